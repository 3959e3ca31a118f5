import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';

const { open } = useApp();

const withoutSimd = script(() => {
  WebAssembly.validate = () => false;
});

/** Which plain module the page has asked for. @param {string[]} head */
async function load(head) {
  const app = await open({}, { head });
  await app.reads('verdict', '5,547 steps');
  await app.button('step').click();
  await app.stands(1);
  await app.close();
  return app.site.asked.filter((path) => path.endsWith('plain.wasm'));
}

test('a browser without SIMD loads the plain module, and the page works as ever', async () => {
  assert.deepEqual(await load([withoutSimd]), ['/wasm/sudoku-plain.wasm']);
});

test('a browser with SIMD does not load the plain module', async () => {
  assert.deepEqual(await load([]), []);
});
