import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../../web/app/state/store.js';

/** @param {{ sum: number }} state @param {number} action */
const add = (state, action) => (action === 0 ? state : { sum: state.sum + action });

function recorded() {
  const store = createStore(add, { sum: 1 });
  /** @type {[now: number, before: number][]} */
  const heard = [];
  const stop = store.subscribe((now, before) => heard.push([now.sum, before.sum]));
  return { store, heard, stop };
}

test('a store starts with what it is given', () => {
  assert.deepEqual(createStore(add, { sum: 1 }).state, { sum: 1 });
});

test('an action changes the state, and listeners hear of both states', () => {
  const { store, heard } = recorded();
  store.dispatch(5);
  store.dispatch(2);
  assert.deepEqual(store.state, { sum: 8 });
  assert.deepEqual(heard, [
    [6, 1],
    [8, 6],
  ]);
});

test('an action that changes nothing is not told', () => {
  const { store, heard } = recorded();
  store.dispatch(0);
  assert.deepEqual(heard, []);
});

test('a listener that has unsubscribed hears no more', () => {
  const { store, heard, stop } = recorded();
  store.dispatch(5);
  stop();
  stop();
  store.dispatch(5);
  assert.equal(heard.length, 1);
});

test('the others go on when one unsubscribes, even in the middle', () => {
  const store = createStore(add, { sum: 0 });
  /** @type {string[]} */
  const heard = [];
  const stop = store.subscribe(() => {
    heard.push('first');
    stop();
  });
  store.subscribe(() => heard.push('second'));
  store.dispatch(1);
  store.dispatch(1);
  assert.deepEqual(heard, ['first', 'second', 'second']);
});

test('the new state stands when a listener is told', () => {
  const store = createStore(add, { sum: 0 });
  store.subscribe((now) => assert.equal(store.state, now));
  store.dispatch(3);
  assert.equal(store.state.sum, 3);
});

test('a listener can dispatch in turn', () => {
  const { store, heard } = recorded();
  store.subscribe(({ sum }) => {
    if (sum < 10) store.dispatch(10);
  });
  store.dispatch(1);
  assert.equal(store.state.sum, 12);
  assert.deepEqual(heard, [
    [2, 1],
    [12, 2],
  ]);
});

test('where a listener changes the state, no listener hears of an older state after a newer one', () => {
  const store = createStore(add, { sum: 0 });
  /** @type {string[]} */
  const heard = [];
  store.subscribe((now, before) => {
    heard.push(`first ${before.sum} to ${now.sum}`);
    if (now.sum === 1) store.dispatch(10);
  });
  store.subscribe((now, before) => heard.push(`second ${before.sum} to ${now.sum}`));
  store.dispatch(1);
  assert.deepEqual(heard, ['first 0 to 1', 'first 1 to 11', 'second 0 to 11']);
});
