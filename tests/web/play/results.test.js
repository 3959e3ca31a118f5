import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptDaily } from '../../../web/app/play/keeping/kept-daily.js';
import { readSettings, writeSettings } from '../../../web/app/play/keeping/kept-settings.js';
import { KeptResults, noResults, resultsIn, resultsOf, withSolved } from '../../../web/app/play/keeping/results.js';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { deepFreeze } from '../support/freeze.js';
import { denied, FakeStorage } from '../support/storage.js';

/** @param {number} number @param {object} [more] */
const game = (number, more) => ({
  puzzle: String(number).padStart(81, '.'),
  size: 9,
  grade: 3,
  hints: 0,
  givenUp: false,
  ...more,
});

test('solved games count by size and grade, with the best time of those without hints', () => {
  let results = noResults();
  const add = (/** @type {any} */ each, /** @type {number | null} */ time) => {
    results = deepFreeze(withSolved(results, each, { time }));
  };
  add(game(1), 5000.4);
  add(game(2, { hints: 2 }), 10);
  add(game(3), null);
  add(game(4), 7000);
  add(game(5, { grade: null }), 0);
  add(game(6, { size: 6, puzzle: '.'.repeat(36) }), 3);
  add(game(7, { givenUp: true }), 3);
  add(game(1), 1); // again
  assert.deepEqual(resultsOf(results, 9), {
    0: { solved: 1, unaided: 1, best: null },
    3: { solved: 4, unaided: 3, best: 5000 },
  });
  assert.deepEqual(resultsOf(results, 6), { 3: { solved: 1, unaided: 1, best: 3 } });
  assert.deepEqual(resultsOf(results, 4), {});
});

test('results are kept, shared by tabs, and can be erased', () => {
  const texts = new SafeTexts(() => storage);
  const storage = new FakeStorage();
  const [one, two] = [new KeptResults(texts), new KeptResults(texts)];
  one.add(game(1), { time: 90 });
  two.add(game(2), { time: 80 });
  assert.deepEqual(resultsOf(one.all, 9), { 3: { solved: 2, unaided: 2, best: 80 } });
  two.erase();
  assert.deepEqual(one.all, noResults());
  assert.equal(storage.length, 0);
});

test('results of puzzles without a grade are kept as well', () => {
  const storage = new FakeStorage();
  const results = new KeptResults(new SafeTexts(() => storage));
  results.add(game(1, { grade: null }), { time: 90 });
  const again = new KeptResults(new SafeTexts(() => storage));
  assert.deepEqual(resultsOf(again.all, 9), { 0: { solved: 1, unaided: 1, best: 90 } });
});

test('where nothing is kept, results last as long as the page', () => {
  for (const texts of [new SafeTexts(denied), new SafeTexts(() => new FakeStorage(9))]) {
    const results = new KeptResults(texts);
    results.add(game(1), { time: 90 });
    results.add(game(2), { time: 95 });
    assert.equal(resultsOf(results.all, 9)[3].solved, 2);
    results.erase();
    assert.deepEqual(results.all, noResults());
  }
});

test('what is damaged counts nothing', () => {
  const row = { solved: 2, unaided: 1, best: 7 };
  for (const value of [
    null,
    7,
    'x',
    [],
    {},
    { version: 2, rows: { '9 3': row } },
    { version: 1, rows: 4, puzzles: {} },
  ]) {
    assert.deepEqual(resultsIn(value), noResults());
  }
  const bad = [
    null,
    3,
    { ...row, solved: 0 },
    { ...row, unaided: 3 },
    { ...row, solved: '2' },
    { ...row, solved: 1e300 },
  ];
  for (const each of bad) assert.deepEqual(resultsIn({ version: 1, rows: { '9 3': each } }), noResults());
  const rows = { '9 3': { ...row, best: -4, more: '<b>' }, '9 7': row, '5 1': row, x: row };
  const puzzles = ['.'.repeat(81), 4, 'x', '<b>'];
  assert.deepEqual(resultsIn({ version: 1, rows, puzzles }), {
    rows: { '9 3': { solved: 2, unaided: 1, best: null } },
    puzzles: ['.'.repeat(81)],
  });
});

