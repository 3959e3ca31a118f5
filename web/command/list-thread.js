/** A thread of the program: answers one piece of a list after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadSolver } from '../app/solver.js';
import { answersTo } from './answers.js';

/** Answers the pieces that are sent to this thread, in their order, until it is ended. */
export async function answerPieces() {
  const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
  const loading = loadSolver();
  port.on('message', async ({ bytes, lead }) => {
    port.postMessage(answersTo(await loading, bytes, workerData.task, lead));
  });
}
