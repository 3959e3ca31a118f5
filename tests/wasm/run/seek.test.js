import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, puzzles, randomPositions, runOf, solver, stateOf } from '../support/solver.js';

const END = golden.S3.backtracking.steps;
const END_OF_S1 = golden.S1.backtracking.steps;
const positions = [1, END, END - 1, ...randomPositions(997, END)];
const states = statesOf(puzzles.S3, positions);

/** What next() leads to at these positions. @param {string} puzzle @param {number[]} wanted */
function statesOf(puzzle, wanted) {
  const set = new Set(wanted);
  const run = solver.run(puzzle);
  /** @type {Map<number, ReturnType<typeof stateOf>>} */
  const found = new Map();
  for (const { position } of run) if (set.has(position)) found.set(position, stateOf(run));
  run.dispose();
  return found;
}

test('seek() to 1,000 random positions shows what next() showed there', (t) => {
  const run = runOf(t, puzzles.S3);
  for (const position of positions) {
    assert.deepEqual(run.seek(position), states.get(position)?.step);
    assert.deepEqual(stateOf(run), states.get(position));
    assert.equal(run.position, position);
    assert.equal(run.done, position === END);
  }
});

test('seek() in a run that is known to its end does the same', (t) => {
  const run = runOf(t, puzzles.S3);
  run.measure(1e6);
  for (const position of positions.slice(0, 300)) {
    run.seek(position);
    assert.deepEqual(stateOf(run), states.get(position));
  }
});

test('previous() leads to what next() showed, from 1,000 random positions', (t) => {
  const run = runOf(t, puzzles.S3);
  for (const position of positions.filter((one) => one < END)) {
    run.seek(position + 1);
    assert.deepEqual(run.previous(), states.get(position)?.step);
    assert.deepEqual(stateOf(run), states.get(position));
  }
});

test('next() goes on after seek() as if it had walked', (t) => {
  const walked = [...runOf(t)];
  const run = runOf(t);
  for (const position of randomPositions(200, walked.length - 1)) {
    run.seek(position);
    assert.deepEqual(run.next().value, walked[position]);
  }
});

test('previous() goes back from the end to the start, one step at a time', (t) => {
  const walked = [...runOf(t, puzzles.six)];
  const run = runOf(t, puzzles.six);
  run.seek(Infinity);
  for (const step of walked.reverse().slice(1)) assert.deepEqual(run.previous(), step);
  assert.equal(run.previous(), null);
  assert.equal(run.previous(), null);
  assert.equal(run.position, 0);
  assert.equal(run.step, null);
});

/** @type {[wanted: number, position: number][]} */
const places = [
  [0, 0],
  [-1, 0],
  [-0.5, 0],
  [-Infinity, 0],
  [0.9, 0],
  [1, 1],
  [99.999, 99],
  [5546, 5546],
  [5547, 5547],
  [5548, 5547],
  [2 ** 31, 5547],
  [2 ** 32 + 5, 5547],
  [2 ** 53, 5547],
  [2 ** 64, 5547],
  [Number.MAX_VALUE, 5547],
  [Infinity, 5547],
];

for (const [wanted, position] of places) {
  test(`seek(${wanted}) in S1 goes to ${position}, whatever is known`, (t) => {
    const expected = position === 0 ? null : statesOf(puzzles.S1, [position]).get(position)?.step;
    const fresh = runOf(t);
    const elsewhere = runOf(t);
    elsewhere.seek(2000);
    const measured = runOf(t);
    measured.measure(1e4);
    for (const run of [fresh, elsewhere, measured]) {
      assert.deepEqual(run.seek(wanted), expected);
      assert.deepEqual(run.step, expected);
      assert.equal(run.position, position);
    }
  });
}

for (const wanted of [NaN, undefined, 'here', {}]) {
  test(`seek(${wanted}) is refused and does not move`, (t) => {
    const run = runOf(t);
    run.seek(10);
    assert.throws(() => run.seek(/** @type {any} */ (wanted)), { name: 'SolverError', code: 'position' });
    assert.equal(run.position, 10);
  });
}

test('one seek() goes at most 10^6 steps beyond what is known', (t) => {
  const run = runOf(t, puzzles.slow);
  assert.equal(run.seek(Infinity)?.position, 1e6);
  assert.equal(run.seek(5e6)?.position, 2e6);
  run.seek(17);
  assert.equal(run.known, 2e6);
  assert.equal(run.seek(Infinity)?.position, 3e6);
});

test('what has been seen stays known after going back', (t) => {
  const run = runOf(t);
  run.seek(3000);
  run.seek(5);
  assert.equal(run.known, 3000);
  assert.equal(run.complete, false);
  for (const { position } of run) assert.equal(run.known, Math.max(position, 3000));
  run.previous();
  assert.deepEqual([run.done, run.known, run.complete], [false, END_OF_S1, true]);
  run.seek(0);
  assert.deepEqual([run.done, run.known, run.complete], [false, END_OF_S1, true]);
});
