import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retried } from '../../web/app/retried.js';

const address = new URL('../../web/app/geometry.js', import.meta.url).href;
const failing = (/** @type {string} */ message) => async () => { throw new TypeError(message); };

test('a module that is there is loaded once', async () => {
  let asked = 0;
  assert.equal(await retried(async () => { asked += 1; return 'it'; }), 'it');
  assert.equal(asked, 1);
});

test('a module that a browser keeps for failed is loaded under another address', async () => {
  const load = failing(`error loading dynamically imported module: ${address}`);
  const module = /** @type {any} */ (await retried(load));
  assert.deepEqual(Object.keys(module), Object.keys(await import(address)));
  assert.notEqual(module, await import(address));
});

test('what can still not be loaded is rejected, each time', async () => {
  const load = failing(`Failed to fetch dynamically imported module: ${address}.none`);
  for (let i = 0; i < 2; i++) await assert.rejects(retried(load), /Cannot find module/);
  await assert.rejects(retried(failing('Importing a module script failed.')), /script failed/);
});
