/**
 * What is built while the page is scrolled would hold up its pictures: it waits until the reader rests.
 */
import { afterPaint } from './after-paint.js';

/** Milliseconds without scrolling after which the reader rests: wheels and fingers move the page more often. */
export const REST = 120;

/** When the page was scrolled last. */
let scrolled = -Infinity;
if (typeof document === 'object') {
  document.addEventListener(
    'scroll',
    () => {
      scrolled = performance.now();
    },
    { passive: true },
  );
}

/** Settled when the page has not been scrolled for a while; at once, if that is so already. */
export async function afterScrolling() {
  for (let left = 0; (left = scrolled + REST - performance.now()) > 0;) {
    await new Promise((resolve) => {
      setTimeout(resolve, left);
    });
  }
}

/** Settled when what was asked for to be painted is on the screen, and the reader rests. */
export async function afterPaintAtRest() {
  await afterPaint();
  await afterScrolling();
}
