/**
 * One piece of the answers to a list, graded in slices of time: by a worker, or on the page.
 *
 *     const job = new GradeJob(logic, bytes, () => performance.now());   // lines "puzzle,count,solution"
 *     while (!job.go(8)) await somethingElse();
 *     job.result();
 *
 * @typedef {{ grade: number, rating: number, hardest: string | null }} Grade as `solver.grade` says it
 *
 * @typedef {object} Graded
 * @property {number[]} counts how many puzzles have each grade, from 0: there was nothing to do
 * @property {Grade[]} first the grades of the first puzzles with exactly one solution
 * @property {Uint8Array} answers lines "puzzle,count,solution,grade,rating,hardest": the last three are a whole number
 *   from 0 to 6, a number with one decimal and the id of a technique, and empty where the puzzle has not exactly one
 *   solution
 */
import { joined } from '../solver/bytes.js';
import { KEPT } from './piece-job.js';
import { grades } from '../sudoku/grades.js';

const LF = 10;
const COMMA = 44;
const ONE = 49;
const ZERO = 48;

const encoder = new TextEncoder();

/** @returns {Graded} of nothing */
export const nothingGraded = () => ({ counts: [0, ...grades].map(() => 0), first: [], answers: new Uint8Array() });

export class GradeJob {
  #logic;
  #bytes;
  #now;
  #at = 0;
  #graded = nothingGraded();
  /** @type {Uint8Array[]} */
  #answers = [];

  /**
   * @param {import('../solver/logic-module.js').LogicModule} logic
   * @param {Uint8Array} bytes whole lines
   * @param {() => number} now in milliseconds
   */
  constructor(logic, bytes, now) {
    this.#logic = logic;
    this.#bytes = bytes;
    this.#now = now;
  }

  /** How much of it is done, 0..1. */
  get part() {
    return this.#at / this.#bytes.length;
  }

  /** Works for about so many milliseconds, and at least a little. @param {number} ms @returns {boolean} it is done */
  go(ms) {
    const end = this.#now() + ms;
    while (this.#at < this.#bytes.length) {
      this.#line();
      if (this.#now() >= end) break;
    }
    return this.#at >= this.#bytes.length;
  }

  /** Once it is done. @returns {Graded} */
  result() {
    return { ...this.#graded, answers: joined(this.#answers, Uint8Array) };
  }

  /** Grades the next puzzle. */
  #line() {
    const end = this.#bytes.indexOf(LF, this.#at);
    const line = this.#bytes.subarray(this.#at, end);
    const grade = gradeOf(line, this.#logic);
    this.#answers.push(line, encoder.encode(`,${columnsOf(grade)}\n`));
    if (grade) this.#note(grade);
    this.#at = end + 1;
  }

  /** @param {Grade} grade */
  #note(grade) {
    const { counts, first } = this.#graded;
    counts[grade.grade] += 1;
    if (first.length < KEPT) first.push(grade);
  }
}

/**
 * Null where the puzzle has not exactly one solution: what a person would do there is not told by a grade.
 * @param {Uint8Array} line
 * @param {import('../solver/logic-module.js').LogicModule} logic
 * @returns {Grade | null}
 */
function gradeOf(line, logic) {
  const cells = line.indexOf(COMMA);
  const hasOneSolution = line[cells + 1] === ONE && line[cells + 2] === COMMA;
  if (!hasOneSolution) return null;
  const puzzle = line.subarray(0, cells).map((sign) => (sign > ZERO ? sign - ZERO : 0));
  const { status, grade, rating, hardest } = logic.grade(puzzle);
  if (status !== 'unique') return null;
  return { grade, rating: rating / 10, hardest: grade ? logic.techniques[hardest].id : null };
}

/** @param {Grade | null} grade */
const columnsOf = (grade) => (grade ? `${grade.grade},${grade.rating.toFixed(1)},${grade.hardest ?? ''}` : ',,');
