/** tests/bench/mutation/equal.json names mutants by their file and their line: an entry must not outlive its line. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../../../', import.meta.url);
/** @type {import('../../bench/mutation.js').Equal[]} */
const equal = JSON.parse(readFileSync(new URL('tests/bench/mutation/equal.json', ROOT), 'utf8'));

/** The lines of a file without the blanks around them; none if there is no such file. @param {string} file */
function linesOf(file) {
  const path = new URL(file, ROOT);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.trim()));
}

test('each mutant that makes no difference is one of a line that the sources have', () => {
  const lines = new Map(equal.map(({ file }) => [file, linesOf(file)]));
  const stale = equal.filter(({ file, text }) => !lines.get(file)?.has(text));
  assert.deepEqual(stale, []);
});

test('no mutant that makes no difference is listed twice', () => {
  const names = equal.map(({ file, text, change }) => [file, text, change].join('\n'));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  assert.deepEqual(twice, []);
});
