/**
 * What a text holds beside the givens: digits, notes and colours that somebody has entered.
 *
 * @typedef {object} Entry of one cell, as a text has it; what makes no sense is left out
 * @property {number} [digit]
 * @property {number[]} [corner] digits that are noted in the corners of the cell
 * @property {number[]} [centre] ... and in its middle
 * @property {string} [colour] its name, whatever it may be
 */
import { geometryOf } from '../sudoku/geometry.js';

/** There are so many colours. */
const COLOURS = 8;

/**
 * @param {string} puzzle the givens, '.' for an empty cell
 * @param {Entry[]} entries one for each cell
 * @returns {import('../solver.js').Progress | null} null: there is nothing beside the givens
 */
export function progressOf(puzzle, entries) {
  const side = Math.sqrt(puzzle.length);
  const isDigit = (/** @type {number} */ digit) => Number.isInteger(digit) && digit > 0 && digit <= side;
  if (entries.length !== puzzle.length) return null;
  const progress = {
    digits: Uint8Array.from(puzzle, Number),
    corner: new Uint16Array(puzzle.length),
    centre: new Uint16Array(puzzle.length),
    colours: coloursOf(entries),
  };
  let hasAny = progress.colours.some(Boolean);
  entries.forEach(({ digit = 0, corner = [], centre = [] }, cell) => {
    if (puzzle[cell] !== '.') return;
    if (isDigit(digit)) progress.digits[cell] = digit;
    else {
      progress.corner[cell] = maskOf(corner.filter(isDigit));
      progress.centre[cell] = maskOf(centre.filter(isDigit));
    }
    hasAny ||= Boolean(progress.digits[cell] || progress.corner[cell] || progress.centre[cell]);
  });
  return hasAny ? progress : null;
}

/** @param {number[]} digits */
const maskOf = (digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/**
 * Other programs have other colours: the first one in a text is the first of ours, and so on; the eighth is all that
 * are left.
 * @param {Entry[]} entries
 */
function coloursOf(entries) {
  /** @type {string[]} */
  const names = [];
  return Uint8Array.from(entries, ({ colour }) => {
    if (!colour) return 0;
    if (!names.includes(colour)) names.push(colour);
    return Math.min(names.indexOf(colour) + 1, COLOURS);
  });
}

/**
 * The candidates that the digits of a board leave to each cell; none to a cell with a digit.
 * @param {number[]} digits 0 for an empty cell
 * @returns {number[][]}
 */
export function allowedIn(digits) {
  const side = Math.sqrt(digits.length);
  const { unitsOf, cellsOf } = geometryOf(side);
  const all = Array.from({ length: side }, (_, index) => index + 1);
  return digits.map((digit, cell) => {
    if (digit) return [];
    const seen = new Set(unitsOf[cell].flatMap((unit) => cellsOf[unit]).map((peer) => digits[peer]));
    return all.filter((each) => !seen.has(each));
  });
}
