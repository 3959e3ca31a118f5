/** Races for tests: closed with the test, and on a clock on which looking ahead takes time. */
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { units } from '../../../web/app/state/compared.js';
import { Race } from '../../../web/app/compare/race.js';
import { FakeClock } from './clock.js';
import { puzzles, solver } from './solver.js';

/**
 * @typedef {import('../../../web/app/compare/race.js').Unit} Unit
 * @typedef {import('../../../web/app/compare/race.js').RaceView} RaceView
 */

export const all = algorithms;
export { units };

/**
 * @param {import('node:test').TestContext} t
 * @param {object} [options]
 * @param {string} [options.puzzle]
 * @param {string[]} [options.ids]
 * @param {Unit} [options.unit]
 * @param {number} [options.rate] steps of looking ahead that a millisecond is enough for
 * @param {FakeClock} [options.clock]
 */
export function raceOf(t, { puzzle = puzzles.school, ids = all, unit, rate = Infinity, clock = new FakeClock() } = {}) {
  const race = new Race(slow(clock, rate), clock);
  t.after(() => race.close());
  race.open(puzzle, ids, { unit });
  return { race, clock };
}

/**
 * The solver, measuring with which lets time pass.
 * @param {FakeClock} clock
 * @param {number} rate
 * @returns {import('../../../web/app/solver.js').Solver}
 */
export function slow(clock, rate) {
  return Object.assign(Object.create(solver), {
    run: (/** @type {string} */ puzzle, /** @type {object} */ options) => {
      const run = solver.run(puzzle, options);
      const measure = run.measure.bind(run);
      return Object.assign(run, {
        measure: (/** @type {number} */ budget) => {
          const before = run.known;
          const result = measure(budget);
          clock.pass((run.known - before) / rate);
          return result;
        },
      });
    },
  });
}

/**
 * The positions at which an algorithm has made its n-th step, read or placement; 0 at n = 0; the end of the run with
 * the last.
 * @param {string} puzzle
 * @param {string} id
 * @param {Unit} unit
 */
export function positionsOf(puzzle, id, unit) {
  const run = solver.run(puzzle, { algorithm: id });
  try {
    const kind = { step: null, read: 'check', placement: 'place' }[unit];
    const positions = [
      0,
      ...[...run].filter((step) => kind === null || step.kind === kind).map(({ position }) => position),
    ];
    positions[positions.length - 1] = run.position;
    return positions;
  } finally {
    run.dispose();
  }
}
