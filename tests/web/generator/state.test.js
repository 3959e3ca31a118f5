import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cluesFault,
  effortFaultIn,
  initialGenerator,
  reduceGenerator,
  wishOf,
} from '../../../web/app/generator/state.js';
import { boundsOf, symmetries } from '../../../web/app/sudoku/wish.js';
import { deepFreeze } from '../support/freeze.js';
import { made } from '../support/making.js';

/**
 * @typedef {import('../../../web/app/generator/state.js').Form} Form
 * @typedef {import('../../../web/app/generator/state.js').GeneratorAction} Action
 */

/** @param {Partial<Form>} [changes] @returns {Form} */
const form = (changes) => ({ ...initialGenerator().form, ...changes });

/** @param {Action[]} actions */
const after = (...actions) =>
  deepFreeze(actions).reduce(
    (state, action) => deepFreeze(reduceGenerator(state, action)),
    deepFreeze(initialGenerator()),
  );

/** @type {[changes: Partial<Form>, fault: import('../../../web/app/generator/state.js').Fault | null][]} */
const forms = [
  [{}, null],
  [{ clues: '  ' }, null],
  [{ clues: '17' }, null],
  [{ clues: ' 24 ' }, null],
  [{ clues: '81' }, null],
  [{ clues: '16' }, { code: 'range', least: 17, most: 81 }],
  [{ clues: '82' }, { code: 'range', least: 17, most: 81 }],
  [{ clues: '0' }, { code: 'range', least: 17, most: 81 }],
  [
    { clues: '73', minimal: true },
    { code: 'range', least: 17, most: 72 },
  ],
  [{ clues: '73', minimal: true, symmetry: 'diagonal' }, null],
  [
    { size: 4, clues: '3' },
    { code: 'range', least: 4, most: 16 },
  ],
  [
    { size: 6, clues: '7' },
    { code: 'range', least: 8, most: 36 },
  ],
  [
    { size: 6, clues: '37' },
    { code: 'range', least: 8, most: 36 },
  ],
  [{ clues: '25', symmetry: 'half-turn' }, null],
  [
    { size: 6, clues: '11', symmetry: 'half-turn' },
    { code: 'step', step: 2 },
  ],
  [
    { size: 4, clues: '6', symmetry: 'both-axes' },
    { code: 'step', step: 4 },
  ],
  [{ size: 4, clues: '5', symmetry: 'diagonal' }, null],
  [{ clues: '-20' }, { code: 'number' }],
  [{ clues: '2e1' }, { code: 'number' }],
  [{ clues: 'many' }, { code: 'number' }],
  [{ clues: '\u0662\u0664' }, { code: 'number' }],
];

for (const [changes, fault] of forms) {
  test(`${JSON.stringify(changes)} is ${fault ? `refused: ${JSON.stringify(fault)}` : 'a wish'}`, () => {
    assert.deepEqual(cluesFault(form(changes)), fault);
  });
}

test('whatever is wished within the bounds is no fault', () => {
  for (const size of [4, 6, 9]) {
    for (const symmetry of symmetries) {
      for (const minimal of [false, true]) {
        const { least, most, step } = boundsOf({ size, symmetry, minimal });
        assert.ok(least < most && most <= size * size);
        for (let clues = least; clues <= most; clues++) {
          assert.equal(
            cluesFault(form({ size, symmetry, minimal, clues: String(clues) })) === null,
            clues % step === 0,
          );
        }
      }
    }
  }
});

/** @type {[seed: string, wished: number | string][]} */
const seeds = [
  ['', 77],
  ['  ', 77],
  ['0', 0],
  ['42', 42],
  [' 42 ', 42],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['a word', 'a word'],
  ['-1', '-1'],
];

for (const [seed, wished] of seeds) {
  test(`the seed "${seed}" is ${JSON.stringify(wished)}`, () => {
    assert.equal(wishOf(form({ seed }), 77).seed, wished);
  });
}

test('a wish has all that was filled in', () => {
  const state = after(
    { type: 'fill', field: 'size', value: 6 },
    { type: 'fill', field: 'clues', value: '12' },
    { type: 'fill', field: 'symmetry', value: 'half-turn' },
    { type: 'fill', field: 'minimal', value: true },
  );
  assert.deepEqual(wishOf(state.form, 5), { size: 6, clues: 12, symmetry: 'half-turn', minimal: true, seed: 5 });
  assert.equal(wishOf(form(), 5).clues, 0);
});

