import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LONGEST_LINK, writeLink } from '../../../web/app/state/link.js';
import { readProgress, writeProgress } from '../../../web/app/state/progress.js';
import { emptyProgress, progressOf } from '../support/progress.js';
import { puzzle } from '../support/actions.js';
import { puzzles } from '../support/solver.js';

const boards = puzzle.chain((text) => fc.tuple(fc.constant(text), progressOf(text)));

test('what was entered is read as it was written', () => {
  fc.assert(
    fc.property(boards, ([text, board]) => {
      const written = writeProgress(board, text);
      if (written === '') assert.deepEqual(board, emptyProgress(text));
      else assert.deepEqual(readProgress(written, text), board);
      assert.ok(/^[\w-]*$/.test(written));
    }),
    { numRuns: 500 },
  );
});

test('it is short: every note in every cell, and colours, leave half of a link free', () => {
  const empty = '.'.repeat(81);
  const full = emptyProgress(empty);
  full.corner.fill(511);
  full.centre.fill(511);
  full.colours.fill(8);
  const text = writeProgress(full, empty);
  assert.equal(text.length, 325);
  assert.deepEqual(readProgress(text, empty), full);
  const link = writeLink({
    puzzle: empty,
    algorithm: 'all-solutions',
    position: Number.MAX_SAFE_INTEGER,
    progress: full,
  });
  assert.ok(link.length < LONGEST_LINK / 2);
});

test('nothing entered is no text', () => {
  assert.equal(writeProgress(emptyProgress(puzzles.small), puzzles.small), '');
  assert.equal(readProgress('', puzzles.small), null);
});

test('each board has one text: what is not written so is not read', () => {
  fc.assert(
    fc.property(
      boards,
      fc.string({ unit: fc.constantFrom(...'ABCJQZaz059-_'), maxLength: 340 }),
      ([text, board], other) => {
        const written = writeProgress(board, text);
        for (const made of [other, `${written}A`, written.slice(0, -1), written + other]) {
          const read = readProgress(made, text);
          if (read) assert.equal(writeProgress(read, text), made);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a digit that the board does not have, and a colour that there is none of, are not read', () => {
  for (const [text, side] of /** @type {[string, number][]} */ ([
    [puzzles.four, 4],
    [puzzles.six, 6],
    [puzzles.school, 9],
  ])) {
    const cell = text.indexOf('.');
    for (let digit = 1; digit <= 15; digit++) {
      const board = emptyProgress(text);
      board.digits[cell] = digit;
      const read = readProgress(writeProgress(board, text), text);
      assert.deepEqual(read, digit <= side ? board : null, `${digit} on ${side} by ${side}`);
      const painted = emptyProgress(text);
      painted.colours[cell] = digit;
      assert.deepEqual(
        readProgress(writeProgress(painted, text), text),
        digit <= 8 ? painted : null,
        `colour ${digit}`,
      );
    }
  }
});

for (const text of ['=', '%41', 'A B', '\u0000', 'é', 'A'.repeat(401), '_'.repeat(400), '__proto__', 'gg', '5A']) {
  test(`${JSON.stringify(text.slice(0, 12))} is nothing that anybody has entered`, () => {
    assert.equal(readProgress(text, puzzles.small), null);
  });
}
