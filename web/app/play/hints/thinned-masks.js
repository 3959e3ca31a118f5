/** The candidates that are left to a player. */
import { candidatesOf } from '../../sudoku/candidates.js';
import { notesOf } from '../board.js';

/**
 * What the board allows, thinned by the notes in the cells that have some: a mask for each cell, bit d-1 for digit d, 0
 * in a filled one.
 * @param {import('../board.js').Board} board
 * @returns {Uint16Array}
 */
export function thinnedMasks(board) {
  const notes = notesOf(board);
  return Uint16Array.from(candidatesOf(board.digits, Math.sqrt(board.digits.length)), (mask, cell) =>
    notes[cell] ? (mask >> 1) & notes[cell] : mask >> 1,
  );
}
