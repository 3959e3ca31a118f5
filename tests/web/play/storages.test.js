/** Where Play keeps games: on whose page, and for how long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { playerStorages, storageFor } from '../../../web/app/play/keeping/storages.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { puzzles } from '../support/solver.js';

const storages = /** @type {any} */ ({ site: () => 'site', page: 'page', player: 'player' });

/** @param {import('../../../web/app/state/state.js').Action[]} actions */
const storageAfter = (...actions) => storageFor(actions.reduce(reduce, initialState(puzzles.small)), storages);

test('an element on the page of somebody else keeps games as long as it lasts itself', () => {
  assert.equal(storageAfter(), 'player');
});

test('a page of the site that keeps no games, such as a frame, has them as long as it lasts', () => {
  assert.equal(storageAfter({ type: 'own-page', keepsGames: false }), 'page');
});

test('the app page keeps games in the storage of the site', () => {
  assert.equal(storageAfter({ type: 'own-page', keepsGames: true }), 'site');
});

test('the storage of the site is not even asked for where no games are kept', () => {
  const site = () => assert.fail('asked for');
  fc.assert(
    fc.property(fc.boolean(), (ownPage) => {
      storageFor({ ownPage, keepsGames: false }, { ...storages, site });
    }),
  );
});

test('players of a page share what lasts as long as the page, and nothing that lasts as long as a player', () => {
  const [one, other] = [playerStorages(), playerStorages()];
  one.page.setItem('name', 'page');
  one.player.setItem('name', 'player');
  assert.equal(other.page.getItem('name'), 'page');
  assert.equal(other.player.getItem('name'), null);
  other.page.removeItem('name');
  assert.deepEqual([one.page.length, one.page.key(0)], [0, null]);
});
