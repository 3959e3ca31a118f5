/**
 * Links that hold a puzzle: `?bd=` of solvers, `#p=` of this page, and what other pages call it.
 * `%2E` is a dot there. Links of f-puzzles and its kin, which are packed, are unpacked; those of solvers that hold a
 * position have two signs for each cell. A value is read to its end or not at all.
 *
 *     https://example.org/sudoku.htm?bd=530070000600195000...
 *     https://example.org/#p=53..7....6..195...&a=mrv
 *     https://example.org/?load=N4IgzglgXgpi...
 */
import { sides } from '../sudoku/geometry.js';
import { treeOf } from './brackets.js';
import { Excerpt, excerptOf } from './excerpt.js';
import { gridsIn } from './listing.js';
import { unpackBase64 } from './lz.js';
import { positionOf } from './position.js';

/** Fewer cells than that are an address, not a puzzle. */
const LEAST = 12;
/** The end of a value: a sign that no address has, or the end of a sentence. */
const VALUE = String.raw`([^\s&#"'<>()\[\]{}|\\^,;` + '`]*)';
const plainLink = new RegExp(`([?&#](bd|p|puzzle|sudoku|board|grid|givens|q)=)${VALUE}`, 'g');
/** Under other names, 16 digits are a number. */
const TELLING = /^(?:bd|p|puzzle|sudoku)$/;
const NUMBER = /^\d{16}$/;
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s"'<>]+/gi;
const ANY_VALUE = /(?<=[?&#]\w{1,30}=)[^&#]{12,}|(?<=[/#])[^/&#?=]{12,}/g;
const packed = String.raw`(?:[?&#]load=|(?:\/|[?&#]puzzleid=)(?:fpuzzles|fpuz|(?:scl|ctc)(?=N4I)))([\w+/=%-]{16,})`;
const packedLink = new RegExp(String.raw`${packed}|^\s*(N4I[\w+/]{100,}=*)\s*$`, 'g');

/** @type {import('./excerpt.js').Format} */
export const links = {
  long: true,
  find(signs) {
    const plain = [...signs.matchAll(plainLink)]
      .filter(({ 2: name, 3: value }) => TELLING.test(name) || !NUMBER.test(value))
      .flatMap(({ 1: head, 3: value, index = 0 }) => cellsOf(value, index + head.length));
    if (plain.length > 0) return { id: 'link', pieces: plain };
    const found = [...signs.matchAll(packedLink)];
    if (found.length === 0) return null;
    return {
      id: 'f-puzzles',
      pieces: found.flatMap(({ 1: inLink, 2: alone, index = 0 }) => unpacked(inLink ?? alone, index)),
    };
  },
};

/**
 * Where nothing else is in a text, an address with a whole puzzle in it, whatever its key is, or without one.
 * @type {import('./excerpt.js').Format}
 */
export const emptyLinks = {
  long: true,
  find(signs) {
    const pieces = [...signs.matchAll(ADDRESS)].flatMap(({ 0: address, index: start = 0 }) =>
      [...address.matchAll(ANY_VALUE)].flatMap(({ 0: value, index = 0 }) =>
        NUMBER.test(value) ? [] : cellsOf(value, start + index).filter(isWhole),
      ),
    );
    if (pieces.length > 0) return { id: 'link', pieces };
    const index = signs.search(/\b(?:https?|ftp):\/\/\S|\bwww\.\w/i);
    return index < 0 ? null : { id: 'link', pieces: [{ code: 'link', index }] };
  },
};

/** @param {string} value @param {number} start @returns {Excerpt[]} none: it is no puzzle */
function cellsOf(value, start) {
  const position = positionOf(value, start);
  if (position) return [position];
  if (!/^[0-9.*_XxA-Fa-f%+?!,;|:/-]{12,}$/.test(value)) return [];
  // A sign that ends a sentence is not a cell.
  const [whole, short] = [value, value.replace(/[.?!:]$/, '')].map((text) => decoded(text, start));
  const chosen = !isWhole(whole) && isWhole(short) ? short : whole;
  if (chosen.text.length >= LEAST && /^[0-9.*_Xx? -]*$/.test(chosen.text)) return [chosen];
  return listed(whole);
}

/**
 * A list in an address: brackets with cells in them; or rows, or cells, with signs between them.
 * @param {Excerpt} excerpt
 * @returns {Excerpt[]} none: it is no puzzle
 */
function listed({ text, places }) {
  const pieces = /^\s*[[{]/.test(text) ? gridsIn(treeOf(text)).map(({ piece }) => piece) : [joined(text)];
  return pieces.flatMap((piece) => {
    if (!(piece instanceof Excerpt) || !isWhole(piece)) return [];
    return [Object.assign(new Excerpt(), { text: piece.text, places: piece.places.map((at) => places[at]) })];
  });
}

/** The last of the parts is nothing, or an empty cell. @param {string} text */
function joined(text) {
  const all = [...text.matchAll(/([0-9.*_Xx?-]*)(?:[,;:|/\s]|$)/g)];
  const parts = [all, all.slice(0, -1)].find(
    (some) =>
      some.every(({ 1: part }) => part.length === some.length) ||
      (some.every(({ 1: part }) => part.length <= 1) && sides.includes(Math.sqrt(some.length))),
  );
  const excerpt = new Excerpt();
  for (const { 1: part, index = 0 } of parts ?? []) excerpt.add(part || '.', index);
  return excerpt;
}

/** @param {Excerpt} excerpt */
const isWhole = ({ text }) => sides.some((side) => text.length === side ** 2);

/** Each sign of a piece of an address. @param {string} value @param {number} start @returns {Excerpt} */
function decoded(value, start) {
  const excerpt = new Excerpt();
  for (const { 0: signs, 1: code, index = 0 } of value.matchAll(/%([0-9A-Fa-f]{2})|[^%]+|%/g)) {
    excerpt.add(code ? String.fromCharCode(parseInt(code, 16)) : signs.replaceAll('+', ' '), start + index);
  }
  return excerpt;
}

/**
 * What is packed has no places in the text but that of the link.
 * @param {string} packed
 * @param {number} index
 * @returns {import('./excerpt.js').Piece[]}
 */
function unpacked(packed, index) {
  const text = unpackBase64(
    packed.replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '=').replaceAll('-', '+').replaceAll('_', '/'),
  );
  const grids = text === null ? [] : gridsIn(treeOf(text)).filter(({ solution }) => !solution);
  if (grids.length === 0) return [{ code: 'link', index }];
  return grids.map(({ piece }) => {
    if (!(piece instanceof Excerpt)) return { code: 'link', index };
    const excerpt = excerptOf(piece.text, 0);
    excerpt.places.fill(index);
    excerpt.entries = piece.entries;
    return excerpt;
  });
}
