import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdTimers } from '../support/clock.js';

/** @type {Map<string, () => void>} */
const listeners = new Map();
const page = {
  addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listener) => listeners.set(type, listener),
};
Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
const { afterScrolling, REST } = await import('../../../web/app/platform/after-scrolling.js');

/** A page whose time is made. @param {import('node:test').TestContext} t */
function world(t) {
  const time = holdTimers(t);
  return {
    scroll: () => listeners.get('scroll')?.(),
    /** @param {number} ms */
    async pass(ms) {
      time.advance(ms);
      for (let turn = 0; turn < 4; turn++) await null;
    },
    /** Whether it is settled is seen later. */
    wait() {
      const waiting = { isOver: false };
      afterScrolling().then(() => {
        waiting.isOver = true;
      });
      return waiting;
    },
  };
}

test('who has not scrolled yet rests', async (t) => {
  const { wait, pass } = world(t);
  const waiting = wait();
  await pass(0);
  assert.ok(waiting.isOver);
});

test('who scrolls rests when nothing has moved for a while, however often that is put off', async (t) => {
  const { scroll, wait, pass } = world(t);
  scroll();
  const waiting = wait();
  for (let turn = 0; turn < 5; turn++) {
    await pass(REST - 1);
    assert.ok(!waiting.isOver, `turn ${turn}`);
    scroll();
  }
  await pass(REST - 1);
  assert.ok(!waiting.isOver);
  await pass(1);
  assert.ok(waiting.isOver);
});

test('who has rested is waited for no longer', async (t) => {
  const { scroll, wait, pass } = world(t);
  scroll();
  await pass(REST);
  const waiting = wait();
  await pass(0);
  assert.ok(waiting.isOver);
});
