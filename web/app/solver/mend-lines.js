/**
 * Lines of a list that hold a puzzle in another form: full-width signs, blanks between the cells, JSON, links. They are
 * written anew as lists have them: as long as they were, or longer where a puzzle was written in fewer signs.
 */
import { LONGEST_DOCUMENT, read } from '../formats/formats.js';
import { byteOf } from '../formats/plain.js';
import { sides } from '../sudoku/geometry.js';
import { joined } from './bytes.js';
import { lastLineEnd } from './cut.js';

/** A shorter line holds no puzzle. */
const SHORTEST = 16;
/** So many bytes are looked at: some milliseconds. Lines behind them are left for the next time. */
const AT_ONCE = 1 << 13;
/** A puzzle that is farther to the right cannot be put in its column. */
const MOST_COLUMNS = 1000;
/** Without one of these a line is no other form: digits without anything between them are read as they are. */
const OTHER_FORM = /[^0-9.*_Xx\-\r\n]/;
/** A line is looked at only if it has three digits from 1 to 9, or a character of another script. */
const DIGITS = /(?:[1-9][^1-9]*){3}|[^\0-\x7f]/;
const SPACE = 32;
/** Bits of a layout before its separator. */
const LAYOUT_FLAGS = 2;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: false });

/**
 * Lines of which some were written anew. `placeOf` tells where a line start, or the end, was before; `isCut`, whether
 * lines at the end were left for the next time.
 * @typedef {{ bytes: Uint8Array, placeOf: (at: number) => number, isCut: boolean }} Mended
 */

/**
 * @param {Uint8Array} bytes whole lines
 * @param {{ errors: { offset: number, code: string }[], side: number, layout: number }} found what was read of them
 * @param {number} room in bytes; lines for which there is none are left for the next time
 * @returns {Mended | null} null: there is nothing to mend
 */
export function mendLines(bytes, { errors, side, layout }, room) {
  const parts = [];
  /** Where lines that have grown end now, and by how much. @type {{ end: number, by: number }[]} */
  const grown = [];
  let [taken, growth, looked, last] = [0, 0, 0, bytes.length];
  for (const { offset, code } of errors) {
    const end = lineEnd(bytes, offset);
    if (code === 'many' || !isWorthALook(end - offset)) continue;
    if (looked > AT_ONCE || end + growth > room) {
      last = offset;
      break;
    }
    looked += end - offset;
    const line = lineOf(bytes.subarray(offset, end), side, layout);
    if (!line) continue;
    parts.push(bytes.subarray(taken, offset), line);
    taken = end;
    const by = line.length - (end - offset);
    growth += by;
    if (by > 0) grown.push({ end: end + growth, by });
  }
  const isCut = last < bytes.length && last > 0;
  if (parts.length === 0 && !isCut) return null;
  parts.push(bytes.subarray(taken, isCut ? last : bytes.length));
  const placeOf = (/** @type {number} */ at) =>
    grown.reduce((place, { end, by }) => (at >= end ? place - by : place), at);
  const mended = joined(parts, Uint8Array);
  const size = mended.length > room ? lastLineEnd(mended.subarray(0, room)) : mended.length;
  return { bytes: mended.subarray(0, size), placeOf, isCut: isCut || size < mended.length };
}

/** @param {number} length of a line, in bytes */
const isWorthALook = (length) => length >= SHORTEST && length <= LONGEST_DOCUMENT;

/**
 * A line as lists have it, at least as long as it was; null where it holds no puzzle.
 * @param {Uint8Array} bytes
 * @param {number} side
 * @param {number} layout
 */
function lineOf(bytes, side, layout) {
  if (layout >>> 10 > MOST_COLUMNS) return null;
  const text = decoder.decode(bytes);
  const puzzle = OTHER_FORM.test(text) && DIGITS.test(text) ? puzzleIn(text, side) : null;
  if (!puzzle) return null;
  const written = encoder.encode(before(layout) + puzzle);
  const line = new Uint8Array(Math.max(written.length, bytes.length)).fill(SPACE);
  line.set(written);
  return line;
}

/** @param {Uint8Array} bytes @param {number} from */
function lineEnd(bytes, from) {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

/** A full grid may be the solution of a puzzle that cannot be read. @param {string} text @param {number} side */
function puzzleIn(text, side) {
  const result = read(text, readLine);
  const fits = result.ok && (side === 0 || result.size === side);
  return fits && result.puzzle.includes('.') && /[1-9]/.test(result.puzzle) ? result.puzzle : null;
}

/** What stands before the column in which a list has its puzzles. @param {number} layout as `Batch#open` takes it */
function before(layout) {
  const separator = String.fromCharCode((layout >>> LAYOUT_FLAGS) & 255);
  const column = layout >>> 10;
  const first = separator === '#' && column > 0 ? '-' : ''; // a line that begins with it is a comment
  return first + (separator === ' ' ? '- ' : separator).repeat(column);
}

/** The plain reader of one line. @param {string} text @returns {import('../solver.js').ParseResult} */
function readLine(text) {
  const signs = Array.from({ length: text.length }, (_, at) => String.fromCharCode(byteOf(text.charCodeAt(at)))).join(
    '',
  );
  const body = signs.replaceAll('\x7f', '!');
  const cells = sides.some((each) => each ** 2 === body.length)
    ? body.replaceAll(' ', '.')
    : body.replace(/[ \t|]/g, '');
  const puzzle = cells.replace(/[0*_Xx?-]/g, '.');
  const size = Math.sqrt(puzzle.length);
  const index = puzzle.search(/[^.1-9]/);
  if (index < 0 && sides.includes(size) && Array.from(puzzle).every((sign) => sign === '.' || Number(sign) <= size)) {
    return { ok: true, puzzle, size, format: 'line' };
  }
  const code = index < 0 ? 'length' : 'character';
  return { ok: false, error: { code, index: Math.max(index, 0), line: 1, column: 1, found: null, expected: null } };
}
