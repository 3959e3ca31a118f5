/** More puzzles for a worksheet, about as hard as the first: one after the other, while the page goes on. */
import { loadBinary } from '../solver/batch-module.js';
import { GeneratorJob } from '../solver/generator-job.js';
import { boundsOf } from '../sudoku/wish.js';
import { loadMaker, randomSeed } from '../solver/puzzle-maker.js';
import { startWorker } from '../jobs/start-worker.js';

/** A search for fewer givens takes too long. @type {Record<number, number>} */
const fewest = { 4: 5, 6: 11, 9: 26 };

/**
 * What to ask for beside a puzzle.
 * @param {string} puzzle
 * @param {number} seed
 * @returns {import('../sudoku/wish.js').Wish}
 */
export function wishBeside(puzzle, seed) {
  const size = Math.sqrt(puzzle.length);
  const form = /** @type {const} */ ({ size, symmetry: 'none', minimal: false });
  const givens = puzzle.replaceAll('.', '').length;
  return { ...form, clues: Math.min(Math.max(givens, fewest[size]), boundsOf(form).most - size), seed };
}

export class SharePuzzles {
  #job;
  /** @type {string | null} */
  #best = null;

  /**
   * @param {object} host
   * @param {import('../jobs/clock.js').Clock} host.clock
   * @param {(news: 'late' | 'come') => void} host.tell of the generator: it is still waited for; it is not any more
   * @param {(puzzle: string | null) => void} host.made null: there will be none
   */
  constructor(host) {
    this.#job = new GeneratorJob({
      clock: host.clock,
      startWorker: () => startWorker('generator-worker'),
      loadBinary,
      loadMaker,
      tell: host.tell,
      report: ({ puzzle }) => {
        this.#best = puzzle;
      },
      ended: (how) => host.made(how === 'failed' ? null : this.#best),
    });
  }

  /** @param {string} puzzle to make one like it */
  start(puzzle) {
    this.#best = null;
    this.#job.start(wishBeside(puzzle, randomSeed()));
  }

  /** Safe to repeat. */
  stop() {
    this.#job.stop();
  }
}
