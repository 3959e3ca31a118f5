/**
 * A player's side of the solver: the run of the present puzzle, moved by steps of a chosen size,
 * and measured ahead in slices of time. It knows nothing of the page, and runs under node.
 *
 *     const session = new Session(solver, clock);
 *     session.open(puzzle, 0);
 *     session.step('digit');
 *     session.view();           // what the state shows of it
 *     session.close();
 */
import { SolverError } from './errors.js';

/** @typedef {import('./state.js').Grain} Grain @typedef {import('./solver.js').Kind} Kind */

/** The kinds of step that end one step of each size; a read is any step. @type {Record<Exclude<Grain, 'read'>, Kind[]>} */
const stops = {
  digit: ['conflict', 'place', 'eliminate', 'retreat', 'erase', 'solution', 'exhausted'],
  placement: ['place', 'retreat', 'erase', 'solution', 'exhausted'],
};

/** The end is looked for within so many steps. */
export const HORIZON = 1e6;
/** Milliseconds of one slice of measuring. */
const SLICE = 8;
const CHUNK = 20_000;
/** No step of any size is longer. */
const LONGEST_STEP = 1000;

export class Session {
  /** @type {import('./solver.js').Run | null} */
  #run = null;
  /** @type {any} */
  #timer = null;

  /**
   * @param {import('./solver.js').Solver} solver
   * @param {Pick<import('./playback.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock
   * @param {(work: () => void) => void} [guard] runs what a timer does later, and sees its errors
   */
  constructor(solver, clock, guard = (work) => work()) {
    this.solver = solver;
    this.clock = clock;
    this.guard = guard;
  }

  /** Starts the run of a puzzle without conflicts; the one before it is closed. @param {string} puzzle @param {number} position @param {string} [algorithm] */
  open(puzzle, position, algorithm) {
    this.close();
    this.#run = this.solver.run(puzzle, { algorithm });
    // One seek goes no further than a million steps beyond what is known.
    for (let before = -1; before < this.run.position && this.run.position < position;) {
      before = this.run.position;
      this.seek(position);
    }
  }

  get run() {
    if (!this.#run) throw new SolverError('disposed');
    return this.#run;
  }

  get isOpen() {
    return this.#run !== null;
  }

  /** @returns {import('./state.js').RunView} */
  view() {
    const { position, known, complete, done, step } = this.run;
    return { position, known, complete, done, step, board: this.run.board(), stack: this.run.stack(), counters: this.run.counters() };
  }

  /** So many steps of that size; true at the end of the run. @param {Grain} grain @param {number} [count] */
  step(grain, count = 1) {
    if (grain === 'read') this.run.seek(this.run.position + count);
    else this.run.advance(count * LONGEST_STEP, { until: stops[grain], count });
    return this.run.done;
  }

  /** One step of that size back. @param {Grain} grain */
  back(grain) {
    const { run } = this;
    if (grain === 'read') run.previous();
    else run.seek(run.find(stops[grain], { backward: true, budget: HORIZON }) ?? 0);
  }

  /** @param {number} position */
  seek(position) {
    this.run.seek(position);
  }

  /** Goes to the next step of that kind; false, and no move, where there is none within the horizon. @param {Kind} kind */
  seekNext(kind) {
    const position = this.run.find([kind], { budget: HORIZON });
    if (position !== null) this.run.seek(position);
    return position !== null;
  }

  /** Where the n-th solution was found, and its digits; null where it is not known. Does not move. @param {number} n from 1 @returns {import('./solutions.js').Found | null} */
  solution(n) {
    const { run } = this;
    const here = run.position;
    const position = run.nth('solution', n);
    if (position === null) return null;
    run.seek(position);
    const digits = run.board().join('');
    run.seek(here);
    return { position, digits };
  }

  /**
   * Goes to where a digit of the stack was placed. A search comes to each stack of digits once, so
   * that on the way to here this one begins at one position, which halving finds.
   * @param {number} index in the stack, the oldest first; what is not there moves nothing
   */
  seekFrame(index) {
    const { run } = this;
    const stack = run.stack().slice(0, index + 1);
    if (!stack[index]) return;
    let [before, after] = [0, run.position];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      run.seek(middle);
      const there = run.stack();
      if (stack.every(({ cell, digit }, depth) => there[depth]?.cell === cell && there[depth].digit === digit)) after = middle;
      else before = middle;
    }
    run.seek(after);
  }

  /** Goes to the end, or as far as is known. */
  seekEnd() {
    this.run.seek(this.run.known);
  }

  /**
   * Looks for the end of the run in slices, up to the horizon.
   * @param {(progress: { known: number, complete: boolean, settled: boolean }) => void} report after each slice; settled: it was the last
   */
  measure(report) {
    const { run } = this;
    const slice = () => {
      const start = this.clock.now();
      let known = run.known;
      let complete = run.complete;
      while (!complete && known < HORIZON && this.clock.now() - start < SLICE) {
        ({ steps: known, done: complete } = run.measure(Math.min(CHUNK, HORIZON - known)));
      }
      const settled = complete || known >= HORIZON;
      this.#timer = settled ? null : this.clock.setTimeout(() => this.guard(slice), 0);
      report({ known, complete, settled });
    };
    slice();
  }

  /** Ends run and measuring. Safe to repeat. */
  close() {
    if (this.#timer !== null) this.clock.clearTimeout(this.#timer);
    this.#timer = null;
    this.#run?.dispose();
    this.#run = null;
  }
}
