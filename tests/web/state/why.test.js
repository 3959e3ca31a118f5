import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { cellsOf } from '../../../web/app/view/cells.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { isForced } from '../../../web/app/sudoku/candidates.js';
import { triedIn } from '../../../web/app/state/why.js';
import { whyOf } from '../../../web/app/view/why.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';
import { World } from '../support/world.js';

/** @param {(world: World) => void} work @param {string} [puzzle] @param {string} [algorithm] */
function watching(work, puzzle = puzzles.school, algorithm = 'backtracking') {
  const world = new World(solver, puzzle);
  try {
    world.dispatch({ type: 'algorithm', algorithm });
    work(world);
  } finally {
    world.close();
  }
}

/** @param {World} world */
const panel = (world) => appearanceOf(world.state, t).why;

test('a cell that is asked about says which digits it takes, and what blocks each other one', () => {
  watching((world) => {
    world.dispatch({ type: 'ask', cell: 0 });
    const why = panel(world);
    assert.equal(why?.text, 'Row 1, column 1 can take 2 8.');
    assert.deepEqual(
      why?.digits.map(({ allowed }) => allowed),
      [false, true, false, false, false, false, false, true, false],
    );
    assert.deepEqual(
      why?.digits.slice(0, 3).map(({ label }) => label),
      ['1: column 1 has it in row 9.', '2 is allowed.', '3: box 1 has it in row 2, column 2.'],
    );
    assert.equal(appearanceOf(world.state, t).speech.text, why?.text);
  });
});

test('a digit in hand is explained, and the cell that blocks it is marked', () => {
  watching((world) => {
    world.dispatch({ type: 'ask', cell: 0 });
    world.dispatch({ type: 'light', digit: 1 });
    assert.equal(panel(world)?.text, '1: column 1 has it in row 9.');
    assert.deepEqual(
      [0, 72].map((cell) => cellsOf(world.state, t)[cell].mark),
      ['select', 'conflict'],
    );
    world.dispatch({ type: 'light', digit: 2 });
    assert.equal(cellsOf(world.state, t)[72].mark, '');
  });
});

test('filled cells say who filled them', () => {
  watching((world) => {
    world.move((session) => session.seek(1308));
    world.dispatch({ type: 'ask', cell: 2 });
    assert.equal(panel(world)?.text, 'Row 1, column 3: 7 is given by the puzzle.');
    world.dispatch({ type: 'ask', cell: 1 });
    assert.equal(panel(world)?.text, 'Row 1, column 2: 1 was placed by the search, at depth 2.');
    assert.deepEqual(panel(world)?.digits, []);
  });
});

test('at a dead end it is said unasked, but not while playing fast', () => {
  watching((world) => {
    assert.equal(panel(world), null);
    world.move((session) => session.jump('retreat', false));
    assert.equal(panel(world)?.text, 'Dead end: row 1, column 5 can take no digit. The digit placed last must go.');
    world.dispatch({ type: 'play' });
    assert.equal(panel(world), null);
    world.dispatch({ type: 'speed', speed: 0 });
    assert.notEqual(panel(world), null);
    world.dispatch({ type: 'ask', cell: null });
    assert.equal(panel(world), null);
    world.move((session) => session.jump('retreat', false));
    assert.notEqual(panel(world), null);
  });
});

/** @type {[what: string, end: (world: World) => void][]} */
const endings = [
  ['asking again', (world) => world.dispatch({ type: 'ask', cell: 0 })],
  ['asking about nothing', (world) => world.dispatch({ type: 'ask', cell: null })],
  ['a step', (world) => world.move((session) => session.step('read'))],
  ['Edit', (world) => world.dispatch({ type: 'mode', mode: 'edit' })],
  ['a digit typed', (world) => world.dispatch({ type: 'enter', cell: 0, digit: 1 })],
  ['another algorithm', (world) => world.dispatch({ type: 'algorithm', algorithm: 'mrv' })],
  ['another puzzle', (world) => world.dispatch({ type: 'load', puzzle: puzzles.small })],
];

