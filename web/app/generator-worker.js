/**
 * A worker that makes one puzzle. In: one message, a wish with the number of the job and the bytes of the
 * module, and of those that judge what was made where the wish is about that. Out, a few times a second, with that
 * number: the nearest puzzle so far, `{ job, best, done }`; or `{ job, failed: true }`, and nothing more. To end it,
 * terminate it.
 */
import { QUESTIONS } from './solver/generator-job.js';
import { loadAnyMaker } from './solver/any-maker.js';

/** Milliseconds between messages. */
const PIECE = 100;

/**
 * @param {import('./sudoku/wish.js').Wish & { job: number } & import('./solver/generator-job.js').Modules} order
 */
async function obey({ job, wasmBinary, logicBinary, searches, ...wish }) {
  try {
    const maker = (await loadAnyMaker({ wasmBinary, logicBinary, searches }))(wish);
    for (let done = false; !done;) {
      const end = performance.now() + PIECE;
      do done = maker.work(QUESTIONS);
      while (!done && performance.now() < end);
      postMessage({ job, best: maker.best(), done });
    }
  } catch {
    postMessage({ job, failed: true });
  }
}

addEventListener('message', ({ data }) => obey(data), { once: true });
