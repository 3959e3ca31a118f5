import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GROUP_RADIUS, RADIUS } from '../../../web/app/drawing/pattern-paths.js';
import { exampleOf } from '../../../web/app/logic/example.js';
import { signsIn } from '../../../web/app/logic/pattern-signs.js';
import { solver } from '../support/solver.js';
import { t } from '../support/texts.js';

/** @typedef {import('../../../web/app/drawing/pattern-paths.js').Area} Area */
/** @typedef {import('../../../web/app/solver.js').Deduction} Deduction */

/** What follows from an assumption, to a dead end in a cell: no example has both. @type {Deduction} */
const assumption = {
  ...exampleOf('nishio', solver).deduction,
  steps: [{ cell: 40, digit: 3, rule: 'naked-single', unit: null }],
  deadEnd: { cell: 44 },
};

/** Every sign that a technique has. */
const signs = [
  ...solver.techniques.flatMap(({ id }) => signsIn(exampleOf(id, solver).deduction, t)),
  ...signsIn(assumption, t),
];

/** @param {Area} inner @param {Area} outer */
const isWithin = (inner, outer) =>
  inner.x >= outer.x - 1e-9 &&
  inner.y >= outer.y - 1e-9 &&
  inner.x + inner.width <= outer.x + outer.width + 1e-9 &&
  inner.y + inner.height <= outer.y + outer.height + 1e-9;

/** What lies around a point. @param {{ x: number, y: number }} middle @param {number} radius @returns {Area} */
const around = ({ x, y }, radius) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

/** The least and the most of the numbers at every other place of a path. @param {string} path @param {0 | 1} from */
function extentIn(path, from) {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === from);
  return [Math.min(...numbers), Math.max(...numbers)];
}

test('the picture of a sign is a part of one cell, around its middle', () => {
  for (const { picture, text } of signs) {
    const { x, y, width, height } = picture.area;
    assert.ok(isWithin(picture.area, { x: 0, y: 0, width: 1, height: 1 }), `${text}: ${x}, ${width}`);
    assert.ok(Math.abs(x + width / 2 - 0.5) < 1e-9 && Math.abs(y + height / 2 - 0.5) < 1e-9, text);
    assert.ok(width === height && width > 0, text);
  }
});

test('a candidate fills the picture of its sign, and none of it is cut off', () => {
  const found = signs.filter(({ picture: { shapes } }) => shapes.candidates.length === 1 || shapes.eliminations.length);
  assert.ok(found.length > 20);
  for (const { picture, text } of found) {
    const { area, shapes } = picture;
    const [sign] = [...shapes.candidates, ...shapes.eliminations];
    assert.deepEqual([sign.x, sign.y], [0.5, 0.5], text);
    assert.ok(isWithin(around(sign, RADIUS), area), text);
    assert.ok(area.width < 3 * RADIUS, `${text}: it would be too small to be seen`);
  }
});

test('a frame, a tile, a cross and a unit are seen whole', () => {
  let count = 0;
  for (const { picture, text } of signs) {
    const { units, places, steps, deadEnd } = picture.shapes;
    const areas = [
      ...places.map(({ frame }) => frame),
      ...steps.map(({ tile }) => tile),
      ...(deadEnd ? [deadEnd] : []),
    ];
    for (const area of areas) assert.ok(isWithin(area, picture.area), text);
    for (const unit of units) assert.ok(isWithin(picture.area, unit), `${text}: a unit goes on beyond its picture`);
    count += areas.length + units.length;
  }
  assert.ok(count > 20, `${count}`);
});

test('the places that are one end of a link together are seen beside each other, with their outline', () => {
  const groups = signs.filter(({ picture }) => picture.shapes.groups.length > 0);
  assert.ok(groups.length > 0);
  for (const { picture, text } of groups) {
    const [one, other] = picture.shapes.candidates;
    assert.ok(one.y === other.y && Math.abs(one.x - other.x) > 1.9 * RADIUS, text);
    // Of its outline far less than a pixel is cut off.
    for (const sign of [one, other]) assert.ok(isWithin(around(sign, GROUP_RADIUS - 0.003), picture.area), text);
  }
});

test('a link goes through the middle of its picture, nearly from edge to edge', () => {
  const links = signs.filter(({ picture }) => picture.shapes.links.length > 0);
  assert.ok(links.length > 10);
  for (const { picture, text } of links) {
    const { area, shapes } = picture;
    const [[left, right], [top, bottom]] = [extentIn(shapes.links[0].path, 0), extentIn(shapes.links[0].path, 1)];
    assert.ok(isWithin({ x: left, y: top, width: right - left, height: bottom - top }, area), text);
    assert.ok(top === 0.5 && bottom === 0.5 && right - left > 0.9 * area.width, text);
  }
});
