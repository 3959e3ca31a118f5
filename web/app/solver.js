/**
 * The solver as plain JavaScript values: the only importer of the WASM module. The contract of
 * every function stands in solver.d.ts.
 */
import createModule from '../wasm/sudoku.mjs';
import { amount, numberOf, options } from './solver/arguments.js';
import { codes } from './solver/codes.js';
import { SolverError } from './solver/error.js';
import { encode, LONGEST_TEXT } from './formats/plain.js';
import { sides } from './sudoku/geometry.js';
import { later } from './platform/load-module.js';
import { insist, within } from './platform/patience.js';
import { fetchModule } from './solver/module-bytes.js';
import { Run } from './solver/run.js';
import { addFastMethods, openSudokuRun } from './solver/sudoku-run.js';
import { isOnBoard, unpack } from './sudoku/steps.js';

export { LONGEST_TEXT, SolverError };

/** @typedef {import('./solver.js').ParseError} ParseError */

/** @typedef {string | ArrayLike<number>} Position a text that `parse` reads, or N*N digits */

/** The search that has a module of its own. */
const LOGIC = 'logic';
/** Guesses that a check may make: some ten milliseconds. */
const CHECK_LIMIT = 20_000;

// In the order of ParseError::Code in the C++ header.
const errorCodes = /** @type {const} */ (['empty', 'empty', 'length', 'row', 'character', 'digit']);
// By the number of solutions found, from -1.
const statuses = /** @type {const} */ (['unknown', 'none', 'unique', 'multiple']);

/** Of a text with one character for each cell. */
const lengths = sides.map((side) => side ** 2);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Milliseconds that a request for the module may take, unless others are asked for; that of a slow line takes some
 * seconds.
 */
const PATIENCE = 60_000;
/** Milliseconds for what the solver can do without. */
const PATIENCE_BESIDE = 10_000;

/**
 * @typedef {'now' | 'later'} When
 *
 * @param {{ wasmBinary?: BufferSource, milliseconds?: number, batch?: When, formats?: When, logic?: When }} [given]
 * @returns {Promise<import('./solver.js').Solver>}
 */
export async function loadSolver(given) {
  const { wasmBinary, milliseconds, batch, formats, logic } = options(given, {
    wasmBinary: (bytes) => bytes,
    milliseconds: (value = PATIENCE) => numberOf(value),
    batch: (when = 'now') => when,
    formats: (when = 'now') => when,
    logic: (when = 'now') => when,
  });
  // Who never asks for it can do without it.
  const beside = [
    batch === 'now' ? loadBatchSolver().then((batchSolver) => ({ batch: batchSolver })) : {},
    formats === 'now' ? loadFormats().then((readers) => ({ readers })) : {},
    logic === 'now' ? loadLogicSolver().then((logicSolver) => ({ logic: logicSolver })) : {},
  ].map((part) => Promise.resolve(part).catch(() => ({})));
  const waits = Promise.all(beside.map((part) => within(part, PATIENCE_BESIDE).catch(() => ({}))));
  const ends = new AbortController();
  try {
    const solver = new ModuleSolver(await within(loadModule(wasmBinary, ends), milliseconds));
    for (const part of beside) part.then((loaded) => ModuleSolver.take(solver, loaded));
    await waits;
    return solver;
  } catch (cause) {
    ends.abort();
    throw new SolverError('load', { cause });
  }
}

/**
 * @param {BufferSource | undefined} wasmBinary
 * @param {AbortController} ends aborted when nobody waits for it any more
 */
const loadModule = (wasmBinary, ends) =>
  insist(async (again) => {
    return createModule({ wasmBinary: wasmBinary ? bytesOf(wasmBinary) : await fetchBinary(again) });
  }, ends.signal);

/** The module for many puzzles is loaded apart from this one. */
async function loadBatchSolver() {
  return (await later(() => import('./solver/batch-solver.js'))).loadBatchSolver();
}

