import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../../../web/app/sudoku/examples.js';
import { first } from '../../../web/app/sudoku/first-puzzle.js';
import { countSolutions } from '../support/counting.js';
import { puzzles, solver } from '../support/solver.js';

/**
 * What their names promise: how many solutions, at most so many counted.
 * @type {[id: string, size: number, status: string, solutions: number, limit: number][]}
 */
const promises = [
  ['school', 9, 'unique', 1, 2],
  ['workshop', 9, 'unique', 1, 2],
  ['classic', 9, 'unique', 1, 2],
  ['small', 4, 'unique', 1, 2],
  ['medium', 6, 'unique', 1, 2],
  ['empty', 9, 'multiple', 2, 2],
  ['two', 9, 'multiple', 2, 3],
  ['none', 9, 'none', 0, 1],
  ['hard', 9, 'unique', 1, 2],
];

test('every example is listed here, once', () => {
  assert.deepEqual(
    examples.map(({ id }) => id),
    promises.map(([id]) => id),
  );
  assert.equal(new Set(examples.map(({ puzzle }) => puzzle)).size, examples.length);
});

for (const [id, size, status, solutions, limit] of promises) {
  const puzzle = examples.find((example) => example.id === id)?.puzzle ?? '';

  test(`the example ${id} is a puzzle of side ${size} as the page writes it`, () => {
    assert.deepEqual(solver.parse(puzzle), { ok: true, puzzle, size, format: 'line' });
  });

  test(`the example ${id} has the status ${status}`, () => {
    assert.equal(solver.check(puzzle).status, status);
  });

  test(`the example ${id} has ${solutions}${limit > solutions ? '' : ' or more'} solutions by plain counting`, () => {
    assert.equal(countSolutions(puzzle, limit), solutions);
  });
}

test('nothing shows at once that the example without a solution has none', () => {
  const { conflicts, impossible } = solver.check(puzzles.none);
  assert.deepEqual({ conflicts, impossible }, { conflicts: [], impossible: null });
});

test('the first example is the one with 39 empty cells, and is there at the start', () => {
  assert.equal(first, examples[0].puzzle);
  assert.equal(first.split('.').length - 1, 39);
});

test('plain counting finds what is known: 288 grids of 4x4, and none with equal digits in a unit', () => {
  assert.equal(countSolutions('.'.repeat(16), 1000), 288);
  assert.equal(countSolutions('11'.padEnd(16, '.'), 1000), 0);
});
