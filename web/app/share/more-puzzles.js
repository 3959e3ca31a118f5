/**
 * More puzzles for a worksheet, about as hard as the first, of a grade or an effort: one after the other, in a worker,
 * while the page goes on.
 */
import { GeneratorJob } from '../solver/generator-job.js';
import { boundsOf } from '../sudoku/wish.js';
import { loadAnyMaker } from '../solver/any-maker.js';
import { loadMakerModules } from '../solver/maker-modules.js';
import { randomSeed } from '../solver/puzzle-maker.js';
import { startWorker } from '../jobs/start-worker.js';

/**
 * @typedef {{ grade?: number, effort?: import('../sudoku/effort.js').EffortWish | null }} Hardness
 *   grade: 1 to 6, 0: any
 */

/** A search for fewer givens takes too long. @type {Record<number, number>} */
const fewest = { 4: 5, 6: 11, 9: 26 };

/**
 * What to ask for beside a puzzle.
 * @param {string} puzzle
 * @param {number} seed
 * @param {Hardness} [hardness] none: with about as many givens as that puzzle
 * @returns {import('../sudoku/wish.js').Wish}
 */
export function wishBeside(puzzle, seed, { grade = 0, effort = null } = {}) {
  const size = Math.sqrt(puzzle.length);
  const form = /** @type {const} */ ({ size, symmetry: 'none', minimal: false });
  if (grade || effort) return { ...form, clues: 0, seed, ...(grade && { grade }), ...(effort && { effort }) };
  const givens = puzzle.replaceAll('.', '').length;
  return { ...form, clues: Math.min(Math.max(givens, fewest[size]), boundsOf(form).most - size), seed };
}

export class SharePuzzles {
  #job;
  /** @type {import('../sudoku/wish.js').Made | null} */
  #best = null;
  #isExact = false;

  /**
   * @param {object} host
   * @param {import('../jobs/clock.js').Clock} host.clock
   * @param {(news: 'late' | 'come') => void} host.tell of the generator: it is still waited for; it is not any more
   * @param {(made: import('../sudoku/wish.js').Made | null, late: boolean) => void} host.made null: there will be
   *   none; late: because none was found for a minute
   */
  constructor(host) {
    this.#job = new GeneratorJob({
      clock: host.clock,
      startWorker: () => startWorker('generator-worker'),
      loadModules: loadMakerModules,
      loadMaker: loadAnyMaker,
      tell: host.tell,
      report: (best) => {
        this.#best = best;
      },
      ended: (how) => host.made(how !== 'failed' && this.#isAsWished() ? this.#best : null, how === 'late'),
    });
  }

  /**
   * @param {string} puzzle to make one like it
   * @param {Hardness} hardness that it is to have; none: about as many givens
   */
  start(puzzle, hardness) {
    this.#best = null;
    this.#isExact = Boolean(hardness.grade || hardness.effort);
    this.#job.start(wishBeside(puzzle, randomSeed(), hardness));
  }

  /** A few givens more or less do no harm; another grade or effort would. */
  #isAsWished() {
    return !this.#isExact || Boolean(this.#best?.complete);
  }

  /** Safe to repeat. */
  stop() {
    this.#job.stop();
  }
}