/** The module for logic as well. @param {{ wasmBinary?: BufferSource }} [given] */
async function loadLogicSolver(given) {
  return (await later(() => import('./solver/logic-solver.js'))).loadLogicSolver(given);
}

/** What reads more than plain text. */
const loadFormats = () => later(() => import('./formats/formats.js'));

class ModuleSolver {
  #module;
  /** @type {import('./solver/batch-solver.js').BatchSolver | null} */
  #batchSolver = null;
  /** @type {typeof import('./formats/formats.js') | null} */
  #formats = null;
  /** @type {import('./solver/logic-solver.js').LogicSolver | null} */
  #logicSolver = null;
  #dead = false;
  #bytes = new Uint8Array();
  /** Of the puzzle searched last. */
  #cells = 0;
  /** Of the algorithms, in the order of the module. A caller may change the list that it is shown. */
  #ids;

  /** @param {import('../wasm/sudoku.mjs').SudokuModule} module */
  constructor(module) {
    this.#module = module;
    addFastMethods(module);
    this.#ids = [...module.algorithms().split(' '), LOGIC];
    this.algorithms = this.#ids.map((id) => ({ id }));
  }

  /**
   * Hands over what came to be loaded beside the module, unless it was loaded once more meanwhile.
   * @param {ModuleSolver} solver
   * @param {object} loaded
   * @param {import('./solver/batch-solver.js').BatchSolver} [loaded.batch]
   * @param {typeof import('./formats/formats.js')} [loaded.readers]
   * @param {import('./solver/logic-solver.js').LogicSolver} [loaded.logic]
   */
  static take(solver, { batch, readers, logic }) {
    solver.#batchSolver ??= batch ?? null;
    solver.#formats ??= readers ?? null;
    solver.#logicSolver ??= logic ?? null;
  }

  /** @param {string} text @returns {import('./solver.js').ParseResult} */
  parse(text) {
    return this.#formats ? this.#formats.read(text, (plain) => this.#parsePlain(plain)) : this.#parsePlain(text);
  }

  async loadFormats() {
    this.#formats ??= await loadFormats();
  }

