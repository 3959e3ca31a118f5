/**
 * What was read on 28 November 2026 is read alike: examples of forms and lists, changed at random by one or two edits,
 * so that much of it is odd, with what came of it. A text that is to be read otherwise is taken out of the table, and
 * the message of that change says why.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzlesOf } from '../support/formats.js';
import { bytesOf, solver } from '../support/solver.js';

/**
 * @type {{ texts: { text: string, puzzles: string[] }[], lists: { text: string, puzzles: Record<string, string> }[] }}
 *   of a list for each line that was read: how many solutions, and the first one
 */
const earlier = JSON.parse(bytesOf('../../data/earlier-readings.json').toString());

test('a text that was read is read as the same puzzle', () => {
  assert.ok(earlier.texts.length > 100);
  for (const { text, puzzles } of earlier.texts) assert.deepEqual(puzzlesOf(solver.parse(text)), puzzles, text);
});

test('a line of a list that was read is read as the same puzzle', () => {
  assert.ok(earlier.lists.length > 50);
  for (const { text, puzzles } of earlier.lists) {
    const { size, lines, counts, solutions } = solver.solveMany(new TextEncoder().encode(text));
    const read = Array.from(lines, (line, at) => {
      const solution = solutions.subarray(at * size ** 2, (at + 1) * size ** 2).join('');
      return [line, `${counts[at]}:${solution}`];
    });
    assert.deepEqual(Object.fromEntries(read), puzzles, text);
  }
});
