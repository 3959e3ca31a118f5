import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { solver } from '../support/solver.js';

/** Signs that mean something to the reader, and some that look like them. */
const telling = fc.constantFrom(
  ...'0123456789.*_Xx-|+= \t\n\r',
  '\r\n',
  '\ufeff',
  '\u00b7',
  '│',
  '─',
  '┼',
  '５',
  '٣',
  '\u3000',
  '\0',
  '\ud83d',
  '\ude00',
  '\u{1f600}',
  '__proto__',
);

const anyText = fc.oneof(
  fc.string16bits({ maxLength: 60 }),
  fc.fullUnicodeString({ maxLength: 60 }),
  fc.stringOf(telling, { maxLength: 120 }),
  fc.stringOf(fc.constantFrom(...'1234.\n'), { minLength: 14, maxLength: 24 }),
  fc.stringOf(fc.constantFrom(...'12.9 '), { minLength: 80, maxLength: 82 }),
);

/** @param {string} text @param {number} index */
function lineAndColumn(text, index) {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  // A place between CR and LF belongs to the line that they end.
  assert.ok(text[index - 1] !== '\r' || text[index] !== '\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** @param {string} text @param {import('../../../build/web/app/solver.js').ParseError} error */
function assertError(text, { code, index, line, column, found, expected }) {
  assert.ok(['empty', 'length', 'row', 'character', 'digit'].includes(code), code);
  assert.ok(index >= 0 && (code === 'empty' ? index <= text.length : index < text.length));
  assert.deepEqual({ line, column }, lineAndColumn(text, index));
  if (code === 'empty') assert.deepEqual([found, expected], [null, null]);
  if (code === 'character') {
    assert.deepEqual([text.startsWith(String(found), index), expected], [true, null]);
    assert.doesNotMatch(String(found), /^[0-9.*_Xx| \t\r\n-]$/);
  }
  if (code === 'digit') assert.ok(Number(found) > Number(expected) && [4, 6].includes(Number(expected)));
  if (code === 'length') assert.ok(found !== expected && [16, 36, 81].includes(Number(expected)));
  if (code === 'row') assert.ok(found !== expected && [4, 6, 9].includes(Number(expected)));
}

test('100,000 random texts are read or refused with a place inside them, and none throws', () => {
  const read = { good: 0, bad: 0 };
  fc.assert(
    fc.property(anyText, (text) => {
      const result = solver.parse(text);
      read[result.ok ? 'good' : 'bad'] += 1;
      if (!result.ok) return assertError(text, result.error);
      assert.match(result.puzzle, /^[1-9.]+$/);
      assert.equal(result.puzzle.length, result.size ** 2);
      assert.ok(Math.max(...Array.from(result.puzzle, (sign) => Number(sign) || 0)) <= result.size);
      assert.deepEqual(solver.parse(result.puzzle), { ...result, format: 'line' });
    }),
    { numRuns: 100_000, seed: 4096 },
  );
  assert.ok(read.good > 100 && read.bad > 100, JSON.stringify(read));
});

/**
 * @typedef {{ size: number, cells: number[], empty: string, zero: number, blank: string, newline: string, bars:
 *   boolean, frame: string, mark: string, around: string }} Layout
 */

/** @type {fc.Arbitrary<Layout>} */
const layouts = fc.constantFrom(4, 6, 9).chain((size) =>
  fc.record({
    size: fc.constant(size),
    // At least one sign for "empty": without any, blank lines around a full grid are empty rows.
    cells: fc
      .array(fc.nat({ max: size }), { minLength: size * size - 1, maxLength: size * size - 1 })
      .map((cells) => [0, ...cells]),
    empty: fc.constantFrom(...'0.*_Xx-', '\u00b7', '\u2022'),
    zero: fc.constantFrom(0x30, 0x30, 0xff10, 0x660, 0x6f0, 0x966),
    blank: fc.constantFrom('', ' ', '\t', '  ', '\u3000'),
    newline: fc.constantFrom('\n', '\r\n', '\r', '\n\n'),
    bars: fc.boolean(),
    frame: fc.constantFrom('', '+---+---+', '+===+', '├──┼──┤'),
    mark: fc.constantFrom('', '\ufeff'),
    around: fc.constantFrom('', '\n', ' \r\n'),
  }),
);

/** @param {Layout} layout */
function rowsOf({ size, cells, empty, zero, blank, bars }) {
  const width = { 4: 2, 6: 3, 9: 3 }[size] ?? 0;
  return Array.from({ length: size }, (_, row) =>
    cells
      .slice(row * size, (row + 1) * size)
      .map(
        (digit, column) =>
          (bars && column % width === 0 ? '|' : '') + (digit ? String.fromCharCode(zero + digit) : empty),
      )
      .join(blank),
  );
}

test('a board is read back from any layout that it is written in', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      const { size, cells, newline, frame, mark, around } = layout;
      const lines = rowsOf(layout).flatMap((row, i) => (frame && i % 3 === 0 ? [frame, row] : [row]));
      const text = mark + around + lines.join(newline) + around;
      const puzzle = cells.map((digit) => digit || '.').join('');
      assert.deepEqual(solver.parse(text), { ok: true, puzzle, size, format: 'rows' });
      assert.deepEqual(solver.parse(mark + rowsOf(layout).join('')), { ok: true, puzzle, size, format: 'line' });
    }),
    { numRuns: 5000, seed: 81 },
  );
});

test('a board whose empty cells are blanks is read back, in one line or with its rows cut off', () => {
  fc.assert(
    fc.property(layouts, ({ size, cells, newline }) => {
      fc.pre(newline !== '\n\n');
      cells[1] ||= 1;
      const puzzle = cells.map((digit) => digit || '.').join('');
      const line = puzzle.replaceAll('.', ' ');
      assert.deepEqual(solver.parse(line), { ok: true, puzzle, size, format: 'line' });
      const rows = Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size).trimEnd());
      const result = solver.parse(rows.join(newline));
      assert.deepEqual(result.ok && [result.puzzle, result.size], [puzzle, size]);
    }),
    { numRuns: 3000, seed: 16 },
  );
});
