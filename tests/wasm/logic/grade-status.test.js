/** What has not exactly one solution has a status, and no grade. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../support/random.js';
import { puzzles, solver } from '../support/solver.js';

/** It looks like a puzzle of grade 3, and has no solution. */
const none = puzzles.nineDead;
/** To guess one's way through it takes some 780,000 guesses. */
const several = '.....6....59.....82....8....45........3........6..3.5....325..6..................';
const invalid = `11${'.'.repeat(79)}`;

const ungraded = { grade: 0, rating: 0, hardest: null, counts: {}, guesses: 0 };

/** Boards of every size by chance: solved ones with some cells empty, and at times one other digit. */
const boards = fc
  .record({
    full: fc
      .constantFrom(puzzles.four, puzzles.six, puzzles.S1, puzzles.S2)
      .map((puzzle) => String(solver.solve(puzzle))),
    seed: fc.nat(),
    kept: fc.integer({ min: 15, max: 80 }),
    spoilt: fc.option(fc.record({ cell: fc.nat(80), digit: fc.nat(8) })),
  })
  .map(({ full, seed, kept, spoilt }) => {
    const side = Math.sqrt(full.length);
    const random = createRandom(seed);
    const cells = Array.from(full, (digit) => (random.below(100) < kept ? digit : '.'));
    if (spoilt) cells[spoilt.cell % cells.length] = String(1 + (spoilt.digit % side));
    return cells.join('');
  });

for (const [name, puzzle] of Object.entries({ none, several, none4: puzzles.fourDead, several4: '.'.repeat(16) })) {
  test(`a puzzle that has not one solution has a status, and no grade: ${name}`, () => {
    const { status } = solver.check(puzzle);
    assert.equal(status, name.startsWith('none') ? 'none' : 'multiple');
    assert.deepEqual(solver.grade(puzzle), { status, ...ungraded });
  });
}

test('a puzzle with one solution says so, and is graded as ever', () => {
  const { status, grade, hardest } = solver.grade(puzzles.guesses);
  assert.deepEqual({ status, grade, hardest }, { status: 'unique', grade: 6, hardest: 'nishio' });
});

test('many puzzles have the statuses of each: none, several, a broken rule, and what cannot be read', () => {
  const list = [puzzles.S1, none, several, invalid, puzzles.S3];
  const { statuses, grades, ratings, hardest } = solver.gradeMany([...list, 'no puzzle']);
  assert.deepEqual(statuses, ['unique', 'none', 'multiple', 'invalid', 'unique', 'unknown']);
  for (const index of [1, 2, 3, 5]) {
    assert.deepEqual([grades[index], ratings[index], hardest[index]], [0, 0, 255]);
  }
  assert.ok(grades[0] > 0 && grades[4] > 0);
  const bytes = new TextEncoder().encode(list.join('\n'));
  assert.deepEqual(solver.gradeMany(bytes).statuses, statuses.slice(0, 5));
});

test('the status of a grade is that of a check, for boards of every size by chance', () => {
  /** @type {Set<string>} */
  const met = new Set();
  fc.assert(
    fc.property(boards, (board) => {
      const { status } = solver.check(board);
      met.add(status);
      assert.deepEqual(solver.gradeMany([board]).statuses, [status]);
      if (status === 'invalid') assert.throws(() => solver.grade(board), { code: 'conflict' });
      else assert.equal(solver.grade(board).status, status);
      if (status !== 'unique') assert.equal(solver.gradeMany([board]).grades[0], 0);
    }),
    { numRuns: 300 },
  );
  assert.deepEqual([...met].sort(), ['invalid', 'multiple', 'none', 'unique']);
});

test('to find out takes no more guesses than allowed: then it is unknown, and has no grade', () => {
  const hard = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
  assert.deepEqual(solver.grade(hard, { guesses: 5 }), { status: 'unknown', ...ungraded });
  assert.deepEqual(solver.gradeMany([hard, puzzles.S1], { guesses: 5 }).statuses, ['unknown', 'unique']);
  assert.equal(solver.grade(hard, { guesses: Infinity }).status, 'unique');
  assert.equal(solver.grade(puzzles.S1, { guesses: 0 }).status, 'unique');
  for (const call of [solver.grade(puzzles.S1), solver.grade(puzzles.S1, {})]) assert.equal(call.status, 'unique');
  assert.throws(() => solver.grade(puzzles.S1, { guesses: NaN }), { code: 'limit' });
  assert.throws(() => solver.gradeMany([puzzles.S1], { guesses: NaN }), { code: 'limit' });
});
