import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gamesAppearance } from '../../../web/app/play/dialogs/games-look.js';
import { initialGames, tabs } from '../../../web/app/play/dialogs/games-state.js';
import { faultOf, t, translators } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/play/dialogs/games-look.js').KeptGame} KeptGame
 * @typedef {import('../../../web/app/play/dialogs/games-look.js').Known} Known
 */

/** At noon where the reader is, so that no day ends near by. */
const now = new Date(2026, 10, 23, 12, 5).getTime();
const HOUR = 60 * 60 * 1000;
const small = '1...' + '..3.' + '.4..' + '...2';

/** @param {Partial<KeptGame>} [changes] @returns {KeptGame} */
const game = (changes) => ({
  puzzle: small,
  board: Array.from(small, Number).map((digit) => digit || 0),
  grade: 1,
  origin: { kind: 'dealt', grade: 1 },
  solvedAt: null,
  playedAt: now - HOUR,
  spent: 61_000,
  ...changes,
});

/** @param {number} grade @param {Partial<KeptGame>} [changes] */
const daily = (grade, changes) => game({ grade, origin: { kind: 'daily', date: '2026-11-23', grade }, ...changes });

/**
 * @param {Partial<import('../../../web/app/play/dialogs/games-state.js').GamesState>} state
 * @param {Partial<Known>} [known]
 */
const lookOf = (state, known, translate = t) =>
  gamesAppearance(
    { ...initialGames(), ...state },
    { kept: [], results: () => ({}), isSolved: () => false, puzzle: small, now, ...known },
    translate,
  );

/** @param {Partial<Known>} [known] @param {string | null} [armed] */
const keptLook = (known, armed = null) => {
  const { kept } = lookOf({ tab: 'kept', armed }, known);
  assert.ok(kept);
  return kept;
};

test('one part is shown, that of the chosen tab', () => {
  for (const tab of tabs) {
    const look = lookOf({ tab });
    assert.deepEqual(
      tabs.filter((each) => look[each] !== null),
      [tab],
    );
    assert.deepEqual(
      look.tabs.tabs.filter(({ on }) => on).map(({ id }) => id),
      [`games-${tab}`],
    );
  }
});

test('there is a puzzle of the day for each grade, with what it asks for', () => {
  const { title, puzzles } = /** @type {any} */ (lookOf({}).new).daily;
  assert.equal(title, 'Puzzles of November 23');
  assert.deepEqual(
    puzzles.map((/** @type {any} */ { name }) => name),
    ['Easy', 'Medium', 'Tricky', 'Hard', 'Expert', 'Beyond'],
  );
  assert.equal(puzzles[3].about, 'Fish, wings or rectangles are needed.');
});

test('of a puzzle of the day it is said how far it is, of yesterday’s not', () => {
  const yesterday = game({ origin: { kind: 'daily', date: '2026-11-22', grade: 1 } });
  const kept = [yesterday, daily(2), daily(3, { solvedAt: now })];
  const { puzzles } = /** @type {any} */ (lookOf({}, { kept }).new).daily;
  assert.deepEqual(
    puzzles.slice(0, 3).map((/** @type {any} */ { progress, solved }) => [progress, solved]),
    [
      ['', false],
      ['0 of 12 cells filled', false],
      ['Solved', true],
    ],
  );
});

test('a puzzle of the day that was solved stays so, where its game was begun anew or is kept no more', () => {
  const isSolved = (/** @type {string} */ date, /** @type {number} */ grade) => date === '2026-11-23' && grade < 3;
  const { puzzles } = /** @type {any} */ (lookOf({}, { kept: [daily(2)], isSolved }).new).daily;
  assert.deepEqual(
    puzzles.slice(0, 3).map((/** @type {any} */ { progress, solved }) => [progress, solved]),
    [
      ['Solved', true],
      ['0 of 12 cells filled', true],
      ['', false],
    ],
  );
});

test('yesterday is the day before on the calendar, also where a day has 25 hours or 23', (context) => {
  const zone = process.env.TZ;
  process.env.TZ = 'Europe/Berlin';
  context.after(() => (zone === undefined ? delete process.env.TZ : (process.env.TZ = zone)));
  /** @param {[number, number, number, number, number]} then @param {[number, number, number, number, number]} seen */
  const when = (then, seen) => {
    const playedAt = new Date(...then).getTime();
    return keptLook({ kept: [game({ playedAt })], now: new Date(...seen).getTime() }).games[0].when;
  };
  assert.equal(new Date(2026, 9, 26).getTime() - new Date(2026, 9, 25).getTime(), 25 * HOUR);
  assert.match(when([2026, 9, 24, 12, 0], [2026, 9, 25, 23, 30]), /^yesterday, 12:00/);
  assert.match(when([2026, 9, 25, 0, 10], [2026, 9, 25, 23, 50]), /^today/);
  assert.match(when([2026, 2, 29, 12, 0], [2026, 2, 30, 0, 30]), /^yesterday/);
  assert.match(when([2026, 2, 28, 12, 0], [2026, 2, 30, 0, 30]), /^March 28/);
});

test('a size offers its own grades, and tells of the chosen one', () => {
  /** @param {number} size @param {number} grade */
  const deal = (size, grade) => /** @type {any} */ (lookOf({ size, grade }).new).deal;
  assert.deepEqual(
    [4, 6, 9].map((size) => deal(size, 1).grade.choices.length),
    [1, 5, 6],
  );
  assert.equal(deal(9, 5).about, 'Chains or almost locked sets are needed.');
  assert.deepEqual(
    deal(6, 2).size.choices.map((/** @type {any} */ { on }) => on),
    [false, true, false],
  );
});

