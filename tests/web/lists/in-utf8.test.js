import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inUtf8 } from '../../../web/app/lists/in-utf8.js';

/** @param {string} text @param {boolean} isLittle with a byte order mark */
function utf16(text, isLittle) {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [i, unit] of [0xfeff, ...text.split('').map((sign) => sign.charCodeAt(0))].entries()) {
    bytes.setUint16(2 * i, unit, isLittle);
  }
  return new Uint8Array(bytes.buffer);
}

for (const [name, isLittle] of /** @type {const} */ ([
  ['little', true],
  ['big', false],
])) {
  test(`what is UTF-16, ${name} end first, is the same text in UTF-8, however long`, async () => {
    for (const text of ['', '1.....2..3.....4\r\n', '\u{1f600}…ü1'.repeat(50_000)]) {
      const list = await inUtf8(new Blob([utf16(text, isLittle)]));
      assert.equal(await list.text(), text);
    }
  });
}

test('anything else is left as it is, and what cannot be read is left to who reads it', async () => {
  for (const bytes of [[], [0xff], [0xef, 0xbb, 0xbf, 0x31], [0x31, 0x2e], [0xff, 0xff]]) {
    const blob = new Blob([Uint8Array.from(bytes)]);
    assert.equal(await inUtf8(blob), blob);
  }
  const gone = /** @type {any} */ ({ slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
  assert.equal(await inUtf8(gone), gone);
});
