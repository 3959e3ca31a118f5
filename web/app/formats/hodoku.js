/**
 * The library lines of HoDoKu: fields between colons, of which the fourth is the puzzle. A `+` marks
 * a digit that a player has placed: it is none of the givens. The fifth has the candidates that are
 * deleted, each as digit, row and column.
 *
 *     :0000:x:53..7....6..195+4...98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:213 471:::
 */
import { sides } from '../sudoku/geometry.js';
import { allowedIn } from './entries.js';
import { Excerpt } from './excerpt.js';

/** @type {import('./excerpt.js').Format} */
export const hodoku = {
  find(signs) {
    const lines = [...signs.matchAll(/(:[^:\r\n]{0,20}:[^:\r\n]{0,200}:)((?:\+?[0-9.]){12,}):([\d ]{0,3000})/g)];
    if (lines.length === 0) return null;
    return {
      id: 'hodoku',
      pieces: lines.map(({ 1: head, 2: cells, 3: deleted, index = 0 }) => cellsOf(cells, index + head.length, deleted)),
    };
  },
};

/** @param {string} cells @param {number} start @param {string} deleted */
function cellsOf(cells, start, deleted) {
  const excerpt = new Excerpt();
  for (const { 0: sign, index = 0 } of cells.matchAll(/\+?[0-9.]/g)) {
    excerpt.add(sign.startsWith('+') ? '.' : sign, start + index);
    excerpt.entries.push({ digit: Number(sign.replace('.', '0')) });
  }
  const { entries } = excerpt;
  const gone = deleted.match(/\b\d{3}\b/g) ?? [];
  const side = Math.sqrt(entries.length);
  if (gone.length === 0 || !sides.includes(side)) return excerpt;
  const notes = allowedIn(entries.map(({ digit = 0 }) => digit));
  for (const [digit, row, column] of gone.map((text) => Array.from(text, Number))) {
    const cell = (row - 1) * side + column - 1;
    notes[cell] = notes[cell]?.filter((other) => other !== digit);
  }
  notes.forEach((corner, cell) => cell in entries && (entries[cell].corner = corner));
  return excerpt;
}
