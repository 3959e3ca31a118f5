/** Workers for lists that do what they are told when they are told, with the real modules. */
import { GradeJob } from '../../../web/app/lists/grade-job.js';
import { ListJob, patient } from '../../../web/app/lists/piece-job.js';
import { loadLogicModule } from '../../../web/app/solver/logic-module.js';
import { batchModule } from '../../wasm/support/batch.js';
import { bytesOf } from '../../wasm/support/solver.js';

/** @typedef {import('../../../web/app/jobs/worker-guard.js').Helper} Helper */
/** @typedef {import('../../../web/app/lists-worker.js').Order} Order */

export const logicBinary = bytesOf('../../../build/web/wasm/logic.wasm');
const logic = await loadLogicModule({ wasmBinary: logicBinary });

/** @implements {Helper} */
export class FakeWorker {
  /** @type {Helper['onmessage']} */
  onmessage = null;
  /** @type {Helper['onerror']} */
  onerror = null;
  /** @type {Helper['onmessageerror']} */
  onmessageerror = null;
  ended = false;
  /** What it has been asked for and has not answered. @type {Order | null} */
  order = null;

  /** As a worker gets it: what is transferred is gone where it came from. @param {Order} order @param {any} transfer */
  postMessage(order, transfer) {
    if (this.order) throw new Error('it is busy');
    this.order = structuredClone(order, { transfer });
  }

  terminate() {
    this.ended = true;
  }

  /** Does what it was asked for, and tells. */
  answer() {
    const { job, ...rest } = this.#taken();
    const result = rest.logicBinary ? gradedOf(rest.bytes) : resultOf(rest.bytes, rest);
    this.onmessage?.({ data: { job, result, bytes: rest.bytes } });
  }

  /** @param {number} part */
  sign(part) {
    this.onmessage?.({ data: { job: this.order?.job, part } });
  }

  fail() {
    this.onmessage?.({ data: { job: this.#taken().job, failed: true } });
  }

  break() {
    this.onerror?.({ preventDefault() {} });
  }

  #taken() {
    const { order } = this;
    if (!order) throw new Error('nothing was asked for');
    this.order = null;
    return order;
  }
}

/** @typedef {import('../../../web/app/lists/piece-job.js').Verdict} Verdict */

/**
 * @param {Uint8Array} bytes
 * @param {{ side?: number, layout?: number, writes?: boolean, known?: Record<Verdict, number> }} [options]
 */
export function resultOf(bytes, { side = 0, layout = 0, writes, known } = {}) {
  const job = new ListJob(batchModule, bytes, { side, layout, limit: 2, writes, known, ...patient }, () => 0);
  while (!job.go(1));
  return job.result();
}

/** @param {Uint8Array} bytes lines of answers */
export function gradedOf(bytes) {
  const job = new GradeJob(logic, bytes, () => 0);
  while (!job.go(1));
  return job.result();
}

/** A file that is read at once: a Blob asks threads, and nobody knows how long they take. @param {string} text */
export function fileOf(text) {
  const bytes = new TextEncoder().encode(text);
  const slice = (/** @type {number} */ from, /** @type {number} */ to) => ({
    arrayBuffer: async () => bytes.slice(from, to).buffer,
  });
  return /** @type {Blob} */ (/** @type {unknown} */ ({ size: bytes.length, slice }));
}

/** Lets everything happen that waits for a promise, the reading of a `fileOf` too. */
export async function settled() {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
