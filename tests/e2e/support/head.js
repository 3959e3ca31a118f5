/**
 * Scripts that run in a document before its own: `open({}, { head: [script(someFunction, anArgument)] })`.
 * They take something from the page, or spy on it, in a way that works in every browser.
 */

import { PATIENCE } from '../../../web/app/platform/patience.js';

/**
 * The source of a script that calls a function of a test within the page; it sees its arguments, and nothing else of
 * the test.
 * @template {any[]} Arguments
 * @param {(...values: Arguments) => void} action
 * @param {Arguments} values as JSON has them
 * @returns {string}
 */
export const script = (action, ...values) => `(${action})(${values.map((value) => JSON.stringify(value)).join(', ')});`;

/** Chromium and Firefox keep no page alive that listens for its end: it is loaded anew when the reader comes back. */
export const loadedAnew = script(() => addEventListener('unload', () => {}));

/** Not even the name of the storage can be spoken, as in a frame without an origin of its own. */
export const deniedStorage = script(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
});

/** No storage at all. */
export const noStorage = script(() => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
});

/** Every storage is full. */
export const fullStorage = script(() => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
});

/**
 * Says on the console what a browser keeps to itself, and keeps what is said there as an error. Goes into every
 * document, see tests/e2e/support/app.js.
 */
export const outspoken = script(() => {
  /** @type {string[]} */
  const said = [];
  Object.defineProperty(globalThis, Symbol.for('said'), { value: said });
  const { error } = console;
  console.error = (...values) => {
    said.push(values.map((value) => value?.stack ?? String(value)).join(' '));
    error(...values);
  };
  addEventListener('error', (event) => said.push(`${event.message} ${event.error?.stack ?? ''}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    console.error(`unhandled rejection: ${reason?.stack ?? reason}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`violation of ${violatedDirective} by ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
});

/**
 * No service worker: what it keeps would be there when the server is to do a fault, and each page would load the whole
 * site.
 */
export const withoutServiceWorker = script(() => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
});

/**
 * The reader has been here before: a first visit is told a few words. Goes into every document but where a test asks
 * for a first visit, see tests/e2e/support/app.js.
 */
export const known = script(() => {
  try {
    localStorage.setItem('stepdoku.first-words', 'seen');
  } catch {
    // nothing can be stored
  }
});

/** How long a page that is in a hurry waits before it says that something is late, in milliseconds. */
export const HURRY = 1000;

/** The page waits for what is late as long as it always does, but its clock is faster: ten seconds, and a minute. */
export const hurried = script(
  (patience, hurry) => {
    const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = /** @type {any} */ (
      (/** @type {() => void} */ work, /** @type {number} */ ms, /** @type {any[]} */ ...rest) =>
        wait(work, ms === patience || ms === 6 * patience ? (ms / patience) * hurry : ms, ...rest)
    );
  },
  PATIENCE,
  HURRY,
);
