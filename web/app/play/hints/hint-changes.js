/** What a hint does to the board. */
import { geometryOf } from '../../sudoku/geometry.js';
import { contentOf } from '../board.js';

/** @typedef {import('../board.js').Board} Board @typedef {import('../board.js').Content} Content */

/**
 * The cells that change when a hint is followed, ascending: empty only where it says that nothing can be done. A digit
 * takes its cell's notes, and with `tidy` also those that it rules out.
 * @param {import('./hints.js').Hint} hint for this board
 * @param {Board} board
 * @param {{ tidy?: boolean, twoKinds?: boolean }} [settings] of the game; tidy: true, twoKinds: false
 * @returns {[number, Content][]}
 */
export function changesOf(hint, board, { tidy = true, twoKinds = false } = {}) {
  const { kind, places, additions } = hint;
  const eliminations = hint.deduction?.eliminations ?? hint.eliminations; // corner notes that list nothing go as well
  /** @type {Map<number, Content>} */
  const contents = new Map();
  /** @param {number} cell @param {(content: Content) => Partial<Content>} make */
  const change = (cell, make) => {
    const content = contents.get(cell) ?? contentOf(board, cell);
    contents.set(cell, { ...content, ...make(content) });
  };
  for (const { cell, digit } of eliminations) change(cell, kind === 'wrong' ? () => ({ digit: 0 }) : without(digit));
  for (const { cell, digit } of additions) change(cell, withNote(digit, twoKinds));
  for (const { cell, digit } of places) {
    change(cell, () => ({ digit, corner: 0, centre: 0 }));
    for (const peer of tidy ? notedPeers(board, cell, digit) : []) change(peer, without(digit));
  }
  return [...contents].sort(([a], [b]) => a - b);
}

/** @param {number} digit */
const bitOf = (digit) => 1 << (digit - 1);

/** @param {number} digit @returns {(content: Content) => Partial<Content>} */
const without =
  (digit) =>
  ({ corner, centre }) => ({ corner: corner & ~bitOf(digit), centre: centre & ~bitOf(digit) });

/**
 * Among the notes in the middle where a cell has only these, or where only these list what it can be.
 * @param {number} digit @param {boolean} twoKinds
 * @returns {(content: Content) => Partial<Content>}
 */
const withNote =
  (digit, twoKinds) =>
  ({ corner, centre }) =>
    twoKinds || (centre && !corner) ? { centre: centre | bitOf(digit) } : { corner: corner | bitOf(digit) };

/**
 * The cells that see another one and have a note of its digit.
 * @param {Board} board
 * @param {number} cell
 * @param {number} digit
 */
function notedPeers({ digits, corner, centre }, cell, digit) {
  const { unitsOf, cellsOf } = geometryOf(Math.sqrt(digits.length));
  const peers = new Set(unitsOf[cell].flatMap((unit) => cellsOf[unit]));
  return [...peers].filter((peer) => peer !== cell && (corner[peer] | centre[peer]) & bitOf(digit));
}
