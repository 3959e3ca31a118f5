/**
 * @typedef {object} Clock where time comes from: a browser's window, or a test
 * @property {() => number} now in milliseconds
 * @property {(work: () => void, ms: number) => any} setTimeout
 * @property {(id: any) => void} clearTimeout
 * @property {(work: () => void) => any} requestAnimationFrame
 * @property {(id: any) => void} cancelAnimationFrame
 */

/** @type {Clock} */
export const browserClock = {
  now: () => performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (id) => clearTimeout(id),
  requestAnimationFrame: (work) => requestAnimationFrame(work),
  cancelAnimationFrame: (id) => cancelAnimationFrame(id),
};
