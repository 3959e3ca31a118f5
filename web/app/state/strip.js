/**
 * What the state knows of the strip: the window that it is zoomed to, how wide it is on the screen,
 * and where the pointer is. Pure.
 *
 * @typedef {object} Strip
 * @property {import('../drawing/strip-zoom.js').View | null} window null: all of the run
 * @property {number} width in pixels, 0 until it is on the screen
 * @property {number | null} pointed the position under the pointer
 *
 * @typedef {{ type: 'strip-width', width: number }
 *   | { type: 'zoom', factor: number, at?: number }
 *   | { type: 'window', from: number, span: number }
 *   | { type: 'point', position: number | null }} StripAction
 */
import { extentOf, fit, following, viewOf, zoomed } from '../drawing/strip-zoom.js';

/** @type {Strip} */
export const initialStrip = { window: null, width: 0, pointed: null };

/**
 * @param {Strip} strip
 * @param {{ type: string, [key: string]: any }} action
 * @param {import('./state.js').RunView | null} run after the action
 * @param {import('./state.js').RunView | null} before
 * @returns {Strip} the same object if nothing changed
 */
export function reduceStrip(strip, action, run, before) {
  if (action.type === 'strip-width') return action.width === strip.width ? strip : { ...strip, width: action.width };
  if (!run) return strip.window || strip.pointed !== null ? { ...initialStrip, width: strip.width } : strip;
  const extent = extentOf(run.known, run.complete);
  switch (action.type) {
    case 'zoom':
      return {
        ...strip,
        window: zoomed(strip.window, extent, action.factor, action.at ?? anchorOf(strip, run, extent)),
      };
    case 'window':
      return { ...strip, window: fit(action.from, action.span, extent) };
    case 'point':
      return action.position === strip.pointed ? strip : { ...strip, pointed: action.position };
    default:
      return follow(strip, run, before, extent);
  }
}

/**
 * What stays in place where the reader did not say: the position, or the middle.
 * @param {Strip} strip
 * @param {import('./state.js').RunView} run
 * @param {number} extent
 */
function anchorOf({ window }, { position }, extent) {
  const { from, to } = viewOf(window, extent);
  return position >= from && position <= to ? position : (from + to) / 2;
}

/**
 * @param {Strip} strip
 * @param {import('./state.js').RunView} run
 * @param {import('./state.js').RunView | null} before
 * @param {number} extent
 * @returns {Strip}
 */
function follow(strip, run, before, extent) {
  if (!strip.window) return strip;
  const moved = following(strip.window, extent, run.position, before?.position ?? run.position);
  const window = moved && moved.to > extent ? fit(moved.from, moved.to - moved.from, extent) : moved;
  return window === strip.window ? strip : { ...strip, window };
}
