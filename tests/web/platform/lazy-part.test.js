import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellOf } from '../../../web/app/kernel/late-notice.js';
import { LazyPart } from '../../../web/app/platform/lazy-part.js';
import { PATIENCE } from '../../../web/app/platform/patience.js';
import { holdTimers } from '../support/clock.js';

/** A part whose loading the test ends. */
function world() {
  /** @type {{ resolve: (value: string) => void, reject: (error: Error) => void }[]} */
  const loads = [];
  /** @type {string[]} */
  const told = [];
  const part = new LazyPart({
    load: () =>
      /** @type {Promise<string>} */ (
        new Promise((resolve, reject) => {
          loads.push({ resolve, reject });
        })
      ),
    tell: (news) => told.push(news),
  });
  const note = (/** @type {string} */ name) => (/** @type {string} */ it) => {
    told.push(`${name} ${it}`);
  };
  return { loads, told, part, note };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('it is loaded when it is first used, and does in order what was asked for meanwhile, each once', async () => {
  const { loads, told, part, note } = world();
  assert.equal(loads.length, 0);
  const open = note('open');
  for (const use of [open, note('fill'), open]) part.use(use);
  assert.equal(loads.length, 1);
  loads[0].resolve('it');
  await settled();
  assert.deepEqual(told, ['open it', 'fill it']);
  part.use(note('close'));
  assert.deepEqual([told[2], part.now], ['close it', 'it']);
});

test('what could not be loaded is loaded anew when it is asked for again, and does only that', async () => {
  const { loads, told, part, note } = world();
  part.use(note('first'));
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(told, ['failed']);
  part.use(note('second'));
  loads[1].resolve('it');
  await settled();
  assert.deepEqual(told, ['failed', 'second it']);
});

test('what is late is told as that, goes on when it comes, and is not loaded twice', async (t) => {
  const time = holdTimers(t);
  const { loads, told, part, note } = world();
  part.use(note('open'));
  time.advance(PATIENCE);
  part.use(note('fill'));
  time.advance(PATIENCE);
  assert.deepEqual([told, loads.length], [['late', 'late'], 1]);
  loads[0].resolve('it');
  await settled();
  assert.deepEqual(told, ['late', 'late', 'come', 'open it', 'fill it']);
});

test('what is not wanted any more does nothing when it comes', async () => {
  const { loads, told, part, note } = world();
  part.use(note('open'));
  part.leave();
  loads[0].resolve('it');
  await settled();
  assert.deepEqual([told, part.now], [[], 'it']);
});

test('who does not want it any more is told neither that it is late nor that it failed', async (t) => {
  const time = holdTimers(t);
  const { loads, told, part, note } = world();
  part.use(note('open'));
  part.leave();
  time.advance(PATIENCE);
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(told, []);
});

test('what was told as late is taken back when it is not wanted, and told again when it is asked for', async (t) => {
  const time = holdTimers(t);
  const { loads, told, part, note } = world();
  part.use(note('open'));
  time.advance(PATIENCE);
  part.leave();
  assert.deepEqual(told, ['late', 'come']);
  part.use(note('fill'));
  time.advance(PATIENCE);
  loads[0].resolve('it');
  await settled();
  assert.deepEqual(told, ['late', 'come', 'late', 'come', 'fill it']);
});

test('a notice tells of it, with a way on where it is late', () => {
  /** @type {any[]} */
  const actions = [];
  for (const news of /** @type {const} */ (['late', 'come', 'failed'])) {
    tellOf('share', news, (action) => actions.push(action));
  }
  assert.deepEqual(
    actions.map(({ type, notice, part = notice?.part }) => [type, part, notice?.code, notice?.offer?.action.type]),
    [
      ['notice', 'share', 'laterLate', 'retry'],
      ['come', 'share', undefined, undefined],
      ['notice', undefined, 'laterFailed', undefined],
    ],
  );
});
