/**
 * A player without a page: the state, and a session that follows it the way driver.js does it.
 *
 *     const world = new World(solver, puzzle);
 *     world.dispatch({ type: 'enter', cell: 3, digit: 4 });
 *     world.move((session) => session.step('digit'));
 *     world.state;             // frozen, as every state before it
 *     world.close();
 */
import { Session } from '../../../web/app/run/session.js';
import { initialState, isPlayable, reduce, resumeAt } from '../../../web/app/state/state.js';
import { deepFreeze } from './freeze.js';

/** @typedef {import('../../../web/app/state/state.js').Action} Action */

export class World {
  #session;

  /** @param {import('../../../web/app/solver.js').Solver} solver @param {string} puzzle */
  constructor(solver, puzzle) {
    this.#session = new Session(solver);
    this.state = deepFreeze(initialState(puzzle));
    this.#openRun();
  }

  /** @param {Action} action */
  dispatch(action) {
    const before = this.state;
    this.state = deepFreeze(reduce(before, deepFreeze(action)));
    if (this.state.puzzle !== before.puzzle || this.state.algorithm !== before.algorithm) this.#openRun();
  }

  /** @param {(session: Session) => void} work */
  move(work) {
    if (!isPlayable(this.state)) return;
    work(this.#session);
    this.#show();
  }

  /** Looks for the end of the run. */
  measure() {
    if (!isPlayable(this.state)) return;
    const { steps, done } = this.#session.run.measure(1e6);
    this.dispatch({ type: 'measured', known: steps, complete: done, going: false });
  }

  close() {
    this.#session.close();
  }

  #openRun() {
    const { puzzle, algorithm } = this.state;
    this.#session.close();
    this.dispatch({ type: 'checked', check: this.#session.solver.check(puzzle) });
    if (!isPlayable(this.state)) return;
    this.#session.open(puzzle, resumeAt(this.state), algorithm);
    this.#show();
  }

  #show() {
    this.dispatch({ type: 'moved', run: this.#session.view() });
  }
}
