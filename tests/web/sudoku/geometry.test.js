import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geometryOf, geometryOfCells, sides } from '../../../web/app/sudoku/geometry.js';

/** @type {[side: number, height: number, width: number][]} */
const boxes = [
  [4, 2, 2],
  [6, 2, 3],
  [9, 3, 3],
];

test('the sides are 4, 6 and 9', () => {
  assert.deepEqual(sides, [4, 6, 9]);
});

for (const [side, height, width] of boxes) {
  const geometry = geometryOf(side);
  const places = Array.from({ length: side }, (_, place) => place);
  const perBand = side / width;

  test(`${side}x${side} has boxes of ${height} rows and ${width} columns`, () => {
    const { cellsOf, unitsOf, ...sizes } = geometry;
    assert.deepEqual(sizes, { side, boxHeight: height, boxWidth: width, cells: side * side });
    assert.deepEqual([cellsOf.length, unitsOf.length], [3 * side, side * side]);
  });

  test(`${side}x${side} has rows, columns, then boxes, each from left to right and from top to bottom`, () => {
    for (const n of places) {
      const [top, left] = [Math.floor(n / perBand) * height, (n % perBand) * width];
      assert.deepEqual(
        geometry.cellsOf[n],
        places.map((place) => n * side + place),
      );
      assert.deepEqual(
        geometry.cellsOf[side + n],
        places.map((place) => place * side + n),
      );
      assert.deepEqual(
        geometry.cellsOf[2 * side + n],
        places.map((place) => (top + Math.floor(place / width)) * side + left + (place % width)),
      );
    }
  });

  test(`every cell of ${side}x${side} knows its row, its column and its box`, () => {
    geometry.unitsOf.forEach((units, cell) => {
      const containing = geometry.cellsOf.flatMap((cells, unit) => (cells.includes(cell) ? [unit] : []));
      assert.deepEqual(units, containing);
      assert.deepEqual(
        units.map((unit) => Math.floor(unit / side)),
        [0, 1, 2],
      );
    });
  });

  test(`${side * side} cells are ${side}x${side}`, () => {
    assert.equal(geometryOfCells(side * side), geometry);
  });
}

test('the third box of 6x6 starts at the left of the third row', () => {
  assert.deepEqual(geometryOf(6).cellsOf[14], [12, 13, 14, 18, 19, 20]);
});

for (const side of [0, 1, 5, 16, 4.5, NaN]) {
  test(`there is no geometry of side ${side}`, () => {
    assert.throws(() => geometryOf(side), RangeError);
    assert.equal(geometryOfCells(side * side + 0.5), undefined);
  });
}
