/**
 * Rows as statistics programs print them: numbers with decimal points, words for empty cells, blanks between them, and
 * the names of rows and columns.
 *
 *          [,1] [,2] [,3] [,4]            0    1    2    3
 *     [1,]    1   NA   NA   NA       0  1.0  NaN  NaN  NaN
 */
import { sides } from '../sudoku/geometry.js';
import { gridOf, mostlyCells, withoutNames } from './cells.js';
import { linesOf } from './excerpt.js';

/** @typedef {import('./cells.js').Word} Word */

/** Without some of these, the text is of another kind. */
const TELLING = /(?<![a-z])(?:nan|<?na>?|n\/a|none|null|nil|nothing|missing|undefined)(?![a-z])|\d\.0*(?=\s)|~|""|''/gi;
const LEAST = 4;

/** @type {import('./excerpt.js').Format} */
export const words = {
  find(signs) {
    if ((signs.match(TELLING) ?? []).length < LEAST) return null;
    const grids = blocksOf(signs)
      .map(withoutNames)
      .filter((rows) => rows.length >= 3 && sides.includes(rows[0].length));
    return grids.length > 0 ? { id: 'words', pieces: grids.map((rows) => gridOf(rows, 'row')) } : null;
  },
};

/** Lines that follow each other and have as many words, most of which are cells. @param {string} signs */
function blocksOf(signs) {
  /** @type {Word[][][]} */
  const blocks = [];
  /** @type {Word[]} */
  let last = [];
  for (const { text, index } of linesOf(signs)) {
    if (text.trim() === '') continue;
    const row = wordsOf(text, index);
    if (row.length === 0 || !mostlyCells(row)) last = [];
    else {
      if (row.length === last.length) blocks[blocks.length - 1].push(row);
      else blocks.push([row]);
      last = row;
    }
  }
  return blocks;
}

const WORD = /((?:[^\s|,;"'~]|,(?=\]))+)|""|''|~/g;

/** @param {string} text @param {number} start @returns {Word[]} */
function wordsOf(text, start) {
  if (!/[a-z0-9]/i.test(text)) return [];
  return [...text.matchAll(WORD)].map(({ 1: word = '', index = 0 }) => ({ word, index: start + index }));
}
