/**
 * A fork: at a position of a run, another digit is taken for a cell. What follows is the run of the puzzle with the
 * digits that the search had written by then, and that one, as its givens. Pure.
 *
 * A cell that the search has filled is taken back first, and with it all that was written after it: the fork leaves the
 * search where it took its digit.
 * So it is with each algorithm. What candidates the search has struck out is not asked: the rules alone say what a cell
 * can take, and the second run finds out by itself where that leads.
 *
 * @typedef {object} Fork
 * @property {number} position of the run that it leaves
 * @property {number} cell
 * @property {number} digit that is taken there
 *
 * @typedef {Pick<import('../solver.js').Frame, 'cell' | 'digit'>[]} Stack the digits written, the oldest first
 */
import { blockersOf } from '../sudoku/candidates.js';

/** What was written before a cell got its digit: all, where it has none. @param {Stack} stack @param {number} cell */
function below(stack, cell) {
  const index = stack.findIndex((frame) => frame.cell === cell);
  return index < 0 ? stack : stack.slice(0, index);
}

/** @param {string} puzzle @param {Stack} stack @returns {string} the puzzle with these digits as givens */
function filled(puzzle, stack) {
  const signs = [...puzzle];
  for (const { cell, digit } of stack) signs[cell] = String(digit);
  return signs.join('');
}

/**
 * The givens of the run that a fork leads to.
 * @param {string} puzzle '.' for an empty cell
 * @param {Stack} stack at its position
 * @param {Pick<Fork, 'cell' | 'digit'>} fork
 */
export const givensAfter = (puzzle, stack, { cell, digit }) => filled(puzzle, [...below(stack, cell), { cell, digit }]);

/**
 * The digits that a cell could take instead of the one that it has, if it has one: none where it is given.
 * @param {string} puzzle
 * @param {Stack} stack
 * @param {number} cell
 * @returns {number[]}
 */
export function othersFor(puzzle, stack, cell) {
  if (puzzle[cell] !== '.') return [];
  const board = Array.from(filled(puzzle, below(stack, cell)), (sign) => Number(sign) || 0);
  const taken = stack.find((frame) => frame.cell === cell)?.digit;
  return blockersOf(board, cell, Math.sqrt(puzzle.length))
    .filter(({ digit, allowed }) => allowed && digit !== taken)
    .map(({ digit }) => digit);
}

/** @param {Fork} one @param {Fork} other */
export const isSame = (one, other) =>
  one.position === other.position && one.cell === other.cell && one.digit === other.digit;
