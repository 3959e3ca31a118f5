/**
 * The module for solving as a person does (solver/wasm/logic.cc) as plain JavaScript values. It needs no
 * glue, and is loaded apart from the solver's own: the first screen does without.
 *
 *     const module = await loadLogicModule();
 *     module.techniques[9].id;                       // 'x-wing'
 *     module.deduce(board, null, bitsOf([0, 1, 2])); // the first deduction by singles, or null
 *
 * A run of the search `logic` is opened here. It has the methods of the runs of the solver's module.
 */
import { addressOf } from '../files.js';
import { readBinary } from '../node-files.js';
import { insist } from '../platform/patience.js';
import { MOST_GUESSES } from './batch-module.js';
import { codes } from './codes.js';
import { readDeduction } from './deduction.js';
import { SolverError } from './error.js';
import { fetchModule } from './module-bytes.js';
import { LogicRun } from './logic-run.js';

/**
 * @typedef {import('../solver.js').Technique} Technique
 * @typedef {import('../solver.js').Deduction} Deduction
 *
 * @typedef {Record<'step' | 'position' | 'depth' | 'done' | 'known' | 'complete' | 'solutions' | 'memoryOf' | 'next' |
 *   'read' | 'seek' | 'advance' | 'find' | 'nth' | 'placedAt' | 'measure' | 'shape' | 'save' | 'merge' | 'transfer' |
 *   'transferSize' | 'resizeTransfer' | 'board' | 'stack' | 'counters' | 'totals' | 'notes' | 'pattern' | 'delete',
 *   (address: number, ...numbers: number[]) => number>} RunExports the methods of a run, which take its address
 *
 * @typedef {object} OwnExports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} _initialize
 * @property {() => number} buffer
 * @property {() => number} candidates
 * @property {(index: number) => number} technique
 * @property {(index: number) => number} family
 * @property {(cells: number) => number} obeysRules
 * @property {(cells: number, thinned: number, low: number, high: number) => number} deduce
 * @property {(cells: number, thinned: number, low: number, high: number) => number} deductions
 * @property {(index: number) => number} deduction
 * @property {() => void} forget
 * @property {(cells: number, guesses: number) => number} grade
 * @property {(cells: number) => number} run
 *
 * @typedef {RunExports & OwnExports} Exports
 */

/** What is known of the solutions of a puzzle, by number: as `Status` in solver/include/sudoku/solve.h. */
const statuses = /** @type {const} */ (['unique', 'none', 'multiple', 'invalid', 'unknown']);

/** Words of the buffer. */
const WORDS = 4096;
/** Where the facts of a technique stand in it, in words. */
const FACTS = 16;

/** All that the module asks for: a way to end where there is no memory left, and to say that it has more. */
const imports = {
  wasi_snapshot_preview1: {
    proc_exit() {
      throw new Error('out of memory');
    },
  },
  env: { emscripten_notify_memory_growth() {} },
};

/** @param {{ wasmBinary?: BufferSource }} [options] @returns {Promise<LogicModule>} @throws {SolverError} `load` */
export async function loadLogicModule({ wasmBinary } = {}) {
  try {
    const { instance } = await WebAssembly.instantiate(wasmBinary ?? (await loadLogicBinary()), imports);
    return new LogicModule(/** @type {any} */ (instance.exports));
  } catch (cause) {
    throw new SolverError('load', { cause });
  }
}

/** The bytes of the module: a page has them fetched once for all its workers. @returns {Promise<BufferSource>} */
export async function loadLogicBinary() {
  const path = 'wasm/logic.wasm';
  const address = addressOf(path);
  if (address.protocol === 'file:' && 'process' in globalThis) return readBinary(address);
  return insist((again) => fetchModule(path, again));
}

/**
 * Techniques as the module takes them: a bit for each, by its number.
 * @typedef {[low: number, high: number]} TechniqueBits
 */

/** @param {Iterable<number>} numbers of techniques @returns {TechniqueBits} */
export function bitsOf(numbers) {
  /** @type {TechniqueBits} */
  const bits = [0, 0];
  for (const number of numbers) bits[number >> 5] |= 1 << (number & 31);
  return bits;
}

