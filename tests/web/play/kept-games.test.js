import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameBoard } from '../../../web/app/play/board.js';
import { shortened, undone } from '../../../web/app/play/game.js';
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

/** A game in which nothing was entered, of a puzzle that was dealt. @param {number} number */
const dealt = (number) => ({ ...fresh(number), origin: /** @type {const} */ ({ kind: 'dealt', grade: 1 }) });

test('a game without entries is in no list, and is kept only if it is known where its puzzle comes from', () => {
  const games = keptIn(new FakeStorage());
  assert.equal(games.write({ game: fresh(1), at: 1, tab: 'a' }), true);
  assert.equal(games.write({ game: dealt(2), at: 2, tab: 'a' }), true);
  assert.equal(games.read(puzzleOf(1)), null);
  assert.deepEqual(games.read(puzzleOf(2))?.game, dealt(2));
  assert.deepEqual(games.list(), []);
  games.write({ game: solvedAt(1, 900), at: 3, tab: 'a' });
  games.write({ game: fresh(1), at: 4, tab: 'a' });
  assert.deepEqual(games.read(puzzleOf(1))?.game, fresh(1), 'one that began anew takes the place of the one before');
  assert.deepEqual(games.list(), []);
});

test('twenty are kept: one without a move goes first, then the oldest solved one, then the oldest', () => {
  const games = keptIn(new FakeStorage());
  for (let number = 1; number <= 17; number++) games.write({ game: begun(number), at: number, tab: 'a' });
  games.write({ game: solvedAt(18, 900), at: 18, tab: 'a' });
  games.write({ game: solvedAt(19, 800), at: 19, tab: 'a' });
  games.write({ game: dealt(20), at: 20, tab: 'a' });
  const all = Array.from({ length: 25 }, (_, index) => index + 1);
  const there = () => all.filter((number) => games.read(puzzleOf(number)) !== null);
  const gone = (/** @type {number} */ number) => {
    const before = there();
    games.write({ game: begun(number), at: number, tab: 'a' });
    const now = there();
    assert.equal(now.length, 20);
    return before.filter((each) => !now.includes(each));
  };
  assert.deepEqual([21, 22, 23, 24, 25].map(gone), [[20], [18], [19], [1], [2]]);
  assert.deepEqual(gone(25), []); // it has its place already
});

test('it does not matter in what order games come into the storage: those played longest ago go', () => {
  for (const step of [3, 7, 9, 11, 13, 17, 19]) {
    const games = keptIn(new FakeStorage());
    // All numbers from 1 to 20, in another order for each step.
    for (let turn = 1; turn <= 20; turn++) {
      const number = ((turn * step) % 20) + 1;
      games.write({ game: begun(number), at: number, tab: 'a' });
    }
    for (let number = 21; number <= 24; number++) games.write({ game: begun(number), at: number, tab: 'a' });
    assert.deepEqual(
      games.list().map(({ at }) => at),
      Array.from({ length: 20 }, (_, index) => 24 - index),
      `step ${step}`,
    );
  }
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
  assert.equal(storage.length, 2);
  assert.deepEqual(
    games.list().map(({ at }) => at),
    [4, 3, 2],
    'what finds no room lasts as long as the page',
  );
});

test('where storage is denied, games last as long as the page, and nothing breaks', () => {
  const games = new KeptGames(new SafeTexts(denied), snapshot);
  assert.equal(games.write({ game: solvedAt(1, 900), at: 1, tab: 'a' }), false);
  assert.equal(games.write({ game: begun(2), at: 2, tab: 'a' }), false);
  assert.deepEqual(games.read(puzzleOf(1))?.game, solvedAt(1, 900), 'it makes no room for what finds none');
  assert.equal(games.list().length, 2);
  games.erase(puzzleOf(1));
  assert.equal(games.read(puzzleOf(1)), null);
});

/** A game of 4x4 with so many moves: one cell, to and fro. @param {number} count even */
function long(count) {
  const game = move(move(move(begun(1), 2), 1), 2);
  const [, to, fro] = game.past;
  const past = Array.from({ length: count }, (_, index) => (index === 0 ? game.past[0] : index % 2 ? to : fro));
  return { ...game, past };
}

test('a game that is too long to be read again is kept with fewer moves, and takes no place of others', () => {
  const storage = new FakeStorage();
  const games = keptIn(storage);
  games.write({ game: solvedAt(2, 900), at: 1, tab: 'a' });
  const game = long(80_000);
  assert.ok(snapshot.toText(game).length > 2 ** 20);
  assert.equal(games.write({ game, at: 2, tab: 'a' }), true);
  const kept = /** @type {import('../../../web/app/play/game.js').Game} */ (games.read(puzzleOf(1))?.game);
  assert.ok(sameBoard(kept.board, game.board));
  assert.ok(kept.past.length > 1000 && kept.past.length < game.past.length);
  assert.equal(games.list().length, 2);
});

test('in a full storage a game is kept with fewer moves, as long as its board finds room', () => {
  const storage = new FakeStorage();
  const games = keptIn(storage);
  const game = long(60);
  games.write({ game, at: 1, tab: 'a' });
  const [name] = [storage.key(0) ?? ''];
  storage.room = name.length + (storage.getItem(name) ?? '').length - 300;
  storage.removeItem(name);
  assert.equal(games.write({ game, at: 1, tab: 'a' }), true);
  const kept = /** @type {import('../../../web/app/play/game.js').Game} */ (keptIn(storage).read(puzzleOf(1))?.game);
  assert.ok(sameBoard(kept.board, game.board));
  assert.ok(kept.past.length < 60);
  storage.room = 100;
  storage.removeItem(name);
  assert.equal(games.write({ game, at: 1, tab: 'a' }), false);
  assert.deepEqual(games.read(puzzleOf(1))?.game, game, 'this page has all of it');
});

test('the same game with fewer moves has the same board, and undone it is the puzzle', () => {
  let game = long(22);
  for (let count = 0; count < 8; count++) game = undone(game);
  const lengths = [];
  for (let less = shortened(game); less; less = shortened(less)) {
    assert.ok(sameBoard(less.board, game.board));
    assert.deepEqual(snapshot.fromText(snapshot.toText(less)), less);
    let back = less;
    while (back.past.length > 0) back = undone(back);
    assert.ok(sameBoard(back.board, fresh(1).board));
    lengths.push([less.past.length, less.future.length]);
  }
  assert.deepEqual(lengths.at(-1), [1, 0]);
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
