/**
 * A worker that is watched: one that breaks, gives up or says nothing for too long is ended, and that
 * is told, once. After its end nothing is told, whatever was still on its way.
 *
 *     const worker = supervised({ clock, startWorker, patience: 8000, heard, lost });
 *     worker.ask(order);  // from now on it has to say something now and then
 *     worker.rest();      // until it is asked again
 *     worker.end();
 *
 * @typedef {object} Helper what is used of a worker
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => any) | null} onmessage with a `data`
 * @property {((event: any) => any) | null} onerror
 * @property {((event: any) => any) | null} onmessageerror
 *
 * @typedef {ReturnType<typeof supervised>} Supervised
 */

/**
 * Throws where workers are denied.
 * @param {object} parts
 * @param {Pick<import('./playback.js').Clock, 'setTimeout' | 'clearTimeout'>} parts.clock
 * @param {() => Helper} parts.startWorker
 * @param {number} parts.patience milliseconds of silence
 * @param {(data: any) => void} parts.heard what it said, but for `{ failed: true }`, by which it gives up
 * @param {() => void} parts.lost
 */
export function supervised({ clock, startWorker, patience, heard, lost }) {
  const helper = startWorker();
  let ended = false;
  /** @type {any} */
  let timer = null;

  const rest = () => clock.clearTimeout(timer);
  const wait = () => {
    rest();
    timer = clock.setTimeout(lose, patience);
  };
  const end = () => {
    if (ended) return;
    ended = true;
    rest();
    helper.terminate();
  };
  const lose = () => {
    if (ended) return;
    end();
    lost();
  };

  helper.onmessage = ({ data }) => {
    if (ended) return;
    wait();
    if (data.failed) lose();
    else heard(data);
  };
  helper.onerror = (event) => {
    event.preventDefault(); // nothing is lost, so nobody needs to read of it
    lose();
  };
  helper.onmessageerror = lose;

  return {
    /** @param {any} message that cannot be sent: the worker is lost at once */
    ask(message) {
      wait();
      try {
        helper.postMessage(message);
      } catch {
        lose();
      }
    },
    /** It has answered, and may be silent. */
    rest,
    /** Ends it at once. Safe to repeat. */
    end,
  };
}