export class LogicModule {
  #exports;
  /** A trap leaves its memory in an unknown state: from then on nothing works any more. */
  dead = false;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
    exports._initialize();
    const families = this.#texts(exports.family).map(({ text }) => text);
    /** By their numbers. @type {Technique[]} */
    this.techniques = this.#texts(exports.technique).map(({ text, facts: [family, grade, rating] }) => ({
      id: text,
      family: families[family],
      grade,
      rating: rating / 10,
    }));
  }

  /**
   * The first deduction by some techniques.
   * @param {Uint8Array} board without conflicts
   * @param {Uint16Array | null} notes a mask for each cell, bit d - 1 for digit d; null: all that the board allows
   * @param {TechniqueBits} techniques
   * @returns {Deduction | null}
   */
  deduce(board, notes, techniques) {
    this.#put(board, notes);
    const words = this.#ask(({ deduce }) => deduce(board.length, Number(notes !== null), ...techniques));
    return words ? this.deduction() : null;
  }

  /**
   * All deductions by some techniques.
   * @param {Uint8Array} board without conflicts
   * @param {Uint16Array | null} notes
   * @param {TechniqueBits} techniques
   * @returns {Deduction[]}
   */
  deductions(board, notes, techniques) {
    this.#put(board, notes);
    const count = this.#ask(({ deductions }) => deductions(board.length, Number(notes !== null), ...techniques));
    return this.enter(() => {
      const { deduction, forget } = this.#exports;
      const found = Array.from({ length: count }, (_, index) => {
        deduction(index);
        return this.deduction();
      });
      forget();
      return found;
    });
  }

  /**
   * How hard a puzzle is, in the numbers of the module.
   * @param {Uint8Array} board without conflicts
   * @param {number} [most] guesses to find out how many solutions it has
   */
  grade(board, most = MOST_GUESSES) {
    this.#put(board, null);
    this.#ask(({ grade }) => grade(board.length, most));
    const [status, grade, rating, hardest, guesses, , ...counts] = this.words(6 + this.techniques.length);
    return { status: statuses[status], grade, rating, hardest, guesses, counts };
  }

  /** @param {Uint8Array} board */
  obeysRules(board) {
    this.#put(board, null);
    return this.enter(() => this.#exports.obeysRules(board.length)) !== 0;
  }

  /** Opens a run. @param {Uint8Array} board without conflicts @returns {LogicRun | null} null: too little memory */
  open(board) {
    this.#put(board, null);
    const address = this.enter(() => this.#exports.run(board.length));
    return address === 0 ? null : new LogicRun(this, this.#exports, address, board.length);
  }

  /**
   * Every call into the module.
   * @template T
   * @param {() => T} work
   * @returns {T}
   */
  enter(work) {
    if (this.dead) throw new SolverError('crashed');
    try {
      return work();
    } catch (cause) {
      if (cause instanceof SolverError) throw cause;
      this.dead = true;
      throw new SolverError('crashed', { cause });
    }
  }

  /**
   * A call that may need memory.
   * @param {(module: Exports) => number} question
   * @throws {SolverError} `memory`, where there is none; nothing has changed
   */
  #ask(question) {
    const answer = this.enter(() => question(this.#exports));
    if (answer === codes.noMemory) throw new SolverError('memory');
    return answer;
  }

  /** @param {Uint8Array} board @param {Uint16Array | null} notes */
  #put(board, notes) {
    const { memory, buffer } = this.#exports;
    new Uint8Array(memory.buffer, buffer(), board.length).set(board);
    if (notes) this.candidates(notes.length).set(notes);
  }

  /** The deduction in the buffer. */
  deduction() {
    return readDeduction(this.words(WORDS), this.techniques);
  }

  /** A view of the first words of the buffer. @param {number} count */
  words(count) {
    return new Uint32Array(this.#exports.memory.buffer, this.#exports.buffer(), count);
  }

  /** A view of the candidates in the module. @param {number} cells */
  candidates(cells) {
    return new Uint16Array(this.#exports.memory.buffer, this.#exports.candidates(), cells);
  }

  /** What the module names, one after the other. @param {(index: number) => number} name */
  #texts(name) {
    const { memory, buffer } = this.#exports;
    const found = [];
    for (let length; (length = name(found.length)) > 0;) {
      const at = buffer();
      found.push({
        text: String.fromCharCode(...new Uint8Array(memory.buffer, at, length)),
        facts: Array.from(new Uint32Array(memory.buffer, at + 4 * FACTS, 3)),
      });
    }
    return found;
  }
}
