/**
 * A worker under guard. Whatever goes wrong with it, it is ended, and that is told once: it cannot be
 * started, breaks, sends what cannot be read, says itself that it failed, or is silent for too long.
 *
 *     const guarded = guardWorker({
 *       clock, startWorker, patience: 5000, heard: ({ best }) => show(best), failed: () => goOnHere(),
 *     });
 *     guarded.warm();             // it is started, so that it is there when it is asked
 *     guarded.ask({ size: 9 });   // the worker gets { job, size: 9 }; its messages have the number of the job
 *     guarded.rest();             // it has done what it was asked for, and may be silent
 *     guarded.ask({ size: 6 });   // of messages about the job before, none is heard any more
 *     guarded.end();
 *
 * @typedef {object} Helper what is used of a worker
 * @property {(message: any, transfer: Transferable[]) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => any) | null} onmessage with a `data`
 * @property {((event: any) => any) | null} onerror
 * @property {((event: any) => any) | null} onmessageerror
 */

/** Of all workers of the page. */
let jobs = 0;

/**
 * @template {object} Order
 * @param {object} parts
 * @param {Pick<import('./clock.js').Clock, 'setTimeout' | 'clearTimeout'>} parts.clock
 * @param {() => Helper} parts.startWorker called once, by `warm` or the first `ask`; may throw: there is none
 * @param {number} parts.patience milliseconds that it may be silent while something is asked for
 * @param {number} [parts.patienceFirst] and before its first word: it has to be loaded
 * @param {(data: any) => void} parts.heard
 * @param {() => void} parts.failed it is ended, and of no use any more: somebody else is to do it
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function guardWorker({ clock, startWorker, patience, patienceFirst = patience, heard, failed }) {
  /** @type {Helper | null} */
  let helper = null;
  let job = 0;
  let isEnded = false;
  let hasSpoken = false;
  /** @type {any} */
  let timer = null;

  const rest = () => {
    clock.clearTimeout(timer);
    timer = null;
  };
  const wait = () => {
    rest();
    timer = clock.setTimeout(fail, hasSpoken ? patience : patienceFirst);
  };
  const end = () => {
    rest();
    isEnded = true;
    helper?.terminate();
  };
  const fail = () => {
    if (isEnded) return;
    end();
    failed();
  };
  const start = () => {
    const started = startWorker();
    started.onmessage = ({ data }) => {
      if (isEnded || data.job !== job) return;
      if (data.failed) {
        fail();
        return;
      }
      hasSpoken = true;
      wait();
      heard(data);
    };
    started.onerror = (event) => {
      event.preventDefault(); // nothing is lost, so nobody needs to read of it
      fail();
    };
    started.onmessageerror = fail;
    return started;
  };

  return {
    /** Starts the worker before there is anything to ask for. */
    warm() {
      try {
        helper ??= start();
      } catch {
        fail();
      }
    },
    /** @param {Order} order @param {Transferable[]} [transfer] what is not copied, and gone here */
    ask(order, transfer = []) {
      job = ++jobs;
      wait();
      try {
        helper ??= start();
        helper.postMessage({ job, ...order }, transfer);
      } catch {
        fail();
      }
    },
    /** Nothing is awaited until the next `ask`. */
    rest,
    /** Ends it at once, and nothing more is told. Safe to repeat. */
    end,
  };
}
