import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles, random, solver } from '../support/solver.js';

test('placedAt() leads to the step that placed each digit of the stack', () => {
  const next = random(8);
  for (const { id: algorithm } of solver.algorithms) {
    const run = solver.run(puzzles.S2, { algorithm });
    for (let i = 0; i < 20; i++) {
      run.seek(Math.floor(next() * 3000));
      const [position, stack] = [run.position, run.stack()];
      for (const [index, { cell, digit }] of stack.entries()) {
        const placed = run.placedAt(index);
        assert.equal(run.position, position, 'it does not move');
        const step = run.seek(placed);
        assert.deepEqual(
          [step?.kind, step?.cell, step?.digit, step?.depth],
          ['place', cell, digit, index + 1],
          algorithm,
        );
        run.seek(position);
      }
    }
    run.dispose();
  }
});

test('placedAt() refuses what is not on the stack', () => {
  const run = solver.run(puzzles.S1);
  run.seek(200);
  for (const index of [-1, run.stack().length, 0.5, NaN, 1e9]) {
    assert.throws(() => run.placedAt(index), { name: 'SolverError', code: 'index' });
  }
  run.dispose();
});

test('the iterator of a run is itself iterable', () => {
  const run = solver.run(puzzles.S1);
  const steps = run[Symbol.iterator]();
  let count = 0;
  for (const step of steps) if (++count === 5) assert.equal(step.position, 5);
  assert.equal(count, 5547);
  run.dispose();
});
