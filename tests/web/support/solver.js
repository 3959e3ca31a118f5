/** What the tests share of the solver: the built module, puzzles, and a session that closes itself. */
import { readFileSync } from 'node:fs';
import { loadSolver } from '../../../build/web/app/solver.js';
import { examples } from '../../../web/app/sudoku/examples.js';
import { Session } from '../../../web/app/run/session.js';

/** @typedef {import('../../../web/app/solver.js').Step} Step */
/** @typedef {import('../../../web/app/state/state.js').RunView} RunView */

export const solver = await loadSolver({
  wasmBinary: readFileSync(new URL('../../../build/web/wasm/sudoku.wasm', import.meta.url)),
});

const [school, workshop, classic, small, medium, empty, two, none, hard] = examples.map(({ puzzle }) => puzzle);

export const puzzles = {
  school,
  workshop,
  classic,
  small,
  medium,
  empty,
  two,
  none,
  hard,
  /** Two equal digits in row 1. */
  invalid: '11..............',
  /** One solution, and singles alone do not lead to it. */
  guesses: '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....',
  /** One solution each, and more dead ends than the examples. */
  four: '1.....2..3.....4',
  six: '..4.6....3....61.4......6.2.1..3...2',
  /** No solution, found out by search alone. */
  fourDead: '12....3.........',
  sixDead: '..4.6....3....62.4......6.2.1..3...2',
  fourSolved: '1234341221434321',
};

/**
 * A session that is closed with the test.
 * @param {import('node:test').TestContext} t
 * @param {string} [puzzle]
 */
export function sessionOf(t, puzzle = puzzles.school) {
  const session = new Session(solver);
  t.after(() => session.close());
  session.open(puzzle, 0);
  return session;
}

/**
 * Every step of a puzzle, with the board after it.
 * @param {string} puzzle
 * @param {string} [algorithm]
 * @returns {{ step: Step, board: Uint8Array }[]}
 */
export function walkOf(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  try {
    return Array.from(run, (step) => ({ step, board: run.board() }));
  } finally {
    run.dispose();
  }
}

/**
 * What is shown at positions of a puzzle's run.
 * @param {string} puzzle
 * @param {number[]} positions
 * @param {string} [algorithm]
 * @returns {RunView[]}
 */
export function viewsOf(puzzle, positions, algorithm) {
  const session = new Session(solver);
  try {
    session.open(puzzle, 0, algorithm);
    return positions.map((position) => {
      session.seek(position);
      return session.view();
    });
  } finally {
    session.close();
  }
}
