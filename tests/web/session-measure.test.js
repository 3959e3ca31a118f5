import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLICE } from '../../web/app/playback.js';
import { HORIZON, Session } from '../../web/app/session.js';
import { FakeClock } from './clock.js';
import { puzzles, sessionOf, solver } from './solver.js';

/** Steps of one call into the solver, at most. */
const CHUNK = 20_000;

/** A clock on which measuring takes time: so many steps a millisecond. */
class WorkingClock extends FakeClock {
  /** @type {Session | null} */
  session = null;
  #rate;
  #seen = 0;

  /** @param {number} rate */
  constructor(rate) {
    super();
    this.#rate = rate;
    const still = this.now;
    this.now = () => {
      const known = this.session?.isOpen ? this.session.run.known : 0;
      if (known > this.#seen) this.pass((known - this.#seen) / this.#rate);
      this.#seen = known;
      return still();
    };
  }
}

/** Measures a puzzle to the end of its slices. @param {import('node:test').TestContext} t @param {string} puzzle @param {number} rate */
function measure(t, puzzle, rate) {
  const clock = new WorkingClock(rate);
  const session = sessionOf(t, puzzle, clock);
  clock.session = session;
  /** @type {{ known: number, complete: boolean, settled: boolean }[]} */
  const reports = [];
  session.measure((progress) => reports.push(progress));
  clock.fireAll();
  return { reports, session, clock };
}

test('the first example takes 5,547 steps, known after one slice', (t) => {
  const { reports, session, clock } = measure(t, puzzles.school, 1e5);
  assert.deepEqual(reports, [{ known: 5547, complete: true, settled: true }]);
  assert.deepEqual([session.run.position, clock.waiting, clock.asked.length], [0, 0, 0]);
});

test('measuring a hard puzzle stops at the horizon', (t) => {
  const { reports, session } = measure(t, puzzles.hard, 1e5);
  assert.deepEqual(reports.at(-1), { known: HORIZON, complete: false, settled: true });
  assert.deepEqual([session.run.known, session.run.position], [HORIZON, 0]);
});

for (const rate of [1000, 7000, 20_000]) {
  test(`at ${rate} steps a millisecond each slice stops within one piece of work after its time`, (t) => {
    const { reports } = measure(t, puzzles.hard, rate);
    const slices = reports.map(({ known }, index) => known - (reports[index - 1]?.known ?? 0));
    assert.equal(slices.length, Math.ceil(HORIZON / (Math.ceil(SLICE * rate / CHUNK) * CHUNK)));
    for (const steps of slices.slice(0, -1)) {
      assert.ok(steps >= SLICE * rate, `${steps} steps end before the time`);
      assert.ok(steps - CHUNK < SLICE * rate, `${steps} steps go on after the time`);
    }
    assert.deepEqual(reports.map(({ settled }) => settled), slices.map((_, index) => index === slices.length - 1));
  });
}

test('a run that is known already is reported at once', (t) => {
  const session = sessionOf(t);
  session.seek(5547);
  /** @type {object[]} */
  const reports = [];
  session.measure((progress) => reports.push(progress));
  assert.deepEqual(reports, [{ known: 5547, complete: true, settled: true }]);
});

test('the end of a long run is found across slices, while the run stands where it is', (t) => {
  const { reports, session } = measure(t, puzzles.classic, 5000);
  assert.ok(reports.length > 5);
  assert.deepEqual(reports.at(-1), { known: 422_480, complete: true, settled: true });
  assert.ok(reports.slice(0, -1).every(({ complete }) => !complete));
  assert.equal(session.run.position, 0);
});

test('between two slices the run can be moved', (t) => {
  const clock = new WorkingClock(1000);
  const session = sessionOf(t, puzzles.classic, clock);
  clock.session = session;
  session.measure(() => {});
  clock.fireAll(() => session.step('digit'));
  assert.equal(session.run.known, 422_480);
  assert.ok(session.run.position > 0);
});

/** @type {[what: string, end: (session: Session) => void][]} */
const endings = [
  ['closing', (session) => session.close()],
  ['opening another puzzle', (session) => session.open(puzzles.small, 0)],
];

for (const [what, end] of endings) {
  test(`${what} ends measuring`, (t) => {
    const clock = new WorkingClock(1000);
    const session = sessionOf(t, puzzles.hard, clock);
    clock.session = session;
    let reports = 0;
    session.measure(() => { reports += 1; });
    assert.equal(clock.fireNext(), true);
    assert.equal(reports, 2);
    end(session);
    assert.deepEqual([clock.waiting, clock.fireNext(), reports], [0, false, 2]);
  });

  test(`${what} in the middle of a report ends measuring`, (t) => {
    const clock = new WorkingClock(1000);
    const session = sessionOf(t, puzzles.hard, clock);
    clock.session = session;
    let reports = 0;
    session.measure(() => {
      reports += 1;
      if (reports === 2) end(session);
    });
    clock.fireAll();
    assert.equal(reports, 2);
  });
}

test('any number of sessions share a solver', (t) => {
  const clock = new FakeClock();
  const sessions = [puzzles.school, puzzles.small, puzzles.six].map((puzzle) => {
    const session = new Session(solver, clock);
    t.after(() => session.close());
    session.open(puzzle, 0);
    return session;
  });
  for (let i = 0; i < 50; i++) for (const session of sessions) session.step('read');
  assert.deepEqual(sessions.map(({ run }) => [run.size, run.position]), [[9, 50], [4, 50], [6, 50]]);
});
