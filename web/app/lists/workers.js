/**
 * Those who work on a list: workers, or the page itself in slices of time. Each does one piece at a
 * time, and can be ended at any moment.
 *
 *     const hand = workerHand({ clock, startWorker, told });
 *     hand.begin({ bytes, side, limit });   // told.part(0.3), then told.done(result) or told.failed()
 *     hand.end();
 *
 * @typedef {import('./piece-job.js').Result} Result
 * @typedef {{ bytes: Uint8Array, side: number, limit: number }} Piece
 * @typedef {{ part: (part: number) => void, done: (result: Result) => void, failed: () => void }} Told
 * @typedef {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} Clock
 * @typedef {{ begin: (piece: Piece) => void, end: () => void }} Hand
 */
import { SLICE } from '../jobs/slices.js';
import { ListJob, polite } from './piece-job.js';
import { guardWorker } from '../jobs/worker-guard.js';

/** A worker that has said nothing for so many milliseconds is given up. */
export const PATIENCE = 20_000;
/** And one that never did: its script does not come. */
export const PATIENCE_FIRST = 5000;
/**
 * @param {{ clock: Clock, startWorker: () => import('../jobs/worker-guard.js').Helper, wasmBinary: BufferSource, told:
 *   Told }} parts
 * @returns {Hand}
 */
export function workerHand({ clock, startWorker, wasmBinary, told }) {
  const guarded = guardWorker({
    clock,
    startWorker,
    patience: PATIENCE,
    patienceFirst: PATIENCE_FIRST,
    failed: told.failed,
    /** @param {{ part: number, result?: Result }} data */
    heard({ part, result }) {
      if (!result) {
        told.part(part);
        return;
      }
      guarded.rest();
      told.done(result);
    },
  });
  return { begin: (piece) => guarded.ask({ ...piece, wasmBinary }), end: () => guarded.end() };
}

/**
 * @param {{ clock: Clock, loadBatch: () => Promise<import('../solver/batch-module.js').Batch>, told: Told }} parts
 * @returns {Hand}
 */
export function pageHand({ clock, loadBatch, told }) {
  let ended = false;
  /** @type {any} */
  let timer = null;
  /** @type {Promise<import('../solver/batch-module.js').Batch> | null} */
  let loading = null;

  /** @param {ListJob} job */
  const slice = (job) => {
    if (job.go(SLICE)) {
      told.done(job.result());
      return;
    }
    told.part(job.part);
    timer = clock.setTimeout(() => attempt(() => slice(job)), 0);
  };

  /** @param {() => void} work */
  const attempt = (work) => {
    try {
      if (!ended) work();
    } catch {
      told.failed();
    }
  };

  return {
    async begin({ bytes, ...options }) {
      loading ??= loadBatch();
      const batch = await loading.catch(() => null);
      attempt(() => {
        if (!batch) told.failed();
        else slice(new ListJob(batch, bytes, { ...options, ...polite }, clock.now));
      });
    },
    end() {
      ended = true;
      clock.clearTimeout(timer);
    },
  };
}
