/**
 * Asks for the shape of the run when the strip needs another one: at once when it shows another
 * part, a few times a second while only more comes to be known, and not because a run is moved. Where
 * the answer has far fewer columns than the strip, it is asked for in parts, one at a time.
 *
 *     const feed = createStripFeed({ clock, ask: (want) => session.shape(want), wake: () => requestPaint() });
 *     const shape = feed.pull(state);      // for each painted frame; undefined: what is there is good
 */
import { isCoarse, joined, partsOf } from './strip-detail.js';
import { extentOf, viewOf, wantOf } from '../drawing/strip-zoom.js';

/** Milliseconds between two shapes: of another part of the run, of a run of which more is known. */
export const SHORT_WAIT = 15;
export const LONG_WAIT = 250;

/** @typedef {import('./strip-detail.js').Shape} Shape */

/**
 * @param {object} parts
 * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} parts.clock
 * @param {(want: import('../drawing/strip-zoom.js').Want) => Shape | undefined} parts.ask
 * @param {() => void} parts.wake asks for another `pull`
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function createStripFeed({ clock, ask, wake }) {
  /** What the shape that is shown was asked for by. */
  let shown = { run: '', view: '', want: '' };
  let asked = 0;
  /** @type {any} */
  let timer = null;
  /** The shape in detail, when all its parts are there. @type {Shape | null} */
  let detailed = null;

  /** @param {import('../drawing/strip-zoom.js').Want[]} wants @param {Shape[]} shapes */
  function refine([want, ...wants], shapes) {
    timer = clock.setTimeout(() => {
      const shape = ask(want);
      if (!shape || shape.columns < want.columns) return; // it has no more to say
      shapes.push(shape);
      if (wants.length > 0) {
        refine(wants, shapes);
        return;
      }
      detailed = joined(shapes);
      wake();
    }, 0);
  }

  /** @param {typeof shown} next @returns {number} milliseconds to wait */
  function wait({ run, view }) {
    if (run !== shown.run) return 0;
    return asked + (view === shown.view ? LONG_WAIT : SHORT_WAIT) - clock.now();
  }

  /** @returns {Shape | undefined} the detailed shape, once */
  function take() {
    const shape = detailed ?? undefined;
    detailed = null;
    return shape;
  }

  return {
    /**
     * @param {import('../state/state.js').State} state
     * @returns {Shape | null | undefined} null: there is nothing to show
     */
    pull(state) {
      const next = wanted(state);
      if (next.want === shown.want && next.run === shown.run) return take();
      clock.clearTimeout(timer);
      detailed = null;
      if (!next.what) {
        shown = next;
        return null;
      }
      const ms = wait(next);
      if (ms > 0) {
        timer = clock.setTimeout(wake, ms);
        return undefined;
      }
      const shape = ask(next.what);
      if (shape === undefined) return undefined;
      [shown, asked] = [next, clock.now()];
      if (isCoarse(next.what, shape)) refine(partsOf(next.what), []);
      return shape;
    },
  };
}

/** @param {import('../state/state.js').State} state */
function wanted({ run, strip, puzzle, algorithm }) {
  if (!run) return { run: '', view: '', want: '', what: null };
  const view = viewOf(strip.window, extentOf(run.known, run.complete));
  const what = wantOf(view, run.known, strip.width);
  return { run: `${algorithm} ${puzzle}`, view: JSON.stringify([view, strip.width]), want: JSON.stringify(what), what };
}
