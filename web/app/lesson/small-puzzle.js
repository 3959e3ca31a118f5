/**
 * The small puzzle that the lesson begins with, and what is said of a digit that the reader sets there. Only digits
 * that are forced are taken, so the board is never wrong; there is always a cell with one candidate until it is full.
 */
import { blockersOf, candidatesOf, digitsOf, placesOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';

export const SIZE = 4;
export const smallPuzzle = '4....1...431...4';
export const givens = Array.from(smallPuzzle, (sign) => Number(sign.replace('.', '0')));

/**
 * @typedef {object} Verdict
 * @property {'filled' | 'refused' | 'guess' | 'only' | 'place'} word `only` and `place` are right: the last digit for
 *   the cell, the last place for the digit
 * @property {number} [peer] the cell that forbids the digit
 * @property {number} [unit] that the two share; or in which the digit has no other place
 * @property {number[]} [candidates] of the cell, where several are left
 */

/** @param {number[]} board @param {number} cell @param {number} digit @returns {Verdict} */
export function verdictOn(board, cell, digit) {
  if (board[cell]) return { word: 'filled' };
  const { allowed, peer, unit } = blockersOf(board, cell, SIZE)[digit - 1];
  if (!allowed) return { word: 'refused', peer: Number(peer), unit: Number(unit) };
  const masks = candidatesOf(board, SIZE);
  const candidates = digitsOf(masks[cell]);
  if (candidates.length === 1) return { word: 'only' };
  const alone = geometryOf(SIZE).unitsOf[cell].find((one) => placesOf(masks, SIZE, one, digit).length === 1);
  return alone === undefined ? { word: 'guess', candidates } : { word: 'place', unit: alone };
}

/** The first cell that has one candidate, -1 on a full board. @param {number[]} board */
export const cellToLookAt = (board) => candidatesOf(board, SIZE).findIndex((mask) => digitsOf(mask).length === 1);
