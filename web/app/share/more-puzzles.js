/**
 * More puzzles for a worksheet, about as hard as the first or of a grade: one after the other, in a worker, while the
 * page goes on.
 */
import { GeneratorJob } from '../solver/generator-job.js';
import { boundsOf } from '../sudoku/wish.js';
import { loadAnyMaker } from '../solver/any-maker.js';
import { loadMakerModules } from '../solver/maker-modules.js';
import { randomSeed } from '../solver/puzzle-maker.js';
import { startWorker } from '../jobs/start-worker.js';

/** A search for fewer givens takes too long. @type {Record<number, number>} */
const fewest = { 4: 5, 6: 11, 9: 26 };

/**
 * What to ask for beside a puzzle.
 * @param {string} puzzle
 * @param {number} seed
 * @param {number} [grade] how hard: 1 to 6; 0: with about as many givens as that puzzle
 * @returns {import('../sudoku/wish.js').Wish}
 */
export function wishBeside(puzzle, seed, grade = 0) {
  const size = Math.sqrt(puzzle.length);
  const form = /** @type {const} */ ({ size, symmetry: 'none', minimal: false });
  if (grade) return { ...form, clues: 0, seed, grade };
  const givens = puzzle.replaceAll('.', '').length;
  return { ...form, clues: Math.min(Math.max(givens, fewest[size]), boundsOf(form).most - size), seed };
}

export class SharePuzzles {
  #job;
  /** @type {import('../sudoku/wish.js').Made | null} */
  #best = null;
  #isGraded = false;

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
   * @param {number} grade that it is to have; 0: about as many givens
   */
  start(puzzle, grade) {
    this.#best = null;
    this.#isGraded = grade > 0;
    this.#job.start(wishBeside(puzzle, randomSeed(), grade));
  }

  /** A few givens more or less do no harm; another grade would. */
  #isAsWished() {
    return !this.#isGraded || Boolean(this.#best?.complete);
  }

  /** Safe to repeat. */
  stop() {
    this.#job.stop();
  }
}
