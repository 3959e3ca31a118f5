/** A driver without a page: its state, a session, a clock that is told to go on, and no worker. */
import { Driver } from '../../../web/app/run/driver.js';
import { Session } from '../../../web/app/run/session.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { createStore } from '../../../web/app/state/store.js';
import { FakeClock } from './clock.js';
import { puzzles, solver } from './solver.js';

/** No worker: all is measured in slices. @returns {never} */
const startWorker = () => {
  throw new Error('denied');
};

/** Of the run of the puzzle that it starts with. */
export const END = 5547;

/**
 * A driver with a puzzle that it has opened.
 * @param {import('node:test').TestContext} t @param {typeof solver} [used]
 * @param {Partial<import('../../../web/app/state/state.js').State>} [settings] @param {number} [look] milliseconds that
 *   pass whenever somebody looks at the clock
 */
export function driverWorld(t, used = solver, settings = {}, look = 1) {
  const store = createStore(reduce, initialState(puzzles.school, settings));
  const session = new Session(used);
  const clock = new FakeClock();
  /** Whoever looks at the clock has worked for a while. */
  const now = () => {
    clock.pass(look);
    return clock.now();
  };
  const page = { isConnected: true, settled: 0 };
  const driver = new Driver({
    store,
    clock: { ...clock, now },
    startWorker,
    engine: {
      attempt: (work) => work(session),
      settle: () => {
        page.settled += 1;
      },
      isReady: true,
    },
    isConnected: () => page.isConnected,
  });
  store.subscribe((now, before) => driver.follow(now, before));
  t.after(() => {
    driver.close();
    session.close();
  });
  driver.open();
  return { store, session, clock, driver, page, position: () => store.state.run?.position };
}
