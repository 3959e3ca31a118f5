/**
 * The module for many puzzles (solver/wasm/batch.cc) as plain JavaScript values. It is small, needs
 * no glue, and is loaded apart from the solver's own: by the page when a list comes, by each worker
 * that takes a share of one.
 *
 *     const batch = await loadBatch();
 *     batch.solveMany(bytesOfAFile, { limit: 2 }).counts;
 *
 * @typedef {object} Exports what the module exports: places in its memory, and functions
 * @property {WebAssembly.Memory} memory
 * @property {() => void} _initialize
 * @property {() => number} room
 * @property {() => number} text_room
 * @property {() => number} text
 * @property {() => number} digits
 * @property {() => number} solutions
 * @property {() => number} counts
 * @property {() => number} lines
 * @property {() => number} errors
 * @property {() => number} answers
 * @property {() => number} facts
 * @property {(side: number, layout: number) => void} open
 * @property {(length: number) => void} read
 * @property {() => void} unread
 * @property {(side: number, first: number, count: number, limit: number, guesses: number) => void} solve
 * @property {(side: number, count: number, limit: number) => number} format
 * @property {() => number} made
 * @property {(side: number, seedLow: number, seedHigh: number, clues: number, symmetry: number, minimal: number) =>
 *   number} wish
 * @property {(questions: number) => number} work
 * @property {() => number} best
 *
 * @typedef {import('../solver.js').LineError} LineError
 */
import { lastLineEnd, nextLine } from './cut.js';
import { mendLines } from './mend-lines.js';
import { SolverError } from './error.js';
import { fetchModule } from './module-bytes.js';
import { addressOf } from '../files.js';
import { readBinary } from '../node-files.js';
import { insist } from '../platform/patience.js';

/** In the place of a count: it is not known. */
export const NOT_KNOWN = 255;
/** Guesses that one puzzle may take: a second at most. */
export const MOST_GUESSES = 1_000_000;

/** As ParseError::Code in C++, as far as a line can go wrong. */
const errorCodes = /** @type {const} */ (['', '', 'length', '', 'character', 'digit', 'many']);
/** Words of a LineError in C++. */
const ERROR_WORDS = 6;

/** Bytes that are read at once where many lines have to be written anew. */
const SMALL = 1 << 14;

/** All that the module asks for: a way to end where there is no memory left. */
const imports = {
  wasi_snapshot_preview1: {
    proc_exit() {
      throw new Error('out of memory');
    },
  },
};

/** @param {{ wasmBinary?: BufferSource }} [options] @returns {Promise<Batch>} */
export async function loadBatch({ wasmBinary } = {}) {
  try {
    const { instance } = await WebAssembly.instantiate(wasmBinary ?? (await loadBinary()), imports);
    return new Batch(/** @type {any} */ (instance.exports));
  } catch (cause) {
    throw new SolverError('load', { cause });
  }
}

/**
 * The bytes of the module: a page has them fetched once for all its workers.
 * @returns {Promise<BufferSource>}
 */
export async function loadBinary() {
  const path = 'wasm/batch.wasm';
  const address = addressOf(path);
  if (address.protocol === 'file:' && 'process' in globalThis) return readBinary(address);
  return insist((again) => fetchModule(path, again));
}

/** Whether lines with this layout say where the puzzles of all others are. @param {number} layout */
export const isDecided = (layout) => (layout & 2) !== 0;

