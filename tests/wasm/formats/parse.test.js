import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_TEXT } from '../../../build/web/app/solver.js';
import { bytesOf, puzzles, solver } from '../support/solver.js';

/** The rows of a table: an array in each line, the first with their names. @param {string} file @returns {any[][]} */
function tableOf(file) {
  const [, ...lines] = bytesOf(`../../data/${file}`).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** @param {string} text */
const shown = (text) =>
  text.length > 50 ? `${JSON.stringify(text.slice(0, 40))}... (${text.length})` : JSON.stringify(text);

for (const [text, code, index, line, column, found, expected] of tableOf('parse-errors.jsonl')) {
  test(`parse() says '${code}' and where in ${shown(text)}`, () => {
    assert.deepEqual(solver.parse(text), { ok: false, error: { code, index, line, column, found, expected } });
  });
}

for (const [text, code, index, line, column, found, expected, ...row] of tableOf('format-errors.jsonl')) {
  test(`parse() says '${code}' and where in ${shown(text)}`, () => {
    const error = { code, index, line, column, found, expected, ...(row.length > 0 && { row: row[0] }) };
    assert.deepEqual(solver.parse(text), { ok: false, error });
  });
}

for (const [text, puzzle, format] of tableOf('parse-texts.jsonl')) {
  test(`parse() reads ${shown(text)}`, () => {
    assert.deepEqual(solver.parse(text), { ok: true, puzzle, size: Math.sqrt(puzzle.length), format });
  });
}

const place = { index: 0, line: 1, column: 1 };

/** @type {[about: string, value: unknown][]} */
const noTexts = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 5],
  ['NaN', NaN],
  ['a large integer', 10n ** 80n],
  ['a boolean', true],
  ['a symbol', Symbol('puzzle')],
  ['an array of digits', Array.from(puzzles.S1, Number)],
  ['an array with one puzzle', [puzzles.S1]],
  ['bytes', new TextEncoder().encode(puzzles.S1)],
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  ['a function', () => puzzles.S1],
  ['a String object', new String(puzzles.S1)],
  [
    'an object that throws when it is read',
    {
      toString() {
        throw new Error('hostile');
      },
    },
  ],
  [
    'an object that throws at any touch',
    new Proxy(
      {},
      {
        get() {
          throw new Error('hostile');
        },
      },
    ),
  ],
];

for (const [about, value] of noTexts) {
  test(`parse() refuses ${about} as no text; check() and run() throw the same`, () => {
    const text = /** @type {any} */ (value);
    const error = { code: 'type', ...place, found: null, expected: null };
    assert.deepEqual(solver.parse(text), { ok: false, error });
    assert.throws(() => solver.check(text), { name: 'SolverError', code: 'type', error });
    assert.throws(() => solver.run(text), { name: 'SolverError', code: 'type', error });
  });
}

test('a text of 4,096 characters is read, one more is too long', () => {
  const text = `${puzzles.S1}${'\n'.repeat(4096 - 81)}`;
  assert.equal(text.length, LONGEST_TEXT);
  assert.equal(solver.parse(text).ok, true);
  const error = { code: 'too-long', ...place, found: 4097, expected: 4096 };
  assert.deepEqual(solver.parse(`${text}\n`), { ok: false, error });
});

/** @type {[about: string, text: string][]} */
const long = [
  ['digits', '1'.repeat(1e7)],
  ['brackets, 10^5 deep', '['.repeat(1e5)],
  ['puzzles', `${puzzles.S1}\n`.repeat(1e5)],
  ['surrogates', '\u{1f600}'.repeat(2049)],
];

for (const [about, text] of long) {
  test(`a long text of ${about} is refused, and the next puzzle read`, () => {
    const error = { code: 'too-long', ...place, found: text.length, expected: 4096 };
    assert.deepEqual(solver.parse(text), { ok: false, error });
    assert.throws(() => solver.run(text), { name: 'SolverError', code: 'too-long', error });
    assert.equal(solver.parse(puzzles.S1).ok, true);
  });
}

test('a refused text does not show in the next answer', () => {
  solver.parse('9'.repeat(81));
  solver.parse('1x');
  assert.deepEqual(solver.parse('.'.repeat(16)), { ok: true, puzzle: '.'.repeat(16), size: 4, format: 'line' });
});
