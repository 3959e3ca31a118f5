/**
 * What stands on the board of a game: a digit, corner notes, centre notes and a colour for each cell. Boards are never
 * changed, only replaced. Pure.
 *
 *     const board = withContents(emptyBoard(puzzle), [[4, { digit: 7, corner: 0, centre: 0, colour: 0 }]]);
 *     contentOf(board, 4).digit;   // 7
 *
 * A cell with a digit has no notes.
 *
 * @typedef {object} Content of one cell
 * @property {number} digit 0 none
 * @property {number} corner the notes in the corners: bit d-1 for digit d
 * @property {number} centre the notes in the centre, likewise
 * @property {number} colour 0 none, else 1 to colourCount
 *
 * @typedef {object} Board
 * @property {Uint8Array} digits the givens and the player's own
 * @property {Uint16Array} corner
 * @property {Uint16Array} centre
 * @property {Uint8Array} colours
 */

/** How many colours a cell can be given. */
export const colourCount = 8;

/**
 * The board of a puzzle before anything was entered.
 * @param {string} puzzle digits and '.', as givensOf() gives it
 * @returns {Board}
 */
export function emptyBoard(puzzle) {
  const { length } = puzzle;
  return {
    digits: Uint8Array.from(puzzle, (sign) => (sign === '.' ? 0 : Number(sign))),
    corner: new Uint16Array(length),
    centre: new Uint16Array(length),
    colours: new Uint8Array(length),
  };
}

/** @param {Board} board @param {number} cell one of the board @returns {Content} */
export function contentOf({ digits, corner, centre, colours }, cell) {
  return { digit: digits[cell], corner: corner[cell], centre: centre[cell], colour: colours[cell] };
}

/**
 * A copy of the board in which some cells have other contents.
 * @param {Board} board
 * @param {Iterable<readonly [cell: number, content: Content]>} contents
 * @returns {Board}
 */
export function withContents(board, contents) {
  const copy = {
    digits: board.digits.slice(),
    corner: board.corner.slice(),
    centre: board.centre.slice(),
    colours: board.colours.slice(),
  };
  for (const [cell, { digit, corner, centre, colour }] of contents) {
    copy.digits[cell] = digit;
    copy.corner[cell] = corner;
    copy.centre[cell] = centre;
    copy.colours[cell] = colour;
  }
  return copy;
}

/**
 * The board with those notes alone that list all that a cell can be. With two kinds these are the centre notes: a
 * corner note says that its digit goes into one of some cells of the box, and nothing of what else the cell can be.
 * @param {Board} board @param {boolean} twoKinds of notes @returns {Board}
 */
export const withLists = (board, twoKinds) =>
  twoKinds ? { ...board, corner: new Uint16Array(board.corner.length) } : board;

/** The notes of both kinds together, as `deduce` takes them; 0 where a digit stands. @param {Board} board */
export const notesOf = ({ digits, corner, centre }) =>
  digits.reduce((notes, digit, cell) => {
    notes[cell] = digit ? 0 : corner[cell] | centre[cell];
    return notes;
  }, new Uint16Array(digits.length));

/** The digits as a text with '.' for an empty cell. @param {Board} board */
export const digitsTextOf = ({ digits }) => Array.from(digits, (digit) => digit || '.').join('');

/** Whether two contents are the same. @param {Content} one @param {Content} other */
export const sameContent = (one, other) =>
  one.digit === other.digit &&
  one.corner === other.corner &&
  one.centre === other.centre &&
  one.colour === other.colour;

/** Whether two boards have the same in a cell. @param {Board} one @param {Board} other @param {number} cell */
export const sameInCell = (one, other, cell) =>
  one.digits[cell] === other.digits[cell] &&
  one.corner[cell] === other.corner[cell] &&
  one.centre[cell] === other.centre[cell] &&
  one.colours[cell] === other.colours[cell];

/** Whether two boards have the same size and the same in each cell. @param {Board} one @param {Board} other */
export const sameBoard = (one, other) =>
  one.digits.length === other.digits.length && one.digits.every((_, cell) => sameInCell(one, other, cell));
