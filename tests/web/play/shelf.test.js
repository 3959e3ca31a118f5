/** What Play keeps where nothing can be kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsTextOf } from '../../../web/app/play/board.js';
import { Shelf } from '../../../web/app/play/keeping/shelf.js';
import { FakeClock } from '../support/clock.js';
import { begun, fresh, puzzleOf, solvedAt } from './keeping.js';

/** A shelf on a page of Stepdoku's own: there is no storage under node, as where it is denied. */
function shelfWithoutStorage() {
  const told = /** @type {string[]} */ ([]);
  const host = {
    clock: new FakeClock(),
    state: () => ({ ownPage: true, keepsGames: true }),
    dispatch: (/** @type {any} */ { notice }) => told.push(notice.code),
  };
  const shelf = new Shelf(/** @type {any} */ (host), { adopt: () => assert.fail(), away: () => assert.fail() });
  return { shelf, told };
}

/** @param {Shelf} shelf @param {number} number */
const openedAgain = (shelf, number) => shelf.opened(puzzleOf(number), { progress: null, here: null, grade: null });

test('where storage is denied, the puzzle that is played now does not begin anew', () => {
  const { shelf, told } = shelfWithoutStorage();
  const game = begun(1);
  shelf.follow(game);
  shelf.save();
  assert.deepEqual(told, ['keep.page']);
  assert.equal(shelf.kept(puzzleOf(1)), game);
  assert.equal(openedAgain(shelf, 1), game);
  assert.deepEqual(openedAgain(shelf, 2), { ...fresh(2), grade: null });
});

test('where storage is denied, a game that was left for another one goes on where it stood', () => {
  const { shelf } = shelfWithoutStorage();
  const game = begun(1);
  shelf.follow(game);
  shelf.follow(begun(2));
  assert.deepEqual(openedAgain(shelf, 1), game);
  assert.deepEqual(
    shelf.list().map(({ puzzle }) => puzzle),
    [puzzleOf(1)],
  );
});

test('the board of a game, as Watch shows it, leads back to that game, and another puzzle does not', () => {
  const { shelf } = shelfWithoutStorage();
  const here = begun(1);
  const shown = digitsTextOf(here.board);
  assert.notEqual(shown, here.puzzle);
  /** @param {string} puzzle */
  const opened = (puzzle) => shelf.opened(puzzle, { progress: null, here, grade: null });
  assert.equal(opened(shown), here);
  assert.deepEqual(opened(puzzleOf(2)), { ...fresh(2), grade: null });
  // One that is not played any more is found among those that are kept.
  shelf.follow(here);
  shelf.follow(null);
  assert.deepEqual(shelf.opened(shown, { progress: null, here: null, grade: null }), here);
});

test('a game that is removed from the list begins anew, also the one that is played', () => {
  const { shelf } = shelfWithoutStorage();
  shelf.follow(begun(1));
  shelf.remove(puzzleOf(2));
  assert.notEqual(shelf.kept(puzzleOf(1)), null);
  shelf.remove(puzzleOf(1));
  assert.equal(shelf.kept(puzzleOf(1)), null);
});

test('a game that comes solved, from another tab or from the page, is no result of this one', () => {
  const { shelf } = shelfWithoutStorage();
  const solved = solvedAt(1, 5000);
  shelf.follow(begun(1));
  shelf.follow(solved);
  assert.deepEqual(shelf.resultsOf(4), {});
  shelf.count(solved);
  shelf.count(solved);
  assert.equal(shelf.resultsOf(4)[1].solved, 1);
});

test('who hands over digits to a game that is paused plays on; who only opens it finds it paused', () => {
  const { shelf } = shelfWithoutStorage();
  const paused = { ...begun(1), paused: true };
  shelf.follow(paused);
  assert.equal(openedAgain(shelf, 1).paused, true);
  const progress = { ...paused.board, digits: Uint8Array.from(paused.board.digits) };
  assert.equal(shelf.opened(puzzleOf(1), { progress, here: paused, grade: null }).paused, false);
});

test('a puzzle of the day counts as solved where it was solved, not where it was given up', () => {
  const { shelf } = shelfWithoutStorage();
  const origin = /** @type {const} */ ({ kind: 'daily', date: '2026-11-23', grade: 3 });
  shelf.days.keep(origin.date, origin.grade, `.${'1'.repeat(80)}`);
  shelf.count({ ...solvedAt(1, 5000), origin, givenUp: true });
  assert.equal(shelf.days.isSolved(origin.date, origin.grade), false);
  shelf.count({ ...solvedAt(1, 5000), origin });
  assert.equal(shelf.days.isSolved(origin.date, origin.grade), true);
});
