/**
 * A worker that measures one run to its end. In: one message, an `Order`. Out: the pieces of
 * `measureInPieces`; or `{ failed: true }`, and nothing more.
 *
 * @typedef {object} Order
 * @property {string} puzzle
 * @property {string} algorithm
 * @property {Uint8Array} known what is known already, for `run.merge`
 */
import { measureInPieces } from './measure.js';
import { loadSolver } from './solver.js';

/** @param {Order} order */
async function obey({ puzzle, algorithm, known }) {
  try {
    const run = (await loadSolver({ batch: 'later' })).run(puzzle, { algorithm });
    run.merge(known);
    measureInPieces(run, () => performance.now(), ({ bytes, done }) => {
      // @ts-expect-error the types are those of a window
      postMessage({ bytes, done }, [bytes.buffer]);
    });
  } catch {
    postMessage({ failed: true });
  }
}

addEventListener('message', ({ data }) => obey(data), { once: true });
