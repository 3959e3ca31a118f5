import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markup } from '../../../web/app/drawing/markup.js';
import { patternShapes } from '../../../web/app/drawing/pattern-paths.js';
import { patternAppearance } from '../../../web/app/logic/pattern-look.js';
import { pictureOf } from '../../../web/elements/logic/pattern-picture.js';
import { elementsOf, parseXml, textIn } from '../support/xml.js';
import { read } from '../support/texts.js';

/** @typedef {import('../../../web/app/solver.js').Deduction} Deduction */

/** @type {any} a translator that says the names of sentences */
const t = (/** @type {string} */ key) => key;

/** XY-wing: 6 or 7 in row 6, column 2, and so 4 in one of two cells. @type {Deduction} */
const wing = {
  technique: 'xy-wing',
  family: 'wing',
  grade: 4,
  rating: 4.2,
  digits: [4, 6, 7],
  units: [
    { unit: 10, role: 'base' },
    { unit: 5, role: 'cover' },
  ],
  candidates: [
    { cell: 46, digit: 6, role: 'pivot', node: 0 },
    { cell: 1, digit: 6, role: 'off', node: 1 },
    { cell: 1, digit: 4, role: 'on', node: 2 },
    { cell: 46, digit: 7, role: 'pivot', node: 3 },
    { cell: 53, digit: 7, role: 'off', node: 4 },
    { cell: 53, digit: 4, role: 'on', node: 5 },
  ],
  links: [
    { from: 0, to: 1, strong: false },
    { from: 1, to: 2, strong: true },
    { from: 3, to: 4, strong: false },
    { from: 4, to: 5, strong: true },
  ],
  places: [],
  eliminations: [{ cell: 8, digit: 4 }],
  steps: [],
  deadEnd: null,
};

/** @type {Deduction} */
const nishio = {
  ...wing,
  technique: 'nishio',
  units: [],
  candidates: [{ cell: 0, digit: 1, role: 'pivot', node: 0 }],
  links: [],
  eliminations: [{ cell: 0, digit: 1 }],
  steps: [
    { cell: 1, digit: 2, rule: 'naked-single', unit: null },
    { cell: 2, digit: 3, rule: 'hidden-single', unit: 0 },
  ],
  deadEnd: { cell: 3 },
};

/** @type {Deduction} */
const single = {
  ...wing,
  technique: 'hidden-single',
  units: [{ unit: 0, role: 'base' }],
  candidates: [{ cell: 4, digit: 9, role: 'in', node: 0 }],
  links: [],
  eliminations: [],
  places: [{ cell: 4, digit: 9 }],
};

/** All elements of a picture. @param {Deduction} deduction */
function partsOf(deduction) {
  const appearance = patternAppearance(deduction, 9, t);
  assert.ok(appearance);
  return elementsOf(parseXml(markup(pictureOf(appearance))));
}

/** @param {ReturnType<typeof partsOf>} parts @param {string} name */
const named = (parts, name) => parts.filter(({ attributes }) => attributes.class === name);

test('without a deduction there is nothing to be drawn', () => {
  assert.equal(patternAppearance(null, 9, t), null);
});

test('a deduction is drawn by its shapes, and called by its technique', () => {
  assert.deepEqual(patternAppearance(wing, 9, t), {
    area: { x: 0, y: 0, width: 9, height: 9 },
    shapes: patternShapes(wing, 9),
    label: 'technique.xy-wing.name',
  });
});

test('a picture has each candidate with its digit, and each link and stroke', () => {
  const parts = partsOf(wing);
  assert.deepEqual(
    named(parts, 'pattern-candidate').map((part) => [part.attributes['data-role'], textIn(part)]),
    wing.candidates.map(({ role, digit }) => [role, String(digit)]),
  );
  assert.deepEqual(
    named(parts, 'pattern-link').map(({ attributes }) => attributes['data-strength']),
    ['weak', 'strong', 'weak', 'strong'],
  );
  assert.deepEqual(named(parts, 'pattern-struck').map(textIn), ['4']);
  assert.equal(named(parts, 'pattern-stroke').length, 1);
  assert.deepEqual(
    named(parts, 'pattern-unit').map(({ attributes }) => attributes['data-role']),
    ['base', 'cover'],
  );
});

test('strokes lie over candidates, candidates over links, and links over units', () => {
  for (const deduction of [wing, nishio]) {
    const parts = partsOf(deduction);
    const order = ['pattern-unit', 'pattern-tile', 'pattern-link', 'pattern-candidate', 'pattern-stroke'];
    const places = order.flatMap((name) => named(parts, name).map((part) => parts.indexOf(part)));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
  }
});

test('what follows from an assumption is numbered, up to the cross where nothing is left', () => {
  const parts = partsOf(nishio);
  assert.deepEqual(named(parts, 'pattern-tried').map(textIn), ['2', '3']);
  assert.deepEqual(named(parts, 'pattern-order').map(textIn), ['1', '2']);
  assert.equal(named(parts, 'pattern-cross').length, 1);
});

test('a digit that is written has a frame', () => {
  const parts = partsOf(single);
  assert.equal(named(parts, 'pattern-frame').length, 1);
  assert.equal(named(parts, 'pattern-cross').length, 0);
});

test('the style sheet has a rule for every name in the pictures', () => {
  const sheet = read('styles/logic/pattern.css');
  /** @type {Deduction} */
  const grouped = { ...wing, candidates: wing.candidates.map((each) => ({ ...each, node: 0 })), links: [] };
  const names = [wing, nishio, single, grouped].flatMap((deduction) =>
    partsOf(deduction).flatMap(({ attributes }) => attributes.class ?? []),
  );
  for (const name of new Set(names)) assert.ok(new RegExp(`\\.${name}(?![\\w-])`).test(sheet), name);
});
