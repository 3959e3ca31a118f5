/**
 * Grids in which each cell has its candidates, as programs for solving write them: what has one digit is a given, what
 * has several are notes. A `u` is before a digit that somebody has entered.
 *
 *     .-----------.---------.
 *     | 1   234   | 34  24  |
 *     | 34  2     | 1   34  |
 *     :-----------+---------:
 *     | 24  134   | 3   1   |
 *     | 3   14    | 24  124 |
 *     '-----------'---------'
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt, linesOf } from './excerpt.js';

/** @typedef {{ word: string, index: number }} Word */

/** @type {import('./excerpt.js').Format} */
export const candidates = {
  find(signs) {
    /** @type {Word[][]} */
    let rows = [];
    for (const line of [...linesOf(signs), { text: '#', index: signs.length }]) {
      if (/^[-+=|*.:'\s]*$/.test(line.text)) continue;
      const row = rowOf(line);
      if (row) {
        rows.push(row);
        continue;
      }
      if (isGrid(rows)) return { id: 'candidates', pieces: [excerptOf(rows.flat())] };
      rows = [];
    }
    return null;
  },
};

/** @param {import('./excerpt.js').Line} line @returns {Word[] | null} null: it is no row of such a grid */
function rowOf({ text, index }) {
  if (!/^(?:[|*:\s]|u?[1-9](?!u))*$/.test(text)) return null;
  const words = [...text.matchAll(/u?\d+/g)].map(({ 0: word, index: at = 0 }) => ({ word, index: index + at }));
  return words.length > 0 ? words : null;
}

/** As many rows as there are cells in each, all with rising digits, in some of them several. @param {Word[][]} rows */
function isGrid(rows) {
  const side = rows.length;
  const words = rows.flat().map(({ word }) => word.replace('u', ''));
  const isRising = (/** @type {string} */ word) =>
    Array.from(word).every((digit, at) => Number(digit) <= side && (at === 0 || digit > word[at - 1]));
  return (
    sides.includes(side) &&
    rows.every(({ length }) => length === side) &&
    words.every(isRising) &&
    words.some(({ length }) => length > 1)
  );
}

/** @param {Word[]} words */
function excerptOf(words) {
  const excerpt = new Excerpt();
  for (const { word, index } of words) {
    excerpt.add(word.length === 1 ? word : '.', index);
    excerpt.entries.push(entryOf(word));
  }
  return excerpt;
}

/** @param {string} word @returns {import('./entries.js').Entry} */
function entryOf(word) {
  if (word.length === 1) return {};
  return /^u\d$/.test(word) ? { digit: Number(word[1]) } : { corner: Array.from(word.replace('u', ''), Number) };
}
