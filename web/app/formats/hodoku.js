/**
 * The library lines of HoDoKu: fields between colons, of which the fourth is the puzzle. A `+` marks
 * a digit that a player has placed: it is none of the givens.
 *
 *     :0000:x:53..7....6..195+4...98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::
 */
import { Excerpt } from './excerpt.js';

/** @type {import('./excerpt.js').Format} */
export const hodoku = {
  find(signs) {
    const lines = [...signs.matchAll(/(:[^:\r\n]{0,20}:[^:\r\n]{0,200}:)((?:\+?[0-9.]){12,}):/g)];
    if (lines.length === 0) return null;
    return {
      id: 'hodoku',
      pieces: lines.map(({ 1: head, 2: cells, index = 0 }) => cellsOf(cells, index + head.length)),
    };
  },
};

/** @param {string} cells @param {number} start */
function cellsOf(cells, start) {
  const excerpt = new Excerpt();
  for (const { 0: sign, index = 0 } of cells.matchAll(/\+?[0-9.]/g)) {
    excerpt.add(sign.startsWith('+') ? '.' : sign, start + index);
  }
  return excerpt;
}
