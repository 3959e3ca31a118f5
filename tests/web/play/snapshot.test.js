import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entered, filledNotes } from '../../../web/app/play/entries.js';
import { newGame, played, redone, undone } from '../../../web/app/play/game.js';
import { gameFromText, gameToText } from '../../../web/app/play/keeping/snapshot.js';

/** @typedef {import('../../../web/app/play/game.js').Game} Game */

const PUZZLE = '12..3..22..34..1';

/** A game with moves of each kind, two of them undone. @type {Game} */
const game = (() => {
  let now = newGame(PUZZLE, { origin: { kind: 'daily', date: '2026-11-23', grade: 2 }, grade: 2 });
  now = played(now, filledNotes(now));
  now = played(now, entered(now, { kind: 'colour', digit: 8, cells: [0, 2] }));
  now = played(now, entered(now, { kind: 'digit', digit: 3, cells: [2] }));
  now = played(now, entered(now, { kind: 'centre', digit: 4, cells: [3, 6] }));
  now = played(now, entered(now, { kind: 'digit', digit: 4, cells: [3] }));
  return { ...undone(undone(now)), hints: 2, checks: 1, givenUp: true, spent: 65_000, solvedAt: 1_763_856_000_000 };
})();

/** The text of the game with something else in it. @param {(kept: any) => void} change */
function textWith(change) {
  const kept = JSON.parse(gameToText(game));
  change(kept);
  return JSON.stringify(kept);
}

test('a game is read as it was written, with what can be undone and redone', () => {
  const again = gameFromText(gameToText(game));
  assert.deepEqual(again, game);
  assert.deepEqual(redone(redone(/** @type {Game} */ (again))), redone(redone(game)));
});

test('a game with nothing in it is read, of each size and origin', () => {
  for (const cells of [16, 36, 81]) {
    const empty = newGame('.'.repeat(cells), { origin: { kind: 'dealt', grade: 6 } });
    assert.deepEqual(gameFromText(gameToText(empty)), empty);
  }
  assert.deepEqual(gameFromText(gameToText(newGame(PUZZLE))), newGame(PUZZLE));
});

test('a pause is kept with its game; a text that knows none has none', () => {
  assert.equal(gameFromText(gameToText({ ...game, paused: true }))?.paused, true);
  assert.equal(gameFromText(textWith((kept) => delete kept.paused))?.paused, false);
});

test('fields that are not known are ignored', () => {
  assert.deepEqual(gameFromText(textWith((kept) => Object.assign(kept, { more: 1, past: kept.past }))), game);
  assert.deepEqual(gameFromText(textWith((kept) => (kept.origin.more = 1))), game);
});

test('what is no text of a game is no game', () => {
  for (const text of ['', 'x', 'null', '7', '[]', '{}', '"x"', '{"version":1}', null, undefined, 7, {}]) {
    assert.equal(gameFromText(text), null);
  }
  assert.equal(gameFromText(gameToText(game) + ' '.repeat(4_000_000)), null);
});

/** @type {Record<string, (kept: any) => void>} */
const damages = {
  'a version to come': (kept) => (kept.version = 2),
  'no puzzle': (kept) => delete kept.puzzle,
  'another puzzle': (kept) => (kept.puzzle = '1.'.repeat(8)),
  'a longer puzzle': (kept) => (kept.puzzle = '.'.repeat(81)),
  'a digit too large': (kept) => (kept.past[2][0][1] = 5),
  'a digit that is none': (kept) => (kept.past[2][0][1] = 2.5),
  'a digit as a text': (kept) => (kept.past[2][0][1] = '3'),
  'a cell outside': (kept) => (kept.past[2][0][0] = 16),
  'a negative cell': (kept) => (kept.past[2][0][0] = -1),
  'a name for a cell': (kept) => (kept.past[2][0][0] = '__proto__'),
  'a given changed': (kept) => (kept.past[1][0][1] = 2),
  'a given taken away': (kept) => (kept.past[1][0][1] = 0),
  'notes under a digit': (kept) => (kept.past[2][0][2] = 1),
  'a note too large': (kept) => (kept.past[0][0][2] = 16),
  'a colour too large': (kept) => (kept.past[1][0][4] = 9),
  'a cell twice in a move': (kept) => kept.past[2].push([...kept.past[2][0]]),
  'a change of nothing': (kept) => kept.past.push([...kept.past[2]]),
  'an empty move': (kept) => kept.past.push([]),
  'a move that is none': (kept) => kept.past.push(7),
  'a change that is none': (kept) => kept.past.push([null]),
  'a change too short': (kept) => kept.past[2][0].pop(),
  'a change too long': (kept) => kept.past[2][0].push(0),
  'moves that are none': (kept) => (kept.past = {}),
  'nothing to redo, not even a list': (kept) => delete kept.future,
  'a wrong move to redo': (kept) => (kept.future[0][0][1] = 9),
  'a move missing': (kept) => kept.past.pop(),
  'another board': (kept) => (kept.board[0][5] = 1),
  'a shorter board': (kept) => kept.board[3].pop(),
  'no board': (kept) => delete kept.board,
  'no origin': (kept) => delete kept.origin,
  'an unknown origin': (kept) => (kept.origin = { kind: 'stolen' }),
  'a date that is none': (kept) => (kept.origin.date = '<b>'),
  'a grade that is none': (kept) => (kept.grade = 7),
  'an origin of no grade': (kept) => (kept.origin.grade = '2'),
  'a negative count': (kept) => (kept.hints = -1),
  'a count of no number': (kept) => (kept.checks = null),
  'a time of no number': (kept) => (kept.spent = 'long'),
  'a broken time': (kept) => (kept.solvedAt = 1.5),
  'a time that is no date': (kept) => (kept.solvedAt = 8.64e15 + 1),
  'perhaps given up': (kept) => (kept.givenUp = 'yes'),
};

for (const [name, damage] of Object.entries(damages)) {
  test(`a game with ${name} is not read`, () => assert.equal(gameFromText(textWith(damage)), null));
}

test('a text cut anywhere is no game, and nothing is thrown', () => {
  const text = gameToText(game);
  for (let end = 0; end < text.length; end++) assert.equal(gameFromText(text.slice(0, end)), null);
});
