import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formats, LONGEST_DOCUMENT, read } from '../../../web/app/formats/formats.js';
import { unpackBase64 } from '../../../web/app/formats/lz.js';
import * as around from '../../../web/app/formats/around.js';
import { excerptOf } from '../../../web/app/formats/excerpt.js';
import { unmarked } from '../../../web/app/formats/marks.js';
import { typed, visible } from '../../../web/app/formats/signs.js';
import { sourcesOf } from '../../../web/app/formats/sources.js';
import { blankTables, tables } from '../../../web/app/formats/tables.js';

/** Three times as long as a text can be: work that grows with the square of the length takes some seconds. */
const LONG = 3 * LONGEST_DOCUMENT;
/** Milliseconds of the processor. What takes less needs no second look; what is linear takes a tenth of them. */
const UNSUSPICIOUS = 1500;
/** Milliseconds of the processor that no text may take. */
const TOO_MUCH = 20 * UNSUSPICIOUS;
/** Of twice the length to the length itself: 2 where the work is linear, 4 where it grows with the square. */
const MOST_GROWTH = 3;

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
  '[b]',
  '{|\n|-',
  '\n ',
  '|-\n',
  '{\\*a{b}',
  '@@ 1 @@\n',
  '1,1,1\n',
  '--',
  '=\n',
  '\u2026\u2014\u2013',
  '\ud83d\ude42',
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
  ['.', 'x'],
  ['{|\n|', '\na'],
  ['{\\rtf1{\\*', '}'],
];

/** @param {string} run @param {string[]} frame @param {number} length */
const longText = (run, [before, after], length) => before + run.repeat(length / run.length) + after;

/** How many milliseconds of the processor it takes: others may be at work as well. @param {() => void} work */
function costOf(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The work for each long text grows no faster than its length. @param {(text: string) => void} work */
function assertLinear(work) {
  for (const run of runs) {
    for (const frame of frames) {
      const text = longText(run, frame, LONG);
      const cost = costOf(() => work(text));
      if (cost < UNSUSPICIOUS) continue;
      assert.ok(cost < TOO_MUCH, `${cost} ms for ${JSON.stringify([run, frame])}`);
      const half = longText(run, frame, LONG / 2);
      const halfCost = costOf(() => work(half));
      const growth =
        Math.min(
          cost,
          costOf(() => work(text)),
        ) / halfCost; // the first time it may have been compiled
      assert.ok(growth < MOST_GROWTH, `${growth} times for twice as many ${JSON.stringify([run, frame])}: ${cost} ms`);
    }
  }
}

/**
 * The plain reader refuses what is longer than it takes.
 * @returns {import('../../../web/app/solver.js').ParseResult}
 */
const refuse = () => ({ ok: false, error: { code: 'length', index: 0, line: 1, column: 1, found: 1, expected: 16 } });

for (const format of [...formats, blankTables]) {
  const name = format === blankTables ? 'tables with blanks' : `reader ${formats.indexOf(format) + 1}`;
  test(`the work for a long text grows with its length: ${name}`, () => {
    assertLinear((text) => void format.find(text, refuse));
  });
}

/** What is asked before the formats, and where they find nothing. @type {Record<string, (text: string) => void>} */
const steps = {
  ...Object.fromEntries(Object.entries(around).map(([name, step]) => [name, (text) => step(excerptOf(text, 0))])),
  unmarked: (text) => void [...unmarked(excerptOf(text, 0))],
  signs: (text) => void [...typed(visible(text))],
  sources: (text) => void sourcesOf(excerptOf(text, 0)),
};

for (const [name, step] of Object.entries(steps)) {
  test(`the work for a long text grows with its length: ${name}`, () => assertLinear(step));
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
