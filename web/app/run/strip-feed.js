/**
 * Asks for the shape of the run when the strip needs another one: at once when it shows another
 * part, a few times a second while only more comes to be known, and not because a run is moved. Where
 * the answer has far fewer columns than the strip, it is asked for in parts, one at a time: between all of
 * a long run and some steps of it, the run keeps no more of itself than a handful of columns; parts
 * that are short enough to be looked at step by step have as many as are wanted.
 *
 *     const feed = createStripFeed({ clock, ask: (want) => session.shape(want), wake: () => requestPaint() });
 *     const shape = feed.pull(state);      // for each painted frame; undefined: what is there is good
 *
 * @typedef {import('../drawing/strip-zoom.js').Want} Want
 * @typedef {import('../solver.js').Shape & { kinds: import('../solver.js').Kind[] | null }} Shape
 */
import { extentOf, viewOf, wantOf } from '../drawing/strip-zoom.js';

/** Milliseconds between two shapes: of another part of the run, of a run of which more is known. */
export const SHORT_WAIT = 15;
export const LONG_WAIT = 250;

/** Steps of one part: a few milliseconds. */
export const PART = 1 << 20;
/** No more than so many parts are worth the wait. */
const MOST_PARTS = 40;

/**
 * @param {object} parts
 * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} parts.clock
 * @param {(want: Want) => Shape | undefined} parts.ask
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

  /** @param {Want[]} wants @param {Shape[]} shapes */
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

/** @param {Want} want @param {Shape} shape what the run answered @returns {boolean} it is worth asking in parts */
function isCoarse({ from, to, columns }, shape) {
  return 2 * shape.columns <= columns && to - from <= MOST_PARTS * PART;
}

/** Asks for the same columns in parts that follow each other. @param {Want} want @returns {Want[]} */
function partsOf({ from, to, columns }) {
  const border = (/** @type {number} */ column) => from + Math.floor((column * (to - from)) / columns);
  const together = Math.max(1, Math.floor(PART / ((to - from) / columns)));
  const parts = [];
  for (let first = 0; first < columns; first += together) {
    const last = Math.min(first + together, columns);
    parts.push({ from: border(first), to: border(last), columns: last - first, fine: false });
  }
  return parts;
}

/** One shape of those of its parts. @param {Shape[]} shapes at least one @returns {Shape} */
function joined(shapes) {
  const columns = shapes.reduce((sum, shape) => sum + shape.columns, 0);
  /**
   * @template {Uint8Array | Float64Array} Values
   * @param {Values} values
   * @param {(shape: Shape) => Values} read
   * @returns {Values}
   */
  const all = (values, read) => {
    let at = 0;
    for (const shape of shapes) {
      values.set(read(shape), at);
      at += shape.columns;
    }
    return values;
  };
  return {
    from: shapes[0].from,
    to: shapes[shapes.length - 1].to,
    columns,
    low: all(new Uint8Array(columns), ({ low }) => low),
    high: all(new Uint8Array(columns), ({ high }) => high),
    placements: all(new Float64Array(columns), ({ placements }) => placements),
    retreats: all(new Float64Array(columns), ({ retreats }) => retreats),
    solutions: all(new Float64Array(columns), ({ solutions }) => solutions),
    kinds: null,
  };
}
