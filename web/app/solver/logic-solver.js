/**
 * What the solver does as a person does: deductions, grades, and runs of the search `logic`. Loaded
 * apart from the solver, and when it is wanted: the first screen does without.
 *
 * @typedef {import('../solver.js').Deduction} Deduction
 * @typedef {import('../solver.js').Grading} Grading
 * @typedef {import('../solver.js').Gradings} Gradings
 * @typedef {import('./batch-module.js').Batch} Batch
 * @typedef {(text: string) => Uint8Array} ReadDigits the digits of a text; a SolverError where it holds no puzzle
 */
import { amount, bytesIn, elementsOf, masksIn, numberOf, options } from './arguments.js';
import { MOST_GUESSES, windowsOf } from './batch-module.js';
import { SolverError } from './error.js';
import { listOf } from './grid-reader.js';
import { bitsOf, loadLogicModule } from './logic-module.js';
import { sides } from '../sudoku/geometry.js';

/** In the place of a technique: there was nothing to be done, or the puzzle could not be read. */
const NO_TECHNIQUE = 255;

/**
 * @param {Parameters<typeof loadLogicModule>[0]} [options]
 * @returns {Promise<LogicSolver>}
 * @throws {SolverError} `load`
 */
export const loadLogicSolver = async (options) => new LogicSolver(await loadLogicModule(options));

export class LogicSolver {
  #module;
  /** Techniques by their ids: their numbers. @type {Map<unknown, number>} */
  #numbers;

  /** @param {import('./logic-module.js').LogicModule} module */
  constructor(module) {
    this.#module = module;
    this.techniques = module.techniques.map((technique) => Object.freeze({ ...technique }));
    this.#numbers = new Map(module.techniques.map(({ id }, number) => [id, number]));
  }

  /** The module crashed: this is of no use any more. */
  get dead() {
    return this.#module.dead;
  }

  /**
   * @param {string | ArrayLike<number>} board
   * @param {{ notes?: Uint16Array, without?: string[] } | undefined} given
   * @param {ReadDigits} readDigits
   * @returns {Deduction | null}
   */
  deduce(board, given, readDigits) {
    const { notes, without } = options(given, {
      notes: (masks = null) => masks,
      without: (ids = []) => this.#numbersOf(ids),
    });
    const digits = this.#boardOf(board, readDigits);
    const left = [...this.#numbers.values()].filter((number) => !without.includes(number));
    return this.#module.deduce(digits, masksOf(notes, digits), bitsOf(left));
  }

  /**
   * @param {string | ArrayLike<number>} board
   * @param {{ notes?: Uint16Array, techniques?: string[] } | undefined} given
   * @param {ReadDigits} readDigits
   * @returns {Deduction[]}
   */
  deductions(board, given, readDigits) {
    const { notes, techniques } = options(given, {
      notes: (masks = null) => masks,
      techniques: (ids = [...this.#numbers.keys()]) => this.#numbersOf(ids),
    });
    const digits = this.#boardOf(board, readDigits);
    return this.#module.deductions(digits, masksOf(notes, digits), bitsOf(techniques));
  }

  /**
   * @param {string | ArrayLike<number>} puzzle
   * @param {{ guesses?: number }} [given]
   * @param {ReadDigits} [readDigits] of a text
   * @returns {Grading}
   */
  grade(puzzle, given, readDigits) {
    const most = guessesOf(given);
    const { status, grade, rating, hardest, guesses, counts } = this.#module.grade(
      this.#boardOf(puzzle, readDigits),
      most,
    );
    const used = this.techniques.flatMap(({ id }, number) => (counts[number] ? [[id, counts[number]]] : []));
    return {
      status,
      grade,
      rating: rating / 10,
      hardest: grade ? this.techniques[hardest].id : null,
      counts: Object.fromEntries(used),
      guesses,
    };
  }

  /**
   * @param {readonly string[] | Uint8Array} puzzles
   * @param {{ guesses?: number } | undefined} given
   * @param {ReadDigits} readDigits
   * @param {Batch} batch reads lists
   * @returns {Gradings}
   */
  gradeMany(puzzles, given, readDigits, batch) {
    const most = guessesOf(given);
    const bytes = bytesIn(puzzles);
    if (bytes) return this.#gradeBoards(boardsIn(batch, bytes), most);
    const texts = elementsOf(puzzles);
    if (texts) {
      const boards = texts.map((text) => read(/** @type {string} */ (text), readDigits));
      return this.#gradeBoards(boards, most);
    }
    throw new SolverError('type');
  }

  /** Opens a run of `logic`; null: there is too little memory. @param {Uint8Array} digits without conflicts */
  open(digits) {
    return this.#module.open(digits);
  }

  /** Every call of a run into the module. @template T @param {() => T} work @returns {T} */
  enter(work) {
    return this.#module.enter(work);
  }

  /**
   * @param {(Uint8Array | null)[]} boards null: it could not be read
   * @param {number} most guesses for each
   * @returns {Gradings}
   */
  #gradeBoards(boards, most) {
    /** @type {Gradings} */
    const found = {
      statuses: boards.map(() => 'unknown'),
      grades: new Uint8Array(boards.length),
      ratings: new Float64Array(boards.length),
      hardest: new Uint8Array(boards.length).fill(NO_TECHNIQUE),
    };
    boards.forEach((board, index) => {
      if (!board) return;
      if (!this.#module.obeysRules(board)) {
        found.statuses[index] = 'invalid';
        return;
      }
      const { status, grade, rating, hardest } = this.#module.grade(board, most);
      found.statuses[index] = status;
      found.grades[index] = grade;
      found.ratings[index] = rating / 10;
      if (grade) found.hardest[index] = hardest;
    });
    return found;
  }

  /** @param {unknown} ids of techniques @returns {number[]} */
  #numbersOf(ids) {
    const list = elementsOf(ids);
    if (!list) throw new SolverError('type');
    return list.map((id) => {
      const number = this.#numbers.get(id);
      if (number === undefined) throw new SolverError('technique');
      return number;
    });
  }

