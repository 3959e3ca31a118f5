/**
 * The shape of a Sudoku in JavaScript: the same numbering of cells and units as the C++ library
 * (rows 0..N-1, columns N..2N-1, boxes 2N..3N-1).
 *
 *     const geometry = geometryOf(9);
 *     geometry.cellsOf[22];   // the cells of box 4: [30, 31, 32, 39, ...]
 *     geometry.unitsOf[30];   // [3, 12, 22]
 *
 * @typedef {object} Geometry
 * @property {number} side N
 * @property {number} boxHeight
 * @property {number} boxWidth
 * @property {number} cells N * N
 * @property {number[][]} cellsOf per unit, its cells from left to right and from top to bottom
 * @property {number[][]} unitsOf per cell, its row, column and box unit
 */

/** @type {Map<number, Geometry>} */
const geometries = new Map([
  [4, build(2, 2)],
  [6, build(2, 3)],
  [9, build(3, 3)],
]);

/** The sides there are. */
export const sides = [...geometries.keys()];

/**
 * @param {number} side 4, 6 or 9
 * @returns {Geometry}
 */
export function geometryOf(side) {
  const geometry = geometries.get(side);
  if (!geometry) throw new RangeError(`no geometry of side ${side}`);
  return geometry;
}

/**
 * @param {number} cells 16, 36 or 81
 * @returns {Geometry | undefined} undefined for any other number
 */
export function geometryOfCells(cells) {
  return [...geometries.values()].find((geometry) => geometry.cells === cells);
}

/** @param {number} boxHeight @param {number} boxWidth @returns {Geometry} */
function build(boxHeight, boxWidth) {
  const side = boxHeight * boxWidth;
  /** @type {number[][]} */
  const cellsOf = Array.from({ length: 3 * side }, () => []);
  const unitsOf = [];
  for (let cell = 0; cell < side * side; cell++) {
    const row = Math.floor(cell / side);
    const column = cell % side;
    const box = Math.floor(row / boxHeight) * (side / boxWidth) + Math.floor(column / boxWidth);
    const units = [row, side + column, 2 * side + box];
    for (const unit of units) cellsOf[unit].push(cell);
    unitsOf.push(units);
  }
  return { side, boxHeight, boxWidth, cells: side * side, cellsOf, unitsOf };
}