/** @type {[filled: [field: keyof Form, value: any][], grade: number, technique: string][]} */
const grades = [
  [[['grade', 4]], 4, ''],
  [[['technique', 'x-wing']], 0, 'x-wing'],
  [
    [
      ['technique', 'x-wing'],
      ['grade', 4],
    ],
    4,
    'x-wing',
  ],
  [
    [
      ['technique', 'x-wing'],
      ['grade', 5],
    ],
    5,
    '',
  ],
  [
    [
      ['technique', 'x-wing'],
      ['size', 6],
    ],
    0,
    '',
  ],
  [
    [
      ['technique', 'xy-wing'],
      ['size', 6],
    ],
    0,
    'xy-wing',
  ],
  [
    [
      ['grade', 6],
      ['size', 6],
    ],
    0,
    '',
  ],
  [
    [
      ['grade', 2],
      ['technique', 'naked-single'],
      ['size', 4],
    ],
    0,
    '',
  ],
];

for (const [filled, grade, technique] of grades) {
  test(`${JSON.stringify(filled)} wishes for grade ${grade || 'any'} and technique ${technique || 'any'}`, () => {
    const { form: all } = after(
      ...filled.map(([field, value]) => /** @type {Action} */ ({ type: 'fill', field, value })),
    );
    assert.deepEqual([all.grade, all.technique], [grade, technique]);
    const wish = wishOf(all, 1);
    assert.deepEqual([wish.grade, wish.technique], [grade || undefined, technique || undefined]);
  });
}

test('an effort is wished by an algorithm; what is not filled in may be any', () => {
  assert.equal(wishOf(form({ endsFrom: '3' }), 1).effort, undefined, 'no algorithm, no wish');
  assert.deepEqual(wishOf(form({ algorithm: 'mrv' }), 1).effort, {
    algorithm: 'mrv',
    deadEnds: [0, Infinity],
    steps: [0, Infinity],
  });
  const filled = form({ algorithm: 'backtracking', endsFrom: ' 3 ', endsTo: '3', stepsTo: '600' });
  assert.deepEqual(wishOf(filled, 1).effort, { algorithm: 'backtracking', deadEnds: [3, 3], steps: [0, 600] });
});

/** @type {[changes: Partial<Form>, fault: string | null][]} */
const effortForms = [
  [{ algorithm: 'backtracking', endsFrom: '3' }, null],
  [{ endsFrom: 'x', stepsFrom: '9', stepsTo: '1' }, null],
  [{ algorithm: 'backtracking', endsFrom: '-1' }, 'number'],
  [{ algorithm: 'backtracking', endsTo: '1.5' }, 'number'],
  [{ algorithm: 'backtracking', endsTo: '1'.repeat(16) }, 'number'],
  [{ algorithm: 'backtracking', stepsFrom: '9', stepsTo: '1' }, 'order'],
  [{ algorithm: 'mrv', size: 4, endsFrom: '1' }, 'bounds'],
  [{ algorithm: 'mrv', size: 4, stepsFrom: '29', stepsTo: '30' }, 'bounds'],
  [{ algorithm: 'mrv', size: 4, stepsFrom: '29', stepsTo: '31' }, null],
  [{ algorithm: 'mrv', size: 4, endsFrom: '1', clues: 'x' }, null],
];

for (const [changes, code] of effortForms) {
  test(`of the effort in ${JSON.stringify(changes)} the fault is ${code}`, () => {
    assert.equal(effortFaultIn(form(changes))?.code ?? null, code);
  });
}

test('what is found counts only while it is looked for', () => {
  const wish = wishOf(form(), 1);
  const going = after({ type: 'begin', wish }, { type: 'wait' }, { type: 'found', best: made });
  assert.deepEqual([going.stage, going.shown, going.best], ['going', true, made]);
  assert.equal(reduceGenerator(going, { type: 'found', best: { ...made } }), going, 'the same again is no change');
  const stopped = reduceGenerator(going, { type: 'end', stage: 'stopped' });
  assert.deepEqual([stopped.stage, stopped.shown, stopped.best], ['stopped', true, made]);
  assert.equal(reduceGenerator(stopped, { type: 'found', best: { ...made, puzzle: '1' } }), stopped);
  assert.equal(reduceGenerator(stopped, { type: 'wait' }), stopped);
  assert.deepEqual(
    after(
      { type: 'begin', wish },
      { type: 'found', best: made },
      { type: 'end', stage: 'stopped' },
      { type: 'begin', wish },
    ).best,
    null,
  );
});
