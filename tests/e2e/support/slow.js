/**
 * A slow machine, made to order, so that a test which reads the page too early fails each time:
 * `SLOW=frames node --test tests/e2e/x.test.js` has each frame that the page asks for come late,
 * `SLOW=requests` each file, and `SLOW=processor` gives the page a sixth of the processor (only Chromium can).
 */
import { script } from './head.js';

/** Frames come late, in milliseconds. */
const FRAME_DELAY = 200;
/** Files come late, in milliseconds. */
const REQUEST_DELAY = 300;
const PROCESSOR_RATE = 6;

const lateFrames = script((delay) => {
  const request = requestAnimationFrame;
  /** @type {Map<number, FrameRequestCallback>} */
  const waiting = new Map();
  let last = 0;
  globalThis.requestAnimationFrame = (callback) => {
    const handle = ++last;
    waiting.set(handle, callback);
    setTimeout(
      () =>
        request((now) => {
          const wanted = waiting.get(handle);
          waiting.delete(handle);
          wanted?.(now);
        }),
      delay,
    );
    return handle;
  };
  globalThis.cancelAnimationFrame = (handle) => waiting.delete(handle);
}, FRAME_DELAY);

/**
 * What slows a page down: scripts in its head, the delay of each file, and the part of the processor that it has,
 * 1/rate.
 * @typedef {{ head: string[], delay: number, rate: number }} Slowness
 */

const ways = /** @type {Record<string, Partial<Slowness>>} */ ({
  '': {},
  frames: { head: [lateFrames] },
  requests: { delay: REQUEST_DELAY },
  processor: { rate: PROCESSOR_RATE },
});

/** How slow pages are to be, as $SLOW says. @returns {Slowness} */
export function slowness() {
  const way = ways[process.env.SLOW ?? ''];
  if (!way) throw new Error(`SLOW is one of ${Object.keys(ways).filter(Boolean).join(', ')}`);
  return { head: [], delay: 0, rate: 1, ...way };
}
