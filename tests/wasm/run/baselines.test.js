/** The generators that the benchmarks compare with do the same work: step for step what a run reads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textbookGenerator } from '../../bench/textbook-generator.js';
import { tightGenerator } from '../../bench/tight-generator.js';
import { puzzles, solver } from '../support/solver.js';

const MOST = 30_000;
const solved = '1234341221434321';

for (const [name, puzzle] of Object.entries({ ...puzzles, solved, empty: '.'.repeat(36) })) {
  const run = solver.run(puzzle);
  const words = run.read(MOST);
  run.dispose();

  test(`the tight generator yields the words of ${name}`, () => {
    assert.deepEqual(
      first(tightGenerator(puzzle), (word) => word >>> 0),
      [...words],
    );
  });

  test(`the textbook generator yields the steps of ${name}`, () => {
    const steps = Array.from(words, (word) => {
      const { kind, row, column, digit, peer, unit } = solver.unpack(word, run.size);
      return {
        kind,
        row,
        column,
        digit,
        peerRow: peer === null ? null : Math.floor(peer / run.size),
        peerColumn: peer === null ? null : peer % run.size,
        unit: unit === null ? null : ['row', 'column', 'box'][Math.floor(unit / run.size)],
      };
    });
    const none = { row: null, column: null, digit: null, peerRow: null, peerColumn: null, unit: null };
    assert.deepEqual(
      first(textbookGenerator(puzzle), (step) => ({ ...none, ...step })),
      steps,
    );
  });
}

/** @template T, U @param {Iterable<T>} generator @param {(value: T) => U} change @returns {U[]} */
function first(generator, change) {
  const values = [];
  for (const value of generator) {
    values.push(change(value));
    if (values.length === MOST) break;
  }
  return values;
}
