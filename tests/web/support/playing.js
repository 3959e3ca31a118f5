/** A playback on a fake clock, and a record of what it did. */
import { createPlayback } from '../../../web/app/run/playback.js';
import { FakeClock } from './clock.js';

/**
 * @param {object} habits
 * @param {number} habits.rate
 * @param {FakeClock} [habits.clock]
 * @param {number} [habits.length] of the run
 * @param {number} [habits.cost] milliseconds that one step takes
 * @param {() => void} [habits.tick]
 */
export function player({ rate, clock = new FakeClock(), length = Infinity, cost = 0, tick = () => {} }) {
  /** How many steps each call of `step` asked for. @type {number[]} */
  const calls = [];
  /** How many steps were taken at each tick. @type {number[]} */
  const ticks = [];
  let taken = 0;
  let now = rate;
  const playback = createPlayback({
    clock,
    rate: () => now,
    step: (count) => {
      calls.push(count);
      taken = Math.min(length, taken + count);
      clock.pass(count * cost);
      return taken === length;
    },
    tick: () => {
      ticks.push(taken);
      tick();
    },
  });
  /** @param {number} next */
  const set = (next) => {
    now = next;
  };
  return { clock, playback, calls, ticks, set };
}
