/**
 * Grids in frames, in which an empty cell is a blank. What frames a box leaves room between its cells, so
 * that the place of a digit in its line says which cell it is in.
 *
 *     +-------+-------+        +---+---+---+---+        1   |
 *     | 1     |       |        | 1 |   |   |   |            |   3
 *     |       |   3   |        +---+---+---+---+     -------+-------
 *     +-------+-------+        |   |   |   | 3 |        4   |
 */
import { geometryOf, sides } from '../sudoku/geometry.js';
import { Excerpt, linesOf } from './excerpt.js';

/**
 * @typedef {import('./excerpt.js').Line} Line
 * @typedef {{ text: string, index: number }} Field what stands between two bars
 */

const FRAME = /^(?=.*[-+=])[-+=|*\s]+$/;

/** Whether a line is a part of a frame, without a cell. @param {Line} line */
export const isFrame = ({ text }) => FRAME.test(text);

const ROW = /^[1-9|\s]*$/;

/** Read as plain text, blanks would be left out. @type {import('./excerpt.js').Format} */
export const blankFrames = {
  find(signs) {
    if (!signs.includes('|')) return null;
    for (const rows of gridsIn(signs)) {
      const cells = cellsOf(rows);
      if (!cells?.some(({ text }) => text.trim() === '')) continue;
      const excerpt = new Excerpt();
      for (const { text, index } of cells) {
        excerpt.add(text.trim() || '.', text.trim() ? index + text.search(/\S/) : index);
      }
      return { id: 'rows', pieces: [excerpt] };
    }
    return null;
  },
};

/**
 * Where blanks might be in this cell or in that one, the first row that is short of signs is named.
 * @type {import('./excerpt.js').Format}
 */
export const frames = {
  find(signs) {
    for (const rows of gridsIn(signs)) {
      const digits = rows.map(({ text }) => text.replace(/[|\s]/g, '').length);
      const short = digits.findIndex((count) => count > 0 && count < rows.length);
      if (short < 0 || digits.some((count) => count > rows.length)) continue;
      const { text, index } = rows[short];
      return {
        id: 'rows',
        pieces: [{ code: 'row', index: index + text.search(/\d[^\d]*$/), found: digits[short], expected: rows.length }],
      };
    }
    return null;
  },
};

/**
 * N lines with bars that follow each other, but for frames and blank lines.
 * @param {string} signs
 * @returns {Generator<Line[]>}
 */
function* gridsIn(signs) {
  /** @type {Line[]} */
  let rows = [];
  const mark = signs.startsWith('\ufeff') ? 1 : 0;
  const lines = linesOf(signs.slice(mark)).map(({ text, index }) => ({ text, index: index + mark }));
  for (const line of [...lines, { text: '#', index: signs.length }]) {
    if (isFrame(line) || line.text.trim() === '') continue;
    if (ROW.test(line.text) && line.text.includes('|')) {
      rows.push(line);
      continue;
    }
    if (sides.includes(rows.length)) yield rows;
    rows = [];
  }
}

/**
 * The cells of N rows; null: it is not plain which cells the digits are in.
 * @param {Line[]} rows
 * @returns {Field[] | null}
 */
function cellsOf(rows) {
  const side = rows.length;
  const fields = evened(rows.map(fieldsOf));
  if (!fields) return null;
  const boxes = side / geometryOf(side).boxWidth;
  const count = fields[0].length;
  const inEach = count === side ? 1 : count === boxes ? side / boxes : count === 1 ? side : 0;
  if (inEach === 0) return null;
  const width = Math.max(...fields.flat().map(({ text }) => text.length));
  for (const pitch of inEach === 1 ? [width] : pitches(width, inEach)) {
    const cells = fields.flat().map((field) => cut(field, pitch, inEach, width));
    if (cells.every((some) => some !== null)) return cells.flat();
  }
  return null;
}

/** What stands between the bars, without what is outside of the frame. @param {Line} line @returns {Field[]} */
function fieldsOf({ text, index }) {
  const fields = [];
  let at = index;
  for (const field of text.split('|')) {
    fields.push({ text: field, index: at });
    at += field.length + 1;
  }
  return fields;
}

/**
 * All rows with the same number of fields of the same width: where the frame is open at the sides, blanks are
 * put before the first field and after the last one.
 * @param {Field[][]} rows
 */
function evened(rows) {
  const isOuter = (/** @type {number} */ at) => rows.every((row) => (row.at(at)?.text ?? '').trim() === '');
  const [left, right] = [isOuter(0), isOuter(-1)];
  const count = rows[0].length;
  if (rows.some((row) => row.length !== count) || count - Number(left) - Number(right) < 1) return null;
  const closed = left && right;
  const inner = closed ? rows.map((row) => row.slice(1, -1)) : rows;
  const width = Math.max(...inner.flat().map(({ text }) => text.length));
  if (closed) return inner.flat().every(({ text }) => text.length === width) ? inner : null;
  return inner.map((row) =>
    row.map(({ text, index }, i) =>
      i === 0
        ? { text: text.padStart(width), index: index - width + text.length }
        : { text: text.padEnd(width), index },
    ),
  );
}

/**
 * The distances that so many cells may have in a field, the widest first.
 * @param {number} width
 * @param {number} count
 */
const pitches = (width, count) =>
  [4, 3, 2, 1].filter((pitch) => {
    const rest = width - 1 - pitch * (count - 1);
    return rest >= 0 && rest <= pitch + 1;
  });

/**
 * The cells of a field; null where something stands between two of them.
 * @param {Field} field
 * @param {number} pitch
 * @param {number} count
 * @param {number} width
 * @returns {Field[] | null}
 */
function cut({ text, index }, pitch, count, width) {
  if (count === 1) return text.trim().length > 1 ? null : [{ text, index }];
  const first = Math.floor((width - 1 - pitch * (count - 1)) / 2);
  const places = Array.from({ length: count }, (_, i) => first + pitch * i);
  if ([...text].some((sign, at) => sign.trim() !== '' && !places.includes(at))) return null;
  return places.map((at) => ({ text: text.charAt(at), index: index + at }));
}
