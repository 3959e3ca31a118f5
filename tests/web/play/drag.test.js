/** Which cells a pointer goes over on the board of a game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt, cellsOnTheWay } from '../../../web/elements/play/drag.js';

const box = { left: 10, top: 20, width: 90, height: 90 };
/** @param {number} cell */
const middle = (cell) => ({ x: 15 + 10 * (cell % 9), y: 25 + 10 * Math.floor(cell / 9) });

test('each cell is found at its middle, and none beside the board', () => {
  for (let cell = 0; cell < 81; cell++) assert.equal(cellAt(middle(cell), box, 9), cell);
  for (const place of [
    { x: 9, y: 60 },
    { x: 101, y: 60 },
    { x: 50, y: 19 },
    { x: 50, y: 111 },
  ]) {
    assert.equal(cellAt(place, box, 9), -1);
  }
});

test('a corner is no place of a cell where a reach is given', () => {
  assert.equal(cellAt({ x: 20.5, y: 30.5 }, box, 9), 10);
  assert.equal(cellAt({ x: 20.5, y: 30.5 }, box, 9, 0.92), -1);
});

test('a slanting drag takes the cells of the diagonal alone', () => {
  assert.deepEqual(cellsOnTheWay(middle(0), middle(40), box, 9), [0, 10, 20, 30, 40]);
});

test('a fast pointer leaves no cell of a row out', () => {
  assert.deepEqual(cellsOnTheWay(middle(3), middle(8), box, 9), [3, 4, 5, 6, 7, 8]);
});

test('what lies beside the board is passed over, and a pointer that stands is in its cell', () => {
  assert.deepEqual(cellsOnTheWay(middle(0), { x: -40, y: 25 }, box, 9), [0]);
  assert.deepEqual(cellsOnTheWay(middle(7), middle(7), box, 9), [7]);
});
