import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import test from 'node:test';
import { LivingBrowsers } from '../../e2e/engines/living.js';

class FakeBrowser extends EventEmitter {
  lives = true;
  isConnected = () => this.lives;
  close = async () => this.die();
  die() {
    this.lives = false;
    this.emit('disconnected');
  }
}

/** Browsers, and all that were started. */
function world() {
  /** @type {FakeBrowser[]} */
  const started = [];
  const browsers = new LivingBrowsers();
  const launch = async () => {
    started.push(new FakeBrowser());
    return /** @type {any} */ (started[started.length - 1]);
  };
  return { browsers, started, get: (/** @type {string} */ key) => browsers.get(key, launch) };
}

test('a browser is started once for each key, also when it is asked for twice at a time', async () => {
  const { started, get } = world();
  const [first, second] = await Promise.all([get('light'), get('light')]);
  assert.equal(first, second);
  assert.notEqual(await get('dark'), first);
  assert.equal(started.length, 2);
});

test('a browser that has ended by itself is started again, and the others live on', async () => {
  const { started, get } = world();
  const [light, dark] = [await get('light'), await get('dark')];
  started[0].die();
  const next = await get('light');
  assert.notEqual(next, light);
  assert.equal(await get('light'), next);
  assert.equal(await get('dark'), dark);
});

test('a browser that could not be started is asked for again', async () => {
  const { browsers, get } = world();
  await assert.rejects(
    browsers.get('light', () => Promise.reject(new Error('no memory'))),
    /no memory/,
  );
  assert.ok(await get('light'));
});

test('all browsers are closed, and another is started where a page is opened after that', async () => {
  const { browsers, started, get } = world();
  await Promise.all([get('light'), get('dark')]);
  await browsers.close();
  assert.deepEqual(
    started.map(({ lives }) => lives),
    [false, false],
  );
  await get('light');
  assert.equal(started.length, 3);
});
