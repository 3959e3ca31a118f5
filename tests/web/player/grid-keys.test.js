/** Where the keys of a grid lead. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellForKey } from '../../../web/elements/player/grid-keys.js';

/** @param {string} key @param {number} cursor @param {object} [held] */
const leads = (key, cursor, held = {}) =>
  cellForKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, cursor, 9);

test('arrows go to the next cell, and stay at the edges', () => {
  assert.deepEqual(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => leads(key, 40)),
    [31, 49, 39, 41],
  );
  assert.deepEqual(
    [leads('ArrowUp', 4), leads('ArrowDown', 76), leads('ArrowLeft', 36), leads('ArrowRight', 44)],
    [4, 76, 36, 44],
  );
});

test('with Ctrl or Cmd keys go as far as they can', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    assert.deepEqual(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => leads(key, 40, held)),
      [4, 76, 36, 44, 0, 80],
    );
  }
  assert.deepEqual([leads('Home', 40), leads('End', 40)], [36, 44]);
});

test('other keys lead nowhere, and none with Alt', () => {
  assert.deepEqual([leads('5', 40), leads('Enter', 40), leads('ArrowUp', 40, { altKey: true })], [null, null, null]);
});
