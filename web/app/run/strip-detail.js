/**
 * A shape in more detail than the run keeps of itself. In the middle between all of a long run and
 * some steps of it, the run would answer with a handful of columns; asked in parts, each short
 * enough to be looked at step by step, it has as many as are wanted.
 *
 * @typedef {import('../drawing/strip-zoom.js').Want} Want
 * @typedef {import('../solver.js').Shape & { kinds: import('../solver.js').Kind[] | null }} Shape
 */

/** Steps of one part: a few milliseconds. */
export const PART = 1 << 20;
/** No more than so many parts are worth the wait. */
const MOST_PARTS = 40;

/** @param {Want} want @param {Shape} shape what the run answered @returns {boolean} it is worth asking in parts */
export function isCoarse({ from, to, columns }, shape) {
  return 2 * shape.columns <= columns && to - from <= MOST_PARTS * PART;
}

/** Asks for the same columns in parts that follow each other. @param {Want} want @returns {Want[]} */
export function partsOf({ from, to, columns }) {
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
export function joined(shapes) {
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
