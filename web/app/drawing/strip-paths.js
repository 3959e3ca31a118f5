/**
 * The strip as outlines for SVG, in pixels: pure, and of no more parts than the shape has columns.
 *
 *   depth   the area below the lowest and below the highest depth of each column
 *   marks   dead ends as ticks at the bottom, solutions as triangles at the top
 *   steps   where each column is one step: a bar for each, by kind, with a sign of its own
 *
 * @typedef {import('../solver.js').Kind} Kind
 * @typedef {{ from: number, to: number, columns: number, low: ArrayLike<number>, high: ArrayLike<number>,
 *   retreats: ArrayLike<number>, solutions: ArrayLike<number>, kinds: Kind[] | null }} Shape
 * @typedef {{ width: number, height: number, view: import('./strip-zoom.js').View, most: number }} Frame
 *   most: the depth that fills the height
 */

/** How wide a tick is. */
const TICK = 1.6;
/** Room for the triangles. */
const TOP = 9;
const TRIANGLE = 4;
/** Height of a bar at depth 0, so that its sign has room. */
const BAR = 13;

/** @param {number} value */
const short = (value) => Math.round(value * 100) / 100;

/** @param {Shape} shape @param {Frame} frame */
function columnsOf({ from, to, columns }, { width, view }) {
  const scale = width / (view.to - view.from);
  const wide = ((to - from) / columns) * scale;
  return { wide, left: (/** @type {number} */ index) => (from - view.from) * scale + index * wide };
}

/**
 * The areas below the lowest and the highest depths.
 * @param {Shape} shape
 * @param {Frame} frame
 * @returns {{ low: string, high: string }}
 */
export function depthPaths(shape, frame) {
  const { left } = columnsOf(shape, frame);
  const { height, most } = frame;
  /** @param {ArrayLike<number>} depths */
  const area = (depths) => {
    let path = `M${short(left(0))} ${height}`;
    for (let index = 0; index < shape.columns; index++) {
      const depth = depths[index];
      if (index > 0 && depth === depths[index - 1]) continue;
      if (index > 0) path += `H${short(left(index))}`;
      path += `V${short(height - 1 - (depth / most) * (height - TOP - 1))}`;
    }
    return `${path}H${short(left(shape.columns))}V${height}Z`;
  };
  return { low: area(shape.low), high: area(shape.high) };
}

/**
 * The height of a tick for so many dead ends: no more than a line where there are about as many everywhere.
 * @param {number[]} counts
 * @returns {(count: number) => number}
 */
function tickHeight(counts) {
  const sorted = [...counts].sort((a, b) => a - b);
  const most = sorted[sorted.length - 1];
  const few = sorted[Math.floor(sorted.length / 10)];
  return few > most / 2 && counts.length > 1 ? () => 3 : (count) => 2 + (6 * count) / most;
}

/**
 * Ticks for dead ends, and triangles for solutions that do not cover each other.
 * @param {Shape} shape
 * @param {Frame} frame
 * @returns {{ retreats: string, solutions: string }}
 */
export function markPaths(shape, frame) {
  const { wide, left } = columnsOf(shape, frame);
  const { height, width } = frame;
  const counts = Array.from(shape.retreats);
  const highOf = tickHeight(counts);
  const thick = Math.min(wide, TICK);
  let retreats = '';
  let solutions = '';
  let last = -Infinity;
  for (let index = 0; index < shape.columns; index++) {
    const x = left(index) + wide / 2;
    if (counts[index] > 0) {
      const high = short(highOf(counts[index]));
      retreats += `M${short(x - thick / 2)} ${height}v${-high}h${short(thick)}v${high}z`;
    }
    if (shape.solutions[index] > 0 && x - last >= TRIANGLE) {
      const middle = Math.max(Math.min(x, width - TRIANGLE), TRIANGLE);
      solutions += `M${short(middle - TRIANGLE)} 0h${2 * TRIANGLE}l${-TRIANGLE} ${2 * TRIANGLE - 1}z`;
      last = x;
    }
  }
  return { retreats, solutions };
}

/** A sign for each kind, two units around its middle. @type {Record<Kind, string>} */
const signs = {
  select: 'm-2-2h4v4h-4z',
  try: 'm-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  check: 'h.01',
  conflict: 'm-2-2l4 4m0-4l-4 4',
  place: 'm-2.500 0l2 2l3-4',
  eliminate: 'm-2 2l4-4',
  retreat: 'm-2.500-2h5m-2.500 0v4.500',
  erase: 'm-2 0h4',
  solution: 'm-2 0h4m-2-2v4',
  exhausted: 'm-2-1h4m-4 2h4',
  deduce: 'm-2 0l2-2l2 2l-2 2z',
};

/**
 * One path for the bars of each kind that occurs, and one for all signs.
 * @param {Shape} shape
 * @param {Frame} frame
 * @returns {{ bars: Map<Kind, string>, signs: string }}
 */
export function stepPaths(shape, frame) {
  const { wide, left } = columnsOf(shape, frame);
  const { height, most } = frame;
  const gap = Math.min(wide / 5, 2);
  /** @type {Map<Kind, string>} */
  const bars = new Map();
  let marked = '';
  shape.kinds?.forEach((kind, index) => {
    const high = BAR + (shape.high[index] / most) * (height - TOP - BAR);
    const bar = `M${short(left(index) + gap / 2)} ${height}v${short(-high)}h${short(wide - gap)}v${short(high)}z`;
    bars.set(kind, (bars.get(kind) ?? '') + bar);
    if (wide >= 7) marked += `M${short(left(index) + wide / 2)} ${height - 6}${signs[kind]}`;
  });
  return { bars, signs: marked };
}
