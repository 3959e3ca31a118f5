/**
 * Those who work on a list: workers, or the page itself in slices of time. Each does one piece at a
 * time, and can be ended at any moment.
 *
 *     const hand = workerHand({ clock, startWorker, modules, told });
 *     hand.warm();                         // a worker is started before there is a piece for it
 *     hand.begin({ bytes, ...options });   // told.part(0.3), then told.done(result) or told.failed()
 *     hand.end();
 *
 * @typedef {{ bytes: Uint8Array, [option: string]: any }} Piece
 * @typedef {{ part: (part: number) => void, done: (result: any, bytes?: Uint8Array) => void, failed: () => void }} Told
 * @typedef {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} Clock
 * @typedef {object} Hand
 * @property {(piece: Piece) => void} begin its bytes may be gone after that
 * @property {() => void} end
 *
 * @typedef {object} Job a piece, worked through in slices of time
 * @property {(ms: number) => boolean} go works for about so many milliseconds; true: it is done
 * @property {number} part how much of it is done, 0..1
 * @property {() => any} result once it is done
 *
 * @typedef {(bytes: Uint8Array, options: any) => Job} OpenJob
 */
import { SLICE } from '../jobs/slices.js';
import { guardWorker } from '../jobs/worker-guard.js';

/** A worker that has said nothing for so many milliseconds is given up. */
export const PATIENCE = 20_000;
/** And one that never did: its script does not come. */
export const PATIENCE_FIRST = 5000;
/**
 * @param {{ clock: Clock, startWorker: () => import('../jobs/worker-guard.js').Helper, modules:
 *   Record<string, BufferSource>, told: Told }} parts
 * @returns {Hand & { warm: () => void }}
 */
export function workerHand({ clock, startWorker, modules, told }) {
  const guarded = guardWorker({
    clock,
    startWorker,
    patience: PATIENCE,
    patienceFirst: PATIENCE_FIRST,
    failed: told.failed,
    /** @param {{ part: number, result?: unknown, bytes?: Uint8Array }} data */
    heard({ part, result, bytes }) {
      if (!result) {
        told.part(part);
        return;
      }
      guarded.rest();
      told.done(result, bytes);
    },
  });
  return {
    warm: () => guarded.warm(),
    begin: (piece) => guarded.ask({ ...piece, ...modules }, [/** @type {ArrayBuffer} */ (piece.bytes.buffer)]),
    end: () => guarded.end(),
  };
}

/**
 * @param {{ clock: Clock, loadJobs: () => Promise<OpenJob>, told: Told }} parts
 * @returns {Hand}
 */
export function pageHand({ clock, loadJobs, told }) {
  let ended = false;
  /** @type {any} */
  let timer = null;
  /** @type {Promise<OpenJob> | null} */
  let loading = null;

  /** @param {Job} job */
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
      loading ??= loadJobs();
      const open = await loading.catch(() => null);
      attempt(() => {
        if (!open) told.failed();
        else slice(open(bytes, options));
      });
    },
    end() {
      ended = true;
      clock.clearTimeout(timer);
    },
  };
}
