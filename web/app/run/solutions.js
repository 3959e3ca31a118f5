/**
 * The solutions that a search for all of them has found so far: gathered in slices of time while
 * the run stands or plays, at most a hundred of them.
 *
 * @typedef {{ position: number, digits: string }} Found where a solution was found, and its digits
 */
import { SLICE } from '../jobs/slices.js';

/** No more are listed. */
export const MOST = 100;
/** How many solutions of the run so far are to be listed. @param {import('../state/state.js').State} state */
const wanted = ({ algorithm, run }) =>
  algorithm === 'all-solutions' ? Math.min(run?.counters.solution ?? 0, MOST) : 0;

export class Gatherer {
  #host;
  /** @type {any} */
  #timer = null;

  /**
   * @param {object} host
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} host.clock
   * @param {() => import('../state/state.js').State} host.state
   * @param {<T>(work: (session: import('./session.js').Session) => T) => T | undefined} host.attempt
   * @param {(action: import('../state/state.js').Action) => void} host.dispatch
   */
  constructor(host) {
    this.#host = host;
  }

  /** To be called after each change of the state. */
  follow() {
    const state = this.#host.state();
    if (this.#timer !== null || state.solutions.length >= wanted(state)) return;
    this.#timer = this.#host.clock.setTimeout(() => this.#slice(), 0);
  }

  /** Ends gathering. Safe to repeat. */
  close() {
    if (this.#timer !== null) this.#host.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  #slice() {
    const { clock, state, attempt, dispatch } = this.#host;
    this.#timer = null;
    const start = clock.now();
    const solutions = [...state().solutions];
    const before = solutions.length;
    const most = wanted(state());
    while (solutions.length < most && (solutions.length === before || clock.now() - start < SLICE)) {
      const found = attempt((session) => session.solution(solutions.length + 1));
      if (!found) break;
      solutions.push(found);
    }
    if (solutions.length > before) dispatch({ type: 'gathered', solutions }); // the change leads here again
  }
}
