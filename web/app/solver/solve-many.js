/**
 * Many puzzles at once, answered before the call returns.
 *
 * @typedef {import('./batch-module.js').Batch} Batch
 * @typedef {import('../solver.js').Many} Many
 * @typedef {import('../solver.js').LineError} LineError
 */
import { MOST_GUESSES, NOT_KNOWN, windowsOf } from './batch-module.js';
import { amount, bytesIn, elementsOf, numberOf } from './arguments.js';
import { joined } from './bytes.js';
import { SolverError } from './error.js';
import { listOf } from './grid-reader.js';

/** So many of a list's errors are told, and the rest are counted. */
const MOST_ERRORS = 1000;

/** What each ASCII character means in a puzzle: a digit, 0 for an empty cell, or -1. */
const digits = Int8Array.from({ length: 128 }, (_, code) => {
  if ('0.*_Xx-'.includes(String.fromCharCode(code))) return 0;
  return code > 48 && code <= 57 ? code - 48 : -1;
});

/**
 * @param {Batch} batch
 * @param {readonly string[] | Uint8Array} puzzles
 * @param {{ limit?: number, guesses?: number, parse: (text: string) => import('../solver.js').ParseResult }} options
 * @returns {Many}
 */
export function solveMany(batch, puzzles, { limit = 2, guesses = MOST_GUESSES, parse }) {
  const most = numberOf(guesses);
  if (!Number.isInteger(limit) || limit < 1 || limit >= NOT_KNOWN || Number.isNaN(most)) throw new SolverError('limit');
  const bytes = bytesIn(puzzles);
  if (bytes) return solveLines(batch, bytes, limit, amount(most));
  const texts = elementsOf(puzzles);
  if (texts) return solveTexts(batch, /** @type {string[]} */ (texts), limit, amount(most), parse);
  throw new SolverError('type');
}

/** @param {Batch} batch @param {Uint8Array} bytes @param {number} limit @param {number} guesses @returns {Many} */
function solveLines(batch, bytes, limit, guesses) {
  const pieces = {
    counts: /** @type {Uint8Array[]} */ ([]),
    solutions: /** @type {Uint8Array[]} */ ([]),
    givens: /** @type {Uint8Array[]} */ ([]),
    lines: /** @type {Uint32Array[]} */ ([]),
  };
  /** @type {LineError[]} */
  const errors = [];
  let [size, unreadable] = [0, 0];
  batch.open();
  for (const { puzzles, side, errors: wrong } of windowsOf(batch, listOf(bytes))) {
    size = side;
    unreadable += wrong.length;
    for (const { offset, ...error } of wrong.slice(0, MOST_ERRORS - errors.length)) errors.push(error);
    if (puzzles === 0) continue;
    batch.solve(side, 0, puzzles, limit, guesses);
    pieces.counts.push(batch.counts.slice(0, puzzles));
    pieces.lines.push(batch.lines.slice(0, puzzles));
    pieces.solutions.push(batch.solutions.slice(0, puzzles * side * side));
    pieces.givens.push(batch.digits.slice(0, puzzles * side * side));
  }
  return {
    size,
    counts: joined(pieces.counts, Uint8Array),
    solutions: joined(pieces.solutions, Uint8Array),
    givens: joined(pieces.givens, Uint8Array),
    lines: joined(pieces.lines, Uint32Array),
    errors,
    unreadable,
  };
}

/**
 * @param {Batch} batch
 * @param {string[]} texts
 * @param {number} limit
 * @param {number} guesses
 * @param {(text: string) => import('../solver.js').ParseResult} parse
 * @returns {Many}
 */
