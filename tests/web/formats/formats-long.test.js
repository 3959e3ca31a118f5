import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, LONGEST_DOCUMENT, read } from '../../../web/app/formats/formats.js';
import { unpackBase64 } from '../../../web/app/formats/lz.js';
import { blankTables, tables } from '../../../web/app/formats/tables.js';

/** Three times as long as a text can be: work that grows with the square of the length takes some seconds. */
const LONG = 3 * LONGEST_DOCUMENT;
/** Milliseconds for one text; what is linear needs a tenth of them on a slow machine. */
const LIMIT = 1500;

/** What a text can have many of. */
const runs = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u3000',
  '\u2028',
  '[',
  ']',
  '[]',
  '{',
  '(',
  '(1)',
  '"',
  "'",
  '`',
  '\\',
  ',',
  ', ',
  ';',
  '|',
  '|\n',
  ':',
  ':1',
  '=>',
  '<',
  '>',
  '> ',
  '#',
  '%',
  '&',
  '?',
  '/',
  '/*',
  '*',
  '-',
  '+1',
  '=',
  '0',
  '1',
  '1,',
  '1\t',
  '1\n',
  '.',
  'x',
  'a',
  'A',
  'a:',
  '" ',
  '",',
  'data="1',
  '?q=1',
  '/fpuz',
  '[Puzzle]\n',
  '123456789\n',
  '["1...","2...","3...","4..."],',
  '1.......2......3\n',
];
/** What they can stand between. */
const frames = [
  ['', ''],
  ['\ta', 'a'],
  ['|a', 'a|'],
  ['["', '"]'],
  ['data="', '!'],
  ['?load=', '!'],
  [':0:x:', '!'],
  ['x\n', '\nx'],
  ['[Puzzle]\n', ''],
];

/** @param {string} run @param {string[]} frame */
const longText = (run, [before, after]) => before + run.repeat(LONG / run.length) + after;

/**
 * The plain reader refuses what is longer than it takes.
 * @returns {import('../../../web/app/solver.js').ParseResult}
 */
const refuse = () => ({ ok: false, error: { code: 'length', index: 0, line: 1, column: 1, found: 1, expected: 16 } });

for (const format of [...formats, blankTables]) {
  const name = format === blankTables ? 'tables with blanks' : `reader ${formats.indexOf(format) + 1}`;
  test(`the work for a long text grows with its length: ${name}`, () => {
    for (const run of runs) {
      for (const frame of frames) {
        const text = longText(run, frame);
        const start = performance.now();
        format.find(text, refuse);
        const time = performance.now() - start;
        assert.ok(time < LIMIT, `${time} ms for many ${JSON.stringify(run)} in ${JSON.stringify(frame)}`);
      }
    }
  });
}

test('many pieces that are no puzzles: only the first, of which something is said, gets its place', (t) => {
  const text = '?p=............\n'.repeat(LONGEST_DOCUMENT / 16);
  const split = t.mock.method(String.prototype, 'split');
  const result = read(text, refuse);
  assert.equal(result.ok, false);
  assert.ok(split.mock.callCount() < 10, `${split.mock.callCount()} calls`);
});

test('what is packed ends with its last sign', (t) => {
  const sign = t.mock.method(String, 'fromCharCode');
  assert.equal(unpackBase64('A'.repeat(1000)), null);
  assert.ok(sign.mock.callCount() < 1000, `${sign.mock.callCount()} signs`);
});

test('a field of a table has its word without blanks and quotes, and its place', () => {
  const piece = tables.find('5, 3 ,"","x" , "7" ,\'8\',"1 ",,\u20284\u2028,0,0,0,0,a\u2028b', refuse)?.pieces[0];
  assert.deepEqual(piece, { code: 'character', index: 42, length: 3 });
  const words = tables.find('5, 3 ,"","." , "7" ,\'8\',"1",,\u20284\u2028,0,0,0,0,0,0,0', refuse)?.pieces[0];
  assert.deepEqual(words && 'text' in words && [words.text, words.places], [
    '53..781.4.......',
    [0, 3, 7, 10, 16, 21, 25, 28, 30, 33, 35, 37, 39, 41, 43, 45],
  ]);
});
