import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSpeech } from '../../../web/app/view/announcer.js';
import { FakeClock } from '../support/clock.js';

/** @param {string} text */
const saying = (text) => ({ message: '', text });

function speaker() {
  const clock = new FakeClock();
  /** @type {string[]} */
  const said = [];
  return { clock, said, speech: createSpeech(clock, (text) => said.push(text)) };
}

test('while playing there is a sentence at most every three seconds', () => {
  const { clock, said, speech } = speaker();
  for (let i = 0; i <= 90; i++) {
    speech.update(saying(`step ${i}`), true);
    clock.advance(100);
  }
  assert.deepEqual(said, ['step 0', 'step 30', 'step 60', 'step 90']);
});

test('a sentence at rest is said at once', () => {
  const { clock, said, speech } = speaker();
  for (const text of ['one', 'two', 'three']) {
    speech.update(saying(text), false);
    clock.advance(1);
  }
  assert.deepEqual(said, ['one', 'two', 'three']);
});

test('the stop is said at once, however little time has passed', () => {
  const { said, speech } = speaker();
  speech.update(saying('playing'), true);
  speech.update(saying('still playing'), true);
  speech.update(saying('stopped here'), false);
  assert.deepEqual(said, ['playing', 'stopped here']);
});

test('after a stop playing waits three seconds before it speaks', () => {
  const { clock, said, speech } = speaker();
  speech.update(saying('stopped'), false);
  clock.advance(2999);
  speech.update(saying('playing'), true);
  assert.deepEqual(said, ['stopped']);
  clock.advance(1);
  speech.update(saying('playing on'), true);
  assert.deepEqual(said, ['stopped', 'playing on']);
});

test('the same sentence is never said twice in a row', () => {
  const { clock, said, speech } = speaker();
  for (const playing of [false, false, true, false, true]) {
    speech.update(saying('the same'), playing);
    clock.advance(5000);
  }
  speech.update(saying('another'), false);
  speech.update(saying('the same'), false);
  assert.deepEqual(said, ['the same', 'another', 'the same']);
});

test('silence does not use up the three seconds', () => {
  const { clock, said, speech } = speaker();
  speech.update(saying('a'), true);
  clock.advance(2000);
  speech.update(saying('b'), true);
  clock.advance(1000);
  speech.update(saying('c'), true);
  assert.deepEqual(said, ['a', 'c']);
});

test('a message is said once, at once, and then the sentences go on', () => {
  const { said, speech } = speaker();
  speech.update(saying('one'), true);
  speech.update({ message: 'look', text: 'one' }, true);
  speech.update({ message: 'look', text: 'two' }, false);
  speech.update({ message: 'look', text: 'three' }, false);
  speech.update(saying('three'), false);
  assert.deepEqual(said, ['one', 'look', 'two', 'three']);
});
