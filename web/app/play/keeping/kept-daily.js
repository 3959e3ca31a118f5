/**
 * The puzzles of the last days, as they were made on this machine: they need not be made again, and it is known which
 * of them were solved.
 *
 * @typedef {{ date: string, grade: number, puzzle: string, solved: boolean }} Day
 */
import { isDate } from '../dealing/daily.js';

const NAME = 'stepdoku.play.days';
const VERSION = 1;
/** So many are kept: ten days with all grades. */
const MOST = 60;

/** @param {any} value @returns {value is Day} */
const isDay = (value) =>
  isDate(value?.date) &&
  Number.isInteger(value.grade) &&
  typeof value.puzzle === 'string' &&
  /^[.1-9]{81}$/.test(value.puzzle) &&
  typeof value.solved === 'boolean';

/** @param {any} value anything @returns {Day[]} */
const daysIn = (value) =>
  value?.version === VERSION && Array.isArray(value.days) ? value.days.filter(isDay).slice(-MOST) : [];

export class KeptDaily {
  #texts;
  /** The oldest first. @type {Day[]} */
  #days = [];

  /** @param {import('./safe-texts.js').SafeTexts} texts */
  constructor(texts) {
    this.#texts = texts;
  }

  /** @param {string} date 'YYYY-MM-DD' @param {number} grade @returns {string | null} null: it has to be made */
  puzzle(date, grade) {
    return this.#find(date, grade)?.puzzle ?? null;
  }

  /** @param {string} date 'YYYY-MM-DD' @param {number} grade @param {string} puzzle that was made of them */
  keep(date, grade, puzzle) {
    if (!this.#find(date, grade)) this.#write([...this.#days, { date, grade, puzzle, solved: false }]);
  }

  /** Whether it was solved on this machine. @param {string} date 'YYYY-MM-DD' @param {number} grade */
  isSolved(date, grade) {
    return this.#find(date, grade)?.solved ?? false;
  }

  /** @param {string} date 'YYYY-MM-DD' @param {number} grade whose puzzle is kept, and now solved */
  solve(date, grade) {
    const day = this.#find(date, grade);
    if (day && !day.solved) this.#write(this.#days.map((each) => (each === day ? { ...each, solved: true } : each)));
  }

  /** @param {string} date @param {number} grade */
  #find(date, grade) {
    this.#days = daysIn(this.#texts.value(NAME));
    return this.#days.find((day) => day.date === date && day.grade === grade);
  }

  /** @param {Day[]} days */
  #write(days) {
    this.#days = days.slice(-MOST);
    this.#texts.set(NAME, JSON.stringify({ version: VERSION, days: this.#days }));
  }
}
