/** Which cells forbid a digit in a cell, and what a chosen cell has to do with it. */
import { geometryOf } from '../sudoku/geometry.js';
import { unitKind } from '../i18n/places.js';

/** @typedef {'row' | 'column' | 'box'} UnitKind */

/**
 * @typedef {{ position: number, cell: number, digit: number }} Question why may the digit not go into the empty cell,
 *   after so many steps?
 */

/**
 * @typedef {object} Facts
 * @property {Question} question
 * @property {number} size
 * @property {number[]} board
 * @property {Set<number>} placed the cells whose digits are the search's
 * @property {Map<number, UnitKind[]>} forbids the cells that forbid the digit, and the units that each shares with the
 *   one in question
 */

/** From one unit to several, and from givens to what the search placed. @type {Question[]} */
export const questions = [
  { position: 0, cell: 21, digit: 6 },
  { position: 0, cell: 24, digit: 9 },
  { position: 0, cell: 27, digit: 2 },
  { position: 0, cell: 29, digit: 9 },
  { position: 0, cell: 6, digit: 7 },
  { position: 198, cell: 4, digit: 1 },
];

/** @param {import('../solver.js').Run} run is led to the position @param {Question} question @returns {Facts} */
export function factsOf(run, question) {
  run.seek(question.position);
  const { size } = run;
  const board = [...run.board()];
  const { unitsOf } = geometryOf(size);
  const forbids = new Map();
  board.forEach((digit, cell) => {
    const shared = unitsOf[cell].filter((unit) => unitsOf[question.cell].includes(unit));
    if (digit === question.digit && shared.length) {
      forbids.set(
        cell,
        shared.map((unit) => unitKind(unit, size)),
      );
    }
  });
  return { question, size, board, placed: new Set(run.stack().map(({ cell }) => cell)), forbids };
}

/**
 * What is true of a chosen cell: `apart` has the digit, but shares no unit.
 * @param {Facts} facts
 * @param {number} cell
 * @returns {'right' | 'self' | 'vacant' | 'other' | 'apart'}
 */
export function judged({ question, board, forbids }, cell) {
  if (forbids.has(cell)) return 'right';
  if (cell === question.cell) return 'self';
  if (board[cell] === 0) return 'vacant';
  return board[cell] === question.digit ? 'apart' : 'other';
}
