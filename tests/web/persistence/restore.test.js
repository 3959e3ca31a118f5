/** Which news of the browser make a page keep its work at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { createStore } from '../../../web/app/state/store.js';
import { puzzles } from '../support/solver.js';
import { FakeStorage } from '../support/storage.js';

/** A page of its own: its window, its document, and what it keeps. */
const page = new EventTarget();
const text = new EventTarget();
const sessionStorage = new FakeStorage();
Object.assign(globalThis, {
  ...{ document: text, sessionStorage, localStorage: new FakeStorage() },
  ...{ location: { hash: '' }, history: { state: null, replaceState() {} } },
  addEventListener: page.addEventListener.bind(page),
});
const { keepWork } = await import('../../../web/app/persistence/restore.js');
const store = createStore(reduce, initialState(puzzles.small));
keepWork(/** @type {any} */ ({ store, hasAttribute: () => false, lang: 'en' }), () => {});

for (const [name, target, puzzle] of /** @type {const} */ ([
  ['pagehide', page, '12..............'],
  ['freeze', text, '13..............'],
  ['visibilitychange', text, '14..............'],
])) {
  test(`at ${name} what was done a moment before is kept at once`, () => {
    const kept = () => JSON.parse(sessionStorage.getItem('stepdoku.work') ?? '{}').work?.puzzle;
    store.dispatch({ type: 'load', puzzle });
    assert.notEqual(kept(), puzzle);
    target.dispatchEvent(new Event(name));
    assert.equal(kept(), puzzle);
  });
}
