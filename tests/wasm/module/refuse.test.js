import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SolverError } from '../../../build/web/app/solver.js';
import { puzzles, solver } from '../support/solver.js';

/** @param {() => unknown} work */
function errorOf(work) {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof SolverError, String(error));
    return error;
  }
  return assert.fail('nothing was thrown');
}

for (const text of ['', '12a', '1.2', '5'.padEnd(16, '.'), '1...\n..2..\n.3..\n...4', '\ud800', '.'.repeat(5000)]) {
  test(`check() and run() throw for ${JSON.stringify(text.slice(0, 20))} what parse() says`, () => {
    const result = solver.parse(text);
    assert.equal(result.ok, false);
    for (const error of [errorOf(() => solver.check(text)), errorOf(() => solver.run(text))]) {
      assert.deepEqual([error.code, error.error], [result.error.code, result.error]);
      assert.equal(error.conflicts, undefined);
    }
  });
}

for (const algorithm of ['', 'Backtracking', 'backtracking ', 'none', '__proto__', 'length', '0', null, 0, {}]) {
  test(`run() knows no algorithm ${JSON.stringify(algorithm)}`, () => {
    const { code, error, conflicts } = errorOf(() =>
      solver.run(puzzles.S1, { algorithm: /** @type {any} */ (algorithm) }),
    );
    assert.deepEqual({ code, error, conflicts }, { code: 'algorithm', error: undefined, conflicts: undefined });
  });
}

test('run() names the equal givens', () => {
  const { code, conflicts, error } = errorOf(() => solver.run('11..............'));
  assert.deepEqual(
    { code, conflicts, error },
    {
      code: 'conflict',
      conflicts: [
        [0, 1, 0],
        [0, 1, 8],
      ],
      error: undefined,
    },
  );
});

test('run() takes a puzzle that has no solution, or many', () => {
  for (const puzzle of [puzzles.fourDead, '.'.repeat(81)]) {
    const run = solver.run(puzzle);
    assert.equal(run.next().done, false);
    run.dispose();
  }
});

test('run() and check() take whatever layout parse() takes', () => {
  const text = '+--+--+\n|1.|..|\n|..|2.|\n+--+--+\n|.3|..|\n|..|.4|\n+--+--+';
  assert.deepEqual(solver.check(text), solver.check(puzzles.four));
  const run = solver.run(text);
  assert.equal(run.puzzle, puzzles.four);
  run.dispose();
});

test('the solver names its algorithms, the textbook one first', () => {
  assert.equal(solver.algorithms[0].id, 'backtracking');
  for (const { id } of solver.algorithms) {
    const run = solver.run(puzzles.S1, { algorithm: id });
    assert.equal(run.algorithm, id);
    assert.ok(run.next().value);
    run.dispose();
  }
});
