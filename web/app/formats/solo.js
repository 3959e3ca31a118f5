/**
 * The game IDs and saved games of Solo, of Simon Tatham's collection: the numbers of boxes, and in one line the digits,
 * with a letter between them for the number of empty cells: `a` is one, `b` two. `_` stands for none.
 *
 *     3x3:5_3b7d6b1_9_5...
 *
 * Variants, `3x3x` with its diagonals, `9j` with its jigsaw, `3x3k` with its cages, are other puzzles: an error.
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt } from './excerpt.js';

/** How a puzzle was made: its symmetry and its difficulty. */
const PLAIN = /^(?:[ra]\d?|md?\d?|d[a-z])*$/;
const GAME =
  /(?<![\w:])(?:([2-9][xX][2-9])([a-z0-9]{0,12})|\dj[a-z0-9]{0,12}):(?=[a-z_]*\d)([a-z_1-9]{6,200})(?![\w:])/g;
const SAVED = /^PARAMS\s*:\d+:(?:([2-9][xX][2-9])(\S*)|\dj\S*)\s+[^]{0,200}?^DESC\s*:\d+:([a-z_1-9]+)/m;

/** @type {import('./excerpt.js').Format} */
export const solo = {
  find(signs) {
    const saved = SAVED.exec(signs);
    const pieces = [...signs.matchAll(GAME), ...(saved ? [saved] : [])].flatMap(piecesOf);
    return pieces.length > 0 ? { id: 'solo', pieces } : null;
  },
};

/** @param {RegExpMatchArray} match @returns {import('./excerpt.js').Piece[]} */
function piecesOf({ 0: all, 1: boxes, 2: made, 3: cells, index = 0 }) {
  if (!boxes || !PLAIN.test(made)) return [{ code: 'character', index: index + variantIn(all) }];
  const excerpt = cellsOf(cells, index + all.length - cells.length);
  // Boxes that are higher than wide are those of another puzzle.
  return sides.includes(Math.sqrt(excerpt.text.length)) && boxes.toLowerCase() !== '3x2' ? [excerpt] : [];
}

/** The letter that tells the variant; else what stands behind the numbers of boxes. @param {string} game */
function variantIn(game) {
  const letter = game.search(/(?<=\dx\d[a-z0-9]*)[xjk]|(?<=\d)j/i);
  return letter < 0 ? '3x3'.length : letter;
}

/** @param {string} cells @param {number} start */
function cellsOf(cells, start) {
  const excerpt = new Excerpt();
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === '_') continue;
    const count = cells.charCodeAt(at) - 0x60;
    if (count < 1) excerpt.add(cells[at], start + at);
    for (let empty = 0; empty < count; empty++) excerpt.add('.', start + at);
    if (count > 1) excerpt.places.fill(start + at, excerpt.text.length - count);
  }
  return excerpt;
}
