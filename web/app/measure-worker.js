/**
 * A worker that measures one run to its end. In: one message, an `Order`. Out: the pieces of
 * `measureInPieces`, each with the number of the job; or `{ job, failed: true }`, and nothing more.
 *
 * @typedef {object} Order
 * @property {number} job
 * @property {string} puzzle
 * @property {string} algorithm
 * @property {Uint8Array} known what is known already, for `run.merge`
 */
import { measureInPieces } from './jobs/meter.js';
import { algorithmOf } from './sudoku/algorithms.js';
import { loadSolver } from './solver.js';

/** @param {Order} order */
async function obey({ job, puzzle, algorithm, known }) {
  try {
    const solver = await loadSolver({ batch: 'later', formats: 'later', logic: 'later' });
    if (algorithmOf(algorithm).needsModule) await solver.loadLogic();
    const run = solver.run(puzzle, { algorithm });
    run.merge(known);
    measureInPieces(
      run,
      () => performance.now(),
      ({ bytes, done }) => {
        // @ts-expect-error the types are those of a window
        postMessage({ job, bytes, done }, [bytes.buffer]);
      },
    );
  } catch {
    postMessage({ job, failed: true });
  }
}

addEventListener('message', ({ data }) => obey(data), { once: true });
