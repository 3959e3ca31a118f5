/**
 * Finds out how long a run is, while the page goes on: the first milliseconds in slices on the page,
 * which is all that most runs need; then in a worker, whose pieces the run takes over; where there
 * is none, or when it breaks, in slices to the end.
 *
 *     const measurement = createMeasurement({ clock, startWorker, report });
 *     measurement.start(run);
 *     measurement.stop();      // what is known stays known
 *     measurement.start(run);  // goes on from there
 *
 * @typedef {import('../jobs/meter.js').Measured & { puzzle: string, algorithm: string, save(): Uint8Array, merge(bytes:
 *   Uint8Array): boolean }} MeasuredRun
 *
 * @typedef {ReturnType<typeof createMeter>} Meter
 *
 * @typedef {object} Progress
 * @property {number} known
 * @property {boolean} complete
 * @property {boolean} going there is more to come
 */
import { SolverError } from '../solver/error.js';
import { createMeter } from '../jobs/meter.js';
import { guardWorker } from '../jobs/worker-guard.js';

/** Milliseconds of one slice on the page: two of them and a picture fit into one frame. */
export const SLICE = 6;
/** A run that is not known to its end after so many slices goes to a worker. */
export const SLICES_FIRST = 5;
/** Milliseconds between two reports of what a worker finds: each is painted. */
export const REPORT = 250;
/** Milliseconds at least from taking over a piece to reporting it: both were too much for one frame. */
export const FRAME = 17;
/** A worker that has sent nothing for so many milliseconds is given up. */
export const PATIENCE = 8000;

/**
 * @param {object} parts
 * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} parts.clock
 * @param {() => import('../jobs/worker-guard.js').Helper} parts.startWorker may throw: there is none
 * @param {(progress: Progress) => void} parts.report after each slice, and some times a second while a worker measures
 * @param {(work: () => void) => void} [parts.guard] runs what uses the run later, and sees its errors
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function createMeasurement({ clock, startWorker, report, guard = (work) => work() }) {
  let job = 0;
  /** @type {Pick<ReturnType<typeof guardWorker>, 'end'> | null} */
  let worker = null;
  /** @type {any} */
  let timer = null;
  /** When a piece was reported last. */
  let told = -Infinity;
  /** What the timer waits for is a report. */
  let isDue = false;

  function stop() {
    job += 1;
    isDue = false;
    clock.clearTimeout(timer);
    timer = null;
    worker?.end();
    worker = null;
  }

  /** @param {() => void} work @param {number} ms */
  const later = (work, ms) => {
    clock.clearTimeout(timer);
    const mine = job;
    timer = clock.setTimeout(
      () =>
        guard(() => {
          if (mine === job) work();
        }),
      ms,
    );
  };

  /** What `report` does may have ended the job. @param {MeasuredRun} run @returns {boolean} it goes on */
  const tell = (run) => {
    const mine = job;
    const { known, complete } = run;
    if (complete) stop();
    report({ known, complete, going: !complete });
    return !complete && mine === job;
  };

  /** @param {MeasuredRun} run @param {Meter} meter @param {number} most slices, then a worker is tried */
  function slice(run, meter, most) {
    meter.go(SLICE);
    if (!tell(run)) return;
    later(() => (most > 1 ? slice(run, meter, most - 1) : delegate(run, meter)), 0);
  }

  /** What a worker starts with; null where there is no memory to save it. @param {MeasuredRun} run */
  const saved = (run) => {
    try {
      return run.save();
    } catch (error) {
      if (error instanceof SolverError && error.code === 'memory') return null;
      throw error;
    }
  };

  /** @param {MeasuredRun} run @param {Meter} meter */
  function delegate(run, meter) {
    const known = saved(run);
    if (!known) {
      slice(run, meter, Infinity);
      return;
    }
    const mine = job;
    const fall = () => {
      if (mine !== job) return;
      stop();
      slice(run, meter, Infinity);
    };
    told = -Infinity;
    const guarded = guardWorker({
      clock,
      startWorker,
      patience: PATIENCE,
      heard: ({ bytes }) => guard(() => receive(run, bytes, fall)),
      failed: () => guard(fall),
    });
    worker = guarded;
    guarded.ask({ puzzle: run.puzzle, algorithm: run.algorithm, known });
  }

  /** @param {MeasuredRun} run @param {Uint8Array} piece @param {() => void} fall */
  function receive(run, piece, fall) {
    if (!run.merge(piece)) {
      fall();
      return;
    }
    if (isDue && !run.complete) return; // it tells of this piece too
    isDue = true;
    later(
      () => {
        isDue = false;
        told = clock.now();
        tell(run);
      },
      run.complete ? FRAME : Math.max(FRAME, told + REPORT - clock.now()),
    );
  }

  return {
    /** Looks for the end of a run; what was looked for before is given up. @param {MeasuredRun} run */
    start(run) {
      stop();
      slice(run, createMeter(run, clock.now), SLICES_FIRST);
    },
    /** Ends it at once; safe to repeat. What is known of the run stays, and may be more than was reported. */
    stop,
  };
}