function solveTexts(batch, texts, limit, guesses, parse) {
  const size = sizeOf(texts, parse);
  const cells = size * size;
  const many = {
    size,
    counts: new Uint8Array(texts.length).fill(NOT_KNOWN),
    solutions: new Uint8Array(texts.length * cells),
    givens: new Uint8Array(texts.length * cells),
    lines: new Uint32Array(texts.length).map((_, i) => i + 1),
    errors: /** @type {LineError[]} */ ([]),
    unreadable: 0,
  };
  for (let from = 0; from < texts.length; from += batch.room) {
    const some = texts.slice(from, from + batch.room);
    if (readLines(batch, some, size)) {
      batch.solve(size, 0, some.length, limit, guesses);
      many.counts.set(batch.counts.subarray(0, some.length), from);
      many.solutions.set(batch.solutions.subarray(0, some.length * cells), from * cells);
      many.givens.set(batch.digits.subarray(0, some.length * cells), from * cells);
    } else {
      solveOneByOne(batch, some, from, many, { limit, guesses, parse });
    }
  }
  return many;
}

const encoder = new TextEncoder();

/**
 * Puts texts into the module as the lines of a list; false if they are anything else, or one cannot be read.
 * @param {Batch} batch
 * @param {string[]} texts
 * @param {number} size
 */
function readLines(batch, texts, size) {
  if (!texts.every((text) => typeof text === 'string' && text.length === size * size)) return false;
  const { read, written } = encoder.encodeInto(texts.join('\n'), batch.text);
  if (read !== written || read !== texts.length * (size * size + 1) - 1) return false;
  batch.open(size);
  const { puzzles, errors } = batch.readText(written);
  return puzzles === texts.length && errors.length === 0;
}

/**
 * Texts of any format, each by itself.
 * @param {Batch} batch @param {string[]} texts @param {number} from where they stand in the list
 * @param {Many} many takes the answers
 * @param {{ limit: number, guesses: number, parse: (text: string) => import('../solver.js').ParseResult }} options
 */
function solveOneByOne(batch, texts, from, many, { limit, guesses, parse }) {
  const { size } = many;
  const cells = size * size;
  /** Which texts are in the module now. @type {number[]} */
  const waiting = [];
  texts.forEach((text, i) => {
    const error = put(text, size, batch.digits, waiting.length * cells, parse);
    if (!error) waiting.push(from + i);
    else if (++many.unreadable <= MOST_ERRORS) many.errors.push({ ...error, line: from + i + 1 });
  });
  batch.solve(size, 0, waiting.length, limit, guesses);
  waiting.forEach((index, i) => {
    many.counts[index] = batch.counts[i];
    many.solutions.set(batch.solutions.subarray(i * cells, (i + 1) * cells), index * cells);
    many.givens.set(batch.digits.subarray(i * cells, (i + 1) * cells), index * cells);
  });
}

/**
 * The side of the first text that can be read; 0 where there is none.
 * @param {string[]} texts
 * @param {(text: string) => import('../solver.js').ParseResult} parse
 */
function sizeOf(texts, parse) {
  for (const text of texts) {
    const result = parse(text);
    if (result.ok) return result.size;
  }
  return 0;
}

/**
 * Writes a puzzle's digits; or says why not.
 * @param {string} text
 * @param {number} size
 * @param {Uint8Array} to
 * @param {number} at
 * @param {(text: string) => import('../solver.js').ParseResult} parse
 */
function put(text, size, to, at, parse) {
  if (write(text, size, to, at)) return null;
  const result = parse(text);
  if (result.ok && write(result.puzzle, size, to, at)) return null;
  const { code, column, found, expected } = result.ok
    ? { code: /** @type {const} */ ('length'), column: 1, found: result.puzzle.length, expected: size * size }
    : result.error;
  return { code, column, found, expected };
}

/**
 * True if the text is nothing but the cells of a puzzle.
 * @param {string} text
 * @param {number} size
 * @param {Uint8Array} to
 * @param {number} at
 */
function write(text, size, to, at) {
  if (size === 0 || typeof text !== 'string' || text.length !== size * size) return false;
  for (let cell = 0; cell < text.length; cell++) {
    const digit = digits[text.charCodeAt(cell)] ?? -1;
    if (digit < 0 || digit > size) return false;
    to[at + cell] = digit;
  }
  return true;
}
