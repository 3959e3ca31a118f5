import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deductionsAppearance } from '../../../web/app/logic/deductions-look.js';
import { solver } from '../support/solver.js';
import { faultOf, languages, t, translators } from '../support/texts.js';

/** Up to a number, from 1. @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** In no order, as a run uses them. */
const positions = new Map([
  ['x-wing', [57]],
  ['hidden-single', [1, 3, 60, 62]],
  ['full-house', [5, 64, 66]],
]);

/** @param {number} position @param {string | null} [technique] @param {Partial<{ complete: boolean }>} [more] */
const lookAt = (position, technique = null, more = {}) =>
  deductionsAppearance({ positions, complete: true, ...more }, { position, technique }, solver.techniques, t);

/** @param {number} position @param {string | null} technique @param {string} id */
function rowAt(position, technique, id) {
  const row = lookAt(position, technique).rows.find((each) => each.id === id);
  assert.ok(row);
  return row;
}

test('techniques are listed from the easiest to the hardest, with how often each is used', () => {
  const { label, note, rows } = lookAt(0);
  assert.equal(label, 'Techniques in this run');
  assert.equal(note, '');
  assert.deepEqual(
    rows.map(({ name, count, spoken }) => [name, count, spoken]),
    [
      ['Full house', '× 3', 'Full house: 3 times'],
      ['Hidden single', '× 4', 'Hidden single: 4 times'],
      ['X-Wing', '× 1', 'X-Wing: 1 time'],
    ],
  );
});

test('the one that is at work says so, and so does its place', () => {
  assert.ok(lookAt(0).rows.every(({ on, places }) => !on && places.every((place) => !place.on)));
  // 61 is what follows from the deduction of step 60
  const { on, places } = rowAt(61, 'hidden-single', 'hidden-single');
  assert.ok(on);
  assert.deepEqual(
    places.filter((place) => place.on).map(({ position }) => position),
    [60],
  );
  assert.deepEqual(
    lookAt(61, 'hidden-single').rows.map((row) => row.on),
    [false, true, false],
  );
});

/** @type {[position: number, next: number][]} */
const ways = [
  [0, 1],
  [1, 3],
  [2, 3],
  [3, 60],
  [62, 1],
  [100, 1],
];
for (const [position, next] of ways) {
  test(`from step ${position} the way leads to the use in step ${next}`, () => {
    const row = rowAt(position, null, 'hidden-single');
    assert.equal(row.next.position, next);
    assert.equal(row.next.spoken, `Hidden single × 4: go to step ${next}, where it is used`);
  });
}

test('each place is a step with its number', () => {
  assert.deepEqual(rowAt(0, null, 'hidden-single').places[2], {
    position: 60,
    text: '60',
    label: 'Step 60',
    on: false,
  });
  assert.equal(rowAt(0, null, 'hidden-single').more, '');
});

test('of many places those around the present one are shown, and how many there are besides', () => {
  const many = new Map([['hidden-single', upTo(1000)]]);
  for (const [position, first] of [
    [0, 1],
    [10, 1],
    [500, 470],
    [990, 941],
    [1000, 941],
  ]) {
    const known = { positions: many, complete: true };
    const now = { position, technique: 'hidden-single' };
    const [{ places, more, count }] = deductionsAppearance(known, now, solver.techniques, t).rows;
    assert.equal(count, '× 1,000');
    assert.equal(places.length, 60);
    assert.equal(places[0].position, first);
    assert.equal(more, 'and 940 more');
    assert.equal(places.filter(({ on }) => on).length, position > 0 ? 1 : 0);
  }
});

test('where nothing was found, or not all is known, it says so', () => {
  assert.equal(lookAt(0, null, { complete: false }).note, 'Of the steps known so far.');
  const nothing = { positions: new Map(), complete: true };
  const { note, rows } = deductionsAppearance(nothing, { position: 0, technique: null }, solver.techniques, t);
  assert.equal(note, 'None yet.');
  assert.deepEqual(rows, []);
});

for (const language of languages) {
  test(`the list says all that in ${language}`, () => {
    const all = new Map(solver.techniques.map(({ id }) => [id, upTo(id.length * 5)]));
    const known = { positions: all, complete: false };
    const now = { position: 7, technique: 'guess' };
    const { label, note, about, rows } = deductionsAppearance(known, now, solver.techniques, translators[language]);
    assert.equal(rows.length, solver.techniques.length);
    const said = rows.flatMap(({ name, count, spoken, next, places, more }) => [
      name,
      count,
      spoken,
      next.spoken,
      more,
      ...places.flatMap(({ text, label: step }) => [text, step]),
    ]);
    for (const text of [label, note, about, ...said]) assert.equal(faultOf(text, language), null);
  });
}
