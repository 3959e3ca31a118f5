/**
 * The solutions that a search for all of them has found so far: gathered in slices of time while
 * the run stands or plays, at most a hundred of them, and how their list looks.
 *
 * @typedef {{ position: number, digits: string }} Found where a solution was found, and its digits
 */
import { geometryOf } from '../sudoku/geometry.js';

/** No more are listed. */
export const MOST = 100;
/** Milliseconds of one slice. */
const SLICE = 8;

/** How many solutions of the run so far are to be listed. @param {import('../state/state.js').State} state */
const wanted = ({ algorithm, run }) => (algorithm === 'all-solutions' ? Math.min(run?.counters.solution ?? 0, MOST) : 0);

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

/** The list, or null where there is none. @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function solutionsOf(state, t) {
  if (state.algorithm !== 'all-solutions' || state.mode !== 'watch' || !state.run) return null;
  const { counters, position } = state.run;
  const { boxHeight } = geometryOf(state.size);
  const band = boxHeight * state.size;
  const rows = state.solutions.filter((found) => found.position <= position).map((found, index) => ({
    n: t.number(index + 1),
    position: found.position,
    lines: Array.from({ length: found.digits.length / band }, (_, line) => found.digits.slice(line * band, (line + 1) * band)).join('\n'),
    label: t('solutions.one', { n: index + 1, position: found.position }),
    on: found.position === position,
  }));
  const rest = counters.solution - rows.length;
  const more = rest > 0 ? t('solutions.more', { count: rest }) : '';
  return { label: t('solutions.label'), rows, note: counters.solution === 0 ? t('solutions.none') : more };
}
