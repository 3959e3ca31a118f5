/**
 * The geometry of the strip: which part of a run it shows, and which position lies where. Pure.
 *
 * A run of n steps has the positions 0..n. The strip is a line from `from` to `to`; position p lies
 * at the share (p - from) / (to - from) of its width, and the step that led to p is the column
 * between p - 1 and p.
 *
 *     from                position                 to
 *      |---- passed ----------|---- to come --------|
 *
 * @typedef {{ from: number, to: number }} View whole positions, from < to
 * @typedef {{ from: number, to: number, columns: number, fine: boolean }} Want the shape to ask for;
 *   fine: each column is one step, wide enough to be told apart
 */

/** No view shows fewer steps, unless the run has fewer. */
export const LEAST = 40;
/** A step that is so many pixels wide is shown by itself. */
export const STEP_WIDTH = 4;
const MOST_COLUMNS = 2048;
/** How much of a view lies behind the position that it followed. */
const BEHIND = 0.1;

/**
 * Where the whole strip ends: at the end of the run; or, while the end is not known, a little beyond
 * what is known, so that the scale changes now and then, and not with each step that comes to be known.
 * @param {number} known @param {boolean} complete
 */
export function extentOf(known, complete) {
  if (complete) return Math.max(known, 1);
  const power = 2 ** Math.floor(Math.log2(Math.max(known, LEAST)));
  return known < 1.5 * power ? 1.5 * power : 2 * power;
}

/**
 * The view, all of the run where no window is chosen.
 * @param {View | null} window
 * @param {number} extent
 * @returns {View}
 */
export function viewOf(window, extent) {
  return window ?? { from: 0, to: extent };
}

/**
 * A window of whole positions within the run that is no smaller than allowed; null if it shows all.
 * @param {number} from
 * @param {number} span
 * @param {number} extent
 * @returns {View | null}
 */
export function fit(from, span, extent) {
  const size = Math.max(Math.round(span), LEAST);
  if (size >= extent) return null;
  const start = Math.min(Math.max(Math.round(from), 0), extent - size);
  return { from: start, to: start + size };
}

/**
 * Shows `factor` times less; the position `at` stays where it is.
 * @param {View | null} window
 * @param {number} extent
 * @param {number} factor
 * @param {number} at
 */
export function zoomed(window, extent, factor, at) {
  const { from, to } = viewOf(window, extent);
  const span = Math.min(Math.max((to - from) / factor, LEAST), extent);
  return fit(at - ((at - from) / (to - from)) * span, span, extent);
}

/**
 * The window after a move of the position, which stays in sight.
 * @param {View | null} window
 * @param {number} extent
 * @param {number} position
 * @param {number} before
 * @returns {View | null}
 */
export function following(window, extent, position, before) {
  if (!window || position === before) return window;
  const { from, to } = window;
  const span = to - from;
  if (position > from && position <= to) return window;
  if (position === from && from === 0) return window;
  const near = Math.abs(position - before) <= span;
  const behind = near ? (position > before ? BEHIND : 1 - BEHIND) : 0.5;
  return fit(position - behind * span, span, extent);
}

/** @param {View} view @param {number} position @returns {number} 0..1 within the view */
export function shareOf({ from, to }, position) {
  return (position - from) / (to - from);
}

/**
 * The position at a share of the width. Where steps are told apart, all of a column is its step.
 * @param {View} view @param {number} share @param {number} width of the strip in pixels @param {number} known no
 *   position lies beyond
 */
export function positionAt({ from, to }, share, width, known) {
  const exact = from + Math.min(Math.max(share, 0), 1) * (to - from);
  const whole = isFine({ from, to }, width) ? Math.ceil(exact - 1e-6) : Math.round(exact);
  return Math.min(Math.max(whole, 0), known);
}

/** Whether each step has a column that can be told apart. @param {View} view @param {number} width in pixels */
export function isFine({ from, to }, width) {
  return width / (to - from) >= STEP_WIDTH;
}

/**
 * The shape that a view needs, with at most a column for each pixel and each step; null where nothing of it is known.
 * @param {View} view
 * @param {number} known
 * @param {number} width in pixels
 * @returns {Want | null}
 */
export function wantOf(view, known, width) {
  const to = Math.min(view.to, known);
  if (to <= view.from || width < 1) return null;
  // a share first: the product may be no safe integer
  const pixels = Math.ceil(width * ((to - view.from) / (view.to - view.from)));
  const columns = Math.min(to - view.from, pixels, MOST_COLUMNS);
  return { from: view.from, to, columns, fine: isFine(view, width) };
}

/**
 * How far a key moves the position: one step, a pixel of the view, a tenth of it, or to an end.
 * @param {string} key
 * @param {boolean} shift
 * @param {View} view
 * @param {number} width
 * @param {number} position
 * @param {number} known
 * @returns {number | null} null: the key means nothing here
 */
export function keyTarget(key, shift, { from, to }, width, position, known) {
  const one = shift ? Math.max(1, Math.round((to - from) / Math.max(width, 1))) : 1;
  const page = Math.max(1, Math.round((to - from) / 10));
  /** @type {Record<string, number>} */
  const targets = {
    ArrowLeft: position - one,
    ArrowDown: position - one,
    ArrowRight: position + one,
    ArrowUp: position + one,
    PageDown: position - page,
    PageUp: position + page,
    Home: 0,
    End: known,
  };
  return Object.hasOwn(targets, key) ? Math.min(Math.max(targets[key], 0), known) : null;
}