test('so many puzzles are remembered and no more', () => {
  let results = noResults();
  for (let number = 1; number <= 150; number++) results = withSolved(results, game(number), { time: null });
  assert.equal(results.puzzles.length, 100);
  assert.equal(results.rows['9 3'].solved, 150);
});

test('puzzles of days are kept, and whether they were solved', () => {
  const storage = new FakeStorage();
  const days = () => new KeptDaily(new SafeTexts(() => storage));
  const { puzzle } = game(1);
  days().solve('2026-11-23', 3); // none is kept
  assert.equal(days().puzzle('2026-11-23', 3), null);
  days().keep('2026-11-23', 3, puzzle);
  days().keep('2026-11-23', 3, game(2).puzzle);
  assert.equal(days().puzzle('2026-11-23', 3), puzzle);
  assert.equal(days().isSolved('2026-11-23', 3), false);
  days().solve('2026-11-23', 3);
  assert.equal(days().isSolved('2026-11-23', 3), true);
  assert.equal(days().isSolved('2026-11-23', 4), false);
  for (let grade = 1; grade <= 6; grade++) {
    for (let day = 1; day <= 10; day++) days().keep(`2026-12-${String(day).padStart(2, '0')}`, grade, puzzle);
  }
  assert.equal(days().puzzle('2026-11-23', 3), null); // it is long ago
  assert.equal(days().puzzle('2026-12-10', 6), puzzle);
});

test('two tabs that are open for long keep the days of both', () => {
  const texts = new SafeTexts(() => storage);
  const storage = new FakeStorage();
  const [one, two] = [new KeptDaily(texts), new KeptDaily(texts)];
  const { puzzle } = game(1);
  one.keep('2026-11-23', 1, puzzle);
  two.keep('2026-11-23', 2, puzzle);
  two.solve('2026-11-23', 2);
  one.keep('2026-11-23', 3, puzzle);
  one.solve('2026-11-23', 1);
  two.keep('2026-11-24', 1, puzzle);
  for (const tab of [one, two, new KeptDaily(texts)]) {
    assert.deepEqual(
      [1, 2, 3].map((grade) => [tab.puzzle('2026-11-23', grade), tab.isSolved('2026-11-23', grade)]),
      [
        [puzzle, true],
        [puzzle, true],
        [puzzle, false],
      ],
    );
    assert.equal(tab.puzzle('2026-11-24', 1), puzzle);
  }
});

test('days that are damaged are made again', () => {
  const day = { date: '2026-11-23', grade: 3, puzzle: game(1).puzzle, solved: false };
  const bad = [
    null,
    { ...day, puzzle: '<b>' },
    { ...day, date: '2026-11-31' },
    { ...day, solved: 1 },
    { ...day, grade: 'x' },
  ];
  const texts = ['{', 'null', '[]', '{"version":1}', JSON.stringify({ version: 1, days: bad })];
  for (const text of texts) {
    const storage = new FakeStorage();
    storage.setItem('stepdoku.play.days', text);
    const days = new KeptDaily(new SafeTexts(() => storage));
    assert.equal(days.puzzle('2026-11-23', 3), null);
    days.keep('2026-11-23', 3, day.puzzle);
    assert.equal(days.puzzle('2026-11-23', 3), day.puzzle);
  }
  const days = new KeptDaily(new SafeTexts(denied));
  days.keep('2026-11-23', 3, day.puzzle);
  days.solve('2026-11-23', 3);
  assert.equal(days.isSolved('2026-11-23', 3), true);
});

test('settings are kept; what is damaged is as at first', () => {
  const storage = new FakeStorage();
  const texts = new SafeTexts(() => storage);
  assert.deepEqual(readSettings(texts), initialSettings);
  assert.equal(writeSettings(texts, { ...initialSettings, timer: true }), true);
  assert.deepEqual(readSettings(texts), { ...initialSettings, timer: true });
  storage.setItem('stepdoku.play.settings', '{"timer":');
  assert.deepEqual(readSettings(texts), initialSettings);
  assert.equal(writeSettings(new SafeTexts(denied), initialSettings), false);
});
