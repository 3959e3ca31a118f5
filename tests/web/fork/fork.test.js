import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givensAfter, isSame, othersFor } from '../../../web/app/fork/fork.js';

/** 4x4: what the search has written, the oldest first. */
const puzzle = '1.....3..4.....2';
const stack = [
  { cell: 1, digit: 2 },
  { cell: 2, digit: 4 },
  { cell: 3, digit: 3 },
];

test('the digits that were written are givens of a fork, and so is its own', () => {
  assert.equal(givensAfter(puzzle, [], { cell: 4, digit: 2 }), '1...2.3..4.....2');
  assert.equal(givensAfter(puzzle, stack, { cell: 4, digit: 4 }), '12434.3..4.....2');
});

test('a cell that is filled is taken back first, and all that was written after it', () => {
  assert.equal(givensAfter(puzzle, stack, { cell: 2, digit: 3 }), '123...3..4.....2');
  assert.equal(givensAfter(puzzle, stack, { cell: 1, digit: 3 }), '13....3..4.....2');
});

test('an empty cell can take what its peers allow, a filled one what they allowed before it, but its own digit', () => {
  assert.deepEqual(othersFor(puzzle, [], 1), [2, 3]);
  assert.deepEqual(othersFor(puzzle, stack, 1), [3]);
  assert.deepEqual(othersFor(puzzle, stack, 4), [4]);
  assert.deepEqual(othersFor(puzzle, stack, 5), []);
  assert.deepEqual(othersFor(puzzle, [], 4), [2, 4]);
});

test('a given can take no other digit, and a cell that there is not takes none', () => {
  assert.deepEqual(othersFor(puzzle, stack, 0), []);
  assert.deepEqual(othersFor(puzzle, stack, 16), []);
});

test('forks are the same where position, cell and digit are', () => {
  const fork = { position: 3, cell: 1, digit: 2 };
  assert.ok(isSame(fork, { ...fork }));
  for (const other of [{ position: 4 }, { cell: 2 }, { digit: 3 }]) assert.ok(!isSame(fork, { ...fork, ...other }));
});
