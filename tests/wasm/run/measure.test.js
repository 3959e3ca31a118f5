import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, puzzles, runOf, stateOf } from '../support/solver.js';

const END = golden.S1.backtracking.steps;

test('measure() looks ahead in pieces, to the end, without moving', (t) => {
  const run = runOf(t);
  run.seek(40);
  const before = stateOf(run);
  assert.deepEqual(run.measure(60), { steps: 100, done: false, solutions: 0 });
  assert.deepEqual([run.known, run.complete], [100, false]);
  assert.deepEqual(run.measure(5000), { steps: 5100, done: false, solutions: 0 });
  assert.deepEqual(run.measure(447), { steps: END, done: true, solutions: 1 });
  assert.deepEqual([run.known, run.complete], [END, true]);
  assert.deepEqual(run.measure(1e6), { steps: END, done: true, solutions: 1 });
  assert.deepEqual(stateOf(run), before);
  assert.deepEqual([run.position, run.done], [40, false]);
});

test('measure() finds no solution where there is none', (t) => {
  const { done, solutions } = runOf(t, puzzles.nineDead).measure(1e6);
  assert.deepEqual({ done, solutions }, { done: true, solutions: 0 });
});

test('what next() has seen counts as measured', (t) => {
  const run = runOf(t);
  run.measure(10);
  for (let i = 0; i < 25; i++) run.next();
  assert.equal(run.known, 25);
  assert.deepEqual(run.measure(0), { steps: 25, done: false, solutions: 0 });
  assert.deepEqual(run.measure(5), { steps: 30, done: false, solutions: 0 });
  run.seek(END);
  assert.deepEqual(run.measure(0), { steps: END, done: true, solutions: 1 });
});

for (const budget of [0, -5, NaN, 0.9]) {
  test(`measure(${budget}) looks no further`, (t) => {
    const run = runOf(t);
    run.measure(7);
    assert.deepEqual(run.measure(budget), { steps: 7, done: false, solutions: 0 });
  });
}

test('measure(Infinity) goes to the end', (t) => {
  assert.deepEqual(runOf(t).measure(Infinity), { steps: END, done: true, solutions: 1 });
});

test('known and complete follow next() to the end', (t) => {
  const run = runOf(t, puzzles.four);
  for (const { position } of run) assert.deepEqual([run.known, run.complete], [position, run.done]);
  assert.equal(run.complete, true);
});

test('the history of a long run takes a bounded amount of memory', (t) => {
  const run = runOf(t, puzzles.slow);
  const atFirst = run.memory;
  assert.ok(atFirst > 0);
  run.measure(1e5);
  assert.ok(run.memory > atFirst);
  for (let i = 0; i < 10; i++) {
    run.measure(5e5);
    assert.ok(run.memory < 2.2 * 2 ** 20, `${run.memory} bytes`);
  }
  assert.deepEqual([run.known, run.position], [5.1e6, 0]);
});

test('a measured run of millions of steps can be entered anywhere', (t) => {
  const [measured, walked] = [runOf(t, puzzles.slow), runOf(t, puzzles.slow)];
  measured.measure(3e6);
  walked.advance(2_345_678);
  measured.seek(2_999_999);
  measured.seek(2_345_678);
  assert.deepEqual(stateOf(measured), stateOf(walked));
});
