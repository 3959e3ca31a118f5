/** Where there is little height, the header of the page folds away, and comes back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fold } from '../../../web/app/play/fold.js';

/**
 * A player on a small phone, and what its page hears of it.
 * @param {string} [screen] the height by which a style sheet lays it out; '' that of the window
 */
function onSmallPhone(screen = '') {
  const told = /** @type {boolean[]} */ ([]);
  const hear = (/** @type {Event} */ event) => void told.push(/** @type {CustomEvent} */ (event).detail.folded);
  const page = new EventTarget();
  const player = Object.assign(new EventTarget(), { isConnected: true, ownerDocument: page });
  page.addEventListener('sudoku-fold', hear);
  player.addEventListener('sudoku-fold', (event) => player.isConnected && hear(event)); // as it bubbles
  globalThis.matchMedia = () => /** @type {any} */ (Object.assign(new EventTarget(), { matches: true }));
  globalThis.getComputedStyle = () => /** @type {any} */ ({ getPropertyValue: () => screen });
  const attributes = new Map();
  const frame = {
    getAttribute: (/** @type {string} */ name) => attributes.get(name) ?? null,
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => attributes.set(name, value),
    removeAttribute: (/** @type {string} */ name) => attributes.delete(name),
  };
  const fold = new Fold(/** @type {any} */ ({ root: { host: player }, frame }), () => {});
  return { fold, player, told, isLow: () => attributes.has('data-low') };
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

test('style sheets know that there is little height as long as a game is played', () => {
  const { fold, isLow } = onSmallPhone();
  fold.bind(new AbortController().signal);
  assert.equal(isLow(), true);
  fold.toggle();
  assert.equal(isLow(), true);
  fold.end();
  assert.equal(isLow(), false);
});

for (const [screen, isSmall] of /** @type {const} */ ([
  ['600px', true],
  ['860px', false],
])) {
  test(`in a frame that is laid out for ${screen}, however high it is, there is little height: ${isSmall}`, () => {
    const { fold, told, isLow } = onSmallPhone(screen);
    fold.bind(new AbortController().signal);
    assert.deepEqual([fold.isSmall, isLow(), told], [isSmall, isSmall, [isSmall]]);
  });
}
