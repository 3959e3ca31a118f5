/**
 * What is built while the page is scrolled would hold up its pictures: it waits until the reader rests.
 */
import { afterPaint } from './after-paint.js';

/** Milliseconds without scrolling after which the reader rests: wheels and fingers move the page more often. */
export const REST = 120;

/** Settled when the reader rests, and at once where nothing has been scrolled. */
let resting = Promise.resolve();
/**
 * Runs out when nothing has been scrolled for a while; there is none while the reader rests.
 * @type {ReturnType<typeof setTimeout> | undefined}
 */
let timer;
/** Settles `resting`. */
let rest = () => {};

if (typeof document === 'object') {
  document.addEventListener(
    'scroll',
    () => {
      if (timer === undefined) {
        resting = new Promise((resolve) => {
          rest = resolve;
        });
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        rest();
      }, REST);
    },
    { passive: true },
  );
}

/** Settled when the page has not been scrolled for a while; at once, if that is so already. */
export const afterScrolling = () => resting;

/** Settled when what was asked for to be painted is on the screen, and the reader rests. */
export async function afterPaintAtRest() {
  await afterPaint();
  await afterScrolling();
}
