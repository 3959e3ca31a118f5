/**
 * A player's side of the solver: the run of the present puzzle, moved by steps of a chosen size, and
 * its shape. It knows nothing of the page, and runs under node.
 *
 *     const session = new Session(solver);
 *     session.open(puzzle, 0);
 *     session.step('digit');
 *     session.view();           // what the state shows of it
 *     session.close();
 */
import { SolverError } from '../solver/error.js';
import { algorithmOf } from '../sudoku/algorithms.js';

/** @typedef {import('../state/state.js').Grain} Grain @typedef {import('../solver.js').Kind} Kind */

/**
 * The kinds of step that end one step of each size; a read is any step.
 * @type {Record<Exclude<Grain, 'read'>, Kind[]>}
 */
const stops = {
  digit: ['conflict', 'place', 'eliminate', 'retreat', 'erase', 'solution', 'exhausted'],
  placement: ['place', 'retreat', 'erase', 'solution', 'exhausted'],
};

/** A run goes no further than this beyond what is known at once. */
const REACH = 1e6;
/** No step of any size is longer. */
const LONGEST_STEP = 1000;
/** More steps of a larger size than a read are not taken at once. */
export const MOST_STEPS = 10_000;

export class Session {
  /** @type {import('../solver.js').Run | null} */
  #run = null;

  /** @param {import('../solver.js').Solver} solver */
  constructor(solver) {
    this.solver = solver;
  }

  /**
   * Starts the run of a puzzle without conflicts, at a position or as near as it is known at once; the one before it is
   * closed.
   * @param {string} puzzle
   * @param {number} position
   * @param {string} [algorithm]
   */
  open(puzzle, position, algorithm) {
    this.close();
    this.#run = this.solver.run(puzzle, { algorithm });
    this.seek(position);
  }

  get run() {
    if (!this.#run) throw new SolverError('disposed');
    return this.#run;
  }

  get isOpen() {
    return this.#run !== null;
  }

  /** @returns {import('../state/state.js').RunView} */
  view() {
    const { position, known, complete, done, step } = this.run;
    return {
      position,
      known,
      complete,
      done,
      step,
      board: this.run.board(),
      stack: this.run.stack(),
      counters: this.run.counters(),
      ...(algorithmOf(this.run.algorithm).needsModule && { pattern: this.run.pattern(), notes: this.run.notes() }),
    };
  }

  /**
   * So many steps of that size, or as many as are taken at once; true at the end of the run.
   * @param {Grain} grain
   * @param {number} [count]
   */
  step(grain, count = 1) {
    const most = Math.min(count, MOST_STEPS);
    if (grain === 'read') this.run.seek(this.run.position + count);
    else this.run.advance(most * LONGEST_STEP, { until: stops[grain], count: most });
    return this.run.done;
  }

  /** So many steps of that size back, or to the start. @param {Grain} grain @param {number} [count] */
  back(grain, count = 1) {
    const { run } = this;
    run.seek(run.position - (grain === 'read' ? count : 1));
    if (grain !== 'read') this.#toStop(stops[grain], this.#passed(stops[grain]) - count + 1);
  }

  /** How many steps of these kinds led here. @param {Kind[]} kinds */
  #passed(kinds) {
    const counters = this.run.counters();
    return kinds.reduce((sum, kind) => sum + counters[kind], 0);
  }

  /**
   * Goes back to the n-th step of these kinds, or to the start. To halve the way again and again is fast however long
   * it is.
   * @param {Kind[]} kinds
   * @param {number} n
   */
  #toStop(kinds, n) {
    const { run } = this;
    let [before, there] = [-1, n > 0 ? run.position : 0];
    while (there - before > 1) {
      const middle = Math.floor((before + there) / 2);
      run.seek(middle);
      if (this.#passed(kinds) < n) before = middle;
      else there = middle;
    }
    run.seek(there);
  }

  /** @param {number} position */
  seek(position) {
    this.run.seek(position);
  }

  /**
   * Goes to the next step of that kind, or to the one before; false, and no move, where there is none in what is known,
   * nor soon after.
   * @param {Kind} kind
   * @param {boolean} backward
   */
  jump(kind, backward) {
    const { run } = this;
    const passed = run.counters()[kind];
    let position = run.nth(kind, backward ? passed - Number(run.step?.kind === kind) : passed + 1);
    if (position === null && !backward && !run.complete && run.known - run.position < REACH) {
      position = run.find([kind], { budget: REACH });
    }
    if (position !== null) run.seek(position);
    return position !== null;
  }

  /**
   * Where the n-th solution was found, and its digits; null where it is not known. Does not move.
   * @param {number} n from 1
   * @returns {import('./solutions.js').Found | null}
   */
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
   * Goes to where a digit of the call stack was placed.
   * @param {number} index in the stack, the oldest first; what is not there moves nothing
   */
  seekFrame(index) {
    if (this.run.stack()[index]) this.run.seek(this.run.placedAt(index));
  }

  /** Goes to the end, or as far as is known. */
  seekEnd() {
    this.run.seek(this.run.known);
  }

  /**
   * The shape of a part of the run, for the strip; with the kinds of its steps where each has a column.
   * @param {import('../drawing/strip-zoom.js').Want} want
   */
  shape({ from, to, columns, fine }) {
    return { ...this.run.shape(columns, { from, to }), kinds: fine ? this.#kindsBetween(from, to) : null };
  }

  /** The kinds of the steps that lead from one position to another. @param {number} from @param {number} to */
  #kindsBetween(from, to) {
    const { run } = this;
    const { position } = run;
    try {
      run.seek(from);
      return Array.from(run.read(to - from), (word) => this.solver.unpack(word, run.size).kind);
    } finally {
      run.seek(position);
    }
  }

  /** Ends the run. Safe to repeat. */
  close() {
    this.#run?.dispose();
    this.#run = null;
  }
}
