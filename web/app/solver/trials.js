/**
 * Makes puzzles until one is as was wished. Attempt k takes a seed that follows from the seed and k, so that the same
 * wish with the same seed comes to the same puzzle everywhere.
 *
 * @typedef {import('./puzzle-maker.js').Maker} Maker
 * @typedef {import('../solver.js').Wish} Wish
 * @typedef {NonNullable<ReturnType<Maker['best']>>} Made
 *
 * @typedef {object} Verdict
 * @property {number} far how far the puzzle is from the wish; 0: it is as wished; Infinity: farther than the nearest
 * @property {number} lean below 0: too easy; above 0: too hard
 * @property {Partial<Made>} facts what was found out about it
 *
 * @typedef {object} Inquiry into one puzzle
 * @property {() => Verdict | null} work one piece of some milliseconds; null: there is more to do
 * @property {() => void} [close] ends it early; safe to repeat
 *
 * @typedef {(puzzle: string, nearest: number) => Inquiry} Judge nearest: how far the best is so far
 *
 * @typedef {object} Choice of the number of clues
 * @property {number} patience so many questions are spent on one puzzle
 * @property {() => number} next for the next puzzle; 0: as they come
 * @property {(lean: number) => void} learn what the last one was like
 * @property {() => void} giveUp none was found with so many questions
 */
import { openMaker, randomSeed } from './puzzle-maker.js';

/** Questions of one call to the module: less than a millisecond. */
const PORTION = 64;

/** The same for all puzzles, however long that takes. @type {(clues?: number) => Choice} */
export const always = (clues = 0) => ({ patience: Infinity, next: () => clues, learn() {}, giveUp() {} });

/** @implements {Maker} */
export class Trials {
  #batch;
  #form;
  #judge;
  #choice;
  #attempt = 0;
  /** Questions that the present attempt took. */
  #spent = 0;
  /** @type {Made | null} */
  #best = null;
  #nearest = Infinity;
  #maker;
  /** @type {Inquiry | null} */
  #inquiry = null;

  /**
   * @param {import('./batch-module.js').Batch} batch must do nothing else as long as these are used
   * @param {Omit<Wish, 'grade' | 'technique' | 'effort' | 'clues'>} form
   * @param {Judge} judge
   * @param {Choice} [choice]
   * @throws {import('./error.js').SolverError} those of `openMaker`
   */
  constructor(batch, { seed = randomSeed(), ...form }, judge, choice = always()) {
    this.seed = seed;
    this.#batch = batch;
    this.#form = form;
    this.#judge = judge;
    this.#choice = choice;
    this.#maker = this.#begin();
  }

  /** @param {number} questions @returns {boolean} the wish is granted */
  work(questions) {
    if (this.#nearest === 0) return true;
    if (!this.#inquiry) {
      if (!this.#make(questions)) return false;
      this.#inquiry = this.#judge(this.#made().puzzle, this.#nearest);
    }
    const verdict = this.#inquiry.work();
    if (!verdict) return false;
    this.#take(verdict);
    if (this.#nearest === 0) return true;
    this.#beginNext();
    return false;
  }

  best() {
    const made = this.#best ?? this.#maker.best();
    return made && { ...made, complete: this.#nearest === 0 };
  }

  close() {
    this.#inquiry?.close?.();
  }

  #begin() {
    const seed = this.#attempt === 0 ? this.seed : `${this.seed} ${this.#attempt}`;
    return openMaker(this.#batch, { ...this.#form, clues: this.#choice.next(), seed });
  }

  #beginNext() {
    this.#attempt += 1;
    this.#spent = 0;
    this.#inquiry = null;
    this.#maker = this.#begin();
  }

  #made() {
    return /** @type {Made} */ (this.#maker.best());
  }

  /** Goes on with the puzzle that is to be made. @param {number} questions @returns {boolean} it is there */
  #make(questions) {
    // In equal portions: else it would depend on the caller when an attempt is given up, and so which puzzle comes.
    for (let asked = 0; asked < questions; asked += PORTION) {
      if (this.#maker.work(PORTION)) return true;
      this.#spent += PORTION;
      if (this.#spent >= this.#choice.patience) {
        this.#choice.giveUp();
        this.#beginNext();
      }
    }
    return false;
  }

  /** Takes the puzzle that was made, where it is nearer than those before. @param {Verdict} verdict */
  #take({ far, lean, facts }) {
    if (far < this.#nearest) {
      this.#best = { ...this.#made(), complete: far === 0, ...facts };
      this.#nearest = far;
    }
    this.#choice.learn(lean);
  }
}
