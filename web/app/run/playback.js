/**
 * Playing: calls `step` so often that `rate()` steps a second are done. Up to the rate of the
 * display each step has a timeout of its own, so that each can be seen; above it every frame does
 * a batch, cut short when its slice of time is used up, so that the page stays responsive.
 *
 *     const playback = createPlayback({ clock, rate: () => 12, step: (count) => run.advance(count).done });
 *     playback.start();
 *     playback.stop();
 */
import { SLICE } from '../jobs/slices.js';
import { FRAME_RATE } from '../state/speed.js';

const CHUNK = 256;
/** A frame that comes later than this does not make up for the time lost. */
const LONGEST_GAP = 100;

/**
 * @param {object} parts
 * @param {import('../jobs/clock.js').Clock} parts.clock
 * @param {() => number} parts.rate steps a second, asked anew for each tick
 * @param {(count: number) => boolean} parts.step does so many steps; true when there are no more
 * @param {() => void} parts.tick called after the steps of each tick
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function createPlayback({ clock, rate, step, tick }) {
  let running = false;
  /** Takes back what the next tick was asked for; null: within a tick, or none. @type {(() => void) | null} */
  let cancel = null;
  let last = 0;
  let owed = 0;

  function schedule() {
    if (rate() > FRAME_RATE) {
      const id = clock.requestAnimationFrame(frame);
      cancel = () => clock.cancelAnimationFrame(id);
    } else {
      const due = last + 1000 / rate() - clock.now();
      const id = clock.setTimeout(single, Math.max(0, due));
      cancel = () => clock.clearTimeout(id);
    }
  }

  function single() {
    const now = clock.now();
    const late = now - last - 1000 / rate();
    last = late < LONGEST_GAP ? now - Math.max(0, late) : now;
    finish(step(1));
  }

  function frame() {
    const start = clock.now();
    owed += (Math.min(start - last, LONGEST_GAP) * rate()) / 1000;
    last = start;
    let done = false;
    while (owed >= 1 && !done && clock.now() - start < SLICE) {
      const count = Math.min(CHUNK, Math.floor(owed));
      done = step(count);
      owed -= count;
    }
    owed = Math.min(owed, 1); // what the slice was too short for is given up
    finish(done);
  }

  /**
   * The tick comes before the next frame is asked for: what paints its steps asks for that frame too, and must not find
   * newer steps in it, or only every second frame would have something to paint.
   * @param {boolean} done
   */
  function finish(done) {
    cancel = null;
    if (done) running = false;
    tick();
    if (running && !cancel) schedule();
  }

  return {
    get running() {
      return running;
    },
    /** The first step comes after one interval. Safe to repeat. */
    start() {
      if (running) return;
      running = true;
      last = clock.now();
      owed = 0;
      schedule();
    },
    /** Safe to repeat. */
    stop() {
      running = false;
      cancel?.();
      cancel = null;
    },
    /** Takes over a new rate at once. */
    adjust() {
      if (!cancel) return;
      cancel();
      schedule();
    },
  };
}
