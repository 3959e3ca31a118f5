/**
 * Tells by running the search itself how much it has to do on a puzzle, and how far that is from a wish.
 *
 * @typedef {import('../sudoku/effort.js').Range} Range
 * @typedef {import('../sudoku/effort.js').EffortWish} EffortWish
 * @typedef {import('./trials.js').Verdict} Verdict
 * @typedef {(puzzle: string, options: { algorithm: string }) => import('../solver.js').Run} OpenRun
 */
import { elementsOf, numberOf, options } from './arguments.js';
import { SolverError } from './error.js';
import { ANY, effortFault, hasBounds, missOf } from '../sudoku/effort.js';

/** Steps of one piece of work: a millisecond at most, but for logic. */
const PIECE = 4096;

/**
 * A range as a caller wrote it: two whole numbers, the second of which may be Infinity.
 * @param {unknown} given
 * @returns {Range}
 * @throws {SolverError} `effort`
 */
function rangeOf(given) {
  if (given === undefined) return ANY;
  const ends = elementsOf(given)?.map(numberOf) ?? [];
  const [least, most] = ends;
  const isRange = ends.length === 2 && Number.isInteger(least) && least >= 0 && least <= most;
  if (!isRange || !(most === Infinity || Number.isInteger(most))) throw new SolverError('effort');
  return [least, most];
}

/**
 * The wish with nothing left open.
 * @param {unknown} given as `generate` takes it
 * @returns {EffortWish}
 * @throws {SolverError} `algorithm`; `effort`: no range, or none at all
 */
export function readEffort(given) {
  const wish = options(given, {
    algorithm: (id = 'backtracking') => id,
    deadEnds: rangeOf,
    steps: rangeOf,
  });
  if (typeof wish.algorithm !== 'string' || !hasBounds(wish.algorithm)) throw new SolverError('algorithm');
  if (wish.deadEnds === ANY && wish.steps === ANY) throw new SolverError('effort');
  return wish;
}

/**
 * @param {EffortWish} effort
 * @param {import('../sudoku/effort.js').Form} form
 * @throws {SolverError} `dead-ends` and `steps`, with the bounds and the nearest: no puzzle is like that
 */
export function refuseImpossible(effort, form) {
  const fault = effortFault(effort, form);
  if (!fault) return;
  const { code, least, most, nearest } = fault;
  throw new SolverError(code, { bounds: { least, most, step: 1, nearest } });
}

/**
 * @param {OpenRun} openRun
 * @param {EffortWish} effort
 * @returns {import('./trials.js').Judge}
 */
export function effortJudge(openRun, { algorithm, deadEnds, steps }) {
  return (puzzle, nearest) => {
    const run = openRun(puzzle, { algorithm });
    return {
      work() {
        const { steps: known, done } = run.measure(PIECE);
        const found = run.totals().retreat;
        const misses = [missOf(found, deadEnds), missOf(known, steps)];
        // What is too small may still grow.
        const far = misses.reduce((sum, miss) => sum + (done ? Math.abs(miss) : Math.max(miss, 0)), 0);
        if (!done && far < nearest) return null;
        run.dispose();
        if (!done) return { far: Infinity, lean: 1, facts: {} };
        return { far, lean: misses[0] + misses[1], facts: { effort: { algorithm, deadEnds: found, steps: known } } };
      },
      close: () => run.dispose(),
    };
  };
}
