/**
 * A run: one search with its history, over a Timeline of the WASM module. See `Run` in solver.d.ts
 * for the contract of each member.
 */
import { amount, bytesIn, namesOf, numberOf, options, wordsIn } from './arguments.js';
import { blockersOf, candidatesOf } from '../sudoku/candidates.js';
import { columnsOf, countersOf, stackOf, unload, withCargo, wordsOf } from './transfer.js';
import { SolverError } from './error.js';
import { Handle } from './handle.js';
import { needs } from './needs.js';
import { kinds, kindSet, stepOf } from '../sudoku/steps.js';

/** @typedef {import('../solver.js').Step} Step @typedef {import('../../wasm/sudoku.mjs').SudokuModule} Module */

const BATCH = 4096; // words that fit the module's buffer
const REACH = 1e6;
const MOST_COLUMNS = 4096;
const NO_ROOM = 15; // in place of a step
const MOST_BYTES = 2 ** 22; // more than any run saves

/** @implements {Iterable<Step>} */
export class Run {
  #handle;
  #logic;

  /**
   * @param {Module} module
   * @param {number} address of a timeline, now owned by this run
   * @param {{ puzzle: string, size: number, algorithm: string }} about
   * @param {<T>(work: () => T) => T} enter every call into the module goes through it
   * @param {Pick<import('./logic-solver.js').LogicSolver, 'patternOf' | 'notesOf'> | null} [logic] tells what the
   *   search `logic` sees; null of the others
   */
  constructor(module, address, { puzzle, size, algorithm }, enter, logic = null) {
    this.#handle = new Handle(module, address, enter);
    this.#logic = logic;
    this.puzzle = puzzle;
    this.size = size;
    this.algorithm = algorithm;
    /** @private */
    this.last = { word: 0, position: 0, depth: 0 };
  }

  get step() {
    this.#handle.check();
    const { word, position, depth } = this.last;
    return stepOf(word, this.size, depth, position);
  }

  get position() {
    this.#handle.check();
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
    return this.#call((module, handle) => module.memoryOf(handle));
  }

  /** @returns {IteratorResult<Step, undefined>} */
  next() {
    const { last } = this;
    const word = this.#call(takeStep);
    if (word === NO_ROOM) throw new SolverError('memory');
    const kind = kinds[word & 15];
    if (!kind) return { done: true, value: undefined };
    last.word = word;
    last.position += 1;
    if (kind === 'place') last.depth += 1;
    if (kind === 'erase') last.depth -= 1;
    return { done: false, value: /** @type {Step} */ (stepOf(word, this.size, last.depth, last.position)) };
  }

  /** @returns {IterableIterator<Step>} */
  [Symbol.iterator]() {
    return {
      next: () => this.next(),
      [Symbol.iterator]() {
        return this;
      },
    };
  }

  previous() {
    return this.seek(this.position - 1);
  }

  /** @param {number} position */
  seek(position) {
    const wanted = numberOf(position);
    if (Number.isNaN(wanted)) throw new SolverError('position');
    const target = amount(wanted);
    this.#handle.claim(needs.reach, Math.min(target, this.known + REACH));
    this.#move((module, handle) => module.seek(handle, target));
    return this.step;
  }

  /** @param {number} budget @param {{ until?: import('../solver.js').Kind[], count?: number }} [given] */
  advance(budget, given) {
    const { until: set, count: hits } = options(given, {
      until: (names = []) => kindsOf(names),
      count: (value = 1) => amount(value),
    });
    const steps = amount(budget);
    this.#handle.claim(needs.reach, this.last.position + steps);
    const met = this.#move((module, handle) => module.advance(handle, steps, set, hits));
    return { step: this.step, found: met > 0 && met === hits, done: this.done };
  }

  /** @param {import('../solver.js').Kind[]} wanted @param {{ backward?: boolean, budget?: number }} [given] */
  find(wanted, given) {
    const { backward, budget: steps } = options(given, { backward: Boolean, budget: (value = REACH) => amount(value) });
    const set = kindsOf(wanted);
    this.#handle.claim(needs.look);
    const found = this.#call((module, handle) => module.find(handle, set, backward, steps));
    return found < 0 ? null : found;
  }

  /** @param {import('../solver.js').Kind} kind @param {number} n */
  nth(kind, n) {
    const number = kinds.indexOf(kind);
    if (number < 1) throw new SolverError('kind');
    const wanted = amount(n);
    this.#handle.claim(needs.look);
    const found = this.#call((module, handle) => module.nth(handle, number, wanted));
    return found < 0 ? null : found;
  }

  /** @param {number} index */
  placedAt(index) {
    this.#handle.check();
    if (!Number.isInteger(index) || index < 0 || index >= this.last.depth) throw new SolverError('index');
    this.#handle.claim(needs.look);
    return this.#call((module, handle) => module.placedAt(handle, index));
  }

  /** @param {number} n @param {{ into?: Uint32Array }} [given] */
  read(n, given) {
    const wanted = amount(n);
    const { into } = options(given, { into: (value) => (value === undefined ? null : lentBy(value)) });
    return into ? this.#readInto(into, wanted) : this.#readAnew(wanted);
  }

