import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles, runOf, solver } from '../support/solver.js';
import { textbook } from '../support/textbook.js';

/** @type {[about: string, puzzle: string, last: string][]} */
const cases = [
  ['a 9x9 puzzle', puzzles.S1, 'solution'],
  ['a 9x9 puzzle without a solution', puzzles.nineDead, 'exhausted'],
  ['a 6x6 puzzle', puzzles.six, 'solution'],
  ['a 6x6 puzzle without a solution', puzzles.sixDead, 'exhausted'],
  ['a 4x4 puzzle', puzzles.four, 'solution'],
  ['a 4x4 puzzle without a solution', puzzles.fourDead, 'exhausted'],
  ['an empty 4x4 grid', '.'.repeat(16), 'solution'],
  ['an empty 9x9 grid', '.'.repeat(81), 'solution'],
  ['a full grid', '1234341221434321', 'solution'],
];

for (const [about, puzzle, last] of cases) {
  test(`next() reports ${about} as the textbook listing does, every field of every step`, (t) => {
    const run = runOf(t, puzzle);
    let kind = '';
    for (const expected of textbook(puzzle)) {
      assert.deepEqual(run.next(), { done: false, value: expected });
      kind = expected.kind;
    }
    assert.equal(kind, last);
    assert.equal(run.done, true);
    assert.deepEqual(run.next(), { done: true, value: undefined });
  });
}

test('a run starts at position 0, without a step, on the givens', (t) => {
  const run = runOf(t, puzzles.S3);
  assert.equal(run.step, null);
  assert.equal(run.position, 0);
  assert.equal(run.done, false);
  assert.equal(run.known, 0);
  assert.equal(run.complete, false);
  assert.equal(run.board().join(''), puzzles.S3);
  assert.deepEqual(run.stack(), []);
});

test('a run says which puzzle it is about, empty cells as dots', (t) => {
  const run = runOf(t, '1000 0020\n0300 0004');
  const { puzzle, size, algorithm } = run;
  assert.deepEqual({ puzzle, size, algorithm }, { puzzle: puzzles.four, size: 4, algorithm: 'backtracking' });
  assert.deepEqual(
    solver.algorithms.find(({ id }) => id === algorithm),
    { id: 'backtracking' },
  );
});

test('step is the step that next() gave, a new object each time', (t) => {
  const run = runOf(t);
  const { value } = run.next();
  assert.deepEqual(run.step, value);
  assert.notEqual(run.step, value);
  run.next();
  assert.equal(value?.position, 1);
});

test('after the end next() does not move', (t) => {
  const run = runOf(t, puzzles.four);
  const last = [...run].at(-1);
  for (let i = 0; i < 3; i++) assert.deepEqual(run.next(), { done: true, value: undefined });
  assert.equal(run.position, last?.position);
  assert.deepEqual(run.step, last);
});

test('for-of brings the terminal step too', (t) => {
  const kinds = Array.from(runOf(t, puzzles.fourDead), ({ kind }) => kind);
  assert.deepEqual(kinds.slice(-2), ['retreat', 'exhausted']);
});

test('break leaves the run where it stands, and for-of goes on from there', (t) => {
  const run = runOf(t);
  for (const { position } of run) if (position === 100) break;
  assert.equal(run.position, 100);
  const steps = [...run];
  assert.equal(steps[0].position, 101);
  assert.equal(steps.length, 5447);
  assert.deepEqual([...run], []);
});

test('an error in the loop leaves the run open', (t) => {
  const run = runOf(t);
  assert.throws(() => {
    for (const { position } of run) if (position === 7) throw new RangeError('mine');
  }, RangeError);
  assert.equal(run.next().value?.position, 8);
});

test('two iterators of one run share its position', (t) => {
  const run = runOf(t);
  const [first, second] = [run[Symbol.iterator](), run[Symbol.iterator]()];
  const positions = [first, second, first].map((iterator) => iterator.next().value?.position);
  assert.deepEqual(positions, [1, 2, 3]);
});

test('going back makes done false again, and the end can be reached once more', (t) => {
  const run = runOf(t, puzzles.four);
  const length = [...run].length;
  run.previous();
  assert.equal(run.done, false);
  assert.equal([...run].length, 1);
  run.seek(0);
  assert.equal(run.done, false);
  assert.equal([...run].length, length);
  assert.equal(run.done, true);
});
