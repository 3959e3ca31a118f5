import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { createTurns } from '../../web/app/lesson-turns.js';

/** A work that ends when it is told to. @param {string} name @param {string[]} log */
function work(name, log) {
  let end = () => {};
  const done = new Promise((resolve) => { end = () => resolve(name); });
  return { end, begin: () => { log.push(name); return done; } };
}

const never = () => new Promise(() => {});

test('one work begins when the one before has ended and a rest is over, the latest first', async () => {
  const log = /** @type {string[]} */ ([]);
  /** @type {() => void} */
  let rested = () => {};
  const inTurn = createTurns({ rest: () => new Promise((resolve) => { rested = () => resolve(null); }), patience: never });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => work(name, log));
  const first = inTurn(a.begin);
  const others = [inTurn(b.begin), inTurn(c.begin)];
  assert.deepEqual(log, ['a']);
  a.end();
  assert.equal(await first, 'a');
  await soon();
  assert.deepEqual(log, ['a']);
  rested();
  await soon();
  assert.deepEqual(log, ['a', 'c']);
  c.end();
  await soon();
  rested();
  await soon();
  b.end();
  assert.deepEqual(await Promise.all(others), ['b', 'c']);
  assert.deepEqual(log, ['a', 'c', 'b']);
});

test('a work that fails tells who asked for it, and the next one begins', async () => {
  const inTurn = createTurns({ rest: soon, patience: never });
  const failed = inTurn(async () => { throw new Error('no player'); });
  const next = inTurn(async () => 'next');
  await assert.rejects(failed, /no player/);
  assert.equal(await next, 'next');
});

test('a work that does not end holds up the others only for a while', async () => {
  const inTurn = createTurns({ rest: soon, patience: soon });
  inTurn(never);
  assert.equal(await inTurn(async () => 'next'), 'next');
});
