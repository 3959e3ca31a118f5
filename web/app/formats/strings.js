/**
 * Rows that stand side by side: nine words of nine signs with the same sign between them, or strings without a bracket
 * around them.
 *
 *     1.../..2./.3../...4            "1..." +
 *                                    "..2." +
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt } from './excerpt.js';

const CELLS = '[0-9.*_Xx?-]';
const STRING = /(["'`])((?:\\.|(?!\1)[^\\\r\n])*)\1/g;
const ROW = /^(?:[0-9.*_xX? -]|\\[nrt])*$/;
/** Years, numbers of four or six digits, and such with a decimal point stand side by side in prose. */
const isProse = (/** @type {string} */ text) => !/[*_?]|(?<!\d)\.|\.(?!\d)/.test(text);

/** @type {import('./excerpt.js').Format} */
export const strings = {
  find(signs) {
    const pieces = [...inOneLine(signs), ...quoted(signs)];
    return pieces.length > 0 ? { id: 'strings', pieces: pieces.slice(0, 1) } : null;
  },
};

/** @param {string} signs @returns {Excerpt[]} */
function inOneLine(signs) {
  for (const side of [...sides].reverse()) {
    const word = `${CELLS}{${side}}`;
    const pattern = new RegExp(
      `(?<![^\\s"'(\\[{:=,])${word}([^\\w.*?\\r\\n]{1,3})${word}(?:\\1${word}){${side - 2}}(?![^\\s"')\\]},;.])`,
      'g',
    );
    const isWhole = (/** @type {string} */ all) => all.length === signs.trim().length;
    const matches = [...signs.matchAll(pattern)].filter(([all]) => side === 9 || !isProse(all) || isWhole(all));
    const found = matches.map(({ 0: all, 1: between, index = 0 }) => cellsOf(all, between, index));
    if (found.length > 0) return found;
  }
  return [];
}

/** @param {string} all @param {string} between @param {number} start */
function cellsOf(all, between, start) {
  const excerpt = new Excerpt();
  let at = start;
  for (const word of all.split(between)) {
    excerpt.add(word, at);
    at += word.length + between.length;
  }
  return excerpt;
}

/** Strings that make a puzzle together, if all of them are cells. @param {string} signs @returns {Excerpt[]} */
function quoted(signs) {
  if (/[[{]/.test(signs)) return []; // a list, with a mistake
  const words = [...signs.matchAll(STRING)];
  if (words.some(({ 2: word }) => !ROW.test(word))) return [];
  const excerpt = new Excerpt();
  for (const { 2: word, index = 0 } of words) {
    for (const { 0: sign, index: at = 0 } of word.matchAll(/\\.|./g)) {
      if (!sign.startsWith('\\')) excerpt.add(sign === ' ' ? '.' : sign, index + 1 + at);
    }
  }
  return sides.some((side) => excerpt.text.length === side ** 2) && /[1-9]/.test(excerpt.text) ? [excerpt] : [];
}
