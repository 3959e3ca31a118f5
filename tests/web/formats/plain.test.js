import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../../web/app/formats/plain.js';

/** @param {string} text */
function bytesOf(text) {
  const bytes = new Uint8Array(text.length);
  encode(text, bytes);
  return bytes;
}

const foreign = '\x7f';

/** @type {[what: string, text: string, encoded: string][]} */
const texts = [
  ['digits stay', '0123456789', '0123456789'],
  ['signs of empty cells stay', '.*_X-x?', '.*_X-x?'],
  ['all printable ASCII stays', ' !"#$%&/()=|+~', ' !"#$%&/()=|+~'],
  ['line ends and tabs stay', 'a\nb\r\nc\td', 'a\nb\r\nc\td'],
  ['full-width digits', '０１２３４５６７８９', '0123456789'],
  ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari digits', '०१२३४५६७८९', '0123456789'],
  ['what stands before and after full-width digits is foreign', '／：', foreign + foreign],
  ['wide blanks', '1\u00a02\u30003', '1 2 3'],
  ['dots in the middle are empty cells', '·•', '..'],
  ['vertical lines of frames', '│┃║╎╏┆┇┊┋', '|||||||||'],
  ['horizontal lines and corners of frames', '─━═╔╗╚╝╬┼├┤', '+++++++++++'],
  ['neighbours of the frame characters are foreign', '\u24ff\u2580', foreign + foreign],
  ['letters of other scripts are foreign', 'äß数', foreign + foreign + foreign],
  ['a character outside the basic plane is two foreign units', '😀1', `${foreign}${foreign}1`],
  ['half a character is foreign', '\ud83d1', `${foreign}1`],
  ['control characters are foreign', '\0\x01\v\f\x1b\x7f', foreign.repeat(6)],
  ['nothing', '', ''],
];

for (const [what, text, encoded] of texts) {
  test(`plain text: ${what}`, () => {
    assert.equal(String.fromCharCode(...bytesOf(text)), encoded);
  });
}

test('every UTF-16 unit is one byte that is ASCII', () => {
  const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join('');
  const bytes = bytesOf(all);
  assert.ok(bytes.every((byte) => byte > 0 && byte < 128));
  assert.equal(bytes.filter((byte) => byte === 127).length, 0x10000 - (95 + 3) - 2 - 2 - 128 - 40);
});

test('bytes behind the text are left alone', () => {
  const bytes = new Uint8Array(4).fill(9);
  encode('12', bytes);
  assert.deepEqual([...bytes], [0x31, 0x32, 9, 9]);
});
