/**
 * Finds the number of clues at which puzzles are neither too easy nor too hard for a wish, by the
 * up-and-down method (Dixon and Mood, 1948): fewer clues after one that was too easy, more after one
 * that was too hard, in strides that become smaller where the answer turns round. Around that number it
 * looks to both sides, as puzzles of one number of clues differ widely. The same answers lead to the same
 * numbers: nothing is random in it.
 */

/** Questions for one puzzle: some ten milliseconds. */
const PATIENCE = 2000;
/** So many of the numbers to each side are looked at in turn. */
const ASIDE = [0, 1, -1, 2, -2];

export class ClueStaircase {
  patience = PATIENCE;
  #counts;
  #place;
  #stride;
  #lean = 0;
  #turn = 0;

  /**
   * @param {readonly number[]} counts the numbers to choose from, in ascending order; at least one
   * @param {number} first where to begin: the number nearest to it
   */
  constructor(counts, first) {
    this.#counts = [...counts];
    this.#place = this.#within(counts.filter((count) => count <= first).length - 1);
    this.#stride = Math.max(1, Math.floor(counts.length / 8));
  }

  /** The number for the next puzzle. */
  next() {
    return this.#counts[this.#within(this.#place + ASIDE[this.#turn % ASIDE.length])];
  }

  /** @param {number} miss below 0: that puzzle was too easy; above 0: too hard */
  learn(miss) {
    const lean = Math.sign(miss);
    this.#turn += 1;
    if (lean === 0) return;
    if (lean === -this.#lean) this.#stride = Math.max(1, Math.floor(this.#stride / 2));
    this.#lean = lean;
    this.#place = this.#within(this.#place + lean * this.#stride);
  }

  /** There was no puzzle with the last number to be had in good time: it and those below it are left out. */
  giveUp() {
    const clues = this.next();
    const rest = this.#counts.filter((count) => count > clues);
    if (rest.length > 0) this.#counts = rest;
    this.#place = this.#within(this.#place);
    this.#turn += 1;
  }

  /** @param {number} place */
  #within(place) {
    return Math.min(Math.max(place, 0), this.#counts.length - 1);
  }
}
