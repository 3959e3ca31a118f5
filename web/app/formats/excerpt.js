/**
 * What a format has found in a text, on its way to the plain reader: signs of cells, each with its
 * place in the text, so that what the plain reader has to say of them is said of the text.
 *
 *     const excerpt = new Excerpt();
 *     excerpt.add('5', 17);
 *     excerpt.text;      // '5'
 *     excerpt.places;    // [17]
 *
 * @typedef {object} Fault what is wrong with a text, as in ParseError
 * @property {'character' | 'digit' | 'length' | 'row' | 'grid-row' | 'link'} code
 * @property {number} index where
 * @property {number} [length] so many characters are wrong there
 * @property {number} [found]
 * @property {number} [expected]
 * @property {number} [row] from 1
 *
 * @typedef {Excerpt | Fault} Piece a puzzle, or what should be one
 * @typedef {{ id: string, pieces: Piece[] }} Found
 *
 * @typedef {object} Format
 * @property {(signs: string, read: (excerpt: Excerpt) => import('../solver.js').ParseResult) => Found | null} find
 *   null: the text is something else. `signs` is the text as `signsOf` makes it; `read` asks the plain reader
 * @property {boolean} [long] whether texts are read too that are longer than the plain reader takes
 */
import { byteOf, FOREIGN } from './plain.js';

export class Excerpt {
  text = '';
  /** For each character of the text, its place in the whole. @type {number[]} */
  places = [];
  /**
   * What the text holds beside the givens, cell by cell; empty where it says nothing.
   * @type {import('./entries.js').Entry[]}
   */
  entries = [];

  /** @param {string} signs @param {number} index where the first of them is; the others follow it */
  add(signs, index) {
    this.text += signs;
    for (let i = 0; i < signs.length; i++) this.places.push(index + i);
  }
}

/** @param {string} signs @param {number} index @returns {Excerpt} */
export function excerptOf(signs, index) {
  const excerpt = new Excerpt();
  excerpt.add(signs, index);
  return excerpt;
}

/**
 * A text in which some signs are replaced. What is put there has the place of the same signs, if they are among those,
 * and else that of the first.
 * @param {Excerpt} text the same is returned where nothing is replaced
 * @param {RegExp} pattern with the flag g
 * @param {(match: string[]) => string} write
 * @returns {Excerpt}
 */
export function rewritten(text, pattern, write) {
  const result = new Excerpt();
  let end = 0;
  const keep = (/** @type {number} */ to) => {
    result.text += text.text.slice(end, to);
    for (; end < to; end++) result.places.push(text.places[end]);
  };
  for (const match of text.text.matchAll(pattern)) {
    const signs = write(match);
    const inside = match[0].indexOf(signs);
    keep(match.index ?? 0);
    result.text += signs;
    for (let i = 0; i < signs.length; i++) result.places.push(text.places[inside < 0 ? end : end + inside + i]);
    end += match[0].length;
  }
  if (end === 0 && result.text === '') return text;
  keep(text.text.length);
  return result;
}

/**
 * A text in which digits of other scripts are ASCII digits, and full-width punctuation, blanks and
 * frames are those of ASCII. What has no such meaning stays. As long as the text, unit by unit.
 * @param {string} text
 */
export function signsOf(text) {
  return text.replace(/[^\0-\x7f]/g, (sign) => {
    const unit = sign.charCodeAt(0);
    const byte = byteOf(unit);
    if (byte !== FOREIGN) return String.fromCharCode(byte);
    return unit > 0xff00 && unit < 0xff5f ? String.fromCharCode(unit - 0xfee0) : sign;
  });
}

/** @typedef {{ text: string, index: number }} Line without its end, and where it starts */

/** Lines end with LF, CR LF or CR. @param {string} text @returns {Line[]} */
export function linesOf(text) {
  /** @type {Line[]} */
  const lines = [];
  const ends = /\r\n|\r|\n/g;
  for (let index = 0; index <= text.length;) {
    const end = ends.exec(text);
    lines.push({ text: text.slice(index, end?.index), index });
    index = end ? ends.lastIndex : Infinity;
  }
  return lines;
}
