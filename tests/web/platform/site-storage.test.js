import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { isHeldByOthers, siteStorage } from '../../../web/app/platform/site-storage.js';

/** @param {Record<string, unknown>} names of the page */
function provide(names) {
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}

afterEach(() => {
  for (const name of ['window', 'localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

const foreign = {
  get href() {
    throw new DOMException('another origin', 'SecurityError');
  },
};

/**
 * Pages, each in a frame of the next one.
 * @param {object[]} locations from the inside
 */
function held(...locations) {
  const pages = locations.map((location) => /** @type {any} */ ({ location }));
  for (const [index, page] of pages.entries()) page.parent = pages[index + 1] ?? page;
  return pages[0];
}

const own = { href: 'https://sudoku.example/' };

for (const [name, window, isHeld] of /** @type {const} */ ([
  ['a page by itself is held by nobody', held(own), false],
  ['a page in a frame of its own origin is held by nobody else', held(own, own), false],
  ['a page in a frame of another origin is held by others', held(own, foreign), true],
  ['so is one that another origin holds around a page of its own', held(own, own, foreign), true],
  ['so is one in a foreign frame of a page of its own', held(own, foreign, own), true],
])) {
  test(`${name}, and has the storages of the site or none`, () => {
    provide({ window, localStorage: 'local', sessionStorage: 'session' });
    assert.equal(isHeldByOthers(), isHeld);
    for (const kind of /** @type {const} */ (['local', 'session'])) {
      if (isHeld) assert.throws(() => siteStorage(kind), { name: 'SecurityError' });
      else assert.equal(siteStorage(kind), kind);
    }
  });
}
