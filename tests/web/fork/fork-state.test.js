import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialForks, openFork, reduceForks } from '../../../web/app/fork/fork-state.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles, viewsOf } from '../support/solver.js';

const MOST_FORKS = 12;

/** @typedef {import('../../../web/app/fork/fork-state.js').ForkAction} Action */

/** @param {...Action} actions */
const after = (...actions) =>
  actions.reduce((state, action) => deepFreeze(reduceForks(state, action)), deepFreeze(initialForks));

/** @param {number} position @param {number} [digit] @returns {Action} */
const open = (position, digit = 1) => ({ type: 'open', fork: { position, cell: 3, digit } });

/** @param {string} puzzle @param {string} algorithm @param {number} [position] @returns {Action} */
const ran = (puzzle, algorithm, position = Infinity) => ({
  type: 'ran',
  run: viewsOf(puzzle, [position], algorithm)[0],
  digits: null,
});

test('forks are kept by their positions, and the one that was opened last is open', () => {
  const state = after(open(30), open(10), open(20));
  assert.deepEqual(
    state.forks.map(({ position }) => position),
    [10, 20, 30],
  );
  assert.equal(openFork(state)?.position, 20);
});

test('a fork that is opened again is the same one, with what is known of it', () => {
  const state = after(open(10), ran(puzzles.fourDead, 'mrv'), open(20), open(10));
  assert.equal(state.forks.length, 2);
  assert.equal(state.open, 0);
  assert.equal(openFork(state)?.outcome?.solutions, 0);
  assert.equal(openFork(state)?.at, openFork(state)?.outcome?.steps);
});

test('a fork that is left stays as a mark; one that is forgotten does not', () => {
  const left = after(open(10), open(20), { type: 'leave' });
  assert.deepEqual([left.forks.length, left.open, left.run], [2, null, null]);
  const forgotten = after(open(10), open(20), { type: 'forget' });
  assert.deepEqual([forgotten.forks.map(({ position }) => position), forgotten.open], [[10], null]);
  assert.equal(after(open(10), { type: 'anew' }), initialForks);
});

test(`no more than ${MOST_FORKS} are kept, and never without the one that is open`, () => {
  const state = after(...Array.from({ length: 2 * MOST_FORKS }, (_, index) => open(100 - index)));
  assert.equal(state.forks.length, MOST_FORKS);
  assert.equal(openFork(state)?.position, 100 - 2 * MOST_FORKS + 1);
});

test('the last retreat of a run without a solution is its end, and no dead end on the way', () => {
  for (const algorithm of ['backtracking', 'lookup-tables', 'mrv', 'propagation', 'dancing-links']) {
    const state = after(open(10), ran(puzzles.fourDead, algorithm));
    const outcome = openFork(state)?.outcome;
    const [{ counters, position }] = viewsOf(puzzles.fourDead, [Infinity], algorithm);
    assert.deepEqual(
      [outcome?.solutions, outcome?.steps, outcome?.deadEnds],
      [0, position, counters.retreat - 1],
      algorithm,
    );
  }
});

test('a run that has not ended has no outcome, and playing ends with it', () => {
  const begun = after(open(10), ran(puzzles.four, 'backtracking', 5), { type: 'play' });
  assert.deepEqual([begun.playing, openFork(begun)?.outcome, openFork(begun)?.at], [true, null, 5]);
  const ended = reduceForks(begun, ran(puzzles.four, 'backtracking'));
  assert.deepEqual([ended.playing, openFork(ended)?.outcome?.solutions], [false, 1]);
  const back = reduceForks(ended, ran(puzzles.four, 'backtracking', 3));
  assert.equal(openFork(back)?.outcome?.solutions, 1, 'what was seen is known');
});

test('without a run nothing plays, and what means nothing changes nothing', () => {
  const state = after(open(10));
  for (const type of ['play', 'pause', 'digit']) assert.equal(reduceForks(state, /** @type {any} */ ({ type })), state);
  assert.equal(reduceForks(initialForks, ran(puzzles.four, 'mrv')), initialForks);
});
