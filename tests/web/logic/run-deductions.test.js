import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deductionsOf } from '../../../web/app/logic/run-deductions.js';
import { examples } from '../../../web/app/logic/examples.js';
import { puzzles, solver } from '../support/solver.js';

/** Puzzles that need as many techniques as they can: the examples of techniques, before anything was struck out. */
const boards = Object.values(examples).map((text) => text.split(' ')[0]);

/**
 * @param {string} puzzle
 * @param {(run: import('../../../web/app/solver.js').Run) => void} look
 */
function withRun(puzzle, look) {
  const run = solver.run(puzzle, { algorithm: 'logic' });
  try {
    look(run);
  } finally {
    run.dispose();
  }
}

test('each technique of a run is told where the run is at work with it', () => {
  const seen = new Set();
  for (const board of boards) {
    withRun(board, (run) => {
      run.seek(1e6);
      const { positions, complete } = deductionsOf(run, solver.techniques);
      assert.ok(complete);
      assert.equal([...positions.values()].flat().length, run.totals().deduce + run.totals().try);
      for (const [id, places] of positions) {
        seen.add(id);
        for (const position of places) {
          const step = run.seek(position);
          if (id === 'guess') assert.equal(step?.kind, 'try');
          else assert.equal(run.pattern()?.technique, id);
        }
      }
    });
  }
  assert.ok(seen.size > 20, `${[...seen]}`);
});

test('each technique is counted as often as the grade of the puzzle says', () => {
  for (const board of boards.filter((each) => solver.check(each).status === 'unique')) {
    withRun(board, (run) => {
      run.seek(1e6);
      const { positions } = deductionsOf(run, solver.techniques);
      assert.deepEqual(
        Object.fromEntries([...positions].map(([id, { length }]) => [id, length])),
        solver.grade(board).counts,
      );
    });
  }
});

test('the run is left where it stood', () => {
  withRun(puzzles.guesses, (run) => {
    run.seek(1e6);
    for (const position of [0, 1, 17, run.known]) {
      const step = run.seek(position);
      deductionsOf(run, solver.techniques);
      assert.equal(run.position, position);
      assert.deepEqual(run.step, step);
    }
  });
});

test('only what is known is told, and that it is not all', () => {
  withRun(puzzles.guesses, (run) => {
    run.seek(10);
    const { positions, complete } = deductionsOf(run, solver.techniques);
    assert.equal(complete, false);
    assert.equal(run.known, 10);
    assert.ok([...positions.values()].flat().every((position) => position <= 10));
  });
});

test('a long run is told up to a limit, and that it is not all', () => {
  withRun(puzzles.guesses, (run) => {
    run.seek(1e6);
    const all = deductionsOf(run, solver.techniques);
    const some = deductionsOf(run, solver.techniques, 50);
    assert.equal(some.complete, false);
    for (const [id, places] of all.positions) {
      assert.deepEqual(
        some.positions.get(id) ?? [],
        places.filter((position) => position <= 50),
      );
    }
  });
});

test('a run that is longer than what is read at once is told whole, and no further', () => {
  const word = 11 + 2 * 2 ** 4 + 255 * 2 ** 8 + 63 * 2 ** 21 + 2 ** 27; // the second of its family
  const asked = /** @type {number[]} */ ([]);
  let position = 7;
  const run = {
    size: 9,
    known: 250_000,
    complete: true,
    get position() {
      return position;
    },
    seek: (/** @type {number} */ to) => {
      position = to;
      return null;
    },
    read: (/** @type {number} */ count) => {
      asked.push(count);
      position += count;
      return new Uint32Array(count).fill(word);
    },
  };
  const { positions, complete } = deductionsOf(run, solver.techniques);
  assert.equal(complete, false);
  assert.equal(positions.get('hidden-single')?.length, 100_000);
  assert.equal(positions.get('hidden-single')?.at(-1), 100_000);
  assert.equal(position, 7);
  assert.ok(Math.max(...asked) < 10_000, 'in pieces');
});
