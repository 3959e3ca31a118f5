/**
 * A player that looks closer at a puzzle, without a page: its state, a clock that stands, and every check that is made.
 */
import { Examiner } from '../../../web/app/insight/examiner.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { FakeClock } from './clock.js';
import { deepFreeze } from './freeze.js';
import { solver } from './solver.js';

/** @typedef {import('../../../web/app/state/state.js').Action} Action */

/**
 * @param {string} puzzle
 * @param {{ limit?: number, cost?: number }} [options] limit: guesses of the first check; cost: milliseconds of each
 *   check
 */
export function examined(puzzle, { limit = 20_000, cost = 1 } = {}) {
  const clock = new FakeClock();
  /** @type {string[]} */
  const checks = [];
  const recording = /** @type {typeof solver} */ ({
    check: (/** @type {string} */ text, /** @type {{ limit?: number }} */ options) => {
      checks.push(text);
      clock.pass(cost);
      return solver.check(text, options);
    },
  });
  let alive = true;
  const world = {
    clock,
    checks,
    state: deepFreeze(initialState(puzzle, { mode: 'edit', check: solver.check(puzzle, { limit }) })),
    /** @param {Action} action */
    dispatch(action) {
      world.state = deepFreeze(reduce(world.state, deepFreeze(action)));
      if (world.state.check === null) {
        world.state = deepFreeze(reduce(world.state, { type: 'checked', check: solver.check(world.state.puzzle) }));
      }
    },
    /** From now on there is no solver. */
    kill() {
      alive = false;
    },
  };
  const examiner = new Examiner({
    clock,
    attempt: (work) => (alive ? work({ solver: recording }) : undefined),
    state: () => world.state,
    dispatch: world.dispatch,
  });
  return Object.assign(world, { examiner });
}
