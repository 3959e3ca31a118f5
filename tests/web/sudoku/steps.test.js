import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kinds, kindSet, isOnBoard, numberInFamily, stepOf, unpack } from '../../../web/app/sudoku/steps.js';

const NONE = { cell: 255, digit: 0, unit: 63, place: 31, rule: 0 };

/**
 * The layout of the grammar: kind 4, rule 4, cell 8, digit 5, unit 6, place 5 bits, low bits first.
 * @param {{ kind: number, rule?: number, cell?: number, digit?: number, unit?: number, place?: number }} fields
 */
function pack(fields) {
  const { kind, rule, cell, digit, unit, place } = { ...NONE, ...fields };
  return kind + rule * 2 ** 4 + cell * 2 ** 8 + digit * 2 ** 16 + unit * 2 ** 21 + place * 2 ** 27;
}

const nothing = { cell: null, row: null, column: null, digit: null, peer: null, unit: null, rule: null };

/** @type {[what: string, fields: Parameters<typeof pack>[0], size: number, fact: object][]} */
const words = [
  ['a chosen cell', { kind: 1, cell: 80 }, 9, { kind: 'select', cell: 80, row: 8, column: 8 }],
  ['cell 0', { kind: 1, cell: 0 }, 9, { kind: 'select', cell: 0, row: 0, column: 0 }],
  ['a tried digit', { kind: 2, cell: 10, digit: 9 }, 9, { kind: 'try', cell: 10, row: 1, column: 1, digit: 9 }],
  [
    'a read in a row',
    { kind: 3, cell: 10, digit: 9, unit: 1, place: 8 },
    9,
    { kind: 'check', cell: 10, row: 1, column: 1, digit: 9, unit: 1, peer: 17 },
  ],
  [
    'a read in a column',
    { kind: 3, cell: 10, digit: 9, unit: 10, place: 2 },
    9,
    { kind: 'check', cell: 10, row: 1, column: 1, digit: 9, unit: 10, peer: 19 },
  ],
  [
    'a read in the last box',
    { kind: 3, cell: 80, digit: 1, unit: 26, place: 8 },
    9,
    { kind: 'check', cell: 80, row: 8, column: 8, digit: 1, unit: 26, peer: 80 },
  ],
  [
    'a read of a whole unit',
    { kind: 3, cell: 10, digit: 9, unit: 1 },
    9,
    { kind: 'check', cell: 10, row: 1, column: 1, digit: 9, unit: 1 },
  ],
  [
    'a read on 6x6',
    { kind: 3, cell: 35, digit: 6, unit: 17, place: 0 },
    6,
    { kind: 'check', cell: 35, row: 5, column: 5, digit: 6, unit: 17, peer: 27 },
  ],
  [
    'a read on 4x4',
    { kind: 3, cell: 5, digit: 4, unit: 8, place: 3 },
    4,
    { kind: 'check', cell: 5, row: 1, column: 1, digit: 4, unit: 8, peer: 5 },
  ],
  [
    'a conflict',
    { kind: 4, cell: 10, digit: 9, unit: 18, place: 0 },
    9,
    { kind: 'conflict', cell: 10, row: 1, column: 1, digit: 9, unit: 18, peer: 0 },
  ],
  [
    'a placement with a rule',
    { kind: 5, rule: 1, cell: 3, digit: 2 },
    9,
    { kind: 'place', cell: 3, row: 0, column: 3, digit: 2, rule: 'naked-single' },
  ],
  [
    'a candidate struck out',
    { kind: 6, rule: 2, cell: 3, digit: 2, unit: 0, place: 0 },
    9,
    { kind: 'eliminate', cell: 3, row: 0, column: 3, digit: 2, unit: 0, peer: 0, rule: 'hidden-single' },
  ],
  ['a dead end', { kind: 7, cell: 4 }, 9, { kind: 'retreat', cell: 4, row: 0, column: 4 }],
  ['a digit taken back', { kind: 8, cell: 4, digit: 9 }, 9, { kind: 'erase', cell: 4, row: 0, column: 4, digit: 9 }],
  ['a solution', { kind: 9 }, 9, { kind: 'solution' }],
  ['the end without one', { kind: 10 }, 9, { kind: 'exhausted' }],
  ['a chosen unit and digit', { kind: 1, unit: 20, digit: 7 }, 9, { kind: 'select', unit: 20, digit: 7 }],
];

for (const [what, fields, size, fact] of words) {
  test(`a word unpacks to ${what}`, () => {
    assert.deepEqual(unpack(pack(fields), size), { ...nothing, ...fact });
    assert.deepEqual(unpack(pack(fields) | 0, size), { ...nothing, ...fact }, 'as a signed word');
  });
}

for (const kind of [0, 12, 15]) {
  test(`kind ${kind} is no step`, () => {
    assert.equal(unpack(pack({ kind, cell: 1, digit: 1 }), 9), null);
  });
}

/** A skyscraper: the first of the family `links`, seen in row 3. */
const skyscraper = pack({ kind: 11, rule: 6, digit: 4, unit: 2, place: 0 });

test('a deduction reads no cell: the place is the number of its technique in its family', () => {
  const fact = { ...nothing, kind: 'deduce', rule: 'links', digit: 4, unit: 2 };
  assert.deepEqual(unpack(skyscraper, 9), fact);
  assert.deepEqual(stepOf(skyscraper, 9, 0, 1), { ...fact, depth: 0, position: 1 });
  assert.equal(numberInFamily(skyscraper), 0);
  assert.equal(numberInFamily(pack({ kind: 11, rule: 5, unit: 2, place: 6 })), 6);
});

test('a deduction is on the board of 4x4 although its family has more techniques than a unit has cells', () => {
  const rectangle = pack({ kind: 11, rule: 8, unit: 2, place: 4 });
  assert.ok(isOnBoard(rectangle, 4));
  assert.equal(
    isOnBoard(pack({ kind: 3, cell: 0, digit: 1, unit: 2, place: 4 }), 4),
    false,
    'a read has no fifth place',
  );
});

test('kinds have the numbers of the grammar', () => {
  assert.deepEqual(kinds, [
    null,
    'select',
    'try',
    'check',
    'conflict',
    'place',
    'eliminate',
    'retreat',
    'erase',
    'solution',
    'exhausted',
    'deduce',
  ]);
});

/** @type {[names: string[], set: number][]} */
const sets = [
  [[], 0],
  [['select'], 0b10],
  [['try', 'check'], 0b1100],
  [['check', 'try', 'check'], 0b1100],
  [['exhausted'], 1 << 10],
  [['nonsense'], -1],
  [['select', 'Select'], -1],
  [[''], -1],
  [['null'], -1],
];

for (const [names, set] of sets) {
  test(`the set of ${JSON.stringify(names)} is ${set}`, () => {
    assert.equal(kindSet(names), set);
  });
}
