import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { branchesOf } from '../../../web/app/tree/branches.js';
import { followStack } from '../../../web/app/tree/path.js';
import { puzzles, solver } from '../support/solver.js';
import { branchesAt, treeOf } from '../support/whole-branches.js';

/** Propagation has to guess here. */
const guesses = '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....';

for (const algorithm of algorithms) {
  test(`under ${algorithm} placements and finished branches are those of the whole tree`, () => {
    for (const puzzle of [puzzles.workshop, puzzles.sixDead, ...(algorithm === 'propagation' ? [guesses] : [])]) {
      const nodes = treeOf(puzzle, algorithm);
      const run = solver.run(puzzle, { algorithm });
      run.measure(1e9);
      for (let position = 1; position < run.known; position += Math.ceil(run.known / 4)) {
        run.seek(position);
        const rows = followStack([], puzzle, algorithm, run.stack());
        const branches = branchesAt(nodes, position);
        for (const index of rows.keys()) {
          const search = branchesOf(run, rows, index, position);
          let answer;
          do answer = search.next();
          while (!answer.done);
          assert.deepEqual(answer.value, branches[index]);
        }
      }
      run.dispose();
    }
  });
}

test('in a run of thousands of millions of steps a branch is found by few looks', () => {
  const run = solver.run(puzzles.hard);
  run.measure(1e7);
  run.seek(9_999_999);
  const rows = followStack([], puzzles.hard, 'backtracking', run.stack());
  for (const index of [0, 5, rows.length - 1]) {
    let looks = 0;
    const search = branchesOf(run, rows, index, 9_999_999);
    let answer;
    do answer = search.next();
    while (!answer.done && ++looks);
    assert.ok(looks <= 60 * (1 + rows[index].chosen), `${looks} looks`);
    run.seek(answer.value?.placed ?? 0);
    assert.deepEqual([run.step?.kind, run.step?.cell, run.step?.digit], ['place', rows[index].cell, rows[index].digit]);
    assert.equal(run.stack().length, index + 1);
  }
  run.dispose();
});
