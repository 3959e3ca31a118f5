/**
 * The cell that is explained, and the digits that the search has tried in it. The reader chooses the cell. At a dead
 * end, the page explains the cell of the dead end. Pure functions of the state.
 */
import { choicesAt } from '../sudoku/alternatives.js';
import { blockersOf, isForced } from '../sudoku/candidates.js';
import { stepsPerSecond } from './speed.js';

/** Playing no faster than this, a dead end can be read, in steps a second. */
const SLOW = 2;

/** Whoever moves on has been told. */
export const silence = /** @type {const} */ ({ asked: null, lit: null });

/** The cell that is explained, or null. @param {import('./state.js').State} state @returns {number | null} */
export function explained({ mode, run, asked, playing, speed }) {
  if (mode !== 'watch' || !run || asked === 'nothing') return null;
  if (asked !== null) return asked;
  const { step } = run;
  const legible = !playing || stepsPerSecond(speed) <= SLOW;
  return legible && step?.kind === 'retreat' ? step.cell : null;
}

/**
 * Asking about the cell that is explained, or about none, ends the explanation.
 * @param {import('./state.js').State} state
 * @param {number | null} cell
 * @returns {import('./state.js').State}
 */
export function asking(state, cell) {
  const now = explained(state);
  if (cell === null || cell === now) return now === null ? state : { ...state, asked: 'nothing', lit: null };
  if (state.mode !== 'watch' || !state.run || cell < 0 || cell >= state.puzzle.length) return state;
  return { ...state, asked: cell, lit: null, playing: false };
}

/**
 * The cell that holds the digit in hand, if it blocks it.
 * @param {import('./state.js').State} state
 * @returns {number | null}
 */
export function culprit(state) {
  const cell = explained(state);
  if (cell === null || !state.run || state.lit === null || state.run.board[cell]) return null;
  return blockersOf(state.run.board, cell, state.size)[state.lit - 1]?.peer ?? null;
}

/**
 * The digits that the search has tried in the empty cell that it is at, and that it has taken back or will not come to:
 * the rules allow them, and they are no way on.
 * @param {Pick<import('./state.js').State, 'run' | 'algorithm' | 'size'>} state
 * @param {number} cell
 * @returns {number[]}
 */
export function triedIn({ run, algorithm, size }, cell) {
  const { step, board } = run ?? {};
  if (!step || !board || step.cell !== cell || board[cell]) return [];
  const allowed = blockersOf(board, cell, size).flatMap((reason) => (reason.allowed ? reason.digit : []));
  if (step.kind === 'retreat') return allowed;
  if (algorithm === 'propagation' && isForced(board, size)) return []; // what was wrong is the guess before
  const digit = step.digit ?? 0;
  const before = choicesAt(board, { cell, digit }, algorithm).filter((choice) => choice.cell === cell);
  const last = step.kind === 'erase' ? digit : digit - 1;
  return before.map((choice) => choice.digit).filter((each) => each <= last && allowed.includes(each));
}
