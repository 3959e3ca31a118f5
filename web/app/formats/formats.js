/**
 * Every format in which a puzzle can come, beside plain text: README.md lists them. Text goes in,
 * what the plain reader says of the cells in it comes out, with places in the text.
 *
 *     read('[[1, 0, 0, 0], [0, 0, 2, 0], [0, 3, 0, 0], [0, 0, 0, 4]]', (text) => plain(text));
 *     // { ok: true, puzzle: '1.....2..3.....4', size: 4, format: 'json' }
 */
import { candidates } from './candidates.js';
import { progressOf } from './entries.js';
import { Excerpt, signsOf } from './excerpt.js';
import { blankFrames, frames } from './frames.js';
import { hodoku } from './hodoku.js';
import { letter, remains } from './letter.js';
import { links } from './links.js';
import { listing } from './listing.js';
import { opensudoku } from './opensudoku.js';
import { sdk } from './sdk.js';
import { sdm } from './sdm.js';
import { blankTables, tables } from './tables.js';

/**
 * @typedef {import('../solver.js').ParseResult} ParseResult
 * @typedef {import('../solver.js').ParseError} ParseError
 * @typedef {import('./excerpt.js').Piece} Piece
 * @typedef {(text: string) => ParseResult} Plain
 */

/** Longer texts, in UTF-16 units, are read by no format. */
export const LONGEST_DOCUMENT = 1 << 14;

/** In order of recognition: the first that finds something in a text has the last word on it. */
export const formats = [candidates, frames, links, hodoku, opensudoku, listing, sdk, sdm, letter, tables, remains];

/** Read as plain text, they would be other puzzles. */
const first = [blankTables, blankFrames];

/** @param {string} text @param {Plain} plain reads plain text @returns {ParseResult} */
export function read(text, plain) {
  if (typeof text !== 'string' || text.length > LONGEST_DOCUMENT) return plain(text);
  const early = recognised(text, first, plain);
  if (early) return early;
  const result = plain(text);
  if (result.ok) return result;
  const tooLong = result.error.code === 'too-long';
  return recognised(text, tooLong ? formats.filter(({ long }) => long) : formats, plain) ?? result;
}

/**
 * @param {string} text
 * @param {import('./excerpt.js').Format[]} known
 * @param {Plain} plain
 * @returns {ParseResult | null}
 */
function recognised(text, known, plain) {
  const signs = signsOf(text);
  for (const { find } of known) {
    const found = find(signs, (excerpt) => plain(excerpt.text));
    if (found) return resultOf(text, found, plain);
  }
  return null;
}

/** @param {string} text @param {import('./excerpt.js').Found} found @param {Plain} plain @returns {ParseResult} */
function resultOf(text, { id, pieces }, plain) {
  const results = pieces.map((piece) => (piece instanceof Excerpt ? plain(piece.text) : null));
  const good = pieces.filter((_, index) => results[index]?.ok);
  const puzzles = chosen(results.flatMap((result) => (result?.ok ? [result.puzzle] : [])));
  if (puzzles.length === 0) return { ok: false, error: errorIn(text, pieces[0], results[0]) };
  if (puzzles.length === 1) return { ...chosenResult(puzzles[0], pieces, results), format: id };
  const error = {
    code: /** @type {const} */ ('many'),
    ...placeOf(text, startOf(good[1])),
    found: puzzles.length,
    expected: 1,
  };
  return { ok: false, error, puzzles, unreadable: pieces.length - good.length, format: id };
}

/**
 * The puzzle of a text, with what the text holds beside it.
 * @param {string} puzzle
 * @param {Piece[]} pieces
 * @param {(ParseResult | null)[]} results of the pieces
 */
function chosenResult(puzzle, pieces, results) {
  const piece = pieces[results.findIndex((result) => result?.ok && result.puzzle === puzzle)];
  const progress = piece instanceof Excerpt ? progressOf(puzzle, piece.entries) : null;
  const ok = /** @type {const} */ (true);
  return { ok, puzzle, size: Math.sqrt(puzzle.length), ...(progress && { progress }) };
}

/**
 * @param {string} text
 * @param {Piece} piece
 * @param {ParseResult | null} result what the plain reader says of it
 * @returns {ParseError}
 */
function errorIn(text, piece, result) {
  if (!(piece instanceof Excerpt)) return errorOf(text, piece);
  const { error } = /** @type {Extract<ParseResult, { ok: false }>} */ (result);
  const place = placeOf(text, piece.places[error.index] ?? startOf(piece));
  const found = error.code === 'character' ? String.fromCodePoint(text.codePointAt(place.index) ?? 0) : error.found;
  return { ...error, ...place, found };
}

/** @param {Piece} piece */
const startOf = (piece) => (piece instanceof Excerpt ? piece.places[0] : piece.index);

/** @param {string} text @param {import('./excerpt.js').Fault} fault @returns {ParseError} */
function errorOf(text, { code, index, length = 1, found, expected, row }) {
  const said = code === 'character' ? text.slice(index, index + length) : (found ?? null);
  return { code, ...placeOf(text, index), found: said, expected: expected ?? null, ...(row !== undefined && { row }) };
}

/**
 * Each puzzle once, and no solution of one of them.
 * @param {string[]} puzzles
 */
function chosen(puzzles) {
  const each = [...new Set(puzzles)];
  const open = each.filter((puzzle) => puzzle.includes('.'));
  return each.filter((puzzle) => puzzle.includes('.') || !open.some((other) => solves(puzzle, other)));
}

/** @param {string} full @param {string} puzzle */
function solves(full, puzzle) {
  if (full.length !== puzzle.length) return false;
  let cell = 0;
  while (cell < full.length && (puzzle[cell] === '.' || puzzle[cell] === full[cell])) cell += 1;
  return cell === full.length;
}

/** Lines end with LF, CR LF or CR. @param {string} text @param {number} index */
function placeOf(text, index) {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  return { index, line: lines.length, column: lines[lines.length - 1].length + 1 };
}
