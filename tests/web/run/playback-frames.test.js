import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLICE } from '../../../web/app/jobs/slices.js';
import { createPlayback } from '../../../web/app/run/playback.js';
import { FakeClock } from '../support/clock.js';
import { player } from '../support/playing.js';

/** No batch asks for more steps than this at once, so that the clock is looked at in between. */
const CHUNK = 256;

/** The steps of each frame. @param {number[]} ticks */
const batchesOf = (ticks) => ticks.map((taken, index) => taken - (ticks[index - 1] ?? 0));

test('100,000 steps a second are 1,670 in each frame of 16.7 ms, in chunks', () => {
  const { clock, playback, calls, ticks } = player({ rate: 100_000, clock: new FakeClock({ frame: 16.7 }) });
  playback.start();
  clock.advance(10 * 16.7 + 0.1);
  assert.equal(ticks.length, 10);
  for (const count of batchesOf(ticks)) assert.ok(Math.abs(count - 1670) <= 1, `${count} steps`);
  assert.ok(Math.max(...calls) <= CHUNK);
});

/** @type {[rate: number, frame: number][]} */
const displays = [
  [61, 1000 / 60],
  [100, 1000 / 60],
  [1000, 1000 / 60],
  [1000, 1000 / 144],
  [100, 1000 / 144],
  [100_000, 1000 / 30],
];

for (const [rate, frame] of displays) {
  test(`${rate} steps a second stay so for ten seconds on a display of ${Math.round(1000 / frame)} Hz`, () => {
    const { clock, playback, ticks } = player({ rate, clock: new FakeClock({ frame }) });
    playback.start();
    for (let second = 1; second <= 10; second++) {
      clock.advance(1000);
      const late = (rate * frame) / 1000;
      assert.ok(Math.abs((ticks.at(-1) ?? 0) - second * rate) <= late + 1, `${ticks.at(-1)} steps after ${second} s`);
    }
  });
}

test('a batch is cut when its slice of the frame is used up', () => {
  const cost = 0.02; // 400 steps in a slice
  const { clock, playback, ticks } = player({ rate: 100_000, cost });
  playback.start();
  for (let frame = 0; frame < 20; frame++) clock.fireNext();
  for (const count of batchesOf(ticks)) {
    assert.ok(count * cost >= SLICE, `${count} steps end before the slice`);
    assert.ok((count - CHUNK) * cost < SLICE, `${count} steps go on after the slice`);
  }
});

test('what the slice was too short for is given up', () => {
  const { clock, playback, ticks, set } = player({ rate: 100_000, cost: 0.02 });
  playback.start();
  for (let frame = 0; frame < 20; frame++) clock.fireNext();
  const before = ticks.at(-1) ?? 0;
  set(600);
  clock.fireNext();
  assert.ok((ticks.at(-1) ?? 0) - before <= 600 / 60 + 2);
});

test('a gap of ten seconds in a hidden tab is not made up for', () => {
  const { clock, playback, ticks } = player({ rate: 10_000 });
  playback.start();
  clock.advance(1000);
  const before = ticks.at(-1) ?? 0;
  clock.pass(10_000);
  clock.fireNext();
  assert.equal((ticks.at(-1) ?? 0) - before, 1000); // a tenth of a second
  clock.advance(1000);
  assert.ok(Math.abs((ticks.at(-1) ?? 0) - before - 1000 - 10_000) < 200);
});

test('a frame that comes too early for a step still counts', () => {
  const { clock, playback, ticks } = player({ rate: 61, clock: new FakeClock({ frame: 1000 / 144 }) });
  playback.start();
  clock.advance(1000);
  assert.equal(ticks.length, 144);
  assert.ok(batchesOf(ticks).includes(0));
  assert.ok(Math.abs((ticks.at(-1) ?? 0) - 61) <= 1);
});

test('a stop forgets what was left of a step', () => {
  // 0.7 steps a frame
  const { clock, playback, calls } = player({ rate: 100, clock: new FakeClock({ frame: 1000 / 144 }) });
  for (let i = 0; i < 5; i++) {
    playback.start();
    clock.fireNext();
    playback.stop();
  }
  assert.deepEqual(calls, []);
});

test('the end of the run in the middle of a batch ends the batch', () => {
  const { clock, playback, calls } = player({ rate: 100_000, length: 300 });
  playback.start();
  clock.advance(100);
  assert.deepEqual(calls, [CHUNK, CHUNK]);
});

test('playback at full speed counts on in each frame by what time has passed, not by frames', () => {
  const { clock, playback, ticks } = player({ rate: 6000, clock: new FakeClock({ frame: 50 }) });
  playback.start();
  clock.advance(100);
  assert.deepEqual(batchesOf(ticks), [300, 300]);
});

test('what a tick asks to be painted in the next frame is painted in each', () => {
  const clock = new FakeClock();
  let asked = 0;
  /** @type {number[]} */
  const painted = [];
  const { playback, ticks } = player({
    rate: 100_000,
    clock,
    tick() {
      asked ||= clock.requestAnimationFrame(() => {
        asked = 0;
        painted.push(ticks.length);
      });
    },
  });
  playback.start();
  clock.advance(1000);
  assert.deepEqual(
    painted,
    Array.from({ length: ticks.length - 1 }, (_, index) => index + 1),
  );
});

test('a pause in the midst of steps stops playing', () => {
  const clock = new FakeClock();
  const ticks = { count: 0 };
  const playback = createPlayback({
    clock,
    rate: () => 1000,
    step: () => {
      playback.stop();
      return false;
    },
    tick: () => (ticks.count += 1),
  });
  playback.start();
  clock.advance(1000);
  assert.deepEqual([ticks.count, playback.running, clock.waiting], [1, false, 0]);
});
