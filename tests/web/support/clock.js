/**
 * A clock that stands still until it is told to go on.
 *
 *     const clock = new FakeClock({ late: 3 });
 *     clock.setTimeout(work, 100);
 *     clock.advance(103);      // now work is done
 */

/** @typedef {{ id: number, due: number, work: () => void, frame: boolean }} Timer */

export class FakeClock {
  /** @type {Timer[]} */
  #timers = [];
  #now = 0;
  #ids = 0;
  /** Every timer that was ever asked for. @type {('timeout' | 'frame')[]} */
  asked = [];

  /**
   * @param {{ late?: number, frame?: number }} [habits] late: how much later than asked a timeout comes; frame:
   *   milliseconds between two frames
   */
  constructor({ late = 0, frame = 1000 / 60 } = {}) {
    this.late = late;
    this.frame = frame;
  }

  now = () => this.#now;

  /** @param {() => void} work @param {number} ms */
  setTimeout = (work, ms) => this.#ask(work, this.#now + ms + this.late, false);

  /** @param {() => void} work */
  requestAnimationFrame = (work) => this.#ask(work, (Math.floor(this.#now / this.frame + 1e-9) + 1) * this.frame, true);

  /** @param {number} id */
  clearTimeout = (id) => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id || timer.frame);
  };

  /** @param {number} id */
  cancelAnimationFrame = (id) => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id || !timer.frame);
  };

  get waiting() {
    return this.#timers.length;
  }

  /** Lets time pass, and does all that falls due meanwhile. @param {number} ms */
  advance(ms) {
    const end = this.#now + ms;
    for (let next; (next = this.#next(end));) this.#fire(next);
    this.#now = Math.max(this.#now, end);
  }

  /** Time goes by in which no timer is served: work that takes long, or a tab that is hidden. @param {number} ms */
  pass(ms) {
    this.#now += ms;
  }

  /** Does the one that is due next, however far off. */
  fireNext() {
    const next = this.#next(Infinity);
    if (next) this.#fire(next);
    return next !== undefined;
  }

  /** Does all that is asked for, however far off, until nothing is. @param {() => void} [between] done after each */
  fireAll(between = () => {}) {
    for (let fired = 0; this.fireNext(); fired++) {
      if (fired > 10_000) throw new Error('the timers never end');
      between();
    }
  }

  /** @param {number} end */
  #next(end) {
    return this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  }

  /** @param {Timer} timer */
  #fire(timer) {
    this.#timers = this.#timers.filter((other) => other !== timer);
    this.#now = Math.max(this.#now, timer.due);
    timer.work();
  }

  /** @param {() => void} work @param {number} due @param {boolean} frame */
  #ask(work, due, frame) {
    this.asked.push(frame ? 'frame' : 'timeout');
    const id = ++this.#ids;
    this.#timers.push({ id, due, work, frame });
    return id;
  }
}

/**
 * From here to the end of the test all timeouts are those of a clock that stands still. (Node's own mock of timers
 * loses some in node 18.)
 * @param {import('node:test').TestContext} test
 */
export function holdTimers(test) {
  const clock = new FakeClock();
  const { setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout });
  test.after(() => Object.assign(globalThis, { setTimeout, clearTimeout }));
  return clock;
}