export class Batch {
  #exports;
  #facts;
  #made;
  /** A trap leaves its memory in an unknown state: from then on nothing works any more. */
  dead = false;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
    exports._initialize();
    const { buffer } = exports.memory;
    /** How many puzzles there is room for at once. */
    this.room = exports.room();
    const cells = 81 * this.room;
    this.text = new Uint8Array(buffer, exports.text(), exports.text_room());
    this.digits = new Uint8Array(buffer, exports.digits(), cells);
    this.solutions = new Uint8Array(buffer, exports.solutions(), cells);
    this.counts = new Uint8Array(buffer, exports.counts(), this.room);
    /** The line of each puzzle that was read. */
    this.lines = new Uint32Array(buffer, exports.lines(), this.room);
    this.#facts = new Uint32Array(buffer, exports.facts(), 6);
    this.#made = new Int32Array(buffer, exports.made(), 6);
  }

  /**
   * Starts a list, or goes on with one.
   * @param {number} [side] of its puzzles; 0: that of the first one
   * @param {number} [layout] as `read` has told it of the lines before; 0: there are none
   */
  open(side = 0, layout = 0) {
    this.#enter((module) => module.open(side, layout));
  }

  /**
   * Reads lines from the front of `bytes`, whose end also ends a line, into `digits` and `lines`, as
   * many as there is room for.
   * @param {Uint8Array} bytes at most text.length
   */
  read(bytes) {
    this.text.set(bytes);
    return this.readText(bytes.length);
  }

  /** Takes the last reading back, as if it had not been. */
  unread() {
    this.#enter((module) => module.unread());
  }

  /** The same for what stands in `text` already. @param {number} length */
  readText(length) {
    this.#enter((module) => module.read(length));
    const [taken, puzzles, errors, lines, side, layout] = this.#facts;
    return { bytes: taken, puzzles, errors: this.#errors(errors), lines, side, layout };
  }

  /**
   * Solves puzzles of `digits`: into `counts` and `solutions`.
   * @param {number} side @param {number} first @param {number} count @param {number} limit 1..254 @param {number}
   *   guesses
   */
  solve(side, first, count, limit, guesses) {
    this.#enter((module) => module.solve(side, first, count, limit, guesses));
  }

  /**
   * Lines "puzzle,count,solution" of the first `count` puzzles, a copy.
   * @param {number} side
   * @param {number} count
   * @param {number} limit
   */
  format(side, count, limit) {
    const size = this.#enter((module) => module.format(side, count, limit));
    const start = this.#exports.answers();
    return new Uint8Array(this.#exports.memory.buffer.slice(start, start + size));
  }

  /**
   * Starts on a puzzle; one that was begun before is given up.
   * @param {{ size: number, seed: [low: number, high: number], clues: number, symmetry: number, minimal: boolean }}
   *   wish
   * @returns {{ fault: number, least: number, most: number, step: number } | null} why it cannot be granted; fault:
   *   WishError::Code, from 1
   */
  wish({ size, seed: [low, high], clues, symmetry, minimal }) {
    const fault = this.#enter((module) => module.wish(size, low, high, clues, symmetry, Number(minimal)));
    const [, , , least, most, step] = this.#made;
    return fault ? { fault, least, most, step } : null;
  }

  /**
   * Goes on with it by so many questions.
   * @param {number} questions
   * @returns {boolean} the wish is granted
   */
  work(questions) {
    return this.#enter((module) => module.work(questions)) === 1;
  }

  /** The nearest to the wish so far. @param {number} size that was wished */
  best(size) {
    if (!this.#enter((module) => module.best())) return null;
    const [clues, minimal, complete] = this.#made;
    const [puzzle, solution] = [this.digits, this.solutions].map((digits) => digits.subarray(0, size * size).join(''));
    return { puzzle: puzzle.replaceAll('0', '.'), solution, clues, minimal: minimal === 1, complete: complete === 1 };
  }

  /** @param {number} count @returns {(LineError & { offset: number })[]} */
  #errors(count) {
    const words = new Uint32Array(this.#exports.memory.buffer, this.#exports.errors(), ERROR_WORDS * count);
    return Array.from({ length: count }, (_, i) => {
      const [line, offset, column, code, found, expected] = words.subarray(ERROR_WORDS * i);
      const name = errorCodes[code & 255] || 'length';
      return {
        line,
        column: this.#charactersIn(offset, offset + column - 1) + 1,
        code: name,
        found: name === 'character' ? this.#characterAt(offset + column - 1, found) : found,
        expected: expected || null,
        offset,
      };
    });
  }

  /** UTF-16 units in a part of the text that was read last. @param {number} from @param {number} to */
  #charactersIn(from, to) {
    return new TextDecoder('utf-8', { ignoreBOM: from > 0 }).decode(this.text.slice(from, to)).length;
  }

  /**
   * A character of the text that was read last; where that is no UTF-8, the byte as one.
   * @param {number} at
   * @param {number} byte
   */
  #characterAt(at, byte) {
    if (byte < 0x80) return String.fromCharCode(byte);
    const [character] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.text.slice(at, at + 4));
    return character === '\ufffd' ? String.fromCharCode(byte) : character;
  }

  /** Every call into the module. @template T @param {(module: Exports) => T} work @returns {T} */
  #enter(work) {
    if (this.dead) throw new SolverError('crashed');
    try {
      return work(this.#exports);
    } catch (cause) {
      this.dead = true;
      throw new SolverError('crashed', { cause });
    }
  }
}

/**
 * Reads the lines of `bytes` in windows that fit into the module, and calls `each` after every one.
 * @param {Batch} batch after `open`
 * @param {Uint8Array} bytes
 * @returns {Generator<ReturnType<Batch['read']> & { from: number }>} `from`: where the window starts
 */
export function* windowsOf(batch, bytes) {
  const most = batch.text.length;
  let room = most;
  for (let at = 0; at < bytes.length;) {
    const view = bytes.subarray(at, at + room);
    const whole = at + view.length === bytes.length ? view.length : lastLineEnd(view);
    if (!whole && room < most) {
      room = most;
      continue;
    }
    const { isCut, ...found } = readMended(batch, whole ? view.subarray(0, whole) : view);
    // What is left of a window is read once more: no more of it than can be mended.
    room = isCut ? Math.min(Math.max(2 * found.bytes, SMALL), most) : most;
    const from = at;
    // A line longer than the window is no puzzle; what follows its cells is not looked at.
    at = whole ? at + found.bytes : nextLine(bytes, at + room - 1); // its end may be the last byte
    if (at < 0) at = bytes.length;
    yield { ...found, from };
  }
}

/**
 * Reads lines; those that hold a puzzle in another form of one line are written anew, and all are read again. A line
 * that was written anew may decide the layout: lines that cannot be read any more are then written anew as well.
 * @param {Batch} batch
 * @param {Uint8Array} bytes
 */
function readMended(batch, bytes) {
  const first = { ...batch.read(bytes), isCut: false };
  const wrong = new Set(first.errors.map(({ offset }) => offset));
  let [lines, found] = [bytes.subarray(0, first.bytes), first];
  let placeOf = (/** @type {number} */ at) => at;
  for (let times = 0; times < 2 && found.errors.length > 0; times++) {
    const mended = mendLines(lines, found, batch.text.length);
    if (!mended) break;
    batch.unread();
    const [inner, outer] = [mended.placeOf, placeOf];
    placeOf = (at) => outer(inner(at));
    lines = mended.bytes;
    found = { ...batch.read(lines), isCut: found.isCut || mended.isCut };
    lines = lines.subarray(0, found.bytes);
    if (found.errors.every(({ offset }) => wrong.has(placeOf(offset)))) break;
  }
  if (found === first) return first;
  const errors = found.errors.map((error) => ({ ...error, offset: placeOf(error.offset) }));
  const taken = placeOf(found.bytes);
  if (errors.every(({ offset }) => wrong.has(offset))) return { ...found, errors, bytes: taken };
  batch.unread();
  return { ...batch.read(bytes.subarray(0, taken)), isCut: found.isCut };
}
