import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../../../web/app/state/state.js';
import { verdictOf } from '../../../web/app/view/verdict.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @param {number} size @param {Record<number, number>} digits by cell */
const givens = (size, digits) => Array.from({ length: size * size }, (_, cell) => digits[cell] ?? '.').join('');

/** @type {[what: string, puzzle: string, tone: string, mark: string, text: string][]} */
const verdicts = [
  ['one solution', puzzles.school, 'good', '✓', 'Exactly one solution'],
  ['one solution on 4x4', puzzles.small, 'good', '✓', 'Exactly one solution'],
  ['a full board', puzzles.fourSolved, 'good', '✓', 'Exactly one solution'],
  ['two solutions', puzzles.two, 'plain', '≥2', 'More than one solution'],
  ['an empty board', puzzles.empty, 'plain', '≥2', 'More than one solution'],
  ['no solution, seen by search alone', puzzles.none, 'bad', '✕', 'No solution: every way was tried'],
  [
    'no digit for a cell',
    givens(4, { 0: 1, 1: 2, 2: 3, 7: 4 }),
    'bad',
    '✕',
    'No solution: no digit fits into row 1, column 4',
  ],
  [
    'no digit for a cell on 6x6',
    givens(6, { 0: 5, 12: 6, 31: 1, 32: 2, 33: 3, 34: 4 }),
    'bad',
    '✕',
    'No solution: no digit fits into row 6, column 1',
  ],
  ['no place in a row', givens(4, { 0: 2, 1: 3, 6: 1 }), 'bad', '✕', 'No solution: row 1 has no place for 1'],
  ['no place in a column', givens(4, { 2: 2, 6: 3, 11: 1 }), 'bad', '✕', 'No solution: column 3 has no place for 1'],
  [
    'no place in a box',
    givens(9, { 0: 5, 5: 1, 12: 2, 13: 3, 14: 4, 21: 6, 22: 7, 23: 8 }),
    'bad',
    '✕',
    'No solution: box 2 has no place for 5',
  ],
  [
    'equal digits in a row',
    givens(9, { 19: 7, 25: 7 }),
    'bad',
    '!',
    'Row 3 has two equal digits: 7 in columns 2 and 8',
  ],
  [
    'equal digits in a column',
    givens(9, { 4: 1, 76: 1 }),
    'bad',
    '!',
    'Column 5 has two equal digits: 1 in rows 1 and 9',
  ],
  [
    'equal digits in a box',
    givens(9, { 0: 4, 10: 4 }),
    'bad',
    '!',
    'Box 1 has two equal digits: 4 in row 1, column 1 and in row 2, column 2',
  ],
  [
    'equal digits in a box of 6x6',
    givens(6, { 21: 2, 16: 2 }),
    'bad',
    '!',
    'Box 4 has two equal digits: 2 in row 3, column 5 and in row 4, column 4',
  ],
];

for (const [what, puzzle, tone, mark, text] of verdicts) {
  test(`the verdict on ${what} is "${text}"`, () => {
    assert.deepEqual(verdictOf(initialState(puzzle, { check: solver.check(puzzle) }), t), { tone, mark, text });
  });
}

test('the verdict on a puzzle too hard for the check is that it is not known', () => {
  const state = initialState(puzzles.empty, { check: solver.check(puzzles.empty, { limit: 0 }) });
  assert.deepEqual(verdictOf(state, t), {
    tone: 'plain',
    mark: '?',
    text: 'Number of solutions not known: too hard for the quick check',
  });
});

test('before the check there is no verdict yet', () => {
  assert.deepEqual(verdictOf(initialState(puzzles.school), t), {
    tone: 'plain',
    mark: '…',
    text: 'The solver is being loaded …',
  });
});

/** @type {[what: string, puzzle: string, known: number, complete: boolean, text: string][]} */
const lengths = [
  ['the length of a run', puzzles.school, 5547, true, 'Exactly one solution · backtracking takes 5,547 steps'],
  [
    'what is known of a run that goes on',
    puzzles.hard,
    1e6,
    false,
    'Exactly one solution · backtracking takes more than 1,000,000 steps',
  ],
  ['one step', puzzles.fourSolved, 1, true, 'Exactly one solution · backtracking takes 1 step'],
  [
    'the length of a run without a solution',
    puzzles.none,
    3479,
    true,
    'No solution: every way was tried · backtracking takes 3,479 steps',
  ],
  [
    'the length of a run to the first of two solutions',
    puzzles.two,
    12_077,
    true,
    'More than one solution · backtracking takes 12,077 steps',
  ],
];

for (const [what, puzzle, known, complete, text] of lengths) {
  test(`the verdict ends with ${what}`, () => {
    const [view] = viewsOf(puzzle, [0]);
    const state = initialState(puzzle, { check: solver.check(puzzle), run: { ...view, known, complete } });
    assert.equal(verdictOf(state, t).text, text);
  });
}

for (const [language, translate] of Object.entries(translators)) {
  test(`every verdict is a sentence in ${language}`, () => {
    const texts = verdicts.map(
      ([, puzzle]) => verdictOf(initialState(puzzle, { check: solver.check(puzzle) }), translate).text,
    );
    for (const text of texts) assert.equal(faultOf(text, language), null);
    assert.equal(new Set(texts).size, new Set(verdicts.map(([, , , , text]) => text)).size);
  });
}
