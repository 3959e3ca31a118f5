import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPlayback } from '../../../web/app/run/playback.js';
import { Race } from '../../../web/app/compare/race.js';
import { FakeClock } from '../support/clock.js';
import { all, raceOf, slow, units } from '../support/racing.js';
import { puzzles } from '../support/solver.js';

/** Milliseconds that a slice of measuring, and a move, may take; the last chunk of work may end later. */
const SLICE = 8;
const MOVE = 4;
/** Milliseconds of one call into the solver, once its speed is known; the steps of the first. */
const CALL = 1;
const FIRST = 4096;

/** How long each timer's work took. @param {FakeClock} clock @param {() => void} [between] */
function durations(clock, between) {
  /** @type {number[]} */
  const list = [];
  const { setTimeout } = clock;
  clock.setTimeout = (work, ms) =>
    setTimeout(() => {
      const start = clock.now();
      work();
      list.push(clock.now() - start);
    }, ms);
  return { list, finish: () => clock.fireAll(between) };
}

test('measuring takes turns in slices, up to its limit, while the boards stand', (t) => {
  const rate = 20_000;
  const { race, clock } = raceOf(t, {
    puzzle: puzzles.hard,
    ids: ['backtracking', 'lookup-tables', 'all-solutions'],
    rate,
  });
  const { list, finish } = durations(clock);
  /** @type {boolean[]} */
  const reports = [];
  race.measure(1e6, ({ settled }) => reports.push(settled));
  finish();
  assert.ok(list.length > 10);
  for (const ms of list) assert.ok(ms <= SLICE + CALL, `${ms} ms`);
  assert.deepEqual(
    reports,
    reports.map((_, index) => index === reports.length - 1),
  );
  const { count, entrants } = race.view();
  assert.equal(count, 0);
  for (const { known, position, complete } of entrants) {
    assert.deepEqual([position, complete], [0, false]);
    assert.equal(known, 1e6);
  }
});

test('the runs are known about equally far at every moment', (t) => {
  const { race, clock } = raceOf(t, { puzzle: puzzles.hard, ids: ['backtracking', 'lookup-tables'], rate: 5000 });
  race.measure(5e5, () => {
    const [first, second] = race.view().entrants.map(({ known }) => known);
    assert.ok(Math.abs(first - second) <= 5000 * CALL);
  });
  clock.fireAll();
});

for (const unit of units) {
  test(`asked for more than is known, the clock by ${unit} follows as the ground grows`, (t) => {
    const { race, clock } = raceOf(t, {
      puzzle: puzzles.classic,
      ids: ['backtracking', 'mrv', 'lookup-tables'],
      unit,
      rate: 5000,
    });
    let last = -1;
    let moves = 0;
    race.seek(Infinity);
    race.measure(Infinity, () => {
      const { count, end } = race.view();
      assert.equal(count, end);
      assert.ok(count >= last);
      if (count > last) moves += 1;
      last = count;
    });
    clock.fireAll();
    assert.ok(moves > 3);
    assert.ok(race.view().entrants.every(({ done }) => done));
  });
}

test('a race that is opened at a count gets there', (t) => {
  const { race, clock } = raceOf(t, { rate: 1000 });
  race.open(puzzles.classic, ['backtracking', 'lookup-tables'], { count: 100_000 });
  assert.ok(race.count < 100_000);
  race.measure(1e6, () => {});
  clock.fireAll();
  assert.deepEqual(
    race.view().entrants.map(({ position }) => position),
    [100_000, 100_000],
  );
});

/** @type {[what: string, end: (race: Race) => void][]} */
const endings = [
  ['stop()', (race) => race.stop()],
  ['close()', (race) => race.close()],
  ['another puzzle', (race) => race.open(puzzles.small, ['mrv', 'backtracking'])],
];

for (const [what, end] of endings) {
  for (const inside of [false, true]) {
    test(`${what} ends measuring${inside ? ' from within a report' : ''}`, (t) => {
      const { race, clock } = raceOf(t, { puzzle: puzzles.hard, rate: 1000 });
      let reports = 0;
      race.seek(Infinity);
      race.measure(Infinity, () => {
        reports += 1;
        if (inside && reports === 2) end(race);
      });
      clock.fireNext();
      assert.equal(reports, 2);
      if (!inside) end(race);
      const { count } = race;
      assert.deepEqual([clock.waiting, clock.fireNext(), reports, race.count], [0, false, 2, count]);
    });
  }
}

test('after stop() the clock no longer follows', (t) => {
  const { race, clock } = raceOf(t, { puzzle: puzzles.hard, rate: 1000 });
  race.seek(Infinity);
  race.measure(Infinity, () => {});
  race.stop();
  const { count } = race;
  race.measure(1e6, () => {});
  clock.fireAll();
  assert.equal(race.count, count);
});

test('one move looks ahead for a few milliseconds only, and gives up the rest', (t) => {
  const rate = 1000;
  const { race, clock } = raceOf(t, { puzzle: puzzles.hard, ids: ['backtracking', 'all-solutions'], rate });
  const start = clock.now();
  assert.equal(race.forward(1e9), false);
  assert.ok(clock.now() - start <= MOVE + FIRST / rate);
  race.forward(1e9);
  const { count } = race;
  assert.ok(count > 0 && count < 1e6);
  race.measure(2e6, () => {});
  clock.fireAll();
  assert.equal(race.count, count);
});

test('played at 100,000 a second every frame ends in time, and all boards are at the same count', (t) => {
  const rate = 2000;
  const { race, clock } = raceOf(t, { puzzle: puzzles.hard, unit: 'placement', rate });
  const playback = createPlayback({
    clock,
    rate: () => 100_000,
    step: (count) => race.forward(count),
    tick: () => {
      const { count, entrants } = race.view();
      for (const { done, counters } of entrants) if (!done) assert.equal(counters.place, count);
    },
  });
  playback.start();
  let longest = 0;
  for (let last = clock.now(), i = 0; i < 30; i++, last = clock.now()) {
    clock.fireNext();
    const frame = clock.now() - last;
    longest = Math.max(longest, frame - clock.frame);
  }
  playback.stop();
  assert.ok(race.count > 1000);
  assert.ok(longest <= SLICE + MOVE + FIRST / rate, `${longest} ms`);
});

test('what a timer does later goes through the guard', (t) => {
  const clock = new FakeClock();
  let guarded = 0;
  const race = new Race(slow(clock, 1000), clock, (work) => {
    guarded += 1;
    work();
  });
  t.after(() => race.close());
  race.open(puzzles.hard, all);
  let reports = 0;
  race.measure(1e5, () => {
    reports += 1;
  });
  clock.fireAll();
  assert.ok(reports > 2);
  assert.equal(guarded, reports - 1);
});
