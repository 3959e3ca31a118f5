import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLICE, Sliced } from '../../../web/app/jobs/slices.js';
import { FakeClock } from '../support/clock.js';

/**
 * Work of so many steps that take some milliseconds each, and what was told.
 * @param {number} steps
 * @param {number} ms
 */
function work(steps, ms) {
  const clock = new FakeClock();
  const sliced = new Sliced(clock);
  const told = /** @type {[left: number, done: boolean][]} */ ([]);
  let left = steps;
  return {
    clock,
    sliced,
    told,
    start: () =>
      sliced.start({
        step: () => {
          clock.pass(ms);
          return --left === 0;
        },
        tell: (done) => told.push([left, done]),
      }),
  };
}

test('nothing is done before the task that starts it is over', () => {
  const { clock, sliced, told, start } = work(1, 1);
  assert.equal(sliced.isGoing, false);
  start();
  assert.equal(sliced.isGoing, true);
  assert.deepEqual(told, []);
  clock.fireAll();
  assert.deepEqual(told, [[0, true]]);
  assert.equal(sliced.isGoing, false);
});

test('a slice begins no step after its time, and has at least one', () => {
  const short = work(10, 3);
  short.start();
  short.clock.fireAll();
  assert.equal(Math.ceil(SLICE / 3), 3);
  assert.deepEqual(short.told, [
    [7, false],
    [4, false],
    [1, false],
    [0, true],
  ]);
  const long = work(3, 5 * SLICE);
  long.start();
  long.clock.fireAll();
  assert.deepEqual(long.told, [
    [2, false],
    [1, false],
    [0, true],
  ]);
});

test('stopped, it does nothing more; stopped or started anew while it tells, neither', () => {
  const { clock, sliced, told, start } = work(10, SLICE);
  start();
  clock.fireNext();
  sliced.stop();
  sliced.stop();
  clock.fireAll();
  assert.equal(told.length, 1);

  const inside = new Sliced(clock);
  let tells = 0;
  inside.start({
    step: () => {
      clock.pass(SLICE);
      return false;
    },
    tell: () => {
      tells += 1;
      inside.stop();
    },
  });
  clock.fireAll();
  assert.equal(tells, 1);
});

test('what is started anew takes the place of what was going on', () => {
  const clock = new FakeClock();
  const sliced = new Sliced(clock);
  const told = /** @type {string[]} */ ([]);
  for (const name of ['first', 'second']) sliced.start({ step: () => true, tell: () => told.push(name) });
  clock.fireAll();
  assert.deepEqual(told, ['second']);
});
