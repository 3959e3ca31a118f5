/** The workers of a page under a test's eyes. */
import { script } from './head.js';

/**
 * Counts the workers that the page starts, and lets a test deny them: goes into the head of the page.
 * @param {'allowed' | 'denied' | 'broken'} way
 */
export const watched = (way) =>
  script((how) => {
    const Real = globalThis.Worker;
    const count = { started: 0, ended: 0 };
    Object.assign(globalThis, { count });
    globalThis.Worker = /** @type {any} */ (
      class extends Real {
        /** @param {string | URL} url @param {WorkerOptions} options */
        constructor(url, options) {
          count.started += 1;
          if (how === 'denied') throw new DOMException('denied', 'SecurityError');
          super(url, options);
          if (how === 'broken') setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { cancelable: true })), 50);
        }

        terminate() {
          count.ended += 1;
          super.terminate();
        }
      }
    );
  }, way);

/** @param {import('./app.js').App} app @returns {Promise<{ started: number, ended: number }>} */
export const workers = (app) => app.page.evaluate(() => ({ .../** @type {any} */ (globalThis).count }));
