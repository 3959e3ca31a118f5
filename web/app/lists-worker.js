/**
 * A worker that takes shares of a list. In: an `Order`, one after the other, each with the bytes of the
 * module. Out, each with the order's number: `{ job, part }` a few times a second, then `{ job, result }`;
 * or `{ job, failed: true }`, and then it is of no use any more.
 *
 * @typedef {{ job: number, bytes: Uint8Array, side: number, limit: number, wasmBinary: BufferSource }} Order
 */
import { loadBatch } from './solver/batch-module.js';
import { ListJob, patient } from './lists/piece-job.js';

/** Milliseconds between two signs of life. */
const SIGN = 200;

/** @type {ReturnType<typeof loadBatch> | null} */
let loading = null;

/** @param {any} message @param {Transferable[]} [transfer] */
// @ts-expect-error the types are those of a window
const send = (message, transfer = []) => postMessage(message, transfer);

/** @param {Order} order */
async function obey({ job, bytes, side, limit, wasmBinary }) {
  try {
    loading ??= loadBatch({ wasmBinary });
    const work = new ListJob(await loading, bytes, { side, limit, ...patient }, () => performance.now());
    send({ job, part: 0 });
    while (!work.go(SIGN)) send({ job, part: work.part });
    const result = work.result();
    send({ job, result }, [result.answers.buffer]);
  } catch {
    send({ job, failed: true });
  }
}

addEventListener('message', ({ data }) => obey(data));
