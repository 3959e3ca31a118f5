import assert from 'node:assert/strict';
import { test } from 'node:test';
import { supervised } from '../../web/app/supervised.js';
import { FakeClock } from './clock.js';
import { FakeWorker } from './fake-worker.js';

const PATIENCE = 1000;

/** A worker that was asked for something, and what was told of it. @param {FakeWorker} [helper] */
function world(helper = new FakeWorker()) {
  const clock = new FakeClock();
  /** @type {any[]} */
  const told = [];
  const worker = supervised({ clock, startWorker: () => helper, patience: PATIENCE, heard: (data) => told.push(data), lost: () => told.push('lost') });
  worker.ask('work');
  return { clock, helper, told, worker };
}

test('a worker that is denied is nobody to watch', () => {
  const clock = new FakeClock();
  const startWorker = () => { throw new Error('denied'); };
  assert.throws(() => supervised({ clock, startWorker, patience: PATIENCE, heard: assert.fail, lost: assert.fail }), /denied/);
  assert.equal(clock.waiting, 0);
});

test('it gets what it is asked, and what it says is told', () => {
  const { helper, told, worker } = world();
  worker.ask({ more: 1 });
  helper.say({ part: 0.5 });
  helper.say({ part: 1 });
  assert.deepEqual([helper.orders, told], [['work', { more: 1 }], [{ part: 0.5 }, { part: 1 }]]);
});

/** @type {[how: string, end: (worker: FakeWorker, clock: FakeClock) => void][]} */
const deaths = [
  ['gives up', (helper) => helper.fail()],
  ['breaks', (helper) => assert.equal(helper.break(), true)],
  ['sends what cannot be read', (helper) => helper.garble()],
  ['is silent', (_, clock) => clock.advance(PATIENCE)],
];

/** Whatever may still come from a worker. @param {ReturnType<typeof world>} all */
function everything({ clock, helper }) {
  helper.say({ part: 1 });
  for (const [, end] of deaths.slice(0, -1)) end(helper, clock);
  clock.advance(10 * PATIENCE);
}

for (const [how, end] of deaths) {
  test(`a worker that ${how} is ended, which is told once, and then nothing`, () => {
    const all = world();
    end(all.helper, all.clock);
    assert.deepEqual([all.helper.ended, all.told, all.clock.waiting], [true, ['lost'], 0]);
    everything(all);
    all.worker.end();
    assert.deepEqual([all.told, all.clock.waiting], [['lost'], 0]);
  });
}

test('what cannot be sent loses it', () => {
  const helper = new FakeWorker();
  helper.postMessage = () => { throw new DOMException('no copy', 'DataCloneError'); };
  const { clock, told } = world(helper);
  assert.deepEqual([helper.ended, told, clock.waiting], [true, ['lost'], 0]);
});

test('every word buys time', () => {
  const { clock, helper, told } = world();
  for (let i = 0; i < 3; i++) {
    clock.advance(PATIENCE - 1);
    helper.say(i);
  }
  clock.advance(PATIENCE - 1);
  assert.deepEqual([helper.ended, told], [false, [0, 1, 2]]);
  clock.advance(1);
  assert.deepEqual(told, [0, 1, 2, 'lost']);
});

test('it may be silent when it has answered, until it is asked again', () => {
  const { clock, helper, told, worker } = world();
  helper.say('answer');
  worker.rest();
  clock.advance(10 * PATIENCE);
  assert.equal(helper.ended, false);
  worker.ask('more');
  clock.advance(PATIENCE);
  assert.deepEqual([helper.ended, told], [true, ['answer', 'lost']]);
});

test('nothing is told after its end', () => {
  const all = world();
  all.worker.end();
  all.worker.end();
  assert.deepEqual([all.helper.ended, all.clock.waiting], [true, 0]);
  everything(all);
  assert.deepEqual([all.told, all.clock.waiting], [[], 0]);
});
