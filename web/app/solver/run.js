/**
 * A run: one search with its history, over a run of a WASM module. See `Run` in solver.d.ts
 * for the contract of each member.
 */
import { amount, bytesIn, namesOf, numberOf, options, wordsIn } from './arguments.js';
import { blockersOf, candidatesOf } from '../sudoku/candidates.js';
import { columnsOf, countersOf, stackOf, unload } from './transfer.js';
import { codes } from './codes.js';
import { SolverError } from './error.js';
import { Handle } from './handle.js';
import { kinds, kindSet, stepOf } from '../sudoku/steps.js';

/** @typedef {import('../solver.js').Step} Step @typedef {import('../../wasm/sudoku.mjs').ModuleRun} ModuleRun */

const BATCH = 4096; // words that fit the module's buffer
const REACH = 1e6;
const MOST_COLUMNS = 4096;
const MOST_BYTES = 2 ** 22; // more than any run saves

/** @implements {Iterable<Step>} */
export class Run {
  #handle;

  /**
   * @param {ModuleRun} run now owned by this one
   * @param {{ puzzle: string, size: number, algorithm: string }} about
   * @param {<T>(work: () => T) => T} enter every call into the module goes through it
   */
  constructor(run, { puzzle, size, algorithm }, enter) {
    this.#handle = new Handle(run, enter);
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
    return this.#handle.call((run) => run.done);
  }

  get known() {
    return this.#handle.call((run) => run.known);
  }

  get complete() {
    return this.#handle.call((run) => run.complete);
  }

  get memory() {
    return this.#handle.call((run) => run.memory);
  }

  /** @returns {IteratorResult<Step, undefined>} */
  next() {
    const { last } = this;
    const word = this.#handle.ask(takeStep);
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
    this.#move((run) => run.seek(target));
    return this.step;
  }

  /** @param {number} budget @param {{ until?: import('../solver.js').Kind[], count?: number }} [given] */
  advance(budget, given) {
    const { until: set, count: hits } = options(given, {
      until: (names = []) => kindsOf(names),
      count: (value = 1) => amount(value),
    });
    const steps = amount(budget);
    const met = this.#move((run) => run.advance(steps, set, hits));
    return { step: this.step, found: met > 0 && met === hits, done: this.done };
  }

  /** @param {import('../solver.js').Kind[]} wanted @param {{ backward?: boolean, budget?: number }} [given] */
  find(wanted, given) {
    const { backward, budget: steps } = options(given, { backward: Boolean, budget: (value = REACH) => amount(value) });
    const set = kindsOf(wanted);
    const found = this.#handle.ask((run) => run.find(set, backward, steps));
    return found === codes.notFound ? null : found;
  }

  /** @param {import('../solver.js').Kind} kind @param {number} n */
  nth(kind, n) {
    const number = kinds.indexOf(kind);
    if (number < 1) throw new SolverError('kind');
    const wanted = amount(n);
    const found = this.#handle.ask((run) => run.nth(number, wanted));
    return found === codes.notFound ? null : found;
  }

  /** @param {number} index */
  placedAt(index) {
    this.#handle.check();
    if (!Number.isInteger(index) || index < 0 || index >= this.last.depth) throw new SolverError('index');
    return this.#handle.ask((run) => run.placedAt(index));
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
    const done = this.#handle.ask((run) => run.measure(steps)) === 1;
    return this.#handle.call(({ known, solutions }) => ({ steps: known, done, solutions }));
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
    const count = this.#handle.ask((run) => run.shape(first, wanted, last));
    return { from: first, to: last, columns: count, ...columnsOf(this.#handle.call(unload), count) };
  }

  /** @param {{ since?: number }} [given] */
  save(given) {
    const { since } = options(given, { since: (value = 0) => amount(value) });
    this.#handle.ask((run) => run.save(since));
    return this.#handle.call(unload);
  }

  /** @param {Uint8Array} bytes */
  merge(bytes) {
    const piece = bytesIn(bytes);
    if (!piece || piece.length > MOST_BYTES) return false;
    this.#handle.ask((run) => run.resizeTransfer(piece.length));
    return (
      this.#handle.ask((run) => {
        run.transfer().set(piece);
        const answer = run.merge();
        run.resizeTransfer(0);
        return answer;
      }) === 1
    );
  }

  board() {
    return this.#handle.call((run) => run.board().slice());
  }

  stack() {
    return this.#handle.call((run) => stackOf(run, this.size));
  }

  counters() {
    return this.#handle.call((run) => countersOf(run.counters()));
  }

  totals() {
    return this.#handle.call((run) => countersOf(run.totals()));
  }

  /** @param {number} cell @returns {import('../solver.js').Reason[]} */
  why(cell) {
    const board = this.board();
    if (!Number.isInteger(cell) || cell < 0 || cell >= board.length) throw new SolverError('cell');
    return blockersOf(board, cell, this.size);
  }

  pattern() {
    const pattern = this.#handle.ask((run) => run.pattern?.() ?? null);
    return /** @type {import('../solver.js').Deduction | null} */ (pattern);
  }

  notes() {
    return (
      this.#handle.call((run) => run.notes?.()) ??
      Uint16Array.from(candidatesOf(this.board(), this.size), (mask) => mask >> 1)
    );
  }

  dispose() {
    this.#handle.close();
  }

  /**
   * A call that changes the position.
   * @template T @param {(run: ModuleRun) => T} work @returns {T}
   */
  #move(work) {
    const result = this.#handle.ask(work);
    this.last = this.#handle.call(({ step, position, depth }) => ({ word: step, position, depth }));
    return result;
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
    const read = this.#handle.ask((run) => run.read(wanted));
    const words = this.#handle.call((run) => run.words(read & 0xffff));
    if (words.length > 0) {
      const word = words[words.length - 1];
      this.last = { word, position: this.last.position + words.length, depth: read >> 16 };
    }
    return words;
  }
}

/** What the caller lends to be filled. @param {unknown} value */
function lentBy(value) {
  const words = wordsIn(value);
  if (!words) throw new SolverError('type');
  return words;
}

/** @param {ModuleRun} run */
const takeStep = (run) => run.next();

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
