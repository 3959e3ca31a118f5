import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialGames, reduceGames } from '../../../web/app/play/dialogs/games-state.js';
import { gradesToDeal } from '../../../web/app/play/dealing/recipe.js';
import { deepFreeze } from '../support/freeze.js';

/** @param {import('../../../web/app/play/dialogs/games-state.js').GamesAction[]} actions */
const after = (...actions) =>
  actions.reduce((state, action) => deepFreeze(reduceGames(state, action)), deepFreeze(initialGames()));

test('it begins with a new puzzle, easy and of 9x9', () => {
  assert.deepEqual(initialGames(), { tab: 'new', size: 9, grade: 1, armed: null });
});

test('a part that there is not is the first one', () => {
  assert.equal(after({ type: 'tab', tab: 'results' }, { type: 'tab', tab: 'nowhere' }).tab, 'new');
});

test('on a smaller board a grade becomes one that there is', () => {
  const beyond = after({ type: 'grade', grade: 6 });
  assert.equal(reduceGames(beyond, { type: 'size', size: 6 }).grade, 5);
  assert.equal(reduceGames(beyond, { type: 'size', size: 4 }).grade, 1);
  assert.deepEqual([4, 6, 9].map(gradesToDeal), [[1], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]);
});

/** @type {import('../../../web/app/play/dialogs/games-state.js').GamesAction[]} */
const others = [
  { type: 'tab', tab: 'kept' },
  { type: 'tab', tab: 'new' },
  { type: 'size', size: 6 },
  { type: 'grade', grade: 2 },
  { type: 'disarm' },
];

for (const action of others) {
  test(`${JSON.stringify(action)} takes back that the next press deletes`, () => {
    assert.equal(after({ type: 'tab', tab: 'kept' }, { type: 'arm', what: 'results' }, action).armed, null);
  });
}

test('only one thing is deleted by the next press, the one pressed last', () => {
  assert.equal(after({ type: 'arm', what: 'one' }, { type: 'arm', what: 'two' }).armed, 'two');
});

test('where nothing changes the state is the same', () => {
  const state = after({ type: 'tab', tab: 'kept' });
  assert.equal(reduceGames(state, { type: 'disarm' }), state);
  assert.equal(reduceGames(state, { type: 'tab', tab: 'kept' }), state);
});
