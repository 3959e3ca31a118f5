import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptGames } from '../../../web/app/play/keeping/kept-games.js';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { denied, FakeStorage } from '../support/storage.js';
import { begun, fresh, keptIn, move, puzzleOf, snapshot, solvedAt } from './keeping.js';

test('a game is kept as it is, by its puzzle', () => {
  const games = keptIn(new FakeStorage());
  const game = begun(1);
  assert.equal(games.write({ game, at: 5, tab: 'a' }), true);
  assert.deepEqual(games.read(game.puzzle), { game, at: 5, tab: 'a' });
  assert.equal(games.read(puzzleOf(2)), null);
  assert.equal(games.stamp(game.puzzle)?.at, 5);
  assert.equal(games.holds({ ...game }), true);
  assert.equal(games.holds(move(game, 2)), false);
  games.erase(game.puzzle);
  assert.equal(games.holds(game), false);
  games.erase(game.puzzle);
  assert.equal(games.read(game.puzzle), null);
});

test('the one played last comes first', () => {
  const games = keptIn(new FakeStorage());
  for (const [number, at] of [
    [1, 5],
    [2, 9],
    [3, 7],
  ]) {
    games.write({ game: begun(number), at, tab: 'a' });
  }
  assert.deepEqual(
    games.list().map(({ at }) => at),
    [9, 7, 5],
  );
});

test('twenty are kept: one without a move goes first, then the oldest solved one, then the oldest', () => {
  const games = keptIn(new FakeStorage());
  for (let number = 1; number <= 17; number++) games.write({ game: begun(number), at: number, tab: 'a' });
  games.write({ game: solvedAt(18, 900), at: 18, tab: 'a' });
  games.write({ game: solvedAt(19, 800), at: 19, tab: 'a' });
  games.write({ game: fresh(20), at: 20, tab: 'a' });
  const gone = (/** @type {number} */ number) => {
    const before = games.list();
    games.write({ game: begun(number), at: number, tab: 'a' });
    const now = games.list().map(({ game }) => game.puzzle);
    assert.equal(now.length, 20);
    return before.filter(({ game }) => !now.includes(game.puzzle)).map(({ at }) => at);
  };
  assert.deepEqual([21, 22, 23, 24, 25].map(gone), [[20], [18], [19], [1], [2]]);
  assert.deepEqual(gone(25), []); // it has its place already
});

test('a game that was given up goes like a solved one', () => {
  const games = keptIn(new FakeStorage());
  games.write({ game: begun(1), at: 1, tab: 'a' });
  games.write({ game: { ...begun(2), givenUp: true }, at: 2, tab: 'a' });
  for (let number = 3; number <= 21; number++) games.write({ game: begun(number), at: number, tab: 'a' });
  assert.equal(games.read(puzzleOf(2)), null);
  assert.notEqual(games.read(puzzleOf(1)), null);
});

test('what is damaged is as if it were not there, and goes first', () => {
  const storage = new FakeStorage();
  const games = keptIn(storage);
  const good = { version: 1, at: 3, tab: 'a', game: snapshot.toText(begun(1)) };
  const name = `stepdoku.play.game.${puzzleOf(1)}`;
  const bad = [
    '',
    '{',
    'null',
    '[]',
    '7',
    JSON.stringify({ ...good, version: 2 }),
    JSON.stringify({ ...good, at: -1 }),
    JSON.stringify({ ...good, at: '3' }),
    JSON.stringify({ ...good, tab: 4 }),
    JSON.stringify({ ...good, game: {} }),
    JSON.stringify({ ...good, game: 'no game' }),
    JSON.stringify({ ...good, game: snapshot.toText(begun(2)) }),
    `"${'x'.repeat(2 ** 20)}"`,
  ];
  for (const text of bad) {
    storage.setItem(name, text);
    assert.equal(games.read(puzzleOf(1)), null, text.slice(0, 40));
    assert.deepEqual(games.list(), []);
  }
  for (let number = 2; number <= 21; number++) games.write({ game: begun(number), at: number, tab: 'a' });
  assert.equal(storage.getItem(name), null);
  assert.equal(games.list().length, 20);
});

test('for room in a full storage solved games go, but none with work in it', () => {
  const storage = new FakeStorage();
  const games = keptIn(storage);
  games.write({ game: solvedAt(1, 5000), at: 1, tab: 'a' });
  games.write({ game: begun(2), at: 2, tab: 'a' });
  const size = (/** @type {string} */ key) => key.length + (storage.getItem(key) ?? '').length;
  storage.room = size(storage.key(0) ?? '') + size(storage.key(1) ?? '');
  assert.equal(games.write({ game: begun(3), at: 3, tab: 'a' }), true);
  assert.deepEqual(
    games.list().map(({ at }) => at),
    [3, 2],
  );
  assert.equal(games.write({ game: begun(4), at: 4, tab: 'a' }), false);
  assert.deepEqual(
    games.list().map(({ at }) => at),
    [3, 2],
  );
});

test('where storage is denied, nothing is kept and nothing breaks', () => {
  const games = new KeptGames(new SafeTexts(denied), snapshot);
  assert.equal(games.write({ game: begun(1), at: 1, tab: 'a' }), false);
  assert.equal(games.read(puzzleOf(1)), null);
  assert.deepEqual(games.list(), []);
  games.erase(puzzleOf(1));
});

test('what others keep beside is left alone', () => {
  const storage = new FakeStorage();
  storage.setItem('stepdoku.work', 'work');
  storage.setItem('stepdoku.play.settings', '{}');
  const games = keptIn(storage);
  for (let number = 1; number <= 30; number++) games.write({ game: begun(number), at: number, tab: 'a' });
  assert.equal(storage.length, 22);
  assert.equal(storage.getItem('stepdoku.work'), 'work');
});
