import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardWorker } from '../../../web/app/jobs/worker-guard.js';
import { FakeClock } from '../support/clock.js';

const PATIENCE = 1000;

/** @typedef {import('../../../web/app/jobs/worker-guard.js').Helper} Helper */

/** @implements {Helper} */
class FakeWorker {
  /** @type {Helper['onmessage']} */
  onmessage = null;
  /** @type {Helper['onerror']} */
  onerror = null;
  /** @type {Helper['onmessageerror']} */
  onmessageerror = null;
  isEnded = false;
  /** @type {any[]} */
  orders = [];

  /** @param {any} order */
  postMessage(order) {
    this.orders.push(order);
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {object} data about the newest job, unless it names another */
  say(data) {
    this.onmessage?.({ data: { job: this.orders.at(-1)?.job, ...data } });
  }
}

/** A worker under guard, and what was told of it. @param {() => Helper} [startWorker] */
function world(startWorker) {
  const clock = new FakeClock();
  const worker = new FakeWorker();
  /** @type {unknown[]} */
  const told = [];
  const guarded = guardWorker({
    clock,
    startWorker: startWorker ?? (() => worker),
    patience: PATIENCE,
    heard: ({ said }) => told.push(said),
    failed: () => told.push('failed'),
  });
  return { clock, worker, told, guarded };
}

test('an order goes to the worker with a number, and what it says about it is heard', () => {
  const { worker, told, guarded } = world();
  guarded.ask({ size: 9 });
  guarded.ask({ size: 6 });
  assert.deepEqual(
    worker.orders.map(({ size }) => size),
    [9, 6],
  );
  worker.say({ said: 'it' });
  worker.say({ said: 'of the order before', job: worker.orders[0].job });
  assert.deepEqual(told, ['it']);
});

/** Ways in which a worker fails. @type {Record<string, (worker: FakeWorker, clock: FakeClock) => void>} */
const faults = {
  breaks: (worker) => {
    let isPrevented = false;
    worker.onerror?.({
      preventDefault: () => {
        isPrevented = true;
      },
    });
    assert.ok(isPrevented);
  },
  'sends what cannot be read': (worker) => worker.onmessageerror?.({}),
  'says that it failed': (worker) => worker.say({ failed: true }),
  'never answers': (_, clock) => clock.advance(PATIENCE),
  'falls silent': (worker, clock) => {
    clock.advance(PATIENCE - 1);
    worker.say({ said: 'a word' });
    clock.advance(PATIENCE - 1);
    assert.equal(worker.isEnded, false);
    clock.advance(1);
  },
};

for (const [what, happen] of Object.entries(faults)) {
  test(`a worker that ${what} is ended, and that is told once`, () => {
    const { clock, worker, told, guarded } = world();
    guarded.ask({});
    happen(worker, clock);
    assert.equal(worker.isEnded, true);
    const said = [...told];
    assert.equal(said.pop(), 'failed');
    for (const fault of [faults.breaks, faults['sends what cannot be read'], faults['says that it failed']]) {
      fault(worker, clock);
    }
    worker.say({ said: 'late' });
    assert.deepEqual(told, [...said, 'failed']);
    assert.equal(clock.waiting, 0);
  });
}

test('a worker that cannot be started, or takes no order, is told as failed', () => {
  const mute = new FakeWorker();
  mute.postMessage = () => {
    throw new DOMException('not to be cloned', 'DataCloneError');
  };
  for (const start of [
    () => {
      throw new Error('denied');
    },
    () => mute,
  ]) {
    const { clock, told, guarded } = world(start);
    guarded.ask({});
    assert.deepEqual([told, clock.waiting], [['failed'], 0]);
  }
  assert.equal(mute.isEnded, true);
});

test('a worker that has done what it was asked for may be silent', () => {
  const { clock, worker, told, guarded } = world();
  guarded.ask({});
  guarded.rest();
  clock.advance(2 * PATIENCE);
  assert.equal(worker.isEnded, false);
  guarded.ask({});
  clock.advance(PATIENCE);
  assert.deepEqual(told, ['failed']);
});

test('ended, it tells nothing more', () => {
  const { clock, worker, told, guarded } = world();
  guarded.ask({});
  guarded.end();
  guarded.end();
  for (const happen of Object.values(faults).slice(0, 3)) happen(worker, clock);
  assert.deepEqual([told, worker.isEnded, clock.waiting], [[], true, 0]);
});
