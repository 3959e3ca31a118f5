/** Which files are texts, in which encoding, and what the others are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { encodingOf } from '../../../web/app/formats/encoding.js';
import { noTextIn } from '../../../web/app/formats/no-text.js';

const bytes = (/** @type {string} */ latin1) => Uint8Array.from(Buffer.from(latin1, 'latin1'));

for (const [kind, starts] of Object.entries({
  picture: ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF\x01\x02\x03\x04WEBPVP8 ', '\0\0\0\x18ftypheic'],
  packed: ['PK\x03\x04\x14\0', '\x1f\x8b\x08', '7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07\0', 'BZh91AY'],
  pdf: ['%PDF-1.7\n'],
  binary: ['\x7fELF\x02\x01\x01\0\0', 'SQLite format 3\0', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', '\0\0\0\0\0\0'],
})) {
  test(`a file is told to be no text: ${kind}`, () => {
    for (const start of starts) assert.equal(noTextIn(bytes(start + 'abc\0'.repeat(20))), kind, JSON.stringify(start));
  });
}

const lines = fc
  .array(fc.constantFrom('5', '.', '3', '\n', '\r\n', '|', ' ', '+---+', 'Sudoku', 'ü', '题', '，'), {
    minLength: 8,
    maxLength: 200,
  })
  .map((signs) => `1.....2..3.....4\n${signs.join('')}\n${'.'.repeat(81)}`);

test('UTF-16 is a text with and without a byte order mark, whichever byte comes first', () => {
  fc.assert(
    fc.property(lines, fc.boolean(), (text, hasMark) => {
      const written = Buffer.from((hasMark ? '\ufeff' : '') + text, 'utf16le');
      const big = Buffer.from(written).swap16();
      for (const [all, encoding] of /** @type {const} */ ([
        [written, 'utf-16le'],
        [big, 'utf-16be'],
      ])) {
        assert.deepEqual([encodingOf(all), noTextIn(all)], [encoding, null]);
        assert.equal(new TextDecoder(encoding).decode(all), text);
      }
    }),
    { seed: 47 },
  );
});

test('what is UTF-8 is told to be that, however short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('\0'));
      assert.equal(encodingOf(new TextEncoder().encode(text)), 'utf-8');
    }),
    { seed: 47 },
  );
});
