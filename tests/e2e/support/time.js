/** The clocks of a page, which a test can set, and the time of a game. */
import { gameFromText } from '../../../web/app/play/keeping/snapshot.js';
import { script } from './head.js';

/** @typedef {import('./app.js').App} App */

/** A script for the head: the calendar and the monotonic clock of the page can be moved on. */
export const clocks = script(() => {
  const more = { wall: 0, monotonic: 0 };
  const { Date } = globalThis;
  const Moved = class extends Date {
    /** @param {any[]} parts */
    constructor(...parts) {
      if (parts.length > 0) super(.../** @type {[number]} */ (parts));
      else super(Date.now() + more.wall);
    }

    static now() {
      return Date.now() + more.wall;
    }
  };
  const now = performance.now.bind(performance);
  performance.now = () => now() + more.monotonic;
  Object.assign(globalThis, { Date: Moved, moreTime: more });
});

/**
 * Lets time pass at once: nothing ticks meanwhile.
 * @param {App} app @param {number} ms @param {'wall' | 'monotonic' | 'both'} clock the one that knows of it
 */
export const letPass = (app, ms, clock) =>
  app.page.evaluate(([by, which]) => {
    const more = /** @type {any} */ (globalThis).moreTime;
    if (which !== 'monotonic') more.wall += by;
    if (which !== 'wall') more.monotonic += by;
  }, /** @type {const} */ ([ms, clock]));

/** Lets time pass while the reader is at the board. @param {App} app @param {number} ms */
export async function letPlay(app, ms) {
  for (let left = ms; left > 0; left -= 50_000) {
    await letPass(app, Math.min(left, 50_000), 'both');
    await app.page.keyboard.press('ArrowRight');
  }
}

/** Milliseconds of the game, as the element tells them. @param {App} app */
export const spent = async (app) =>
  gameFromText(await app.page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).game))
    ?.spent ?? 0;
