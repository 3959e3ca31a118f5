import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../support/formats.js';
import { bytesOf } from '../support/solver.js';

test('README.md has a row for each form of expected.json', () => {
  const readme = bytesOf('../../../web/app/formats/README.md').toString();
  const [, table] = readme.split(/^\|---\|---\|---\|---\|\n(?=\| `line\.txt`)/m);
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
  assert.deepEqual(
    rows,
    examples.map((form) => `| \`${form.name}\` | \`${form.format}\` | ${form.is} | ${form.oneLine ? 'yes' : ''} |`),
  );
});

test('a form in one line has one line and one puzzle', () => {
  for (const { name, text, oneLine, puzzles } of examples) {
    assert.equal(oneLine, puzzles.length === 1 && !/[\r\n]/.test(text.trim()), name);
  }
});
