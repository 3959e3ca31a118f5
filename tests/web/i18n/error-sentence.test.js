import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsNone } from '../../../web/app/formats/share.js';
import { errorSentence } from '../../../web/app/i18n/errors.js';
import { mistakeSentence } from '../../../web/app/i18n/line-errors.js';

const place = {
  code: /** @type {const} */ ('character'),
  index: 0,
  line: 1,
  column: 1,
  found: null,
  expected: null,
};
const t = /** @type {any} */ ((/** @type {string} */ _, /** @type {{ found: string }} */ { found }) => found);

/** @type {[found: string, said: string][]} */
const signs = [
  ['\u200b', 'U+200B'],
  ['\u2028', 'U+2028'],
  ['\0', 'U+0000'],
  ['\ud83d', 'U+D83D'],
  ['\u0301', 'U+0301'],
  ['\u{e0001}', 'U+E0001'],
  ['5\u200b', '5U+200B'],
  ['x 1', 'x 1'],
  ['\u{1f600}', '\u{1f600}'],
  ['é', 'é'],
];

for (const [found, said] of signs) {
  test(`an error names ${JSON.stringify(found)} as ${said}`, () => {
    assert.equal(errorSentence({ ...place, found }, t), said);
  });
}

test('a number is left to the language, which groups its digits', () => {
  assert.equal(errorSentence({ ...place, code: 'too-long', found: 10_000_000 }, t), 10_000_000);
  assert.equal(mistakeSentence({ ...place, code: 'length', found: 1_234 }, t), 1_234);
});

test('a text of which few signs are cells holds no puzzle; one that is refused further on does', () => {
  assert.equal(holdsNone('hello ...', place), true);
  assert.equal(holdsNone('!3..7....6..195', place), false);
  assert.equal(holdsNone('12a', { ...place, index: 2 }), false);
  assert.equal(holdsNone('a12b', place), false);
  assert.equal(holdsNone('a1bc', place), true);
  assert.equal(holdsNone('[1, 2, "a"]', { ...place, index: 8 }), false);
  assert.equal(holdsNone('hello ...', { ...place, code: 'length' }), false);
});