for (const [what, end] of endings) {
  test(`${what} ends the explanation`, () => {
    watching((world) => {
      world.dispatch({ type: 'ask', cell: 0 });
      assert.notEqual(panel(world), null);
      end(world);
      assert.equal(panel(world), null);
    });
  });
}

test('in Edit and without a run nothing is explained', () => {
  watching((world) => {
    world.dispatch({ type: 'mode', mode: 'edit' });
    world.dispatch({ type: 'ask', cell: 0 });
    assert.equal(panel(world), null);
  });
  watching((world) => {
    world.dispatch({ type: 'ask', cell: 5 });
    assert.equal(panel(world), null);
  }, puzzles.invalid);
});

test('every cell of any board is explained in all languages, as the run itself explains it', () => {
  for (const [name, algorithm] of [
    ['school', 'backtracking'],
    ['sixDead', 'mrv'],
    ['small', 'propagation'],
  ]) {
    const puzzle = puzzles[/** @type {'school'} */ (name)];
    assert.ok(algorithms.includes(algorithm));
    const run = solver.run(puzzle, { algorithm });
    watching(
      (world) => {
        for (const position of [0, 10, 50, 2000]) {
          world.move((session) => session.seek(position));
          run.seek(position);
          for (let cell = 0; cell < puzzle.length; cell++) {
            if (world.state.asked !== cell) world.dispatch({ type: 'ask', cell: null });
            world.dispatch({ type: 'ask', cell });
            for (const [language, say] of Object.entries(translators)) {
              const why = appearanceOf(world.state, say).why;
              assert.ok(why);
              for (const text of [why.text, ...why.digits.map(({ label }) => label)]) {
                assert.equal(faultOf(text, language), null);
              }
              if (!run.board()[cell]) {
                assert.deepEqual(
                  why.digits.map(({ digit, allowed, tried }) => ({ digit, allowed: allowed || tried })),
                  run.why(cell).map(({ digit, allowed }) => ({ digit, allowed })),
                );
              }
            }
          }
        }
      },
      puzzle,
      algorithm,
    );
    run.dispose();
  }
});

/** The puzzle with the digits of a board as its givens. @param {ArrayLike<number>} board */
const asGivens = (board) => Array.from(board, (digit) => digit || '.').join('');

for (const algorithm of algorithms.filter((id) => id !== 'logic')) {
  test(`a digit that ${algorithm} has tried and taken back is struck out, and leads to no solution`, () => {
    const puzzle = ['mrv', 'dancing-links', 'propagation'].includes(algorithm) ? puzzles.guesses : puzzles.six;
    const { length } = Array.from(solver.run(puzzle, { algorithm }));
    let found = 0;
    watching(
      (world) => {
        for (let position = 1; position <= Math.min(1500, length); position++) {
          world.move((session) => session.seek(position));
          const { run } = world.state;
          const step = run?.step;
          if (!run || !step || step.cell === null || !['erase', 'retreat'].includes(step.kind)) continue;
          world.dispatch({ type: 'ask', cell: null });
          world.dispatch({ type: 'ask', cell: step.cell });
          const tried = triedIn(world.state, step.cell);
          const forced = algorithm === 'propagation' && step.kind === 'erase' && isForced(run.board, world.state.size);
          if (step.kind === 'erase' && !forced) assert.ok(tried.includes(step.digit ?? 0), `step ${position}`);
          for (const digit of tried) {
            /** @type {number[]} */
            const board = Array.from(run.board);
            board[step.cell] = digit;
            if (algorithm !== 'all-solutions') assert.equal(solver.check(asGivens(board)).status, 'none');
            const look = whyOf(world.state, t)?.digits[digit - 1];
            if (look) assert.deepEqual([look.allowed, look.tried, look.unit], [false, true, 'tried']);
            found += 1;
          }
        }
      },
      puzzle,
      algorithm,
    );
    assert.ok(found > 0 || algorithm === 'propagation');
  });
}
