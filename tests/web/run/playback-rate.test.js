import assert from 'node:assert/strict';
import { test } from 'node:test';
import { player } from '../support/playing.js';

test('a new rate is taken over at once', () => {
  const { clock, playback, calls, set } = player({ rate: 1 });
  playback.start();
  clock.advance(10);
  set(50);
  playback.adjust();
  clock.advance(9.9);
  assert.deepEqual(calls, []);
  clock.advance(0.2);
  assert.deepEqual(calls, [1]);
  clock.advance(1000);
  assert.equal(calls.length, 51);
});

test('a slower rate is taken over at once', () => {
  const { clock, playback, calls, set } = player({ rate: 50 });
  playback.start();
  clock.advance(1000.1);
  set(2);
  playback.adjust();
  clock.advance(499);
  assert.equal(calls.length, 50);
  clock.advance(1);
  assert.equal(calls.length, 51);
});

test('without an adjustment a new rate is taken over with the next step', () => {
  const { clock, playback, calls, set } = player({ rate: 1 });
  playback.start();
  clock.advance(10);
  set(50);
  clock.advance(989);
  assert.equal(calls.length, 0);
  clock.advance(201.1);
  assert.equal(calls.length, 11);
});

test('playing goes from timeouts to frames and back', () => {
  const { clock, playback, calls, set } = player({ rate: 10 });
  playback.start();
  clock.advance(1000);
  set(1000);
  playback.adjust();
  assert.equal(clock.waiting, 1);
  clock.advance(1000);
  assert.equal(clock.asked.at(-1), 'frame');
  const before = calls.length;
  assert.ok(Math.abs(sum(calls) - 10 - 1000) < 20);
  set(10);
  playback.adjust();
  assert.equal(clock.waiting, 1);
  clock.advance(1000);
  assert.deepEqual(calls.slice(before), Array(10).fill(1));
});

test('there is nothing to adjust while nothing plays', () => {
  const { clock, playback } = player({ rate: 10 });
  playback.adjust();
  assert.deepEqual([playback.running, clock.waiting], [false, 0]);
});

/** @param {number[]} counts */
function sum(counts) {
  return counts.reduce((total, count) => total + count, 0);
}
