/**
 * The run of a fork at work, beside that of the player: it holds one handle of the solver from `open` to `close`, and
 * knows nothing of the page.
 *
 *     const run = new ForkRun(solver, clock, { guard: (work) => engine.attempt(work), tell: () => show(run.view()) });
 *     run.open('12..............', 'mrv');
 *     run.forward('digit');
 *     run.goTo(Infinity);      // in slices: to the end, however far that is
 *     run.close();
 */
import { createMeter } from '../jobs/meter.js';
import { Sliced } from '../jobs/slices.js';
import { Session } from '../run/session.js';

/** Milliseconds of work between two looks at the clock. */
const PIECE = 2;

/** @typedef {import('../state/modes.js').Grain} Grain */

export class ForkRun {
  #session;
  #clock;
  #sliced;
  #guard;
  #tell;

  /**
   * @param {import('../solver.js').Solver} solver
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock
   * @param {object} host
   * @param {<T>(work: () => T) => T | undefined} host.guard runs what a timer does later, and sees its errors
   * @param {() => void} host.tell called after each slice of the way to a position
   */
  constructor(solver, clock, { guard, tell }) {
    this.solver = solver;
    this.#session = new Session(solver);
    this.#clock = clock;
    this.#sliced = new Sliced(clock);
    this.#guard = guard;
    this.#tell = tell;
  }

  /**
   * Starts the run of givens without conflicts; the one before is closed.
   * @param {string} givens
   * @param {string} algorithm
   */
  open(givens, algorithm) {
    this.close();
    this.#session.open(givens, 0, algorithm);
  }

  get isOpen() {
    return this.#session.isOpen;
  }

  /** It is on its way to a position. */
  get isGoing() {
    return this.#sliced.isGoing;
  }

  /** @returns {import('../state/state.js').RunView} */
  view() {
    return this.#session.view();
  }

  /** The digits of the first solution, as far as the run is known; else null. */
  solution() {
    return this.#session.solution(1)?.digits ?? null;
  }

  /** @param {Grain} grain @param {number} [count] @returns {boolean} true at the end of the run */
  forward(grain, count = 1) {
    this.stop();
    return this.#session.step(grain, count);
  }

  /** @param {Grain} grain @param {number} [count] */
  back(grain, count = 1) {
    this.stop();
    this.#session.back(grain, count);
  }

  toStart() {
    this.stop();
    this.#session.seek(0);
  }

  /**
   * Goes to a position, or to the end where that comes first: at once if it is known, else in slices.
   * @param {number} position
   */
  goTo(position) {
    const { run } = this.#session;
    const meter = createMeter(run, () => this.#clock.now());
    const isThere = () => run.complete || run.known >= position;
    if (isThere()) this.#arrive(position);
    else {
      this.#sliced.start({
        step: () => this.#guard(() => meter.go(PIECE) || isThere()) ?? true,
        tell: () => this.#guard(() => this.#arrive(position)),
      });
    }
  }

  /** So far as it is known by now. @param {number} position */
  #arrive(position) {
    if (!this.isOpen) return;
    const { run } = this.#session;
    run.seek(Math.min(position, run.known));
    this.#tell();
  }

  /** It stays where it is. Safe to repeat. */
  stop() {
    this.#sliced.stop();
  }

  /** Ends the run, and its way to a position. Safe to repeat. */
  close() {
    this.stop();
    this.#session.close();
  }
}
