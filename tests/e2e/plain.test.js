import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useApp } from './app.js';

const { open } = useApp();

/** @param {boolean} simd whether the engine says that it has SIMD */
async function load(simd) {
  /** @type {string[]} */
  const fetched = [];
  const app = await open({}, {
    prepare: async (page) => {
      if (!simd) await page.addInitScript(() => { WebAssembly.validate = () => false; });
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('plain.wasm')) fetched.push(new URL(request.url()).pathname);
      });
    },
  });
  await app.reads('verdict', '5,547 steps');
  await app.button('step').click();
  await app.stands(1);
  await app.close();
  return fetched;
}

test('a browser without SIMD loads the plain module, and the page works as ever', async () => {
  assert.deepEqual(await load(false), ['/wasm/sudoku-plain.wasm']);
});

test('a browser with SIMD does not load the plain module', async () => {
  assert.deepEqual(await load(true), []);
});
