/**
 * The cells that entries go into, and the cursor among them. Pure; what it gives are parts of a state.
 *
 * @typedef {object} Selection
 * @property {number[]} selected cells, ascending; may be empty
 * @property {number} cursor a cell, also while none is selected
 * @property {number} anchor the cell from which a rectangle is extended
 *
 * @typedef {object} Way from the cursor
 * @property {number} rows down; up where negative. It ends at the edge
 * @property {number} columns to the right; to the left where negative
 * @property {boolean} [extend] the cells between the anchor and the new cursor are selected
 * @property {boolean} [toEmpty] goes on to the next cell without a digit, in the order of rows, or of columns for a way
 *   up or down, and from the last one to the first
 */
import { contentOf } from './board.js';

/** @typedef {import('./game.js').Game} Game */

/** One cell alone. @param {number} cell @returns {Selection} */
export const onlyCell = (cell) => ({ selected: [cell], cursor: cell, anchor: cell });

/** All cells. @param {Selection} selection @param {number} count @returns {Selection} */
export const allCells = ({ cursor, anchor }, count) => ({
  selected: Array.from({ length: count }, (_, cell) => cell),
  cursor,
  anchor,
});

/**
 * Some cells, alone or with those that are selected.
 * @param {Selection} selection
 * @param {{ cells: readonly number[], cursor?: number, add?: boolean, toggle?: boolean }} wish cursor: the last
 *   of them; toggle: together with add, those that are selected already are taken out
 * @returns {Selection}
 */
export function withCells({ selected, cursor: before, anchor }, { cells, cursor, add = false, toggle = false }) {
  const here = cursor ?? cells.at(-1) ?? before;
  const wanted = new Set(add ? selected : []);
  for (const cell of cells) if (!toggle || !wanted.delete(cell)) wanted.add(cell);
  return { selected: inOrder(wanted), cursor: here, anchor: add && selected.length > 0 ? anchor : here };
}

/**
 * All cells between the anchor and a cell, as a rectangle.
 * @param {Selection} selection @param {number} cell @param {number} size
 */
export function extendedTo({ anchor }, cell, size) {
  const rows = [Math.floor(anchor / size), Math.floor(cell / size)].sort((one, other) => one - other);
  const columns = [anchor % size, cell % size].sort((one, other) => one - other);
  const selected = [];
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) selected.push(row * size + column);
  }
  return { selected, cursor: cell, anchor };
}

/** The cell to which a way leads. @param {Game} game @param {number} cursor @param {Way} way */
export function cellAt(game, cursor, { rows, columns, toEmpty = false }) {
  const { size } = game;
  if (toEmpty) return nextEmpty(game, cursor, rows, columns);
  const within = (/** @type {number} */ at) => Math.max(0, Math.min(size - 1, at));
  return within(Math.floor(cursor / size) + rows) * size + within((cursor % size) + columns);
}

/**
 * @param {Game} game @param {number} cursor @param {number} rows @param {number} columns
 * @returns {number} the cursor itself where no other cell is empty
 */
function nextEmpty({ board, size }, cursor, rows, columns) {
  const count = size * size;
  const turned = (/** @type {number} */ cell) => (cell % size) * size + Math.floor(cell / size);
  const placeOf = (/** @type {number} */ cell) => (rows === 0 ? cell : turned(cell));
  const step = rows + columns < 0 ? count - 1 : 1;
  for (let place = (placeOf(cursor) + step) % count, left = count; left > 0; place = (place + step) % count, left--) {
    if (board.digits[placeOf(place)] === 0) return placeOf(place);
  }
  return cursor;
}

/**
 * The cells with the same as this one: its digit, without one its notes, without these its colour. A cell that has
 * nothing is alone.
 * @param {Pick<Game, 'board'>} game @param {number} cell @returns {number[]} ascending
 */
export function alike({ board }, cell) {
  const signOf = (/** @type {number} */ at) => {
    const { digit, corner, centre, colour } = contentOf(board, at);
    if (digit) return `digit ${digit}`;
    return corner | centre ? `notes ${corner | centre}` : `colour ${colour}`;
  };
  const sign = signOf(cell);
  const cells = sign === 'colour 0' ? [cell] : Array.from(board.digits.keys());
  return cells.filter((other) => signOf(other) === sign);
}

/** @param {Set<number>} cells */
const inOrder = (cells) => [...cells].sort((one, other) => one - other);
