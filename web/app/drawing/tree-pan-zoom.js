/**
 * The arithmetic of a drawing in a window that scrolls: pure, in CSS pixels. A drawing that is
 * narrower than its window stands in the middle of it; one that is lower, at its top.
 *
 * @typedef {{ width: number, height: number }} Extent
 * @typedef {{ left: number, top: number, scale: number }} View scrolled to; `scale`: pixels on screen for one of the
 *   drawing
 */

export const SMALLEST = 0.1;
export const LARGEST = 3;
/** A smaller one could not be read. */
const READABLE = 0.62;
/** What should be seen stays so far from the edges, in parts of the window. */
const EDGE = 0.12;

/** @param {number} value @param {number} low @param {number} high the lower bound wins */
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/**
 * Left of a drawing that is narrower than its window.
 * @param {Extent} drawing
 * @param {Extent} pane
 * @param {number} scale
 */
const indent = ({ width }, pane, scale) => Math.max(0, (pane.width - width * scale) / 2);

/**
 * @param {View} view
 * @param {Extent} drawing
 * @param {Extent} pane
 * @returns {View} scrolled no further than there is something
 */
function bounded({ left, top, scale }, drawing, pane) {
  return {
    left: clamp(left, 0, Math.max(0, drawing.width * scale - pane.width)),
    top: clamp(top, 0, Math.max(0, drawing.height * scale - pane.height)),
    scale,
  };
}

/**
 * Zooms so that the spot of the drawing under a point stays there, as far as the edges let it.
 * @param {View} view @param {number} factor @param {{ x: number, y: number }} point in the window
 * @param {Extent} drawing @param {Extent} pane @returns {View}
 */
export function zoomed(view, factor, point, drawing, pane) {
  const scale = clamp(view.scale * factor, SMALLEST, LARGEST);
  const x = (view.left + point.x - indent(drawing, pane, view.scale)) / view.scale;
  const y = (view.top + point.y) / view.scale;
  return bounded(
    { left: x * scale + indent(drawing, pane, scale) - point.x, top: y * scale - point.y, scale },
    drawing,
    pane,
  );
}

/** The scale that shows all of a drawing, never enlarged. @param {Extent} drawing @param {Extent} pane */
export function fitting(drawing, pane) {
  return clamp(Math.min(pane.width / drawing.width, pane.height / drawing.height, 1), SMALLEST, LARGEST);
}

/**
 * The scale to start with: all columns where they can be read so, else what can be read.
 * @param {Extent} drawing
 * @param {Extent} pane
 */
export function readable(drawing, pane) {
  return clamp(pane.width / drawing.width, READABLE, 1);
}

/**
 * Scrolls so that a spot can be seen: not at all while it can, else so that it stands in the middle.
 * @param {View} view @param {{ x: number, y: number }} spot of the drawing @param {Extent} drawing @param {Extent} pane
 *   @returns {View}
 */
export function revealed(view, spot, drawing, pane) {
  const x = spot.x * view.scale + indent(drawing, pane, view.scale);
  const y = spot.y * view.scale;
  return bounded(
    {
      left: near(view.left, x, pane.width),
      top: near(view.top, y, pane.height),
      scale: view.scale,
    },
    drawing,
    pane,
  );
}

/** @param {number} scrolled @param {number} at @param {number} length of the window */
function near(scrolled, at, length) {
  const edge = length * EDGE;
  return at >= scrolled + edge && at <= scrolled + length - edge ? scrolled : at - length / 2;
}
