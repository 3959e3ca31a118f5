/** Where the browser has no clipboard. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyPicture } from '../../../web/app/platform/deliver.js';

test('a picture that cannot be copied, nor made, is told of once: nothing is thrown beside that', async (context) => {
  const stray = /** @type {unknown[]} */ ([]);
  const listen = (/** @type {unknown} */ error) => stray.push(error);
  process.on('unhandledRejection', listen);
  context.after(() => process.off('unhandledRejection', listen));
  const makes = new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error('no memory for the picture')), 5);
  });
  assert.equal(await copyPicture(/** @type {Promise<Blob>} */ (makes)), false);
  await new Promise((done) => {
    setTimeout(done, 30);
  });
  assert.deepEqual(stray, []);
});
