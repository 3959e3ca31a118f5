import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles, sessionOf, walkOf } from '../support/solver.js';

const walk = walkOf(puzzles.school).map(({ step }) => step);
const END = 5547;

test('what is shown is what the run says', (t) => {
  const session = sessionOf(t);
  for (const position of [0, 1, 100, 2000, END]) {
    session.seek(position);
    const { board, stack, counters, ...rest } = session.view();
    assert.deepEqual(rest, {
      position,
      known: position,
      complete: position === END,
      done: position === END,
      step: walk[position - 1] ?? null,
    });
    assert.deepEqual(board, session.run.board());
    assert.equal(stack.length, walk[position - 1]?.depth ?? 0);
    assert.equal(
      Object.values(counters).reduce((sum, count) => sum + count, 0),
      position,
    );
    session.seek(0);
  }
});

test('a view stays as it was when the run moves on', (t) => {
  const session = sessionOf(t);
  session.seek(1000);
  const [view, again] = [session.view(), session.view()];
  session.seek(3000);
  assert.deepEqual(view, again);
});

test('the way to the end goes as far as is known', (t) => {
  const session = sessionOf(t);
  session.seek(40);
  session.seek(10);
  session.seekEnd();
  assert.equal(session.run.position, 40);
  session.run.measure(1e6);
  session.seekEnd();
  assert.deepEqual([session.run.position, session.run.done], [END, true]);
});

test('a run is taken up at a position, and no further than its end', (t) => {
  const session = sessionOf(t);
  session.open(puzzles.school, 1234);
  assert.equal(session.run.position, 1234);
  session.open(puzzles.school, 9999);
  assert.equal(session.run.position, END);
});

test('opening a puzzle closes the run before', (t) => {
  const session = sessionOf(t);
  const before = session.run;
  session.open(puzzles.small, 0);
  assert.throws(() => before.position, { code: 'disposed' });
  assert.equal(session.run.size, 4);
});

test('closing ends the run, and can be repeated', (t) => {
  const session = sessionOf(t);
  const { run } = session;
  assert.equal(session.isOpen, true);
  session.close();
  session.close();
  assert.equal(session.isOpen, false);
  assert.throws(() => run.position, { code: 'disposed' });
  assert.throws(() => session.view(), { code: 'disposed' });
});

test('a puzzle that cannot be opened leaves no run open', (t) => {
  const session = sessionOf(t);
  assert.throws(() => session.open(puzzles.invalid, 0), { code: 'conflict' });
  assert.equal(session.isOpen, false);
});
