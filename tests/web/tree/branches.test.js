import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { branchesOf } from '../../../web/app/tree/branches.js';
import { followStack, withBranches } from '../../../web/app/tree/path.js';
import { puzzles, solver } from '../support/solver.js';
import { branchesAt, treeOf } from '../support/whole-branches.js';

/** Where an algorithm that seldom guesses has to. @type {Record<string, string>} */
const guesses = {
  propagation: '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....',
  logic: '12.3....435....1....4........543.2..6...7.........8.9...31..5.......9.7.....6...8',
};

for (const algorithm of algorithms) {
  test(`under ${algorithm} placements and finished branches are those of the whole tree`, () => {
    for (const puzzle of [puzzles.workshop, puzzles.sixDead, ...(guesses[algorithm] ? [guesses[algorithm]] : [])]) {
      const nodes = treeOf(puzzle, algorithm);
      const run = solver.run(puzzle, { algorithm });
      run.measure(1e9);
      for (let position = 1; position < run.known; position += Math.ceil(run.known / (algorithm === 'logic' ? 9 : 4))) {
        run.seek(position);
        const rows = followStack([], puzzle, algorithm, run.stack());
        const branches = branchesAt(nodes, position);
        for (const index of rows.keys()) {
          const search = branchesOf(run, rows, index, position);
          let answer;
          do answer = search.next();
          while (!answer.done);
          assert.deepEqual(answer.value, branches[index]);
          const { choices, chosen, cell, digit } = withBranches(rows[index], answer.value);
          assert.deepEqual(choices[chosen], { cell, digit });
          assert.deepEqual(
            choices.slice(0, chosen),
            branches[index].finished.map((branch) => ({ cell: branch.cell, digit: branch.digit })),
          );
        }
      }
      run.dispose();
    }
  });
}

test('the guess that was refuted stands before the digit that logic deduced then', () => {
  const run = solver.run(guesses.logic, { algorithm: 'logic' });
  const nodes = treeOf(guesses.logic, 'logic');
  const node = nodes.find((each) => each.rule && each.parent && each.parent.children.indexOf(each) > 0);
  assert.ok(node?.parent);
  run.seek(node.placed);
  const index = node.depth - 1;
  const rows = followStack([], guesses.logic, 'logic', run.stack());
  assert.equal(rows[index].choices.length, 1, 'the board does not tell');
  const search = branchesOf(run, rows, index, node.placed);
  let answer;
  do answer = search.next();
  while (!answer.done);
  const { choices, chosen } = withBranches(rows[index], answer.value);
  const before = node.parent.children.slice(0, node.parent.children.indexOf(node));
  assert.deepEqual(
    choices,
    [...before, node].map(({ cell, digit }) => ({ cell, digit })),
  );
  assert.equal(chosen, before.length);
  run.dispose();
});

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
