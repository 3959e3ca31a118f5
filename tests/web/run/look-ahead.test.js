import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAhead } from '../../../web/app/run/look-ahead.js';
import { FakeClock } from '../support/clock.js';
import { LongRun } from '../support/long-run.js';
import { puzzles, sessionOf } from '../support/solver.js';

/** No worker: all is measured in slices. @returns {never} */
const startWorker = () => {
  throw new Error('denied');
};

function world() {
  const clock = new FakeClock();
  /** @type {number[]} */
  const sought = [];
  /** @type {import('../../../web/app/run/measurement.js').Progress[]} */
  const measured = [];
  const ahead = createAhead({
    clock,
    startWorker,
    attempt: (work) => work(),
    dispatch: (action) => measured.push(action),
    arrive: (position, end) => sought.push(end ?? position),
  });
  return { clock, sought, measured, ahead };
}

/** A run that stands at 10^6, which is as far as one seek goes. @param {FakeClock} clock */
const longRun = (clock) => Object.assign(new LongRun({ length: 1e8, rate: 1e5, clock }), { position: 1e6 });

test('a position that is far off is gone to once, as soon as it is known', () => {
  const { clock, sought, measured, ahead } = world();
  ahead.open(longRun(clock), 5e7);
  while (sought.length === 0) {
    assert.ok(measured[measured.length - 1].known < 5e7);
    assert.ok(clock.fireNext());
  }
  assert.ok(measured[measured.length - 1].known >= 5e7);
  clock.fireAll();
  assert.deepEqual(sought, [5e7]);
});

test('a reader who goes elsewhere meanwhile stays there', () => {
  const { clock, sought, measured, ahead } = world();
  ahead.open(longRun(clock), 5e7);
  clock.fireNext();
  ahead.leave();
  clock.fireAll();
  assert.deepEqual([sought, measured.at(-1)?.complete], [[], true]);
});

test('a run that stands where it is to stand is measured only', () => {
  const { clock, sought, measured, ahead } = world();
  ahead.open(longRun(clock), 1e6);
  clock.fireAll();
  assert.deepEqual([sought, measured.at(-1)?.complete], [[], true]);
});

test('stopped, it goes nowhere', () => {
  const { clock, sought, ahead } = world();
  ahead.open(longRun(clock), 5e7);
  ahead.stop();
  clock.fireAll();
  assert.deepEqual(sought, []);
});

test('the run of a solver is measured to its end in slices, and stands where it is', (t) => {
  const { clock, measured, ahead } = world();
  const { run } = sessionOf(t, puzzles.classic);
  run.seek(1000);
  ahead.open(run);
  clock.fireAll();
  const last = measured.at(-1);
  assert.deepEqual([last?.known, last?.complete, last?.going, run.position], [422_480, true, false, 1000]);
});

test('between two slices the run can be moved', (t) => {
  const { clock, measured, ahead } = world();
  const session = sessionOf(t, puzzles.classic);
  ahead.open(session.run);
  clock.fireAll(() => session.step('digit'));
  assert.equal(measured.at(-1)?.known, 422_480);
});

test('any number of sessions share a solver', (t) => {
  const sessions = [puzzles.school, puzzles.small, puzzles.six].map((puzzle) => sessionOf(t, puzzle));
  for (let i = 0; i < 50; i++) for (const session of sessions) session.step('read');
  assert.deepEqual(
    sessions.map(({ run }) => [run.size, run.position]),
    [
      [9, 50],
      [4, 50],
      [6, 50],
    ],
  );
});
