/** Where the links lead that a page from a disk shares: with a public page, and without one. */
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const app = fileURLToPath(new URL('../../../web/app/', import.meta.url));
/** @type {string[]} */
const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/**
 * The module as it is where the site was made for an address.
 * @param {string} address
 * @returns {Promise<typeof import('../../../web/app/platform/address.js')>}
 */
function addressIn(address) {
  const folder = mkdtempSync(join(tmpdir(), 'address-'));
  folders.push(folder);
  mkdirSync(join(folder, 'platform'));
  for (const name of ['platform/address.js', 'files.js']) copyFileSync(join(app, name), join(folder, name));
  writeFileSync(join(folder, 'public-address.js'), `export const publicAddress = ${JSON.stringify(address)};`);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return import(pathToFileURL(join(folder, 'platform/address.js')).href);
}

test('what a file shares leads to the public page, and is said to', async () => {
  const { folder, page, reach } = await addressIn('https://puzzles.example/stepdoku/');
  assert.equal(page(), 'https://puzzles.example/stepdoku/');
  assert.equal(folder(), 'https://puzzles.example/stepdoku/');
  assert.equal(reach(), 'elsewhere');
});

test('without a public page what a file shares leads to that file alone, and is said to', async () => {
  Object.assign(globalThis, { location: { href: 'file:///home/ada/stepdoku.html#p=1\n2' } });
  const { folder, page, reach } = await addressIn('');
  assert.equal(page(), 'file:///home/ada/stepdoku.html');
  assert.doesNotMatch(folder(), /^file:/);
  assert.equal(reach(), 'nowhere');
});
