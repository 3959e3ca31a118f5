/**
 * Links that hold a puzzle: `?bd=` of solvers, `#p=` of this page, and what other pages call it.
 * `%2E` is a dot there. Links of f-puzzles and its kin, which are packed, are unpacked.
 *
 *     https://example.org/sudoku.htm?bd=530070000600195000...
 *     https://example.org/#p=53..7....6..195...&a=mrv
 *     https://example.org/?load=N4IgzglgXgpi...
 */
import { treeOf } from './brackets.js';
import { Excerpt, excerptOf } from './excerpt.js';
import { gridsIn } from './listing.js';
import { unpackBase64 } from './lz.js';

/** Fewer cells than that are an address, not a puzzle. */
const LEAST = 12;

/** @type {import('./excerpt.js').Format} */
export const links = {
  long: true,
  find(signs) {
    const plain = [...signs.matchAll(/([?&#](?:bd|p|puzzle|sudoku|board|grid|givens|q)=)([0-9.*_XxA-Fa-f%+-]{12,})/g)]
      .map(({ 1: head, 2: value, index = 0 }) => decoded(value, index + head.length))
      .filter((excerpt) => excerpt.text.length >= LEAST && /^[0-9.*_Xx -]*$/.test(excerpt.text));
    if (plain.length > 0) return { id: 'link', pieces: plain };
    const packed = [
      ...signs.matchAll(/(?:[?&#]load=|\/(?:fpuzzles|fpuz))([\w+/=%-]{16,})|^\s*(N4I[\w+/]{100,}=*)\s*$/g),
    ];
    if (packed.length === 0) return null;
    return {
      id: 'f-puzzles',
      pieces: packed.flatMap(({ 1: inLink, 2: alone, index = 0 }) => unpacked(inLink ?? alone, index)),
    };
  },
};

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
