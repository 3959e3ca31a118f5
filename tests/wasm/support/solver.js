/** What the tests share: the built module, puzzles, and means to follow a run. */
import { createRandom } from '../../support/random.js';
import { readFileSync } from 'node:fs';
import { loadSolver } from '../../../build/web/app/solver.js';

/** @typedef {import('../../../build/web/app/solver.js').Run} Run */
/** @typedef {import('../../../build/web/app/solver.js').Step} Step */
/** @typedef {import('../../../build/web/app/solver.js').Kind} Kind */

/** @param {string} path from this folder */
export const bytesOf = (path) => readFileSync(new URL(path, import.meta.url));

export const wasmBinary = bytesOf('../../../build/web/wasm/sudoku.wasm');
export const solver = await loadSolver({ wasmBinary });

/**
 * @typedef {{ puzzle: string, solution: string, emptyCells: number, backtracking: {
 *   steps: number, counters: Partial<Record<Kind, number>>, conflictsIn: { row: number, column: number, box: number },
 *   stepsSha256: string, placeEraseSha256: string } }} Golden
 */
const { about, ...facts } = JSON.parse(bytesOf('../../data/golden.json').toString());
export const golden = /** @type {Record<'S1' | 'S2' | 'S3', Golden>} */ (facts);

export const puzzles = {
  S1: golden.S1.puzzle,
  S2: golden.S2.puzzle,
  S3: golden.S3.puzzle,
  four: '1.....2..3.....4',
  fourDead: '12....3.........',
  six: '..4.6....3....61.4......6.2.1..3...2',
  sixDead: '..4.6....3....62.4......6.2.1..3...2',
  nineDead: '..7..9.4593.7.826.6...5...7.9..8.57.8.14.7.3.724.6391..792.5..6.6.91.7.31.3..64..',
  /** Has one solution, and singles alone do not lead to it. */
  guesses: '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....',
  /** Takes 1,247,260 steps. */
  long: '1...59...73..2..6.4..3.........43..5...6....33...1.49..1..7.93.59.83.....23.....1',
  /** Has one solution, after 6 * 10^9 steps. */
  slow: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
};

/** @type {Kind[]} */
export const kinds = [
  'select',
  'try',
  'check',
  'conflict',
  'place',
  'eliminate',
  'retreat',
  'erase',
  'solution',
  'exhausted',
  'deduce',
];

/**
 * A run that is closed with the test.
 * @param {import('node:test').TestContext} t
 * @param {string} [puzzle]
 */
export function runOf(t, puzzle = puzzles.S1) {
  const run = solver.run(puzzle);
  t.after(() => run.dispose());
  return run;
}

/** Every step of a puzzle, from the words of `read`. @param {string} puzzle */
export function factsOf(puzzle) {
  const run = solver.run(puzzle);
  try {
    return Array.from(run.read(1e6), (word) => solver.unpack(word, run.size));
  } finally {
    run.dispose();
  }
}

/** All that a run shows at its position. @param {Run} run */
export function stateOf(run) {
  return { step: run.step, board: run.board(), stack: run.stack(), counters: run.counters() };
}

/** The same numbers for the same seed, in [0, 1). @param {number} seed */
export const random = (seed) => createRandom(seed).next;

/** `count` whole numbers from 1 to `most`. @param {number} count @param {number} most @param {number} [seed] */
export function randomPositions(count, most, seed = 1) {
  const next = random(seed);
  return Array.from({ length: count }, () => 1 + Math.floor(next() * most));
}
