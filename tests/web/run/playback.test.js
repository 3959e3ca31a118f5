import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRAME_RATE, stepsPerSecond } from '../../../web/app/state/speed.js';
import { FakeClock } from '../support/clock.js';
import { player } from '../support/playing.js';

test('at the slowest there is one step a second, the first after a second', () => {
  const { clock, playback, calls } = player({ rate: stepsPerSecond(0) });
  playback.start();
  clock.advance(999);
  assert.deepEqual(calls, []);
  clock.advance(1);
  assert.deepEqual(calls, [1]);
  clock.advance(3000);
  assert.deepEqual(calls, [1, 1, 1, 1]);
});

for (const rate of [1, 13, FRAME_RATE]) {
  test(`at ${rate} steps a second each step has a timeout of its own`, () => {
    const { clock, playback, calls } = player({ rate });
    playback.start();
    clock.advance(1000.1);
    assert.deepEqual(calls, Array(rate).fill(1));
    assert.deepEqual([...new Set(clock.asked)], ['timeout']);
  });
}

for (const rate of [FRAME_RATE + 1, 1000, 100_000]) {
  test(`at ${rate} steps a second there are frames and no timeouts`, () => {
    const { clock, playback } = player({ rate });
    playback.start();
    clock.advance(1000);
    assert.deepEqual([...new Set(clock.asked)], ['frame']);
  });
}

/** @type {[rate: number, late: number][]} */
const steady = [
  [1, 0],
  [1, 3],
  [12, 0],
  [12, 3],
  [12, 40],
  [50, 0],
  [50, 3],
  [FRAME_RATE, 0],
  [FRAME_RATE, 3],
];

for (const [rate, late] of steady) {
  test(`${rate} steps a second stay ${rate} a second for a minute when every timer comes ${late} ms late`, () => {
    const { clock, playback, calls } = player({ rate, clock: new FakeClock({ late }) });
    playback.start();
    clock.advance(late + 0.1);
    for (let second = 1; second <= 60; second++) {
      clock.advance(1000);
      assert.equal(calls.length, second * rate);
    }
  });
}

test('a gap of ten seconds is one step, and the next comes one interval later', () => {
  const { clock, playback, calls } = player({ rate: 10 });
  playback.start();
  clock.advance(500);
  clock.pass(10_000);
  clock.advance(0);
  assert.equal(calls.length, 5 + 1);
  clock.advance(99);
  assert.equal(calls.length, 5 + 1);
  clock.advance(1);
  assert.equal(calls.length, 5 + 2);
});

for (const rate of [10, 1000]) {
  test(`stopping at ${rate} steps a second stops at once, and can be repeated`, () => {
    const { clock, playback, calls } = player({ rate });
    playback.start();
    assert.equal(playback.running, true);
    clock.advance(150);
    const before = calls.length;
    assert.ok(before > 0);
    playback.stop();
    playback.stop();
    assert.deepEqual([playback.running, clock.waiting], [false, 0]);
    clock.advance(1000);
    assert.equal(calls.length, before);
  });

  test(`starting twice at ${rate} steps a second plays no faster`, () => {
    const { clock, playback } = player({ rate });
    playback.start();
    playback.start();
    assert.equal(clock.waiting, 1);
  });

  test(`the end of the run at ${rate} steps a second ends playing`, () => {
    const { clock, playback, calls, ticks } = player({ rate, length: 20 });
    playback.start();
    clock.advance(5000);
    assert.deepEqual([playback.running, clock.waiting, ticks.at(-1)], [false, 0, 20]);
    assert.ok(sum(calls) - 20 < (calls.at(-1) ?? 0), 'nothing is asked for after the end');
  });

  test(`each tick at ${rate} steps a second is told after its steps`, () => {
    const { clock, playback, calls, ticks } = player({ rate });
    playback.start();
    clock.advance(1000);
    let taken = 0;
    assert.deepEqual(
      ticks,
      calls.map((count) => {
        taken += count;
        return taken;
      }),
    );
  });

  test(`a tick at ${rate} steps a second can stop playing`, () => {
    const { clock, playback, ticks } = player({ rate, tick: () => playback.stop() });
    playback.start();
    clock.advance(1000);
    assert.equal(ticks.length, 1);
    assert.deepEqual([playback.running, clock.waiting], [false, 0]);
  });

  test(`after a stop playing at ${rate} steps a second starts anew, with nothing to make up for`, () => {
    const { clock, playback, calls } = player({ rate });
    playback.start();
    clock.advance(90);
    playback.stop();
    clock.advance(10_000);
    assert.ok(sum(calls) <= 0.09 * rate);
    const before = sum(calls);
    playback.start();
    clock.advance(95);
    assert.ok(sum(calls) - before <= 0.095 * rate);
  });
}

/** @param {number[]} counts */
function sum(counts) {
  return counts.reduce((total, count) => total + count, 0);
}
