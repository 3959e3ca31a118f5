/**
 * Looks ahead to the end of a run in pieces of time, so that whoever does it can do other things in
 * between. The same code works in a worker and on the page; see run/measurement.js for who does when.
 *
 *     const meter = createMeter(run, () => performance.now());
 *     while (!meter.go(8)) await somethingElse();
 *
 * @typedef {object} Measured what is measured: a run of solver.js
 * @property {(budget: number) => { steps: number, done: boolean }} measure
 * @property {number} known
 * @property {boolean} complete
 *
 * @typedef {object} Piece what a worker hands over
 * @property {Uint8Array} bytes what came to be known since the piece before, for `run.merge`
 * @property {boolean} done it is the last one
 */

/** Steps of the first call into the solver: a few milliseconds of the slowest search. */
const FIRST_CALL = 16_384;
const LONGEST_CALL = 1 << 20;
/** A call is to take about so many milliseconds: no slice ends much later than asked. */
const CALL = 1;

/**
 * Milliseconds until a worker hands over a piece: to take over much more would take the page longer than a part of a
 * frame.
 */
export const PIECE = 50;

/**
 * @param {Measured} run
 * @param {() => number} now in milliseconds
 */
export function createMeter(run, now) {
  let steps = FIRST_CALL;

  /** @param {number} start */
  const call = (start) => {
    const { done } = run.measure(steps);
    const end = now();
    if (end - start > 2 * CALL) steps = Math.max(steps / 2, 1024);
    else if (end - start < CALL) steps = Math.min(steps * 2, LONGEST_CALL);
    return { done, end };
  };

  return {
    /**
     * Measures for about so many milliseconds, and at least a little.
     * @param {number} ms
     * @returns {boolean} the end of the run is known
     */
    go(ms) {
      if (run.complete) return true;
      const start = now();
      for (let time = start; ;) {
        const { done, end } = call(time);
        if (done || end - start >= ms) return done;
        time = end;
      }
    },
  };
}

/**
 * Measures a run to its end, and hands over what comes to be known, many times a second. Ends with the
 * run; to end it earlier, end the worker.
 * @param {Measured & { save(options: { since: number }): Uint8Array }} run
 * @param {() => number} now in milliseconds
 * @param {(piece: Piece) => void} send
 */
export function measureInPieces(run, now, send) {
  const meter = createMeter(run, now);
  for (let done = false; !done;) {
    const since = run.known;
    done = meter.go(PIECE);
    send({ bytes: run.save({ since }), done });
  }
}