  /** Text that is nothing but cells and frames. @param {string} text @returns {import('./solver.js').ParseResult} */
  #parsePlain(text) {
    if (typeof text !== 'string') return refuse({ code: 'type' });
    if (text.length > LONGEST_TEXT) {
      return refuse({ code: 'too-long', found: text.length, expected: LONGEST_TEXT });
    }
    const mark = text.startsWith('\ufeff') ? 1 : 0;
    const body = text.slice(mark);
    const cells = this.#enter(() => {
      encode(body, this.#module.buffer());
      return this.#module.parse(body.length);
    });
    if (cells === 0) return refuse(this.#parseError(body, mark));
    const puzzle = this.#module.buffer().subarray(0, cells).join('').replaceAll('0', '.');
    return { ok: true, puzzle, size: Math.sqrt(cells), format: /[\r\n]/.test(body.trim()) ? 'rows' : 'line' };
  }

  /** @param {string} body what was read @param {number} mark characters before it @returns {Partial<ParseError>} */
  #parseError(body, mark) {
    const buffer = this.#module.buffer();
    const [code, index, line, column, found, expected] = new Int32Array(buffer.buffer, buffer.byteOffset, 6);
    const name = errorCodes[code];
    return {
      code: name,
      index: index + mark,
      line,
      column: line === 1 ? column + mark : column,
      found:
        name === 'character' ? String.fromCodePoint(/** @type {number} */ (body.codePointAt(index))) : found || null,
      expected: expected || null,
    };
  }

  /** @param {string} puzzle @param {{ limit?: number }} [given] @returns {import('./solver.js').CheckResult} */
  check(puzzle, given) {
    const { limit } = options(given, { limit: (value = CHECK_LIMIT) => amount(value) });
    const found = this.#search(puzzle, 2, limit);
    return {
      status: statuses[found + 1],
      solution: found > 0 ? this.#text(0) : null,
      second: found > 1 ? this.#text(128) : null,
      ...(found > 0 ? { conflicts: [], impossible: null } : this.#obstacles()),
    };
  }

  /** What is in the way of a solution, as check() says it. */
  #obstacles() {
    const count = this.#enter(() => this.#module.obstacles(this.#cells));
    const { buffer, byteOffset } = this.#view();
    const [cell, unit, digit, ...pairs] = new Uint32Array(buffer, byteOffset + 256, 3 * count + 3);
    if (count === 0) {
      return { conflicts: [], impossible: cell !== 255 ? { cell } : unit !== 63 ? { unit, digit } : null };
    }
    const conflicts = Array.from(
      { length: count },
      () => /** @type {import('./solver.js').Conflict} */ (pairs.splice(0, 3)),
    );
    return { status: /** @type {const} */ ('invalid'), conflicts, impossible: null };
  }

  /**
   * @param {string} puzzle
   * @param {number} wanted
   * @param {number} [guesses]
   * @returns {number} solutions, -1: not known
   */
  #search(puzzle, wanted, guesses = 1e15) {
    const found = this.#searchLine(puzzle, wanted, guesses);
    if (found !== codes.noBoard) return found;
    const { cells, digits } = this.#load(puzzle);
    this.#cells = cells;
    encoder.encodeInto(digits, this.#view());
    return this.#enter(() => this.#module._search(cells, wanted, guesses));
  }

  /**
   * Most callers have a line of one character for each cell: the module reads it by itself.
   * @param {string} puzzle @param {number} wanted @param {number} guesses
   * @returns {number} as above; codes.noBoard: it is something else
   */
  #searchLine(puzzle, wanted, guesses) {
    if (typeof puzzle !== 'string' || !lengths.includes(puzzle.length)) return codes.noBoard;
    if (encoder.encodeInto(puzzle, this.#view()).written !== puzzle.length) return codes.noBoard;
    this.#cells = puzzle.length;
    return this.#enter(() => this.#module._search(this.#cells, wanted, guesses));
  }

  /** @param {string} puzzle */
  solve(puzzle) {
    return this.#search(puzzle, 1) > 0 ? this.#text(0) : null;
  }

  /** @param {string} puzzle @param {number} [limit] */
  count(puzzle, limit = 2) {
    const most = amount(limit);
    return Math.min(most, this.#search(puzzle, most || 1));
  }

  async loadBatch() {
    if (!this.#batchSolver || this.#batchSolver.dead) this.#batchSolver = await loadBatchSolver();
  }

  /** @param {readonly string[] | Uint8Array} puzzles @param {number} [limit] @param {{ guesses?: number }} [given] */
  solveMany(puzzles, limit, given) {
    const { guesses } = options(given, { guesses: (value) => value });
    return this.#batch().solveMany(puzzles, { limit, guesses, parse: (text) => this.parse(text) });
  }

  /** @param {import('./solver.js').Wish & { milliseconds?: number }} [wish] */
  generate(wish) {
    return this.#batch().generate(wish, { logic: this.#logicSolver, openRun: (...of) => this.run(...of) });
  }

  /** @param {{ wasmBinary?: BufferSource }} [given] */
  async loadLogic(given) {
    const { wasmBinary } = options(given, { wasmBinary: (bytes) => bytes });
    if (!this.#logicSolver || this.#logicSolver.dead) this.#logicSolver = await loadLogicSolver({ wasmBinary });
  }

  get techniques() {
    return this.#logic().techniques;
  }

  /** @param {Position} board @param {{ notes?: Uint16Array, without?: string[] }} [given] */
  deduce(board, given) {
    return this.#logic().deduce(board, given, this.#readDigits);
  }

  /** @param {Position} board @param {{ notes?: Uint16Array, techniques?: string[] }} [given] */
  deductions(board, given) {
    return this.#logic().deductions(board, given, this.#readDigits);
  }

  /** @param {Position} puzzle @param {{ guesses?: number }} [given] */
  grade(puzzle, given) {
    return this.#logic().grade(puzzle, given, this.#readDigits);
  }

  /** @param {readonly string[] | Uint8Array} puzzles @param {{ guesses?: number }} [given] */
  gradeMany(puzzles, given) {
    return this.#logic().gradeMany(puzzles, given, this.#readDigits, this.#batch().list);
  }

  #logic() {
    if (!this.#logicSolver) throw new SolverError('not-loaded');
    return this.#logicSolver;
  }

  /** The digits of a text. @param {string} text */
  #readDigits = (text) => Uint8Array.from(this.#load(text).digits, (sign) => Number(sign) || 0);

  #batch() {
    if (!this.#batchSolver) throw new SolverError('not-loaded');
    return this.#batchSolver;
  }

  /** @param {string} puzzle @param {{ algorithm?: string }} [given] @returns {Run} */
  run(puzzle, given) {
    const { algorithm } = options(given, { algorithm: (id = 'backtracking') => id });
    const index = this.#ids.indexOf(algorithm);
    if (index < 0) throw new SolverError('algorithm');
    const logic = algorithm === LOGIC ? this.#logic() : null;
    const { cells, digits } = this.#load(puzzle);
    /** @param {() => any} work */
    const enter = (work) => (logic ? logic.enter(work) : this.#enter(work));
    if (!this.#enter(() => this.#module.obeysRules(cells))) {
      throw new SolverError('conflict', { conflicts: this.check(puzzle).conflicts });
    }
    const run = logic ? logic.open(this.#readDigits(digits)) : enter(() => openSudokuRun(this.#module, cells, index));
    if (!run) throw new SolverError('memory');
    return new Run(run, { puzzle: digits, size: Math.sqrt(cells), algorithm }, enter);
  }

  /** @param {number} word @param {number} [size] */
  unpack(word, size = 9) {
    if (!sides.includes(size)) throw new SolverError('size');
    const bits = numberOf(word);
    const fact = isOnBoard(bits, size) ? unpack(bits, size) : null;
    if (!fact) throw new SolverError('kind');
    return fact;
  }

  /** The module's buffer: a view of its memory is of no use any more once that has grown. */
  #view() {
    if (this.#bytes.length === 0) this.#bytes = this.#module.buffer();
    return this.#bytes;
  }

  /** A solution. @param {number} offset in the buffer */
  #text(offset) {
    return decoder.decode(this.#view().subarray(offset, offset + this.#cells));
  }

  /** Puts a puzzle's digits into the module's buffer, by way of the parser. @param {string} puzzle */
  #load(puzzle) {
    const result = this.parse(puzzle);
    if (!result.ok) throw new SolverError(result.error.code, { error: result.error });
    return { cells: result.puzzle.length, digits: result.puzzle };
  }

  /**
   * Every call into the module. A trap leaves it in an unknown state: from then on it is dead.
   * @template T
   * @param {() => T} work
   * @returns {T}
   */
  #enter(work) {
    if (this.#dead) throw new SolverError('crashed');
    try {
      return work();
    } catch (cause) {
      if (cause instanceof SolverError) throw cause;
      this.#dead = true;
      throw new SolverError('crashed', { cause });
    }
  }
}

/**
 * The bytes of the module.
 * @param {boolean} again an answer to the same question is still waited for
 */
const fetchBinary = (again) => fetchModule('wasm/sudoku.wasm', again);

/**
 * The glue code makes bytes of anything: only of a buffer, or a view of one, are they made here.
 * @param {BufferSource} source
 */
function bytesOf(source) {
  const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(source) ? source : new DataView(source);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** @param {Partial<ParseError>} error @returns {import('./solver.js').ParseResult} */
function refuse(error) {
  const place = { index: 0, line: 1, column: 1, found: null, expected: null };
  return { ok: false, error: /** @type {ParseError} */ ({ ...place, ...error }) };
}
