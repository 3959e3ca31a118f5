import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAnnouncer } from '../../../web/app/view/announcer.js';
import { FakeClock } from '../support/clock.js';

/** @param {string} text */
const saying = (text) => ({ message: '', text });

function speaker() {
  const clock = new FakeClock();
  /** @type {string[]} */
  const said = [];
  return { clock, said, announcer: createAnnouncer(clock, (text) => said.push(text)) };
}

test('while playing there is a sentence at most every three seconds', () => {
  const { clock, said, announcer } = speaker();
  for (let i = 0; i <= 90; i++) {
    announcer.update(saying(`step ${i}`), true);
    clock.advance(100);
  }
  assert.deepEqual(said, ['step 0', 'step 30', 'step 60', 'step 90']);
});

test('a sentence at rest is said at once', () => {
  const { clock, said, announcer } = speaker();
  for (const text of ['one', 'two', 'three']) {
    announcer.update(saying(text), false);
    clock.advance(1);
  }
  assert.deepEqual(said, ['one', 'two', 'three']);
});

test('the stop is said at once, however little time has passed', () => {
  const { said, announcer } = speaker();
  announcer.update(saying('playing'), true);
  announcer.update(saying('still playing'), true);
  announcer.update(saying('stopped here'), false);
  assert.deepEqual(said, ['playing', 'stopped here']);
});

test('after a stop playing waits three seconds before it speaks', () => {
  const { clock, said, announcer } = speaker();
  announcer.update(saying('stopped'), false);
  clock.advance(2999);
  announcer.update(saying('playing'), true);
  assert.deepEqual(said, ['stopped']);
  clock.advance(1);
  announcer.update(saying('playing on'), true);
  assert.deepEqual(said, ['stopped', 'playing on']);
});

test('the same sentence is never said twice in a row', () => {
  const { clock, said, announcer } = speaker();
  for (const playing of [false, false, true, false, true]) {
    announcer.update(saying('the same'), playing);
    clock.advance(5000);
  }
  announcer.update(saying('another'), false);
  announcer.update(saying('the same'), false);
  assert.deepEqual(said, ['the same', 'another', 'the same']);
});

test('silence does not use up the three seconds', () => {
  const { clock, said, announcer } = speaker();
  announcer.update(saying('a'), true);
  clock.advance(2000);
  announcer.update(saying('b'), true);
  clock.advance(1000);
  announcer.update(saying('c'), true);
  assert.deepEqual(said, ['a', 'c']);
});

test('a message is said once, at once, and then the sentences go on', () => {
  const { said, announcer } = speaker();
  announcer.update(saying('one'), true);
  announcer.update({ message: 'look', text: 'one' }, true);
  announcer.update({ message: 'look', text: 'two' }, false);
  announcer.update({ message: 'look', text: 'three' }, false);
  announcer.update(saying('three'), false);
  assert.deepEqual(said, ['one', 'look', 'two', 'three']);
});