  /** @param {string | ArrayLike<number>} board @param {ReadDigits} [readDigits] */
  #boardOf(board, readDigits) {
    const digits = typeof board === 'string' && readDigits ? readDigits(board) : digitsOf(board);
    if (!this.#module.obeysRules(digits)) throw new SolverError('conflict');
    return digits;
  }
}

/** How many guesses a check may make. @param {{ guesses?: number } | undefined} given @throws {SolverError} `limit` */
function guessesOf(given) {
  const { guesses } = options(given, { guesses: (value = MOST_GUESSES) => numberOf(value) });
  if (Number.isNaN(guesses)) throw new SolverError('limit');
  return amount(guesses);
}

/** @param {string} text @param {ReadDigits} readDigits @returns {Uint8Array | null} */
function read(text, readDigits) {
  try {
    return readDigits(text);
  } catch (error) {
    if (error instanceof SolverError) return null;
    throw error;
  }
}

/** The puzzles of a list. @param {Batch} batch @param {Uint8Array} bytes @returns {Uint8Array[]} */
function boardsIn(batch, bytes) {
  const boards = [];
  batch.open();
  for (const { puzzles, side } of windowsOf(batch, listOf(bytes))) {
    const cells = side * side;
    for (let at = 0; at < puzzles; at++) boards.push(batch.digits.slice(at * cells, (at + 1) * cells));
  }
  return boards;
}

/** N*N digits, 0 is empty. @param {unknown} board @returns {Uint8Array} */
function digitsOf(board) {
  const digits = bytesIn(board) ?? elementsOf(board)?.map(numberOf);
  if (!digits) throw new SolverError('type');
  const side = Math.sqrt(digits.length);
  if (!sides.includes(side)) throw new SolverError('length');
  if (!digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= side)) throw new SolverError('digit');
  return Uint8Array.from(digits);
}

/**
 * A mask for each cell, with no digit that there is not; null for all that the board allows.
 * @param {unknown} notes
 * @param {Uint8Array} board
 */
function masksOf(notes, board) {
  if (notes === null) return null;
  const masks = masksIn(notes);
  if (!masks) throw new SolverError('type');
  if (masks.length !== board.length) throw new SolverError('notes');
  const all = 2 ** Math.sqrt(board.length) - 1;
  return masks.map((mask) => mask & all);
}
