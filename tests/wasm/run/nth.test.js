import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, kinds, puzzles, randomPositions, runOf, solver, stateOf } from '../support/solver.js';

const END = golden.S1.backtracking.steps;
const walk = [...solver.run(puzzles.S1)];

for (const kind of kinds) {
  const positions = walk.filter((step) => step.kind === kind).map(({ position }) => position);

  test(`nth() finds each of the ${positions.length} steps of kind ${kind}, from anywhere, and does not move`, (t) => {
    const run = runOf(t);
    run.measure(END);
    for (const start of randomPositions(5, END)) {
      run.seek(start);
      const before = stateOf(run);
      for (const [index, position] of positions.entries()) assert.equal(run.nth(kind, index + 1), position);
      for (const n of [0, -1, NaN, positions.length + 1, Infinity, 2 ** 60]) {
        assert.equal(run.nth(kind, n), null, `n = ${n}`);
      }
      assert.deepEqual(stateOf(run), before);
    }
  });
}

test('nth() looks no further than is known', (t) => {
  const run = runOf(t);
  assert.equal(run.nth('select', 1), null);
  run.measure(1);
  assert.equal(run.nth('select', 1), 1);
  assert.equal(run.nth('try', 1), null);
});

test('nth() refuses what is no kind of step', (t) => {
  const run = runOf(t);
  for (const kind of ['Place', '', null, undefined]) {
    assert.throws(() => run.nth(/** @type {any} */ (kind), 1), { name: 'SolverError', code: 'kind' });
  }
});

test('totals() are the counters at the furthest position known', (t) => {
  const run = runOf(t);
  assert.equal(
    Object.values(run.totals()).reduce((sum, count) => sum + count, 0),
    0,
  );
  run.seek(700);
  const there = run.counters();
  run.seek(3);
  assert.deepEqual(run.totals(), there);
  run.measure(END);
  assert.deepEqual(run.totals(), { ...run.totals(), ...golden.S1.backtracking.counters });
  assert.equal(run.position, 3);
});
