import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanAddress, sharedText } from '../../../web/app/platform/incoming.js';

/** @type {[search: string, text: string | null][]} */
const searches = [
  ['', null],
  ['?', null],
  ['?lang=de&tab=1', null],
  ['?title=&text=&url=', null],
  ['?text=1.....2..3.....4', '1.....2..3.....4'],
  ['?title=A+puzzle&text=1...%0A..2.%0A.3..%0A...4&url=', 'A puzzle\n1...\n..2.\n.3..\n...4'],
  [
    '?title=&text=&url=https%3A%2F%2Fexample.org%2F%3Fbd%3D1000002003000004',
    'https://example.org/?bd=1000002003000004',
  ],
  ['?bd=1000002003000004', '?bd=1000002003000004'],
  ['?lang=de&puzzle=1000002003000004', '?lang=de&puzzle=1000002003000004'],
  ['?load=N4Ig', '?load=N4Ig'],
  ['?text=%', '%'],
  ['?text=%09%092%09%0A3%09%09%09&url=+', '\t\t2\t\n3\t\t\t'],
  ['?__proto__=1', null],
];

for (const [search, text] of searches) {
  test(`in ${search || 'no query'} there is ${text === null ? 'no puzzle' : JSON.stringify(text)}`, () => {
    assert.equal(sharedText(search), text);
  });
}

/** @type {[address: string, clean: string][]} */
const addresses = [
  ['https://example.org/step/?text=1&title=2&url=3', '/step/'],
  ['https://example.org/step/?bd=1000002003000004#p=1&n=3', '/step/#p=1&n=3'],
  ['https://example.org/?lang=de&load=N4Ig&x=1', '/?lang=de&x=1'],
  ['https://example.org/index.html', '/index.html'],
];

for (const [address, clean] of addresses) {
  test(`${address} is ${clean} once it has been read`, () => {
    assert.equal(cleanAddress(new URL(address)), clean);
    assert.equal(sharedText(new URL(clean, address).search), null);
  });
}
