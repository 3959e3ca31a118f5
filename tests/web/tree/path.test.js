import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { followStack, isKnown } from '../../../web/app/tree/path.js';
import { branchesAt, treeOf } from '../support/whole-branches.js';
import { puzzles, solver } from '../support/solver.js';

/** @typedef {import('../../../web/app/tree/path.js').PathRow} PathRow */

for (const algorithm of algorithms) {
  test(`under ${algorithm} the rows are the stack, and what stands before each digit is what was finished`, () => {
    for (const puzzle of [puzzles.workshop, puzzles.sixDead]) {
      const nodes = treeOf(puzzle, algorithm);
      const run = solver.run(puzzle, { algorithm });
      /** @type {PathRow[]} */
      let rows = [];
      for (const { kind } of run) {
        if (kind !== 'place' && kind !== 'erase') continue;
        rows = followStack(rows, puzzle, algorithm, run.stack());
        assert.deepEqual(
          rows.map(({ cell, digit }) => ({ cell, digit })),
          run.stack().map(({ cell, digit }) => ({ cell, digit })),
        );
        const finished = branchesAt(nodes, run.position).map((branch) => branch.finished.map(({ digit }) => digit));
        assert.deepEqual(
          rows.map(({ choices, chosen }) => choices.slice(0, chosen).map(({ digit }) => digit)),
          finished,
        );
      }
      run.dispose();
    }
  });
}

test('rows below the same digits stay the same objects, and what they know stays with them', () => {
  const run = solver.run(puzzles.workshop);
  /** @type {PathRow[]} */
  let rows = [];
  let stack = run.stack();
  let kept = 0;
  for (const { kind } of run) {
    if (kind !== 'place' && kind !== 'erase') continue;
    const before = { rows, stack };
    stack = run.stack();
    rows = followStack(before.rows, puzzles.workshop, 'backtracking', stack);
    const common = Math.min(before.stack.length, stack.length);
    for (let i = 0; i < common; i++, kept++) assert.equal(rows[i], before.rows[i]);
    for (const row of rows.slice(common)) assert.equal(isKnown(row), false);
    rows = rows.map((row) => (isKnown(row) ? row : { ...row, placed: 1, finished: [] }));
  }
  run.dispose();
  assert.ok(kept > 1000);
});

test('from the first digit that differs on, nothing is taken over', () => {
  const frame = (/** @type {number} */ cell, /** @type {number} */ digit) => ({ cell, digit });
  const puzzle = '.'.repeat(16);
  const rows = followStack([], puzzle, 'backtracking', [frame(0, 1), frame(1, 2), frame(2, 3)]);
  const next = followStack(rows, puzzle, 'backtracking', [frame(0, 1), frame(1, 3), frame(2, 2)]);
  assert.deepEqual(
    next.map((row, i) => row === rows[i]),
    [true, false, false],
  );
  assert.deepEqual(next[2].choices, [frame(2, 2), frame(2, 4)]);
  assert.deepEqual(followStack(next, puzzle, 'backtracking', []), []);
});
