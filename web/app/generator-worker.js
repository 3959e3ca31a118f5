/**
 * A worker that makes one puzzle. In: one message, a wish with the number of the job and the bytes of the
 * module. Out, a few times a second, with that number: the nearest puzzle so far, `{ job, best, done }`; or
 * `{ job, failed: true }`, and nothing more. To end it, terminate it.
 */
import { QUESTIONS } from './solver/generator-job.js';
import { loadMaker } from './solver/puzzle-maker.js';

/** Milliseconds between messages. */
const PIECE = 100;

/** @param {import('./sudoku/wish.js').Wish & { job: number, wasmBinary: BufferSource }} order */
async function obey({ job, wasmBinary, ...wish }) {
  try {
    const maker = (await loadMaker({ wasmBinary }))(wish);
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
