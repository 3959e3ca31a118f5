import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { recall, remember } from '../../../web/app/platform/settings.js';

/** @param {object} storage */
function provide(storage) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const denied = {
  getItem() {
    throw new Error('denied');
  },
  setItem() {
    throw new Error('denied');
  },
};

test('settings are kept in the storage, under the name of the page', () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  provide({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  });
  remember('theme', 'dark');
  assert.deepEqual([...kept], [['stepdoku.theme', 'dark']]);
  kept.set('stepdoku.theme', 'light');
  assert.equal(recall('theme'), 'light');
});

test('where storage is denied settings last as long as the page', () => {
  provide(denied);
  remember('language', 'zh');
  assert.equal(recall('language'), 'zh');
});

test('where storage is full settings last as long as the page', () => {
  provide({ getItem: () => null, setItem: denied.setItem });
  remember('language', 'de');
  assert.equal(recall('language'), 'de');
});

test('what was never remembered is null, with storage and without', () => {
  provide(denied);
  assert.equal(recall('nothing'), null);
  provide({ getItem: () => null });
  assert.equal(recall('nothing'), null);
});
