/**
 * Which cells a pointer has gone over: pure arithmetic on a board of equal cells.
 *
 * @typedef {object} Box of a board on the page, in pixels
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 */

/** How much of a cell's half a pointer must keep from its corners: else a slanting drag would take cells beside it. */
const ROUND = 0.92;

/**
 * The cell at a place.
 * @param {{ x: number, y: number }} place
 * @param {Box} box
 * @param {number} size the side of the board
 * @param {number} [reach] how far from the middle of a cell it still is there: 1 up to the middles of its edges;
 *   corners always count without it
 * @returns {number} -1: beside the board, or too near to a corner
 */
export function cellAt({ x, y }, { left, top, width, height }, size, reach = Infinity) {
  const [across, down] = [((x - left) / width) * size, ((y - top) / height) * size];
  const [column, row] = [Math.floor(across), Math.floor(down)];
  if (column < 0 || row < 0 || column >= size || row >= size) return -1;
  const off = Math.hypot(across - column - 0.5, down - row - 0.5) * 2;
  return off > reach ? -1 : row * size + column;
}

/**
 * The cells on the way from one place to the next, in order, each once: a fast finger tells few places.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {Box} box
 * @param {number} size the side of the board
 * @returns {number[]}
 */
export function cellsOnTheWay(from, to, box, size) {
  const cell = Math.min(box.width, box.height) / size;
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (cell / 4)));
  const found = new Set();
  for (let part = 1; part <= parts; part++) {
    const at = { x: from.x + ((to.x - from.x) * part) / parts, y: from.y + ((to.y - from.y) * part) / parts };
    found.add(cellAt(at, box, size, ROUND));
  }
  found.delete(-1);
  return [...found];
}
