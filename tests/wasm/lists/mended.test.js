/** Lines in other forms among those of a list: what is written anew, and what that may cost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { windowsOf } from '../../../web/app/solver/batch-module.js';
import { mendLines } from '../../../web/app/solver/mend-lines.js';
import { solveMany } from '../../../web/app/solver/solve-many.js';
import { batchModule, bytes } from '../support/batch.js';
import { puzzles, solver } from '../support/solver.js';

const parse = (/** @type {string} */ text) => solver.parse(text);
const batch = batchModule;
const nine = puzzles.S1.replaceAll('0', '.');
const other = puzzles.S2.replaceAll('0', '.');
const spoilt = nine.replace(/\d/, 'a');
const spaced = [...nine].join(' ');

/** Lines of many kinds, of which the reader of lists knows some, and others are another form. */
const line = fc.constantFrom(
  nine,
  puzzles.S1,
  `7,${other}`,
  `${other},7.2`,
  `id 3 ${nine}`,
  spaced,
  `[${[...puzzles.S2].join(',')}]`,
  `${spoilt}|{"puzzle":"${nine}"}`,
  `${puzzles.S1}|https://example.org/?p=${other}`,
  `{"id": 3, "puzzle": "${other}"}`,
  spoilt,
  nine.slice(1),
  'id,puzzle,rating',
  'The quick brown fox of 1234 and 5678',
);

test('no line that is read by itself is lost because another one is written anew', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const list = bytes(`${lines.join('\n')}\n`);
      batch.open();
      const plain = batch.read(list);
      const before = Array.from(batch.lines.subarray(0, plain.puzzles));
      const many = solveMany(batch, list, { parse });
      const lost = before.filter((at) => !many.lines.includes(at));
      assert.deepEqual(lost, [], lines.join('\n'));
    }),
    { numRuns: 2000, seed: 47 },
  );
});

test('of many lines that cannot be read few are looked at, then the window ends', () => {
  for (const text of [`12 ${spoilt} ${spoilt}`, `1 2 3 4 ${'ab '.repeat(1300)}`, spaced.replace('.', 'a')]) {
    const list = bytes(`${text}\n`.repeat(1000));
    batch.open();
    const found = batch.read(list.subarray(0, batch.text.length));
    const mended = mendLines(list.subarray(0, found.bytes), found, batch.text.length);
    assert.ok(mended?.isCut, text);
    assert.ok(mended.bytes.length < 20_000, `${mended.bytes.length} bytes`);
    batch.open();
    const windows = [...windowsOf(batch, list)];
    assert.equal(
      windows.reduce((sum, { errors }) => sum + errors.length, 0),
      1000,
    );
    assert.equal(windows.at(-1)?.lines, 1000);
  }
});

test('a list is read alike in windows and whole, whatever is wrong with its lines', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 400, maxLength: 600 }), fc.nat(1), (lines, first) => {
      const rows = [[nine, `7,${other}`][first], ...lines];
      const many = solveMany(batch, bytes(`${rows.join('\n')}\n`), { parse });
      const few = rows.slice(0, 40);
      const some = solveMany(batch, bytes(`${few.join('\n')}\n`), { parse });
      assert.deepEqual(
        [...some.lines],
        [...many.lines].filter((at) => at <= few.length),
      );
      assert.equal(many.lines.length + many.unreadable + heads(rows), rows.length);
    }),
    { numRuns: 20, seed: 3 },
  );
});

/** A heading in the first line is no mistake; here none stands there. @param {string[]} rows */
const heads = (rows) => Number(rows[0].startsWith('id,'));

test('puzzles in a column that is very far to the right are read, and nothing is moved there', () => {
  const list = bytes(`${'a '.repeat(20_000)}${nine}\n${`${spaced}\n`.repeat(200)}`);
  batch.open();
  const sizes = [...windowsOf(batch, list)].map(({ bytes: size }) => size);
  assert.ok(sizes.length < 20, `${sizes.length} windows`);
});
