import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { createTurns } from '../../../web/app/lesson/turns.js';

const never = () => new Promise(() => {});

/**
 * Turns among places on a line, the reader at 0 at first.
 * @param {Partial<Parameters<typeof createTurns>[0]>} [world]
 */
function lineOf(world) {
  const reader = { at: 0 };
  const inTurn = createTurns({
    distance: (place) => Math.abs(Number(place) - reader.at),
    gather: soon,
    rest: soon,
    patience: never,
    ...world,
  });
  return { reader, inTurn };
}

test('of what is asked for together, the nearest comes first', async () => {
  const { inTurn } = lineOf();
  const log = /** @type {number[]} */ ([]);
  const works = [3, 1, 2].map((place) =>
    inTurn(place, async () => {
      log.push(place);
      return place;
    }),
  );
  assert.deepEqual(log, []);
  assert.deepEqual(await Promise.all(works), [3, 1, 2]);
  assert.deepEqual(log, [1, 2, 3]);
});

test('the next one begins when the one before has ended and a rest is over, and is the nearest by then', async () => {
  const log = /** @type {string[]} */ ([]);
  const gate = new EventTarget();
  const [ends, rested] = ['ends', 'rested'].map(
    (name) =>
      new Promise((resolve) => {
        gate.addEventListener(name, () => resolve(name));
      }),
  );
  const { reader, inTurn } = lineOf({ rest: () => rested });
  const first = inTurn(1, async () => {
    log.push('one');
    return ends;
  });
  const others = [inTurn(2, async () => log.push('two')), inTurn(9, async () => log.push('nine'))];
  await soon();
  await soon();
  assert.deepEqual(log, ['one']);
  gate.dispatchEvent(new Event('ends'));
  assert.equal(await first, 'ends');
  await soon();
  assert.deepEqual(log, ['one']);
  reader.at = 8;
  gate.dispatchEvent(new Event('rested'));
  await Promise.all(others);
  assert.deepEqual(log, ['one', 'nine', 'two']);
});

test('a work that fails tells who asked for it, and the next one begins', async () => {
  const { inTurn } = lineOf();
  const failed = inTurn(1, async () => {
    throw new Error('no player');
  });
  const next = inTurn(2, async () => 'next');
  await assert.rejects(failed, /no player/);
  assert.equal(await next, 'next');
});

test('a work that does not end holds up the others only for a while', async () => {
  const { inTurn } = lineOf({ patience: soon });
  inTurn(1, never);
  assert.equal(await inTurn(2, async () => 'next'), 'next');
});

test('what is asked for when all is done begins anew', async () => {
  const { inTurn } = lineOf();
  assert.equal(await inTurn(1, async () => 'first'), 'first');
  await soon();
  await soon();
  assert.equal(await inTurn(1, async () => 'second'), 'second');
});
