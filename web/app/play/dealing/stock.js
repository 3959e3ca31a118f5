/**
 * Puzzles in stock: those that were made while others were played, kept between visits, and a few that come with the
 * page, so that the first visit has some at once. The same puzzle is never given twice.
 *
 *     const stock = new Stock(new SafeTexts(() => localStorage), Math.random);
 *     stock.take(9, 3) ?? (await make());
 *     stock.add(9, 3, puzzle);
 *
 * Two tabs share it: it is read before each change. Where nothing can be kept, it lasts as long as the page.
 *
 * @typedef {object} Content
 * @property {Record<string, string[]>} made puzzles by size and grade, such as '9 3'
 * @property {Record<string, number>} used how many of those that come with the page have been given
 * @property {number} first 0..1: with which of them this machine begins
 */
import { firstPuzzles } from './first-puzzles.js';

const NAME = 'stepdoku.play.stock';
const VERSION = 1;
/** So many are made ahead of each grade. */
export const ENOUGH = 2;

/** @param {number} size @param {number} grade */
const keyOf = (size, grade) => `${size} ${grade}`;

/** @param {unknown} value @param {number} size @returns {value is string} */
const isPuzzle = (value, size) => typeof value === 'string' && new RegExp(`^[.1-${size}]{${size * size}}$`).test(value);

export class Stock {
  #texts;
  /** @type {Content} */
  #content;

  /** @param {import('../keeping/safe-texts.js').SafeTexts} texts @param {() => number} random 0..1 */
  constructor(texts, random) {
    this.#texts = texts;
    this.#content = { made: {}, used: {}, first: random() };
  }

  /** Whether there are as many of a grade as are made ahead. @param {number} size @param {number} grade */
  isFull(size, grade) {
    this.#read();
    return this.#madeOf(size, grade).length >= ENOUGH;
  }

  /** @param {number} size @param {number} grade @param {string} puzzle */
  add(size, grade, puzzle) {
    this.#read();
    const made = this.#madeOf(size, grade);
    if (!made.includes(puzzle)) this.#put(size, grade, [...made, puzzle].slice(0, ENOUGH));
  }

  /**
   * Takes a puzzle out.
   * @param {number} size
   * @param {number} grade
   * @returns {string | null} null: there is none left
   */
  take(size, grade) {
    this.#read();
    const [next, ...rest] = this.#madeOf(size, grade);
    if (next === undefined) return this.#takeFirst(size, grade);
    this.#put(size, grade, rest);
    return next;
  }

  /**
   * A puzzle for whom none can be made: one that comes with the page, though it was given before.
   * @param {number} size
   * @param {number} grade
   * @returns {string | null} null: none of the grade comes with it
   */
  again(size, grade) {
    this.#read();
    const key = keyOf(size, grade);
    if (!firstPuzzles(key).length) return null;
    this.#content.used[key] = 0;
    return this.#takeFirst(size, grade);
  }

  /** @param {number} size @param {number} grade */
  #takeFirst(size, grade) {
    const key = keyOf(size, grade);
    const puzzles = firstPuzzles(key);
    const used = this.#content.used[key] ?? 0;
    if (used >= puzzles.length) return null;
    this.#content.used[key] = used + 1;
    this.#write();
    return puzzles[(Math.floor(this.#content.first * puzzles.length) + used) % puzzles.length];
  }

  /** @param {number} size @param {number} grade */
  #madeOf(size, grade) {
    return (this.#content.made[keyOf(size, grade)] ?? []).filter((each) => isPuzzle(each, size));
  }

  /** @param {number} size @param {number} grade @param {string[]} puzzles */
  #put(size, grade, puzzles) {
    this.#content.made[keyOf(size, grade)] = puzzles;
    this.#write();
  }

  #read() {
    this.#content = contentIn(this.#texts.value(NAME)) ?? this.#content;
  }

  #write() {
    this.#texts.set(NAME, JSON.stringify({ version: VERSION, ...this.#content }));
  }
}

/** @param {any} value @returns {Content | null} */
function contentIn(value) {
  if (value?.version !== VERSION) return null;
  const { made, used, first } = value;
  if (typeof first !== 'number' || !(first >= 0 && first < 1)) return null;
  /** @type {Content} */
  const content = { made: {}, used: {}, first };
  for (const [key, puzzles] of Object.entries(made ?? {})) if (Array.isArray(puzzles)) content.made[key] = puzzles;
  for (const [key, count] of Object.entries(used ?? {})) {
    if (Number.isInteger(count) && /** @type {number} */ (count) >= 0) {
      content.used[key] = /** @type {number} */ (count);
    }
  }
  return content;
}
