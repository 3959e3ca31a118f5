import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asList } from '../../../web/app/lists/as-list.js';

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
      const list = await asList(new Blob([utf16(text, isLittle)]));
      assert.equal(await list.text(), text);
    }
  });
}

test('anything else is left as it is, and what cannot be read is left to who reads it', async () => {
  for (const bytes of [[], [0xff], [0xef, 0xbb, 0xbf, 0x31], [0x31, 0x2e], [0xff, 0xff]]) {
    const blob = new Blob([Uint8Array.from(bytes)]);
    assert.equal(await asList(blob), blob);
  }
  const gone = /** @type {any} */ ({ slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
  assert.equal(await asList(gone), gone);
});

test('a file of grids is a list with as many lines, also in UTF-16', async () => {
  const grids = 'Grid 01\r\n1...\r\n..2.\r\n.3..\r\n...4\r\n'.repeat(20_000);
  const list = '\n1.....2..3.....4\n\n\n\n'.repeat(20_000);
  for (const blob of [new Blob([grids]), new Blob([utf16(grids, true)])]) {
    assert.equal(await (await asList(blob)).text(), list);
  }
});