test('an empty board is not to be played', () => {
  /** @param {string} puzzle */
  const board = (puzzle) => lookOf({}, { puzzle }).new?.own.board;
  assert.deepEqual(board('.'.repeat(81)), {
    text: 'Play what is on the board',
    hint: 'The board is empty.',
    enabled: false,
  });
  assert.equal(board(small)?.enabled, true);
});

test('a game that was begun shows its board, how full it is and when it was played', () => {
  const board = game().board;
  const [look] = keptLook({
    kept: [game({ board: Array.from(board, (digit, cell) => (cell < 3 ? cell + 1 : digit)) })],
  }).games;
  assert.equal(look.name, 'Easy · Dealt puzzle');
  assert.equal(look.full, '2 of 12 cells filled');
  assert.equal(look.part, 1 / 6);
  assert.match(look.when, /^today, 11:05\sAM$/);
  assert.deepEqual(
    look.board.cells.slice(0, 4).map(({ text, kind }) => [text, kind]),
    [
      ['1', 'given'],
      ['2', 'placed'],
      ['3', 'placed'],
      ['', ''],
    ],
  );
});

/** @type {[changes: Partial<KeptGame>, name: string, when: RegExp][]} */
const names = [
  [{ origin: { kind: 'own' }, grade: null, playedAt: now - 24 * HOUR }, 'Own puzzle', /^yesterday, 12:05\sPM$/],
  [{ origin: { kind: 'own' }, grade: 4, playedAt: now - 48 * HOUR }, 'Hard · Own puzzle', /^November 21$/],
  [{ origin: { kind: 'daily', date: '2026-03-01', grade: 6 }, grade: null }, 'Beyond · Puzzle of March 1', /^today/],
  [{ origin: { kind: 'daily', date: 'never', grade: 2 } }, 'Medium · Puzzle of never', /^today/],
];

for (const [changes, name, when] of names) {
  test(`a game is called "${name}"`, () => {
    const [look] = keptLook({ kept: [game(changes)] }).games;
    assert.equal(look.name, name);
    assert.match(look.when, when);
  });
}

test('the second press deletes, and that is said before', () => {
  const kept = [game(), game({ puzzle: '2'.padEnd(16, '.') })];
  assert.deepEqual(
    keptLook({ kept }, small).games.map(({ remove }) => remove),
    [
      { text: 'Delete now', armed: true },
      { text: 'Delete', armed: false },
    ],
  );
  assert.equal(
    lookOf({ tab: 'kept', armed: small }, { kept }).said,
    'Press once more to delete Easy · Dealt puzzle for good.',
  );
  assert.equal(lookOf({ tab: 'kept' }, { kept }).said, '');
});

test('without games it says how to begin one', () => {
  assert.match(keptLook().nothing, /^No game has been begun yet\./);
  assert.equal(keptLook().hint, '');
  assert.equal(keptLook({ kept: [game()] }).nothing, '');
  assert.notEqual(keptLook({ kept: [game()] }).hint, '');
});

/**
 * Of the large boards alone.
 * @param {number} size
 * @returns {import('../../../web/app/play/dialogs/games-look.js').Results}
 */
const results = (size) => (size === 9 ? large : {});

const large = {
  0: { solved: 2, unaided: 2, best: null },
  1: { solved: 3, unaided: 2, best: 247_900 },
  5: { solved: 1, unaided: 0, best: 3_847_000 },
  6: { solved: 1, unaided: 1, best: null },
};

test('results stand by grade, times as on a clock', () => {
  const look = lookOf({ tab: 'results' }, { results }).results;
  assert.deepEqual(
    look?.rows.map(({ name, solved, unaided, best }) => [name, solved, unaided, best].join(' ')),
    [
      'Easy 3 2 4:07',
      'Medium 0 0 –',
      'Tricky 0 0 –',
      'Hard 0 0 –',
      'Expert 1 0 1:04:07',
      'Beyond 1 1 –',
      'Not graded 2 2 –',
    ],
  );
  const smaller = lookOf({ tab: 'results', size: 6 }, { results }).results;
  assert.deepEqual(
    smaller?.rows.map(({ name, empty }) => [name, empty]),
    ['Easy', 'Medium', 'Tricky', 'Hard', 'Expert'].map((name) => [name, true]),
  );
  assert.equal(smaller?.erase?.armed, false, 'all sizes are erased together');
});

test('results are erased by the second press, where there are any', () => {
  assert.equal(lookOf({ tab: 'results' }).results?.erase, null);
  assert.equal(lookOf({ tab: 'results' }).results?.hint, t('games.results.nothing'));
  assert.equal(lookOf({ tab: 'results' }, { results }).results?.hint, t('games.results.hint'));
  assert.deepEqual(lookOf({ tab: 'results' }, { results }).results?.erase, {
    text: 'Erase the results',
    armed: false,
  });
  const armed = lookOf({ tab: 'results', armed: 'results' }, { results });
  assert.deepEqual(armed.results?.erase, { text: 'Erase now', armed: true });
  assert.equal(armed.said, 'Press once more to erase the results for good.');
});

/** Every text in a look, but those of a board. @param {unknown} look @returns {string[]} */
const textsIn = (look) => (typeof look === 'string' ? [look] : Object.values(Object(look)).flatMap(textsIn));

for (const [language, translate] of Object.entries(translators)) {
  test(`whatever it shows can be read in ${language}`, () => {
    const kept = [daily(1), ...names.map(([changes]) => game(changes)), game({ solvedAt: now })];
    for (const tab of tabs) {
      for (const known of [{}, { kept, results }, { puzzle: '.'.repeat(36) }]) {
        for (const armed of [null, small, 'results']) {
          for (const text of textsIn(lookOf({ tab, armed }, known, translate))) {
            assert.equal(faultOf(text, language), null);
          }
        }
      }
    }
  });
}
