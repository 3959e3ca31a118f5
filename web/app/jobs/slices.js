/**
 * Long work in slices of time, so that the page goes on meanwhile.
 *
 *     const sliced = new Sliced(clock);
 *     sliced.start({ step: () => search.step(), tell: (done) => show(search, done) });
 *     sliced.stop();
 *
 * @typedef {object} Work
 * @property {() => boolean} step does a little, some milliseconds at most; true: there is no more to do
 * @property {(done: boolean) => void} tell called after each slice; may start other work, or stop this
 */

/** Milliseconds of one slice: no more steps are begun after it. */
export const SLICE = 8;

export class Sliced {
  #clock;
  /** @type {any} */
  #timer = null;

  /** @param {Pick<import('./clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock */
  constructor(clock) {
    this.#clock = clock;
  }

  get isGoing() {
    return this.#timer !== null;
  }

  /** Begins with the next task; what was going on is given up. @param {Work} work */
  start(work) {
    this.stop();
    this.#timer = this.#clock.setTimeout(() => this.#slice(work), 0);
  }

  /** Safe to repeat. */
  stop() {
    this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** @param {Work} work */
  #slice(work) {
    const end = this.#clock.now() + SLICE;
    let done;
    do done = work.step();
    while (!done && this.#clock.now() < end);
    this.#timer = done ? null : this.#clock.setTimeout(() => this.#slice(work), 0);
    work.tell(done);
  }
}
