/**
 * What a player finds out of its run ahead of the position that it shows: how long it is; and the
 * way to a position that is not known yet when the run is taken up there.
 *
 *     const ahead = createAhead({ clock, startWorker, attempt, dispatch, arrive });
 *     ahead.open(run, 5_000_000_000);   // `arrive` is called as soon as so much is known
 *     ahead.stop();
 */
import { createMeasurement } from './measurement.js';

/**
 * @param {object} parts
 * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} parts.clock
 * @param {() => import('../jobs/worker-guard.js').Helper} parts.startWorker may throw: there is none
 * @param {(work: () => void) => void} parts.attempt runs what uses the run, and sees its errors
 * @param {(action: { type: 'measured' } & import('./measurement.js').Progress) => void} parts.dispatch
 * @param {(position: number, end: number | null) => void} parts.arrive the position that was waited for is known; or
 *   the run ends before it, then `end` is its length
 */
export function createAhead({ clock, startWorker, attempt, dispatch, arrive }) {
  /** @type {number | null} */
  let awaited = null;
  const measurement = createMeasurement({
    clock,
    startWorker,
    guard: attempt,
    report: (progress) => {
      dispatch({ type: 'measured', ...progress });
      const { known, complete } = progress;
      if (awaited === null || (known < awaited && !complete)) return;
      const position = awaited;
      awaited = null;
      arrive(position, known < position ? known : null);
    },
  });
  return {
    /**
     * Looks for the end of a run that is to stand at a position.
     * @param {import('./measurement.js').MeasuredRun & { position: number }} run
     * @param {number} [position]
     */
    open(run, position = 0) {
      awaited = run.position < position ? position : null;
      measurement.start(run);
    },
    /** The reader went elsewhere: no position is waited for. */
    leave() {
      awaited = null;
    },
    /** Ends it; what is known stays known. Safe to repeat. */
    stop() {
      measurement.stop();
    },
  };
}