  /** @param {number} budget */
  measure(budget) {
    const steps = amount(budget);
    this.#handle.claim(needs.reach, this.known + steps);
    const done = this.#call((module, handle) => module.measure(handle, steps));
    return { steps: this.known, done, solutions: this.#call((module, handle) => module.solutions(handle)) };
  }

  /** @param {number} columns @param {{ from?: number, to?: number }} [given] */
  shape(columns, given) {
    const { from, to } = options(given, {
      from: (value = 0) => amount(value),
      to: (value = Infinity) => amount(value),
    });
    const wanted = Math.min(amount(columns), MOST_COLUMNS);
    const last = Math.min(to, this.known);
    const first = Math.min(from, last);
    this.#handle.claim(needs.shape, wanted);
    return this.#call((module, handle) => {
      const count = module.shape(handle, first, wanted, last);
      return { from: first, to: last, columns: count, ...columnsOf(unload(module), count) };
    });
  }

  /** @param {{ since?: number }} [given] */
  save(given) {
    const { since } = options(given, { since: (value = 0) => amount(value) });
    this.#handle.claim(needs.save);
    return this.#call((module, handle) => {
      module.save(handle, since);
      return unload(module);
    });
  }

  /** @param {Uint8Array} bytes */
  merge(bytes) {
    const piece = bytesIn(bytes);
    if (!piece || piece.length > MOST_BYTES) return false;
    this.#handle.claim(needs.merge, piece.length);
    return this.#call((module, handle) => withCargo(module, piece, () => module.merge(handle)));
  }

  board() {
    return this.#call((module, handle) => {
      module.snapshot(handle);
      return module.buffer().slice(0, this.size * this.size);
    });
  }

  stack() {
    return this.#call((module, handle) => stackOf(module, module.snapshot(handle), this.size));
  }

  counters() {
    return this.#call((module, handle) => {
      module.snapshot(handle);
      return countersOf(module);
    });
  }

  totals() {
    return this.#call((module, handle) => {
      module.totals(handle);
      return countersOf(module);
    });
  }

  /** @param {number} cell @returns {import('../solver.js').Reason[]} */
  why(cell) {
    const board = this.board();
    if (!Number.isInteger(cell) || cell < 0 || cell >= board.length) throw new SolverError('cell');
    return blockersOf(board, cell, this.size);
  }

  pattern() {
    return this.#call((_, address) => this.#logic?.patternOf(address) ?? null);
  }

  notes() {
    const board = this.board();
    return (
      this.#call((_, address) => this.#logic?.notesOf(address, board.length)) ??
      Uint16Array.from(candidatesOf(board, this.size), (mask) => mask >> 1)
    );
  }

  dispose() {
    this.#handle.close();
  }

  /** @template T @param {(module: Module, handle: number) => T} work @returns {T} */
  #call(work) {
    return this.#handle.call(work);
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

  /** @param {number} wanted */
  #readAnew(wanted) {
    /** @type {Uint32Array[]} */
    const batches = [];
    const count = this.#readBatches(wanted, (words) => batches.push(words.slice()));
    return batches.length === 1 ? batches[0] : joined(batches, count);
  }

  /** @param {Uint32Array} into @param {number} wanted */
  #readInto(into, wanted) {
    const count = this.#readBatches(Math.min(wanted, into.length), (words, at) => into.set(words, at));
    return into.subarray(0, count);
  }

  /**
   * @param {number} wanted
   * @param {(words: Uint32Array, at: number) => void} keep they are lost when it is over
   * @returns {number} how many there were
   */
  #readBatches(wanted, keep) {
    let count = 0;
    let words;
    do {
      words = this.#readBatch(Math.min(BATCH, wanted - count));
      keep(words, count);
      count += words.length;
    } while (words.length === BATCH && count < wanted);
    return count;
  }

  /**
   * Like #move, but the words tell where the run stands. They are there until the module is called again.
   * @param {number} wanted up to BATCH
   */
  #readBatch(wanted) {
    const read = this.#call((module, handle) => module._read(handle, wanted));
    if (read < 0) throw new SolverError('memory');
    return this.#call((module) => {
      const words = wordsOf(module, read & 0xffff);
      if (words.length > 0) {
        const word = words[words.length - 1];
        this.last = { word, position: this.last.position + words.length, depth: read >> 16 };
      }
      return words;
    });
  }
}

/** What the caller lends to be filled. @param {unknown} value */
function lentBy(value) {
  const words = wordsIn(value);
  if (!words) throw new SolverError('type');
  return words;
}

/** @param {Module} module @param {number} handle */
const takeStep = (module, handle) => module._next(handle);

/** @param {unknown} names @returns {number} a set, as the module takes it */
function kindsOf(names) {
  const set = kindSet(/** @type {string[]} */ (namesOf(names)));
  if (set < 0) throw new SolverError('kind');
  return set;
}

if (Symbol.dispose) {
  Object.defineProperty(Run.prototype, Symbol.dispose, { value: Run.prototype.dispose });
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
