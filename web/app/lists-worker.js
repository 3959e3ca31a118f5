/**
 * A worker that takes shares of a list, to solve them or to grade them. In: an `Order`, one after the other,
 * each with the bytes of the module that it needs. Out, each with the order's number: `{ job, part }` a few times a
 * second, then `{ job, result, bytes }`, with the bytes of the order; or `{ job, failed: true }`, and then it is of no
 * use any more.
 *
 * @typedef {object} ToSolve
 * @property {Uint8Array} bytes lines of a list
 * @property {number} side
 * @property {number} layout
 * @property {number} limit
 * @property {boolean} writes whether the answers are written down
 * @property {Record<import('./lists/piece-job.js').Verdict, number>} known so many rows of each kind are known
 * @property {BufferSource} wasmBinary
 *
 * @typedef {object} ToGrade
 * @property {Uint8Array} bytes lines of answers
 * @property {BufferSource} logicBinary
 *
 * @typedef {{ job: number } & Partial<ToSolve & ToGrade> & (ToSolve | ToGrade)} Order
 */
import { loadBatch } from './solver/batch-module.js';
import { loadLogicModule } from './solver/logic-module.js';
import { GradeJob } from './lists/grade-job.js';
import { ListJob, patient } from './lists/piece-job.js';

/** Milliseconds between two signs of life. */
const SIGN = 200;

/** @type {ReturnType<typeof loadBatch> | null} */
let batch = null;
/** @type {ReturnType<typeof loadLogicModule> | null} */
let logic = null;

const now = () => performance.now();

/** @param {any} message @param {Transferable[]} [transfer] */
// @ts-expect-error the types are those of a window
const send = (message, transfer = []) => postMessage(message, transfer);

/** @param {Order} order */
async function workOf({ bytes, side = 0, layout = 0, limit = 2, writes = true, known, wasmBinary, logicBinary }) {
  if (logicBinary) {
    logic ??= loadLogicModule({ wasmBinary: logicBinary });
    return new GradeJob(await logic, bytes, now);
  }
  batch ??= loadBatch({ wasmBinary });
  return new ListJob(await batch, bytes, { side, layout, limit, writes, known, ...patient }, now);
}

/** @param {Order} order */
async function obey(order) {
  const { job } = order;
  try {
    const work = await workOf(order);
    send({ job, part: 0 });
    while (!work.go(SIGN)) send({ job, part: work.part });
    const result = work.result();
    const { bytes } = order;
    send({ job, result, bytes }, [result.answers.buffer, bytes.buffer]);
  } catch {
    send({ job, failed: true });
  }
}

addEventListener('message', ({ data }) => obey(data));
