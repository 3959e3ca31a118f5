/**
 * Runs without a solver, for what measures them: they have a length and nothing else, and to look
 * ahead costs time on a fake clock.
 */

export class LongRun {
  puzzle = '.'.repeat(81);
  algorithm = 'backtracking';
  known = 0;
  /** Budgets of all calls of `measure`. @type {number[]} */
  calls = [];
  /** What was merged. @type {number[]} */
  merged = [];

  /**
   * @param {{ length: number, rate: number, clock: import('./clock.js').FakeClock }} habits rate: steps a millisecond
   */
  constructor({ length, rate, clock }) {
    this.length = length;
    this.rate = rate;
    this.clock = clock;
  }

  get complete() {
    return this.known === this.length;
  }

  /** @param {number} budget */
  measure(budget) {
    const steps = Math.min(budget, this.length - this.known);
    this.calls.push(budget);
    this.known += steps;
    this.clock.pass(steps / this.rate);
    return { steps: this.known, done: this.complete };
  }

  /** The piece says from where to where it goes. @param {{ since?: number }} [options] */
  save({ since = 0 } = {}) {
    return new Uint8Array(new Float64Array([since, this.known]).buffer);
  }

  /** Takes over what follows on what is known. @param {Uint8Array} bytes */
  merge(bytes) {
    const [since, known] = new Float64Array(bytes.buffer);
    if (since > this.known) return false;
    this.known = Math.max(this.known, known);
    this.merged.push(known);
    return true;
  }
}
