/**
 * A run: one search with its history, over a Timeline of the WASM module. See `Run` in solver.d.ts
 * for the contract of each member.
 */
import { SolverError } from './errors.js';
import { geometryOf } from './geometry.js';
import { kinds, kindSet, unpack } from './words.js';

/** @typedef {import('./solver.js').Step} Step */

const BATCH = 4096; // words that fit the module's buffer
const REACH = 1e6;

/** Closes the timelines of runs that nobody closed, where the engine tells us of them. */
const forgotten = new FinalizationRegistry((/** @type {import('../wasm/sudoku.mjs').Timeline} */ timeline) => timeline.delete());

/** @implements {Iterable<Step>} */
export class Run {
  #module;
  /** @type {import('../wasm/sudoku.mjs').Timeline | null} */
  #timeline;
  #enter;

  /**
   * @param {import('../wasm/sudoku.mjs').SudokuModule} module
   * @param {import('../wasm/sudoku.mjs').Timeline} timeline now owned by this run
   * @param {{ puzzle: string, size: number, algorithm: string }} about
   * @param {<T>(work: () => T) => T} enter every call into the module goes through it
   */
  constructor(module, timeline, { puzzle, size, algorithm }, enter) {
    this.#module = module;
    this.#timeline = timeline;
    this.#enter = enter;
    this.puzzle = puzzle;
    this.size = size;
    this.algorithm = algorithm;
    /** @private */
    this.last = { word: 0, position: 0, depth: 0 };
    forgotten.register(this, timeline, this);
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
    return this.#call((timeline) => timeline.done());
  }

  get known() {
    return this.#call((timeline) => timeline.known());
  }

  get complete() {
    return this.#call((timeline) => timeline.complete());
  }

  get memory() {
    return this.#call((timeline) => timeline.memory());
  }

  /** @returns {IteratorResult<Step, undefined>} */
  next() {
    const word = this.#call((timeline) => timeline.next());
    const kind = kinds[word & 15];
    if (!kind) return { done: true, value: undefined };
    this.last.word = word;
    this.last.position += 1;
    if (kind === 'place') this.last.depth += 1;
    if (kind === 'erase') this.last.depth -= 1;
    return { done: false, value: /** @type {Step} */ (this.step) };
  }

  /** @returns {Iterator<Step, undefined>} */
  [Symbol.iterator]() {
    return { next: () => this.next() };
  }

  previous() {
    return this.seek(this.position - 1);
  }

  /** @param {number} position */
  seek(position) {
    if (Number.isNaN(Number(position))) throw new SolverError('position');
    const target = Math.min(Math.max(Math.trunc(Number(position)), 0), Number.MAX_SAFE_INTEGER);
    this.#move((timeline) => timeline.seek(target));
    return this.step;
  }

  /** @param {number} budget @param {{ until?: import('./solver.js').Kind[], count?: number }} [options] */
  advance(budget, { until = [], count = 1 } = {}) {
    const set = this.#kindSet(until);
    const met = this.#move((timeline) => timeline.advance(amount(budget), set, amount(count)));
    return { step: this.step, found: met > 0 && met === amount(count), done: this.done };
  }

  /** @param {import('./solver.js').Kind[]} wanted @param {{ backward?: boolean, budget?: number }} [options] */
  find(wanted, { backward = false, budget = REACH } = {}) {
    const set = this.#kindSet(wanted);
    const found = this.#call((timeline) => timeline.find(set, backward, amount(budget)));
    return found < 0 ? null : found;
  }

  /** @param {number} n */
  read(n) {
    const words = new Uint32Array(amount(n));
    let filled = 0;
    while (filled < words.length) {
      const count = this.#move((timeline) => timeline.read(Math.min(BATCH, words.length - filled)));
      if (count === 0) break;
      const buffer = this.#module.buffer();
      words.set(new Uint32Array(buffer.buffer, buffer.byteOffset, count), filled);
      filled += count;
    }
    return words.subarray(0, filled).slice();
  }

  /** @param {number} budget */
  measure(budget) {
    const done = this.#call((timeline) => timeline.measure(amount(budget)));
    return { steps: this.known, done, solutions: this.#call((timeline) => timeline.solutions()) };
  }

  board() {
    this.#call((timeline) => timeline.snapshot());
    return this.#module.buffer().slice(0, this.size * this.size);
  }

  stack() {
    const depth = this.#call((timeline) => timeline.snapshot());
    const buffer = this.#module.buffer();
    return Array.from(buffer.subarray(128, 128 + depth), (cell) => ({
      cell,
      row: Math.floor(cell / this.size),
      column: cell % this.size,
      digit: buffer[cell],
    }));
  }

  counters() {
    this.#call((timeline) => timeline.snapshot());
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
    const geometry = geometryOf(this.size);
    if (!geometry.unitsOf[cell]) throw new SolverError('cell');
    const board = this.board();
    return Array.from({ length: this.size }, (_, index) => {
      const digit = index + 1;
      for (const unit of geometry.unitsOf[cell]) {
        const peer = geometry.cellsOf[unit].find((other) => other !== cell && board[other] === digit);
        if (peer !== undefined) return { digit, allowed: false, peer, unit };
      }
      return { digit, allowed: true, peer: null, unit: null };
    });
  }

  dispose() {
    if (!this.#timeline) return;
    forgotten.unregister(this);
    const timeline = this.#timeline;
    this.#timeline = null;
    this.#enter(() => timeline.delete());
  }

  #open() {
    if (!this.#timeline) throw new SolverError('disposed');
    return this.#timeline;
  }

  /** @template T @param {(timeline: import('../wasm/sudoku.mjs').Timeline) => T} work @returns {T} */
  #call(work) {
    const timeline = this.#open();
    return this.#enter(() => work(timeline));
  }

  /**
   * A call that changes the position.
   * @template T @param {(timeline: import('../wasm/sudoku.mjs').Timeline) => T} work @returns {T}
   */
  #move(work) {
    return this.#call((timeline) => {
      const result = work(timeline);
      this.last = { word: timeline.step(), position: timeline.position(), depth: timeline.depth() };
      return result;
    });
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

/** A count that the module can take: a whole number from 0 to 2^53 - 1. @param {number} value */
function amount(value) {
  return Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), Number.MAX_SAFE_INTEGER);
}
