import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastedOf } from '../../../web/app/platform/pasted.js';

const file = /** @type {any} */ ({ name: 'list.txt' });

/** @param {Record<string, string>} texts @param {File[]} [files] */
const clipboard = (texts, files = []) =>
  /** @type {any} */ ({ files, getData: (/** @type {string} */ type) => texts[type] ?? '' });

test('of a clipboard the text counts first, then a file, then markup', () => {
  const markup = { 'text/html': '<td>5</td>' };
  assert.equal(pastedOf(clipboard({ text: '5', ...markup }, [file])), '5');
  assert.equal(pastedOf(clipboard(markup, [file])), file);
  assert.equal(pastedOf(clipboard(markup)), '<td>5</td>');
  assert.equal(pastedOf(clipboard({})), '');
  assert.equal(pastedOf(null), '');
});
