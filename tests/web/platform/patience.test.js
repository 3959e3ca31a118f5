import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askAgain, insist, PATIENCE, patiently } from '../../../web/app/platform/patience.js';
import { holdTimers } from '../support/clock.js';

/** Questions that the test answers: the nth is settled by `answers[n]`. */
function world() {
  /** @type {{ resolve: (value: string) => void, reject: (error: Error) => void }[]} */
  const answers = [];
  /** @type {boolean[]} */
  const asked = [];
  const coming = insist((again) => {
    asked.push(again);
    return new Promise((resolve, reject) => {
      answers.push({ resolve, reject });
    });
  });
  return { answers, asked, coming };
}

test('what comes is asked for once', async () => {
  const { answers, asked, coming } = world();
  answers[0].resolve('it');
  assert.equal(await coming, 'it');
  askAgain();
  assert.deepEqual(asked, [false]);
});

for (const nth of [0, 1, 2]) {
  test(`asked for three times, answer ${nth + 1} counts if it is the first`, async () => {
    const { answers, asked, coming } = world();
    askAgain();
    askAgain();
    assert.deepEqual(asked, [false, true, true]);
    answers[nth].resolve(`answer ${nth}`);
    assert.equal(await coming, `answer ${nth}`);
    for (const { reject } of answers) reject(new Error('late'));
  });
}

test('it fails when each question has failed, and is not asked for any more', async () => {
  const { answers, asked, coming } = world();
  askAgain();
  answers[1].reject(new Error('second'));
  answers[0].reject(new Error('first'));
  await assert.rejects(coming, /first/);
  askAgain();
  assert.equal(asked.length, 2);
});

test('what nobody waits for any more is not asked for once more', () => {
  const ends = new AbortController();
  let asked = 0;
  insist(() => {
    asked += 1;
    return new Promise(() => {});
  }, ends.signal);
  askAgain();
  ends.abort();
  askAgain();
  assert.equal(asked, 2);
});

/** A reader who waits by a false clock. @param {import('node:test').TestContext} t */
function waiting(t) {
  const time = holdTimers(t);
  const reader = { told: 0 };
  const { answers, coming } = world();
  const patient = patiently(coming, () => {
    reader.told += 1;
  });
  return { time, reader, answers, patient };
}

test('a reader is told after his patience, again so long after asking again, never of what came in time', async (t) => {
  const { time, reader, answers, patient } = waiting(t);
  time.advance(PATIENCE - 1);
  assert.equal(reader.told, 0);
  time.advance(2 * PATIENCE);
  assert.equal(reader.told, 1);
  askAgain();
  time.advance(PATIENCE);
  assert.equal(reader.told, 2);
  answers[0].resolve('it');
  assert.equal(await patient, 'it');
  askAgain();
  time.advance(2 * PATIENCE);
  assert.equal(reader.told, 2);
});

test('a reader who asks again while he waits is told once, after his patience from then on', async (t) => {
  const { time, reader, answers, patient } = waiting(t);
  time.advance(PATIENCE - 1);
  askAgain();
  time.advance(PATIENCE - 1);
  assert.equal(reader.told, 0);
  answers[1].resolve('it');
  await patient;
  time.advance(2 * PATIENCE);
  assert.equal(reader.told, 0);
});

test('what fails while a reader waits fails for him', async () => {
  const { answers, coming } = world();
  const patient = patiently(coming, () => {});
  answers[0].reject(new Error('404'));
  await assert.rejects(patient, /404/);
});
