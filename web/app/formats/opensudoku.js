/**
 * The XML of OpenSudoku: a `game` for each puzzle, with 81 digits in `data`, or with what was played: for each cell
 * its digit, its notes as a mask, and whether it may be changed. The layout has a number: 1 writes notes as digits, 4
 * has two kinds of them, 5 has a colour.
 *
 *     <opensudoku><game data="530070000600195000..." /></opensudoku>
 *     <opensudoku><game data="version: 4&#10;5|0|0|0|3|0|0|0|0|6|0|1|..." /></opensudoku>
 */
import { Excerpt, excerptOf } from './excerpt.js';

/** The fields of a cell in each layout. @type {Record<string, string[]>} */
const layouts = {
  1: ['digit', 'corner', 'changeable'],
  2: ['digit', 'corner', 'changeable'],
  3: ['digit', 'corner', 'changeable'],
  4: ['digit', 'corner', 'centre', 'changeable'],
  5: ['digit', 'corner', 'centre', 'colour', 'changeable'],
};

/** The name of the data, and its version where that is told. */
const head = String.raw`\bdata\s{0,9}=\s{0,9}["'](?:version: ?([1-5])(?:\s|&#10;|&#xA;|\\n){1,9})?`;
/** Plain digits, or fields between bars. */
const cells = String.raw`(?:[0-9.]|[|,-](?=[-\d|"'])){12,}`;
const game = new RegExp(`(${head})(${cells})["']`, 'gi');

/** @type {import('./excerpt.js').Format} */
export const opensudoku = {
  long: true,
  find(signs) {
    if (!signs.includes('<')) return null;
    const games = [...signs.matchAll(game)];
    const pieces = games.flatMap(({ 1: head, 2: version, 3: cells, index = 0 }) =>
      version ? playedOf(cells, index + head.length, layouts[version]) : plainOf(cells, index + head.length),
    );
    return pieces.length > 0 ? { id: 'opensudoku', pieces } : null;
  },
};

/** @param {string} cells @param {number} start */
const plainOf = (cells, start) => (/^[0-9.]*$/.test(cells) ? [excerptOf(cells, start)] : []);

/** @param {string} cells @param {number} start @param {string[]} layout */
function playedOf(cells, start, layout) {
  const excerpt = new Excerpt();
  const fields = [...cells.matchAll(/[^|]+/g)];
  for (let at = 0; at + layout.length <= fields.length; at += layout.length) {
    const cell = Object.fromEntries(layout.map((name, index) => [name, fields[at + index][0]]));
    excerpt.add(cell.changeable === '0' && cell.digit !== '0' ? cell.digit[0] : '.', start + fields[at].index);
    excerpt.entries.push({
      digit: Number(cell.digit),
      corner: notesOf(cell.corner),
      centre: notesOf(cell.centre ?? '0'),
      colour: cell.colour?.replace(/^0$/, ''),
    });
  }
  return excerpt.text.length > 0 ? [excerpt] : [];
}

/** `1,4,` are digits, and 9 is a mask of the same. @param {string} text */
function notesOf(text) {
  if (/[,-]/.test(text)) return text.split(',').map(Number);
  return Array.from({ length: 9 }, (_, index) => index + 1).filter((digit) => Number(text) & (1 << (digit - 1)));
}
