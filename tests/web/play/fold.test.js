/** Where there is little height, the header of the page folds away, and comes back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fold } from '../../../web/app/play/fold.js';

/** A player on a small phone, and what its page hears of it. */
function onSmallPhone() {
  const told = /** @type {boolean[]} */ ([]);
  const hear = (/** @type {Event} */ event) => void told.push(/** @type {CustomEvent} */ (event).detail.folded);
  const page = new EventTarget();
  const player = Object.assign(new EventTarget(), { isConnected: true, ownerDocument: page });
  page.addEventListener('sudoku-fold', hear);
  player.addEventListener('sudoku-fold', (event) => player.isConnected && hear(event)); // as it bubbles
  globalThis.matchMedia = () => /** @type {any} */ (Object.assign(new EventTarget(), { matches: true }));
  const fold = new Fold(/** @type {any} */ ({ root: { host: player } }), () => {});
  return { fold, player, told };
}

test('the page hears that its header folds, comes back when it is asked for, and when Play is left', () => {
  const { fold, told } = onSmallPhone();
  fold.bind(new AbortController().signal);
  fold.toggle();
  fold.toggle();
  fold.end();
  assert.deepEqual(told, [true, false, true, false]);
});

test('a player that is taken off its page gives the header back', () => {
  const { fold, player, told } = onSmallPhone();
  fold.bind(new AbortController().signal);
  player.isConnected = false;
  fold.end();
  assert.deepEqual(told, [true, false]);
});
