/**
 * The decisions of a search that tries every digit in turn: at each cell it comes to, one digit is placed or the latest
 * one is taken back. And what an answer that is not right has missed.
 *
 * @typedef {object} Decision
 * @property {number} cell where the search stands
 * @property {number[]} board the digits there are
 * @property {number} after the digit that it has just taken back in this cell, 0: none
 * @property {number | null} digit that it places, null: none fits
 * @property {{ cell: number, digit: number } | null} back what it takes back instead
 *
 * @typedef {{ digit: number, allowed: boolean, peer?: number | null, unit?: number | null }} Reason
 */
import { first } from '../sudoku/first-puzzle.js';

/** Which decisions of the search are asked for, from 0: how the first dead end is left, and ways back further on. */
export const askedFor = [1, 2, 3, 4, 5, 17, 18, 19, 26, 27];

/**
 * @param {Iterable<Pick<import('../solver.js').Step, 'kind' | 'cell' | 'digit'>>} steps from the first one
 * @param {string} puzzle
 * @returns {Decision[]}
 */
export function decisionsOf(steps, puzzle) {
  const board = Array.from(puzzle, (sign) => Number(sign) || 0);
  /** @type {Decision[]} */
  const decisions = [];
  let after = 0;
  for (const { kind, cell, digit } of steps) {
    if (cell === null) continue;
    if (kind === 'place' || kind === 'retreat') {
      decisions.push({ cell, board: [...board], after, digit: kind === 'place' ? digit : null, back: null });
      after = 0;
    }
    if (kind === 'place') board[cell] = Number(digit);
    if (kind !== 'erase') continue;
    const last = decisions[decisions.length - 1];
    last.back = { cell, digit: Number(digit) };
    board[cell] = 0;
    after = Number(digit);
  }
  return decisions;
}

/**
 * What is said of an answer.
 * @param {Decision} decision
 * @param {number | null} answer a digit, null: one is taken back
 * @param {Reason[]} reasons for and against each digit in its cell
 * @returns {'placed' | 'returned' | 'fits' | 'refused' | 'before' | 'smaller'}
 */
export function judgedAnswer({ digit, after }, answer, reasons) {
  if (answer === digit) return digit === null ? 'returned' : 'placed';
  if (answer === null) return 'fits';
  if (!reasons[answer - 1].allowed) return 'refused';
  return answer <= after ? 'before' : 'smaller';
}

/** @param {import('../solver.js').Solver} solver @returns {import('./decisions.js').Decision[]} */
export function askedDecisions(solver) {
  const run = solver.run(first);
  try {
    const steps = [];
    let left = askedFor[askedFor.length - 1] + 2; // so that the last one may be taken back
    for (const step of run) {
      steps.push(step);
      if (step.kind === 'place' || step.kind === 'retreat') left -= 1;
      if (left === 0) break;
    }
    const decisions = decisionsOf(steps, first);
    return askedFor.map((index) => decisions[index]);
  } finally {
    run.dispose();
  }
}

/**
 * What speaks for and against each digit in the cell of a decision.
 * @param {import('../solver.js').Solver} solver
 * @param {import('./decisions.js').Decision} decision
 */
export function reasonsIn(solver, { board, cell }) {
  const run = solver.run(board.map((digit) => digit || '.').join(''));
  try {
    return run.why(cell);
  } finally {
    run.dispose();
  }
}
