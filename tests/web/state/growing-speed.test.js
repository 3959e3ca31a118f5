import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo, readLink } from '../../../web/app/state/link.js';
import { restored, snapshotOf } from '../../../web/app/state/snapshot.js';
import { stepsPerSecond } from '../../../web/app/state/speed.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { driverWorld, END } from '../support/driving.js';
import { puzzles, solver } from '../support/solver.js';

/**
 * @typedef {import('../../../web/app/state/state.js').State} State
 * @typedef {import('../../../web/app/state/state.js').Action} Action
 */

/**
 * A player as it is at a first visit, on a clock that only goes on when it is told to.
 * @param {import('node:test').TestContext} t
 * @param {Partial<State>} [settings]
 */
function firstVisit(t, settings = {}) {
  const world = driverWorld(t, solver, { growing: true, ...settings }, 0);
  world.clock.fireAll(); // its end is known
  return { ...world, rate: () => stepsPerSecond(world.store.state.speed) };
}

/**
 * Plays until a step of a kind is shown.
 * @param {ReturnType<typeof firstVisit>} world
 * @param {string} kind
 * @returns {number} the milliseconds it took
 */
function timeTo({ store, clock, driver }, kind) {
  const start = clock.now();
  let seen = Infinity;
  store.subscribe(({ run }) => {
    if (run?.step?.kind === kind) seen = Math.min(seen, clock.now() - start);
  });
  driver.commands.toggle({});
  clock.advance(60_000);
  return seen;
}

/** @param {State} state @param {...Action} actions */
const after = (state, ...actions) => actions.reduce(reduce, state);

const playing = after(initialState(puzzles.school, { growing: true, check: solver.check(puzzles.school) }), {
  type: 'play',
});

test('the first Play comes to a dead end within ten seconds', (t) => {
  const time = timeTo(firstVisit(t), 'retreat');
  assert.ok(time > 5000 && time <= 10_000, `${time} ms`);
});

test('the first Play comes to the solution within a minute', (t) => {
  assert.ok(timeTo(firstVisit(t), 'solution') < 60_000);
});

test('in its first second the first Play shows single reads that can be followed', (t) => {
  const { clock, driver, store, position } = firstVisit(t);
  const shown = /** @type {number[]} */ ([]);
  store.subscribe(({ run }, before) => {
    if (run && run !== before.run) shown.push(run.position);
  });
  driver.commands.toggle({});
  clock.advance(1000);
  assert.ok(Number(position()) >= 10 && Number(position()) <= 13, `${position()} reads`);
  assert.deepEqual(
    shown,
    shown.map((_, index) => index + 1),
    'each one is shown',
  );
});

test('the speed that is shown is the one that it plays at', (t) => {
  const { clock, driver, position, rate } = firstVisit(t);
  driver.commands.toggle({});
  for (let second = 1; Number(position()) < END / 2; second++) {
    const [before, slowest] = [Number(position()), rate()];
    clock.advance(1000);
    const done = Number(position()) - before;
    assert.ok(
      done >= slowest * 0.9 - 1 && done <= rate() * 1.1 + 1,
      `in second ${second}: ${done} reads at ${slowest} to ${rate()} a second`,
    );
  }
});

test('it never gets faster than each placement can be seen', () => {
  assert.equal(stepsPerSecond(after(playing, { type: 'grow', ms: 1e9 }).speed), 320);
});

test('it begins slowly again at the start of each run, and goes on where it was paused', () => {
  const fast = after(playing, { type: 'grow', ms: 20_000 });
  assert.equal(stepsPerSecond(fast.speed), 130);
  assert.equal(
    after({ ...fast, run: /** @type {any} */ ({ position: 500, done: false }) }, { type: 'pause' }, { type: 'play' })
      .speed,
    fast.speed,
  );
  assert.equal(
    after({ ...fast, run: /** @type {any} */ ({ position: 0, done: false }) }, { type: 'pause' }, { type: 'play' })
      .speed,
    22,
  );
  assert.equal(
    after({ ...fast, run: /** @type {any} */ ({ position: 99, done: true }) }, { type: 'pause' }, { type: 'play' })
      .speed,
    22,
  );
});

test('larger steps than reads stay as slow as they begin', () => {
  const fast = after(playing, { type: 'grow', ms: 20_000 });
  const digits = after(fast, { type: 'grain', grain: 'digit' });
  assert.equal(digits.speed, 22);
  assert.equal(after(digits, { type: 'grow', ms: 20_000 }).speed, 22);
});

test('a speed that the reader chooses stays for good', (t) => {
  const { clock, driver, store } = firstVisit(t);
  driver.commands.toggle({});
  clock.advance(3000);
  driver.commands.faster({ by: 5 });
  const { speed } = store.state;
  clock.advance(3000);
  driver.commands['to-start']({});
  driver.commands.toggle({});
  clock.advance(3000);
  assert.deepEqual([store.state.speed, store.state.growing], [speed, false]);
});

test('a speed of a link or of an attribute stays, too', () => {
  assert.equal(after(playing, { type: 'open', arrival: readLink('#s=40') }).growing, false);
  assert.equal(after(playing, { type: 'open', arrival: readLink('#l=de') }).growing, true);
  assert.equal(after(playing, { type: 'speed', speed: 22 }).growing, false);
});

test('a link names a speed only if somebody chose it', () => {
  assert.doesNotMatch(linkTo(playing), /&s=/);
  assert.match(linkTo(after(playing, { type: 'speed', speed: 40 })), /&s=40/);
});

test('undo brings back what a link with a speed of its own led away from', () => {
  const away = after({ ...playing, resume: 7 }, { type: 'open', arrival: readLink(`#p=${puzzles.small}&s=40`) });
  assert.deepEqual([away.speed, away.growing], [40, false]);
  const back = after(away, { type: 'undo' });
  assert.deepEqual([back.speed, back.growing], [22, true]);
});

test('a reload keeps whether the speed grows; one that was kept before it could grow was chosen', () => {
  const fresh = initialState(puzzles.small, { growing: true });
  const kept = snapshotOf(after(playing, { type: 'grow', ms: 5000 }));
  assert.deepEqual([restored(fresh, kept).speed, restored(fresh, kept).growing], [27, true]);
  assert.equal(restored(fresh, { ...kept, growing: undefined }).growing, false);
  assert.equal(restored(fresh, snapshotOf(after(playing, { type: 'speed', speed: 22 }))).growing, false);
});

test('where the reader wants less motion a speed that grew elsewhere does not', () => {
  const kept = snapshotOf(playing);
  assert.equal(restored(initialState(puzzles.small), kept).growing, false);
});
