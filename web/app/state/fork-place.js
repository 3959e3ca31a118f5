/**
 * A fork as links and snapshots write it: position, cell and digit, the first two counted from 0. Pure.
 *
 *     readFork('118,5,3', { puzzle });     // [118, 5, 3]; String() is the way back
 */

/** @typedef {[position: number, cell: number, digit: number]} ForkPlace */

/**
 * @param {unknown} text of any origin
 * @param {{ puzzle?: string }} of without a puzzle any cell will do
 * @returns {ForkPlace | null} null for anything but an empty cell of the puzzle and a digit of its side
 */
export function readFork(text, { puzzle }) {
  if (typeof text !== 'string' || !/^\d{1,15},\d\d?,[1-9]$/.test(text)) return null;
  const [position, cell, digit] = text.split(',').map(Number);
  return puzzle && (puzzle[cell] !== '.' || digit ** 2 > puzzle.length) ? null : [position, cell, digit];
}
