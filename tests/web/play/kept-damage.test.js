/** Whatever stands in a field that Play keeps, its dialog opens, and a game with its moves is not lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gamesAppearance } from '../../../web/app/play/dialogs/games-look.js';
import { initialGames, tabs } from '../../../web/app/play/dialogs/games-state.js';
import { Stock } from '../../../web/app/play/dealing/stock.js';
import { GameAutosave } from '../../../web/app/play/keeping/game-autosave.js';
import { KeptDaily } from '../../../web/app/play/keeping/kept-daily.js';
import { KeptGames } from '../../../web/app/play/keeping/kept-games.js';
import { readSettings } from '../../../web/app/play/keeping/kept-settings.js';
import { keptTime } from '../../../web/app/play/keeping/kept-time.js';
import { KeptResults, resultsOf } from '../../../web/app/play/keeping/results.js';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { gameFromText, gameToText } from '../../../web/app/play/keeping/snapshot.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { anyJson } from '../support/any-json.js';
import { FakeClock } from '../support/clock.js';
import { FakeStorage } from '../support/storage.js';
import { t } from '../support/texts.js';
import { begun, move } from './keeping.js';

const NOW = Date.UTC(2026, 10, 28, 12);
const DAY = 86_400_000;
const game = { ...begun(1), solvedAt: NOW - 5000, spent: 9000, hints: 2 };
const NAME = `stepdoku.play.game.${game.puzzle}`;

const numbers = [8.64e15, 8.64e15 + 1, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, -1, 1.5, NOW + DAY + 1, NOW + 10 * DAY];
const anything = fc.oneof(fc.constantFrom(...numbers), anyJson);

/** A value as JSON. @param {unknown} value */
const json = (value) => (value === Infinity ? '1e999' : JSON.stringify(value));

/** All that Play reads of one storage. @param {Storage} storage */
function shelfOf(storage) {
  const texts = new SafeTexts(() => storage);
  const snapshot = {
    toText: gameToText,
    fromText: (/** @type {string} */ text) => gameFromText(text, { mends: true }),
  };
  const games = new KeptGames(texts, snapshot, () => NOW);
  return { texts, games, days: new KeptDaily(texts), results: new KeptResults(texts) };
}

/** All that the dialog of games shows. @param {ReturnType<typeof shelfOf>} shelf */
function dialogs({ games, days, results }) {
  const kept = games.list().map((each) => ({ ...each.game, board: each.game.board.digits, playedAt: each.at }));
  const known = {
    kept,
    results: (/** @type {number} */ size) => resultsOf(results.all, size),
    isSolved: (/** @type {string} */ date, /** @type {number} */ grade) => days.isSolved(date, grade),
    puzzle: game.puzzle,
    now: NOW,
  };
  return tabs.map((tab) => gamesAppearance({ ...initialGames(), tab }, known, t));
}

/** The text of the kept game, with something else in a field. @param {string} field @param {unknown} value */
function textWith(field, value) {
  const marked = JSON.stringify({ ...JSON.parse(gameToText(game)), [field]: 'HERE' }).replace('"HERE"', () =>
    json(value),
  );
  return JSON.stringify({ version: 1, at: NOW - 1000, tab: 'a', game: marked });
}

/**
 * One more move in a tab of its own, and what is kept after it.
 * @param {Storage} storage
 */
function playedOn(storage) {
  const { games } = shelfOf(storage);
  const autosave = new GameAutosave({ clock: new FakeClock(), now: () => NOW, games, tab: 'b', tell: () => {} });
  const here = games.read(game.puzzle)?.game;
  assert.ok(here, 'the game is read');
  autosave.follow(here);
  const next = move(here, 2);
  autosave.follow({ ...next, spent: next.spent + 1, hints: next.hints + 1 });
  autosave.save();
  return shelfOf(storage).games.read(game.puzzle);
}

/** @param {Storage} storage @param {string} where */
function assertNothingLost(storage, where) {
  const looks = dialogs(shelfOf(storage));
  assert.equal(looks[1].kept?.games.length, 1, where);
  const again = playedOn(storage);
  assert.equal(again?.game.past.length, 2, where);
  assert.equal(again?.at, NOW, where);
  assert.match(dialogs(shelfOf(storage))[1].kept?.games[0].when ?? '', /^today/, where);
}

test('a game whose date or tab is damaged is listed, played on and kept', () => {
  fc.assert(
    fc.property(fc.constantFrom('at', 'tab'), anything, (field, value) => {
      const storage = new FakeStorage();
      const text = JSON.stringify({ version: 1, at: 1, tab: 'a', game: gameToText(game), [field]: 'HERE' });
      storage.setItem(
        NAME,
        text.replace('"HERE"', () => json(value)),
      );
      assertNothingLost(storage, `${field} ${json(value)}`);
    }),
    { numRuns: 500 },
  );
});

