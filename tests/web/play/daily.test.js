import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daily, dateOf, dayAfter, isDate } from '../../../web/app/play/dealing/daily.js';
import { loadAnyMaker } from '../../../web/app/solver/any-maker.js';
import { bytesOf } from '../../wasm/support/solver.js';

const open = await loadAnyMaker({
  wasmBinary: bytesOf('../../../build/web/wasm/batch.wasm'),
  logicBinary: bytesOf('../../../build/web/wasm/logic.wasm'),
});

/** @param {string} date @param {number} grade */
function puzzleOf(date, grade) {
  const maker = open(daily(date, grade));
  while (!maker.work(250));
  return maker.best();
}

/** Whoever has to change one of these changes the puzzles of all days. @type {[string, number, string][]} */
const known = [
  ['2026-11-23', 1, '.385.9.416...4.73..7.2....8.4...52..3..7.4..6..69...5.8....7.6..23.9...446.8.312.'],
  ['2026-11-23', 2, '2..89.....3..75....6921...5..31....6.51...28.7....91..5...2634....75..6.....48..7'],
  ['2026-11-23', 3, '.6.2.58..72.............3125....9..3392...5864..6....1247.............67..14.7.5.'],
  ['2026-11-23', 4, '85.....1...3.81...1.67.5...4...2...3...6.7...5...1...4...1.64.8...29.5...1.....79'],
  ['2026-11-23', 5, '.9..5....2543.....1..72..5..1....3..7..5.2..6..5....7..3..15..7.....3149....9..8.'],
  ['2026-11-23', 6, '8...9.5..5.27...39.9.5...2.2..4..3..6...7...2..4..8..7.2...7.6.48...27.3..7.4...1'],
  ['2028-02-29', 3, '..7....2.....64....6523..1.95...2.3...83.97...2.1...58.3..7529....42.....4....5..'],
];

for (const [date, grade, puzzle] of known) {
  test(`the puzzle of ${date}, grade ${grade}, is the one that it always was`, () => {
    const made = puzzleOf(date, grade);
    assert.equal(made?.puzzle, puzzle);
    assert.equal(made?.grading?.grade, grade);
    assert.equal(made?.complete, true);
  });
}

test('each day and each grade has a seed of its own', () => {
  const seeds = ['2026-11-23', '2026-11-24'].flatMap((date) =>
    [1, 2, 3, 4, 5, 6].map((grade) => daily(date, grade).seed),
  );
  assert.equal(new Set(seeds).size, 12);
});

test('a wish of a day is the same whenever it is asked for', () => {
  assert.deepEqual(daily('2026-11-23', 4), {
    size: 9,
    clues: 28,
    symmetry: 'half-turn',
    minimal: false,
    seed: 'daily 2026-11-23 grade 4',
    grade: 4,
  });
});

test('a date that is none, and a grade that is none, are refused', () => {
  for (const date of ['', '2026-02-30', '2026-13-01', '23.11.2026', '2026-1-1', null]) {
    assert.equal(isDate(date), false);
    assert.throws(() => daily(/** @type {any} */ (date), 1), RangeError);
  }
  for (const grade of [0, 7, 1.5]) assert.throws(() => daily('2026-11-23', grade), RangeError);
});

test('the date is that of the calendar here', () => {
  assert.equal(dateOf(new Date(2026, 10, 23, 0, 0)), '2026-11-23');
  assert.equal(dateOf(new Date(2026, 0, 2, 23, 59)), '2026-01-02');
});

test('a day follows a day, over the ends of months and years', () => {
  assert.deepEqual(['2026-11-23', '2026-12-31', '2028-02-28', '2027-02-28'].map(dayAfter), [
    '2026-11-24',
    '2027-01-01',
    '2028-02-29',
    '2027-03-01',
  ]);
});
