import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deductionInWords, sentenceOfDeduction } from '../../../web/app/logic/logic-sentence.js';
import { techniqueIds } from '../../../web/app/logic/patterns-in-words.js';
import { dictionaries, faultOf, formsOf, languages, laterParts, leavesOf, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/solver.js').Deduction} Deduction */
/** @typedef {import('../../../web/app/solver.js').PatternCandidate} PatternCandidate */
/** @typedef {[digit: number, row: number, column: number]} At a candidate, counted from 1 */

/** @param {number} row @param {number} column both from 1 */
const at = (row, column) => 9 * (row - 1) + column - 1;
/** @param {number} n from 1 */
const row = (n) => n - 1;
/** @param {number} n from 1 */
const column = (n) => 9 + n - 1;
/** @param {number} n from 1 */
const box = (n) => 18 + n - 1;

/** @param {At[]} all */
const candidates = (...all) => all.map(([digit, r, c]) => ({ cell: at(r, c), digit }));

/** @param {number[]} base @param {number[]} [cover] @returns {Deduction['units']} */
const units = (base, cover = []) => [
  ...base.map((unit) => ({ unit, role: /** @type {const} */ ('base') })),
  ...cover.map((unit) => ({ unit, role: /** @type {const} */ ('cover') })),
];

/**
 * Candidates of a pattern, each a node of its own.
 * @param {PatternCandidate['role']} role @param {At[]} all @returns {PatternCandidate[]}
 */
const marks = (role, ...all) => candidates(...all).map((candidate, node) => ({ ...candidate, role, node }));

/**
 * A chain of nodes that are off and on in turn, a group being several.
 * @param {At[][]} nodes @param {boolean} [closed] the last one is weakly linked to the first
 * @returns {Pick<Deduction, 'candidates' | 'links'>}
 */
function chain(nodes, closed = false) {
  const all = nodes.flatMap((group, node) =>
    candidates(...group).map((candidate) => ({
      ...candidate,
      role: node % 2 ? /** @type {const} */ ('on') : /** @type {const} */ ('off'),
      node,
    })),
  );
  const first = (/** @type {number} */ node) => all.findIndex((candidate) => candidate.node === node);
  const links = nodes.slice(1).map((_, node) => ({ from: first(node), to: first(node + 1), strong: node % 2 === 0 }));
  if (closed) links.push({ from: first(nodes.length - 1), to: 0, strong: false });
  return { candidates: all, links };
}

/** @param {string} technique @param {Partial<Deduction>} parts @returns {Deduction} */
function made(technique, parts) {
  const known = [...(parts.candidates ?? []), ...(parts.places ?? [])];
  return {
    technique,
    family: '',
    grade: 1,
    rating: 1,
    digits: [...new Set(known.map(({ digit }) => digit))].sort((a, b) => a - b),
    units: [],
    candidates: [],
    links: [],
    places: [],
    eliminations: [],
    steps: [],
    deadEnd: null,
    ...parts,
  };
}

/** Two columns of 7 in two rows, with what the lines across lose. */
const fish = {
  units: units([row(2), row(5)], [column(3), column(8)]),
  candidates: marks('in', [7, 2, 3], [7, 2, 8], [7, 5, 3], [7, 5, 8]),
  eliminations: candidates([7, 4, 3]),
};
const fins = { ...fish, candidates: [...fish.candidates, ...marks('fin', [7, 5, 2])] };
/** @param {string} technique @param {number[][]} cells @param {'naked' | 'hidden'} kind */
const subset = (technique, cells, kind) =>
  made(technique, {
    units: units([box(1)]),
    candidates: marks('in', ...cells.map(([r, c], i) => /** @type {At} */ ([i + 1, r, c]))),
    eliminations: candidates(kind === 'naked' ? [1, 3, 3] : [9, cells[0][0], cells[0][1]]),
  });
/** @param {number[]} base */
const twoLinks = (...base) => ({
  units: units(base),
  ...chain([[[4, 1, 2]], [[4, 7, 2]], [[4, 7, 5]], [[4, 2, 5]]]),
  eliminations: candidates([4, 2, 1], [4, 1, 6]),
});
/** 1 and 2 in rows 1 and 2, columns 1 and 4. */
const corners = marks('in', [1, 1, 1], [2, 1, 1], [1, 1, 4], [2, 1, 4], [1, 2, 4], [2, 2, 4], [1, 2, 1], [2, 2, 1]);

/** @type {Deduction[]} */
const deductions = [
  made('full-house', { units: units([row(2)]), places: candidates([5, 2, 7]) }),
  made('hidden-single', { units: units([box(3)]), places: candidates([5, 2, 7]) }),
  made('naked-single', { places: candidates([5, 2, 7]) }),
  made('pointing', {
    units: units([box(1)], [row(2)]),
    candidates: marks('in', [7, 2, 1], [7, 2, 3]),
    eliminations: candidates([7, 2, 5], [7, 2, 9]),
  }),
  made('claiming', {
    units: units([column(4)], [box(5)]),
    candidates: marks('in', [7, 4, 4], [7, 6, 4]),
    eliminations: candidates([7, 5, 5], [7, 4, 6]),
  }),
  subset(
    'naked-pair',
    [
      [1, 1],
      [1, 3],
    ],
    'naked',
  ),
  subset(
    'hidden-pair',
    [
      [1, 1],
      [1, 3],
    ],
    'hidden',
  ),
  subset(
    'naked-triple',
    [
      [1, 1],
      [1, 3],
      [2, 2],
    ],
    'naked',
  ),
  subset(
    'hidden-triple',
    [
      [1, 1],
      [1, 3],
      [2, 2],
    ],
    'hidden',
  ),
  subset(
    'naked-quad',
    [
      [1, 1],
      [1, 3],
      [2, 1],
      [2, 3],
    ],
    'naked',
  ),
  subset(
    'hidden-quad',
    [
      [1, 1],
      [1, 3],
      [2, 1],
      [2, 3],
    ],
    'hidden',
  ),
  made('x-wing', fish),
  made('swordfish', fish),
  made('jellyfish', fish),
  made('finned-x-wing', fins),
  made('sashimi-x-wing', fins),
  made('finned-swordfish', fins),
  made('sashimi-swordfish', fins),
  made('skyscraper', twoLinks(column(2), column(5))),
  made('two-string-kite', twoLinks(row(2), column(5))),
  made('turbot-fish', twoLinks(column(2), box(8))),
  made('empty-rectangle', {
    units: units([box(1), column(7)], [column(2)]),
    ...chain([
      [[6, 8, 7]],
      [[6, 1, 7]],
      [
        [6, 1, 1],
        [6, 1, 3],
      ],
      [
        [6, 2, 2],
        [6, 3, 2],
      ],
    ]),
    eliminations: candidates([6, 8, 2]),
  }),
  made('xy-wing', {
    candidates: [
      ...marks('pivot', [1, 2, 2], [2, 2, 2]),
      ...marks('off', [1, 2, 8], [2, 9, 2]),
      ...marks('on', [3, 2, 8], [3, 9, 2]),
    ],
    eliminations: candidates([3, 9, 8]),
  }),
  made('xyz-wing', {
    candidates: [
      ...marks('pivot', [1, 2, 2], [2, 2, 2], [3, 2, 2]),
      ...marks('off', [1, 2, 8], [2, 3, 1]),
      ...marks('on', [3, 2, 8], [3, 3, 1]),
    ],
    eliminations: candidates([3, 2, 1]),
  }),
  made('w-wing', {
    units: units([row(5)]),
    ...chain([[[3, 1, 2]], [[8, 1, 2]], [[8, 5, 2]], [[8, 5, 9]], [[8, 7, 9]], [[3, 7, 9]]]),
    eliminations: candidates([3, 1, 9], [3, 7, 2]),
  }),
  made('unique-rectangle-1', { candidates: corners, eliminations: candidates([1, 2, 4], [2, 2, 4]) }),
  made('unique-rectangle-2', {
    candidates: [...corners, ...marks('fin', [9, 2, 1], [9, 2, 4])],
    eliminations: candidates([9, 2, 7]),
  }),
  made('unique-rectangle-3', {
    units: units([row(2)]),
    candidates: [...corners, ...marks('fin', [8, 2, 1], [9, 2, 4], [8, 2, 7], [9, 2, 7])],
    eliminations: candidates([8, 2, 9]),
  }),
  made('unique-rectangle-4', {
    units: units([row(2)]),
    candidates: corners,
    eliminations: candidates([2, 2, 1], [2, 2, 4]),
  }),
  made('hidden-rectangle', {
    units: units([row(2), column(4)]),
    candidates: corners,
    eliminations: candidates([2, 2, 4]),
  }),
  made('bug-plus-one', {
    units: units([row(5), column(5), box(5)]),
    candidates: marks('in', [1, 5, 5], [4, 5, 5], [7, 5, 5]),
    places: candidates([4, 5, 5]),
  }),
  made('als-xz', {
    units: units([box(1)], [row(6)]),
    candidates: [
      ...marks('in', [3, 2, 1]),
      ...marks('pivot', [5, 2, 1]),
      ...marks('fin', [3, 6, 2], [8, 6, 2], [3, 6, 1]),
      ...marks('pivot', [5, 6, 1]),
    ],
    eliminations: candidates([3, 4, 1]),
  }),
  made('x-chain', {
    ...chain([[[5, 2, 3]], [[5, 2, 7]], [[5, 6, 7]], [[5, 6, 1]]]),
    eliminations: candidates([5, 3, 1]),
  }),
  made('xy-chain', {
    ...chain([[[5, 2, 3]], [[1, 2, 3]], [[1, 2, 8]], [[5, 2, 8]]]),
    eliminations: candidates([5, 2, 1]),
  }),
  made('aic', { ...chain([[[5, 2, 3]], [[5, 2, 7]], [[5, 6, 7]], [[5, 2, 3]]]), places: candidates([5, 2, 3]) }),
  made('grouped-aic', {
    ...chain(
      [
        [[5, 2, 3]],
        [
          [5, 1, 7],
          [5, 1, 8],
        ],
        [
          [5, 4, 7],
          [5, 5, 7],
        ],
        [[5, 6, 1]],
      ],
      true,
    ),
    eliminations: candidates([5, 3, 1]),
  }),
  made('nishio', {
    candidates: marks('pivot', [6, 4, 4]),
    eliminations: candidates([6, 4, 4]),
    steps: [
      { ...candidates([2, 4, 5])[0], rule: 'naked-single', unit: null },
      { ...candidates([3, 9, 5])[0], rule: 'hidden-single', unit: column(5) },
    ],
    deadEnd: { unit: box(8), digit: 7 },
  }),
  made('guess', { digits: [2, 9], places: candidates([2, 1, 4]) }),
];

/** @param {string} technique @param {string} language @param {Partial<Deduction>} [changes] */
const told = (technique, language, changes) => {
  const found = deductions.find((deduction) => deduction.technique === technique);
  assert.ok(found);
  return deductionInWords({ ...found, ...changes }, 9, translators[language]);
};

/** @param {string} text */
const namesIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('every technique that has texts can be told, and the other way about', () => {
  assert.equal(techniqueIds.length, 38);
  assert.deepEqual(Object.keys(/** @type {any} */ (dictionaries.en).technique).sort(), [...techniqueIds].sort());
  assert.deepEqual(deductions.map(({ technique }) => technique).sort(), [...techniqueIds].sort());
  assert.ok('technique' in laterParts.logic, 'and the first screen does not load them');
});

for (const language of languages) {
  const t = translators[language];
  const leaves = leavesOf(dictionaries[language]);

  for (const deduction of deductions) {
    test(`${deduction.technique} is told in ${language}, with every placeholder filled in`, () => {
      const parts = sentenceOfDeduction(deduction, 9, t);
      for (const { key, params } of parts) {
        const leaf = leaves.get(key);
        assert.ok(leaf, `${key} is missing`);
        for (const form of formsOf(leaf)) {
          assert.deepEqual(
            namesIn(form).filter((name) => params[name] === undefined || params[name] === ''),
            [],
            `${key}: ${form}`,
          );
        }
        assert.equal(faultOf(t(key, params), language), null);
      }
      const text = deductionInWords(deduction, 9, t);
      assert.equal(faultOf(text, language), null);
      assert.ok(text.startsWith(t(`technique.${deduction.technique}.name`)), text);
    });
  }

  test(`all that a deduction places or strikes out is named in ${language}`, () => {
    for (const deduction of deductions) {
      const text = told(deduction.technique, language);
      for (const { cell, digit } of [...deduction.places, ...deduction.eliminations]) {
        for (const number of [digit, Math.floor(cell / 9) + 1, (cell % 9) + 1]) {
          assert.match(text, new RegExp(`(?<!\\d)${number}(?!\\d)`), text);
        }
      }
    }
  });
}

test('every technique has a name of its own in each language', () => {
  for (const language of languages) {
    const names = techniqueIds.map((id) => translators[language](`technique.${id}.name`));
    assert.equal(new Set(names).size, names.length, names.join());
  }
});

test('a rectangle of type 4 names both corners of its unit, also where one of them has lost the digit', () => {
  const deduction = made('unique-rectangle-4', {
    units: units([row(2)]),
    candidates: corners,
    eliminations: candidates([2, 2, 4]),
  });
  const text = deductionInWords(deduction, 9, translators.en);
  assert.match(text, /only the corners in row 2, columns 1 and 4 can hold 1/);
});

test('an unknown technique is a mistake of the caller', () => {
  assert.throws(() => sentenceOfDeduction(made('exocet', {}), 9, translators.en), RangeError);
});

/** @type {[technique: string, text: string][]} */
const english = [
  ['full-house', 'Full house: In row 2 only one cell is empty, and 5 is missing. So 5 goes into row 2, column 7.'],
  ['hidden-single', 'Hidden single: In box 3 only one place is left for 5. So 5 goes into row 2, column 7.'],
  ['naked-single', 'Naked single: In row 2, column 7 every digit but 5 is ruled out. So 5 goes into row 2, column 7.'],
  [
    'pointing',
    'Pointing: In box 1 all places for 7 lie in row 2, and one of them must hold it. ' +
      'So 7 in row 2, columns 5 and 9 can be struck out.',
  ],
  [
    'hidden-triple',
    'Hidden triple: In box 1 the digits 1, 2 and 3 have only three places, ' +
      'those in row 1, columns 1 and 3, and row 2, column 2: nothing else can stand there. ' +
      'So 9 in row 1, column 1 can be struck out.',
  ],
  [
    'naked-quad',
    'Naked quad: In box 1 only 1, 2, 3 and 4 are left for four cells, ' +
      'those in rows 1 and 2, columns 1 and 3: they use up all four digits. ' +
      'So 1 in row 3, column 3 can be struck out.',
  ],
  [
    'x-wing',
    'X-Wing: In rows 2 and 5 all places for 7 lie in columns 3 and 8. ' +
      'These two lines get their 7 there, and nowhere else. So 7 in row 4, column 3 can be struck out.',
  ],
  [
    'two-string-kite',
    'Two-String Kite: 4 has only two places in each of row 2 and column 5. ' +
      'Those in row 7, columns 2 and 5 share a box, so at most one of them is true, ' +
      'and at least one of the others, in row 1, column 2, and row 2, column 5. ' +
      'So 4 in row 1, column 6, and row 2, column 1 can be struck out.',
  ],
  [
    'empty-rectangle',
    'Empty Rectangle: 6 lies in only one row and one column of box 1. ' +
      'If it is not in row 8, column 7, it is in row 1, column 7, its other place in column 7; ' +
      'then box 1 has it in column 2. So 6 in row 8, column 2 can be struck out.',
  ],
  [
    'xyz-wing',
    'XYZ-Wing: The pivot in row 2, column 2 has the candidates 1, 2 and 3. ' +
      'Whichever it is, 3 is in the pivot itself or in one of the pincers, ' +
      'row 2, column 8, and row 3, column 1. ' +
      'So 3 in row 2, column 1 can be struck out.',
  ],
  [
    'unique-rectangle-1',
    'Unique Rectangle, type 1: ' +
      'If the four corners in rows 1 and 2, columns 1 and 4 held nothing but 1 and 2, ' +
      'these two could be swapped, and the puzzle would have two solutions. ' +
      'Only in row 2, column 4 can another digit stand. So 1 and 2 in row 2, column 4 can be struck out.',
  ],
  [
    'x-chain',
    'X-Chain: A chain of 5 alone: ' +
      'if no 5 in row 2, column 3, then 5 in row 2, column 7, ' +
      'then no 5 in row 6, column 7, then 5 in row 6, column 1. ' +
      'At least one of the two ends is true, so what neither of them allows is out. ' +
      'So 5 in row 3, column 1 can be struck out.',
  ],
  [
    'nishio',
    'Nishio: Suppose that 6 is in row 4, column 4. ' +
      'Then singles alone give 2 in row 4, column 5, then 3 in row 9, column 5. ' +
      'No place is left for 7 in box 8. So 6 in row 4, column 4 can be struck out.',
  ],
  ['guess', 'Guess: No technique helps. In row 1, column 4, with the candidates 2 and 9, 2 is tried.'],
];

for (const [technique, text] of english) {
  test(`${technique} is told in these words`, () => assert.equal(told(technique, 'en'), text));
}

test('a chain tells whether it comes back to its start, goes round, or joins two ends', () => {
  assert.match(told('x-chain', 'en'), /one of the two ends is true/);
  assert.match(told('aic', 'en'), /If the start were false, it would be true after all/);
  assert.match(told('grouped-aic', 'en'), /It goes round in a loop/);
});

test('a group in a chain is one place among several, or none of them', () => {
  assert.match(
    told('grouped-aic', 'en'),
    /then 5 somewhere in row 1, columns 7 and 8, then no 5 anywhere in rows 4 and 5/,
  );
  assert.match(told('grouped-aic', 'zh'), /第 1 行第 7、8 列之一是 5，则第 4、5 行第 7 列都不是 5/);
});

test('two sets that share one digit, and two that share two, are told apart', () => {
  assert.match(told('als-xz', 'en'), /^ALS-XZ: In row 2, column 1 only 3 and 5 are left, one digit more than cells/);
  assert.match(
    told('als-xz', 'en'),
    /in row 6, columns 1 and 2, with 3, 5 and 8\. They cannot both have 5, so at least/,
  );
  const both = marks('pivot', [3, 2, 1], [5, 2, 1], [3, 6, 1], [5, 6, 1]);
  assert.match(
    told('als-xz', 'en', { candidates: both }),
    /in row 6, column 1, with 3 and 5\. None of 3 and 5 can be in/,
  );
});

test('a dead end is a cell without a digit, or a digit without a place; none need be known', () => {
  const cell = { cell: at(9, 9) };
  assert.match(told('nishio', 'en', { deadEnd: cell }), /No digit is left for row 9, column 9\. So 6/);
  assert.doesNotMatch(told('nishio', 'en', { deadEnd: null, steps: [] }), /singles alone|is left/);
});

test('rows and columns are counted by the side of the board', () => {
  const single = made('hidden-single', { units: units([8]), places: [{ cell: 5, digit: 3 }] });
  assert.equal(
    deductionInWords(single, 4, translators.en),
    'Hidden single: In box 1 only one place is left for 3. So 3 goes into row 2, column 2.',
  );
});