test('a game of which anything but its puzzle and its moves is damaged is listed, played on and kept', () => {
  const fields = fc.constantFrom('hints', 'checks', 'givenUp', 'paused', 'spent', 'solvedAt', 'grade', 'origin');
  fc.assert(
    fc.property(fields, anything, (field, value) => {
      const storage = new FakeStorage();
      storage.setItem(NAME, textWith(field, value));
      assertNothingLost(storage, `${field} ${json(value)}`);
    }),
    { numRuns: 1000 },
  );
});

/** Something at each place of a value in the place of what is there. @param {any} value @returns {any[]} */
function damagesOf(value) {
  if (typeof value !== 'object' || value === null) return ['HERE'];
  const within = Object.keys(value).flatMap((name) =>
    damagesOf(value[name]).map((each) => Object.assign(structuredClone(value), { [name]: each })),
  );
  return ['HERE', ...within];
}

const others = {
  'stepdoku.play.results': {
    version: 1,
    rows: { '4 1': { solved: 3, unaided: 2, best: 100 } },
    puzzles: ['.'.repeat(16)],
  },
  'stepdoku.play.days': {
    version: 1,
    days: [{ date: '2026-11-28', grade: 1, puzzle: '.'.repeat(81), solved: true }],
  },
  'stepdoku.play.stock': { version: 1, made: { '4 1': ['1'.padEnd(16, '.')] }, used: { '4 1': 1 }, first: 0.5 },
  'stepdoku.play.settings': { ...initialSettings, timer: true },
};
const damaged = Object.entries(others).flatMap(([name, value]) =>
  damagesOf(value).map((each) => ({ name, text: JSON.stringify(each) })),
);

test('results, days, stock and settings with anything in any place are read, and taken up again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...damaged), anything, ({ name, text }, value) => {
      const storage = new FakeStorage();
      for (const [key, each] of Object.entries(others)) storage.setItem(key, JSON.stringify(each));
      storage.setItem(
        name,
        text.replace('"HERE"', () => json(value)),
      );
      const shelf = shelfOf(storage);
      dialogs(shelf);
      assert.equal(typeof readSettings(shelf.texts).timer, 'boolean');
      const stock = new Stock(shelf.texts, () => 0.5);
      stock.take(4, 1);
      stock.add(4, 1, '2'.padEnd(16, '.'));
      shelf.days.keep('2026-11-29', 2, '.'.repeat(81));
      shelf.days.solve('2026-11-29', 2);
      shelf.results.add({ ...game, grade: 1, hints: 0 }, { time: 50 });
      const after = shelfOf(storage);
      dialogs(after);
      assert.equal(after.days.isSolved('2026-11-29', 2), true);
      assert.ok(resultsOf(after.results.all, 4)[1].solved > 0);
    }),
    { numRuns: 2000 },
  );
});

test('a time counts if it is a whole number of milliseconds from 1970 to tomorrow', () => {
  for (const time of [0, 1, NOW, NOW + DAY]) assert.equal(keptTime(time, NOW), time);
  for (const time of [...numbers.slice(1), 8.64e15, NaN, Infinity, '3', null, undefined, [5], {}, true]) {
    assert.equal(keptTime(time, NOW), 0, String(time));
  }
  assert.equal(keptTime(8.64e15, 9e15), 8.64e15);
  assert.equal(keptTime(8.64e15 + 1, 9e15), 0);
});

test('of two tabs with one game the later move counts, though the clock was set back by years meanwhile', () => {
  const storage = new FakeStorage();
  let now = NOW + 3000 * DAY;
  const open = (/** @type {string} */ tab) => {
    const told = /** @type {string[]} */ ([]);
    const snapshot = { toText: gameToText, fromText: gameFromText };
    const games = new KeptGames(new SafeTexts(() => storage), snapshot, () => now);
    const host = { clock: new FakeClock(), now: () => now, games, tab };
    return { told, autosave: new GameAutosave({ ...host, tell: ({ type }) => told.push(type) }) };
  };
  const [one, two] = ['a', 'b'].map(open);
  one.autosave.follow(begun(1));
  one.autosave.save();
  two.autosave.follow(begun(1));
  now = NOW;
  one.autosave.follow(move(begun(1), 2));
  one.autosave.save();
  two.autosave.look();
  assert.deepEqual(two.told, ['adopt', 'away']);
  assert.deepEqual(one.told, []);
});
