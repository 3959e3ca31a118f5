/**
 * A worker that makes one puzzle. In: one message, a wish. Out, a few times a second: the nearest
 * puzzle so far, `{ best, done }`; or `{ failed: true }`, and nothing more. To end it, terminate it.
 */
import { QUESTIONS } from './generator-job.js';
import { loadMaker } from './maker.js';

/** Milliseconds between messages. */
const PIECE = 100;

/** @param {import('./generator-state.js').Wish} wish */
async function obey(wish) {
  try {
    const maker = (await loadMaker())(wish);
    for (let done = false; !done;) {
      const end = performance.now() + PIECE;
      do done = maker.work(QUESTIONS);
      while (!done && performance.now() < end);
      postMessage({ best: maker.best(), done });
    }
  } catch {
    postMessage({ failed: true });
  }
}

addEventListener('message', ({ data }) => obey(data), { once: true });
