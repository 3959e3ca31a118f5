import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { algorithmOf, algorithms, kindOf } from '../../../web/app/sudoku/algorithms.js';
import { marksOf } from '../../../web/app/view/marks.js';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { initialState, reduce, resumeAt } from '../../../web/app/state/state.js';
import { changing, puzzle } from '../support/actions.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, translators } from '../support/texts.js';
import { World } from '../support/world.js';

/** Steps of the first example. @type {Record<string, number>} */
const lengths = {
  backtracking: 5547,
  'all-solutions': 7210,
  'lookup-tables': 1719,
  mrv: 118,
  propagation: 118,
  'dancing-links': 118,
  logic: 79,
};

test('the page offers the algorithms of the solver, in its order', () => {
  assert.deepEqual(
    algorithms,
    solver.algorithms.map(({ id }) => id),
  );
});

/** A puzzle that every algorithm must guess at. */
const guessed = '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...';

/** A puzzle that needs an elimination. */
const fishy = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';

/** The kinds of step that some algorithm counts. */
const countable = new Set(algorithms.flatMap((id) => algorithmOf(id).counters.map(kindOf)));

for (const id of algorithms) {
  test(`${id} lists the counters of all that its runs do, and of nothing else`, async () => {
    await solver.loadLogic();
    const { counters: listed, countsAll } = algorithmOf(id);
    const done = [puzzles.school, fishy, guessed].map((text) => {
      const run = solver.run(text, { algorithm: id });
      run.seek(100_000);
      const counters = run.counters();
      run.dispose();
      return counters;
    });
    const kinds = [...countable].filter((kind) => done.some((counters) => counters[kind] > 0));
    // One solution is where a run ends; there is nothing to count.
    const counted = kinds.filter((kind) => countsAll || kind !== 'solution');
    assert.deepEqual(counted.sort(), listed.map(kindOf).sort());
  });

  test(`${id} has a legend of all marks that its steps leave on the board`, async () => {
    await solver.loadLogic();
    const { marks, reads } = algorithmOf(id);
    const seen = new Set();
    const run = solver.run(puzzles.school, { algorithm: id });
    for (let position = 0; position <= 400 && !run.done; position++) {
      run.seek(position);
      for (const mark of marksOf(run.step, run.board(), 9, id).values()) seen.add(mark);
    }
    run.dispose();
    for (const kind of ['', 'erase']) seen.delete(kind); // a cell that is empty again has no colour of its own
    assert.deepEqual(
      [...seen].filter((mark) => !marks.includes(mark)),
      [],
    );
    assert.equal(marks.includes('check'), reads === 'cells');
  });
}

for (const [language, t] of Object.entries(translators)) {
  test(`every algorithm has a name, a sentence and a length of its own in ${language}`, () => {
    const looks = algorithms.map((algorithm) => appearanceOf(initialState(puzzles.school, { algorithm }), t).picker);
    for (const { about, choices, label } of looks) {
      for (const text of [about, label, ...choices.map(({ name }) => name)]) {
        assert.equal(faultOf(text, language), null);
      }
    }
    assert.equal(new Set(looks.map(({ about }) => about)).size, algorithms.length);
    assert.equal(new Set(looks[0].choices.map(({ name }) => name)).size, algorithms.length);
    assert.deepEqual(
      looks.map(({ chosen }) => chosen),
      algorithms,
    );
  });

  test(`the verdict says how many steps the algorithm at work takes in ${language}`, () => {
    const texts = algorithms.map((algorithm) => {
      const world = new World(solver, puzzles.school);
      world.dispatch({ type: 'algorithm', algorithm });
      world.measure();
      const { text } = appearanceOf(world.state, t).verdict;
      world.close();
      assert.ok(text.includes(` ${t.number(lengths[algorithm])} `), text);
      assert.equal(faultOf(text, language), null);
      return text;
    });
    assert.equal(new Set(texts).size, algorithms.length);
  });
}

test('another algorithm starts its own run at 0 and keeps puzzle, mode and history', () => {
  const world = new World(solver, puzzles.school);
  world.dispatch({ type: 'load', puzzle: puzzles.small });
  world.move((session) => session.seek(100));
  const before = world.state;
  world.dispatch({ type: 'algorithm', algorithm: 'mrv' });
  const { puzzle: now, origin, mode, past, future, run, algorithm } = world.state;
  assert.deepEqual(
    { now, origin, mode, past, future },
    { now: before.puzzle, origin: before.origin, mode: before.mode, past: before.past, future: before.future },
  );
  assert.deepEqual([algorithm, run?.position], ['mrv', 0]);
  world.move((session) => session.step('read'));
  assert.equal(world.state.run?.step?.kind, 'select');
  assert.equal(world.state.run?.counters.check, 0);
  world.close();
});

test('an unknown algorithm and the one at work change nothing', () => {
  const state = deepFreeze(initialState(puzzles.school, { algorithm: 'mrv' }));
  for (const algorithm of ['mrv', '', 'MRV', 'constructor', '__proto__']) {
    assert.equal(reduce(state, { type: 'algorithm', algorithm }), state);
  }
});

test("undo leaves the algorithm, and a position of another algorithm's run is not taken up", () => {
  const world = new World(solver, puzzles.school);
  world.move((session) => session.seek(1308));
  world.dispatch({ type: 'load', puzzle: puzzles.small });
  world.dispatch({ type: 'algorithm', algorithm: 'mrv' });
  world.dispatch({ type: 'undo' });
  assert.deepEqual([world.state.puzzle, world.state.algorithm, world.state.run?.position], [puzzles.school, 'mrv', 0]);
  world.close();
});

test('undo takes the run up where it was, with the same algorithm', () => {
  fc.assert(
    fc.property(fc.constantFrom(...algorithms), fc.nat(200), changing(puzzle), (algorithm, position, action) => {
      const world = new World(solver, puzzles.school);
      try {
        world.dispatch({ type: 'algorithm', algorithm });
        world.move((session) => session.seek(position));
        world.dispatch({ type: 'mode', mode: 'edit' });
        const stood = world.state.run?.position;
        world.dispatch(action);
        if (world.state.puzzle !== puzzles.school) world.dispatch({ type: 'undo' });
        assert.equal(world.state.run?.position, stood);
        assert.equal(resumeAt(world.state), stood);
      } finally {
        world.close();
      }
    }),
    { numRuns: 30 },
  );
});
