import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkCurve } from '../../../web/app/drawing/link-curve.js';

/** @typedef {import('../../../web/app/drawing/link-curve.js').Point} Point */

/**
 * @param {number} x @param {number} [y] @param {number} [radius]
 * @returns {import('../../../web/app/drawing/link-curve.js').Outline}
 */
const circle = (x, y = 4.5, radius = 0.2) => ({
  ends: [
    { x, y },
    { x, y },
  ],
  radius,
});

/** Coordinates to a thousandth. @param {Point[]} points */
const rounded = (points) => points.map(({ x, y }) => [x, y].map((value) => Math.round(value * 1000) / 1000));

/** How far to the side the middle of a curve lies. @param {Point[]} curve */
const aside = ([a, b, c, d]) => Math.round(1000 * Math.abs((a.y + 3 * b.y + 3 * c.y + d.y) / 8 - 4.5)) / 1000;

test('where nothing is in the way a link is straight, from edge to edge', () => {
  assert.deepEqual(rounded(linkCurve(circle(1), circle(4), [], 9)), [
    [1.2, 4.5],
    [2.067, 4.5],
    [2.933, 4.5],
    [3.8, 4.5],
  ]);
});

test('a link that begins on the frame, where no way is free, is straight too', () => {
  assert.deepEqual(rounded(linkCurve(circle(0, 4.5, 0.01), circle(3, 4.5, 0.3), [], 9)), [
    [0.01, 4.5],
    [0.907, 4.5],
    [1.803, 4.5],
    [2.7, 4.5],
  ]);
});

test('the least bend that keeps its distance is taken', () => {
  const middle = { x: 4.5, y: 4.5 };
  const beside = [4.5 - 0.18, 4.5 + 0.18].map((y) => ({ x: 4.5, y }));
  // the middle of a bent curve lies three quarters of the bend aside
  assert.ok(Math.abs(aside(linkCurve(circle(1), circle(8), [middle], 9)) - 0.75 * 0.35) < 0.02);
  assert.ok(Math.abs(aside(linkCurve(circle(1), circle(8), [middle, ...beside], 9)) - 0.75 * 0.5) < 0.02);
});
