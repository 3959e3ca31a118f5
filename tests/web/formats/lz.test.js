/** What lz-string has packed, written down bit by bit, and what nothing could have packed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpackBase64 } from '../../../web/app/formats/lz.js';

/** @type {[what: string, packed: string, text: string | null][]} */
const texts = [
  ['one character', 'IZA', 'a'], // 00 10000110, 010
  ['a word that it adds itself', 'IYo', 'aaa'], // 00 10000110, 001, 010
  ['nothing', 'Q', ''], // 01
  ['a word before there is any', '0', null], // 11, 01
  ['a word that is not known yet', 'Ibo', null], // 00 10000110, 111, 010
  ['a text that breaks off', 'I', null],
  ['a sign that is none of base64', 'IZ?', null],
];

for (const [what, packed, text] of texts) {
  test(`unpacked: ${what}`, () => assert.equal(unpackBase64(packed), text));
}
