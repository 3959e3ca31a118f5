/**
 * A run: one search with its history, over a Timeline of the WASM module. See `Run` in solver.d.ts
 * for the contract of each member.
 */
import { blockersOf } from './candidates.js';
import { SolverError } from './errors.js';
import { kinds, kindSet, unpack } from './words.js';

/** @typedef {import('./solver.js').Step} Step @typedef {import('../wasm/sudoku.mjs').SudokuModule} Module */

/** No timeline has this address. */
const CLOSED = 0;

const BATCH = 4096; // words that fit the module's buffer
const REACH = 1e6;
const MOST_COLUMNS = 4096;
const MOST_BYTES = 2 ** 22; // more than any run saves

/** Closes the timelines of runs that nobody closed, where the engine tells us of them. */
const forgotten = new FinalizationRegistry((/** @type {() => void} */ close) => close());

/** @implements {Iterable<Step>} */
export class Run {
  #module;
  #handle;
  #enter;
  #close;

  /**
   * @param {Module} module
   * @param {number} handle of a timeline, now owned by this run
   * @param {{ puzzle: string, size: number, algorithm: string }} about
   * @param {<T>(work: () => T) => T} enter every call into the module goes through it
   */
  constructor(module, handle, { puzzle, size, algorithm }, enter) {
    this.#module = module;
    this.#handle = handle;
    this.#enter = enter;
    this.puzzle = puzzle;
    this.size = size;
    this.algorithm = algorithm;
    /** @private */
    this.last = { word: 0, position: 0, depth: 0 };
    this.#close = closing(module, handle, enter);
    forgotten.register(this, this.#close, this);
  }

  get step() {
    this.#open();
    const { word, position, depth } = this.last;
    const fact = unpack(word, this.size);
    return fact && { ...fact, depth, position };
  }

  get position() {
    this.#open();
    return this.last.position;
  }

  get done() {
    return this.#call((module, handle) => module.done(handle));
  }

  get known() {
    return this.#call((module, handle) => module.known(handle));
  }

  get complete() {
    return this.#call((module, handle) => module.complete(handle));
  }

  get memory() {
    return this.#call((module, handle) => module.memory(handle));
  }

  /** @returns {IteratorResult<Step, undefined>} */
  next() {
    const word = this.#call((module, handle) => module.next(handle));
    const kind = kinds[word & 15];
    if (!kind) return { done: true, value: undefined };
    this.last.word = word;
    this.last.position += 1;
    if (kind === 'place') this.last.depth += 1;
    if (kind === 'erase') this.last.depth -= 1;
    return { done: false, value: /** @type {Step} */ (this.step) };
  }

  /** @returns {IterableIterator<Step>} */
  [Symbol.iterator]() {
    return { next: () => this.next(), [Symbol.iterator]() { return this; } };
  }

  previous() {
    return this.seek(this.position - 1);
  }

  /** @param {number} position */
  seek(position) {
    if (Number.isNaN(Number(position))) throw new SolverError('position');
    const target = Math.min(Math.max(Math.trunc(Number(position)), 0), Number.MAX_SAFE_INTEGER);
    this.#move((module, handle) => module.seek(handle, target));
    return this.step;
  }

  /** @param {number} budget @param {{ until?: import('./solver.js').Kind[], count?: number }} [options] */
  advance(budget, { until = [], count = 1 } = {}) {
    const set = this.#kindSet(until);
    const [steps, hits] = [amount(budget), amount(count)];
    const met = this.#move((module, handle) => module.advance(handle, steps, set, hits));
    return { step: this.step, found: met > 0 && met === hits, done: this.done };
  }

  /** @param {import('./solver.js').Kind[]} wanted @param {{ backward?: boolean, budget?: number }} [options] */
  find(wanted, { backward = false, budget = REACH } = {}) {
    const set = this.#kindSet(wanted);
    const steps = amount(budget);
    const found = this.#call((module, handle) => module.find(handle, set, backward, steps));
    return found < 0 ? null : found;
  }

  /** @param {import('./solver.js').Kind} kind @param {number} n */
  nth(kind, n) {
    const number = kinds.indexOf(kind);
    if (number < 1) throw new SolverError('kind');
    const wanted = amount(n);
    const found = this.#call((module, handle) => module.nth(handle, number, wanted));
    return found < 0 ? null : found;
  }

  /** @param {number} index */
  placedAt(index) {
    return this.#call((module, handle) => {
      if (!Number.isInteger(index) || index < 0 || index >= this.last.depth) throw new SolverError('index');
      return module.placedAt(handle, index);
    });
  }

  /** @param {number} n */
  read(n) {
    const wanted = amount(n);
    const batches = [];
    let count = 0;
    let words;
    do {
      words = this.#readBatch(Math.min(BATCH, wanted - count));
      batches.push(words);
      count += words.length;
    } while (words.length === BATCH && count < wanted);
    return batches.length === 1 ? words : joined(batches, count);
  }

  /** @param {number} budget */
  measure(budget) {
    const steps = amount(budget);
    const done = this.#call((module, handle) => module.measure(handle, steps));
    return { steps: this.known, done, solutions: this.#call((module, handle) => module.solutions(handle)) };
  }

  /** @param {number} columns @param {{ from?: number, to?: number }} [options] */
  shape(columns, { from = 0, to = this.known } = {}) {
    const last = Math.min(amount(to), this.known);
    const first = Math.min(amount(from), last);
    const wanted = Math.min(amount(columns), MOST_COLUMNS);
    return this.#call((module, handle) => {
      const count = module.shape(handle, first, wanted, last);
      const cargo = unload(module);
      const counts = new Float64Array(cargo.buffer, 0, 3 * count);
      const depths = cargo.subarray(24 * count);
      return {
        from: first,
        to: last,
        columns: count,
        low: Uint8Array.from({ length: count }, (_, i) => depths[2 * i]),
        high: Uint8Array.from({ length: count }, (_, i) => depths[2 * i + 1]),
        placements: Float64Array.from({ length: count }, (_, i) => counts[3 * i]),
        retreats: Float64Array.from({ length: count }, (_, i) => counts[3 * i + 1]),
        solutions: Float64Array.from({ length: count }, (_, i) => counts[3 * i + 2]),
      };
    });
  }

  /** @param {{ since?: number }} [options] */
  save({ since = 0 } = {}) {
    const start = amount(since);
    return this.#call((module, handle) => {
      module.save(handle, start);
      return unload(module);
    });
  }

  /** @param {Uint8Array} bytes */
  merge(bytes) {
    if (!(bytes instanceof Uint8Array) || bytes.length > MOST_BYTES) return false;
    return this.#call((module, handle) => {
      module.load(bytes.length);
      module.cargo().set(bytes);
      const fits = module.merge(handle);
      module.load(0);
      return fits;
    });
  }

  board() {
    this.#call((module, handle) => module.snapshot(handle));
    return this.#module.buffer().slice(0, this.size * this.size);
  }

  stack() {
    const depth = this.#call((module, handle) => module.snapshot(handle));
    const buffer = this.#module.buffer();
    return Array.from(buffer.subarray(128, 128 + depth), (cell) => ({
      cell,
      row: Math.floor(cell / this.size),
      column: cell % this.size,
      digit: buffer[cell],
    }));
  }

  counters() {
    this.#call((module, handle) => module.snapshot(handle));
    return this.#counts();
  }

  totals() {
    this.#call((module, handle) => module.totals(handle));
    return this.#counts();
  }

  #counts() {
    const buffer = this.#module.buffer();
    const counts = new Float64Array(buffer.buffer, buffer.byteOffset + 256, kinds.length);
    const counters = /** @type {import('./solver.js').Counters} */ ({});
    kinds.forEach((kind, number) => {
      if (kind) counters[kind] = counts[number];
    });
    return counters;
  }

  /** @param {number} cell @returns {import('./solver.js').Reason[]} */
  why(cell) {
    const board = this.board();
    if (!Number.isInteger(cell) || cell < 0 || cell >= board.length) throw new SolverError('cell');
    return blockersOf(board, cell, this.size);
  }

  dispose() {
    if (this.#handle === CLOSED) return;
    forgotten.unregister(this);
    this.#handle = CLOSED;
    this.#close();
  }

  #open() {
    if (this.#handle === CLOSED) throw new SolverError('disposed');
    return this.#handle;
  }

  /** @template T @param {(module: Module, handle: number) => T} work @returns {T} */
  #call(work) {
    const handle = this.#open();
    return this.#enter(() => work(this.#module, handle));
  }

  /**
   * A call that changes the position.
   * @template T @param {(module: Module, handle: number) => T} work @returns {T}
   */
  #move(work) {
    return this.#call((module, handle) => {
      const result = work(module, handle);
      this.last = { word: module.step(handle), position: module.position(handle), depth: module.depth(handle) };
      return result;
    });
  }

  /** Like #move, but the words tell where the run stands. @param {number} wanted up to BATCH */
  #readBatch(wanted) {
    const words = this.#call((module, handle) => {
      const count = module.read(handle, wanted);
      const buffer = module.buffer();
      return new Uint32Array(buffer.buffer, buffer.byteOffset, count).slice();
    });
    if (words.length > 0) {
      const depth = this.#call((module, handle) => module.depth(handle));
      this.last = { word: words[words.length - 1], position: this.last.position + words.length, depth };
    }
    return words;
  }

  /** @param {import('./solver.js').Kind[]} names */
  #kindSet(names) {
    const set = kindSet(names);
    if (set < 0) throw new SolverError('kind');
    return set;
  }
}

if (Symbol.dispose) {
  Object.defineProperty(Run.prototype, Symbol.dispose, { value: Run.prototype.dispose });
}

/**
 * A dead module has nothing left to close, and whoever closes has nobody to tell.
 * @param {Module} module @param {number} handle
 * @param {<T>(work: () => T) => T} enter
 */
function closing(module, handle, enter) {
  return () => {
    try {
      enter(() => module.close(handle));
    } catch {
      // The next call says 'crashed'.
    }
  };
}

/** Takes a copy of the module's cargo, and gives its memory back. @param {Module} module */
function unload(module) {
  const bytes = module.cargo().slice();
  module.load(0);
  return bytes;
}

/** @param {Uint32Array[]} batches @param {number} count of their words */
function joined(batches, count) {
  const words = new Uint32Array(count);
  let filled = 0;
  for (const batch of batches) {
    words.set(batch, filled);
    filled += batch.length;
  }
  return words;
}

/** A count that the module can take: a whole number from 0 to 2^53 - 1. @param {number} value */
export function amount(value) {
  return Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), Number.MAX_SAFE_INTEGER);
}
