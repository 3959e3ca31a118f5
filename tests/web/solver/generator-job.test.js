import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GeneratorJob, LIMIT, PATIENCE } from '../../../web/app/solver/generator-job.js';
import { PATIENCE as MODULE_PATIENCE } from '../../../web/app/platform/patience.js';
import { SLICE } from '../../../web/app/jobs/slices.js';
import { FakeClock, holdTimers } from '../support/clock.js';
import { made, maker } from '../support/making.js';

/** @type {import('../../../web/app/sudoku/wish.js').Wish} */
const wish = { size: 9, clues: 0, symmetry: 'none', minimal: true, seed: 1 };

/** Workers are denied. @returns {never} */
const denied = () => {
  throw new Error('denied');
};

/** A worker that is told to speak by the test. */
class FakeWorker {
  orders = /** @type {any[]} */ ([]);
  ended = false;
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;
  /** @type {((event: any) => void) | null} */
  onmessageerror = null;
  postMessage(/** @type {any} */ order) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  /** @param {any} data */
  say(data) {
    this.onmessage?.({ data: { job: this.orders.at(-1)?.job, ...data } });
  }
}

/** The module, as the workers and the makers here would get it. */
const wasmBinary = new Uint8Array(8);

/**
 * A job, and what it told.
 * @param {{ startWorker?: () => any, loadModules?: (wish: any) => Promise<any>, loadMaker?: (module: any) =>
 *   Promise<any> }} host
 */
function jobOf({
  startWorker = denied,
  loadModules = async () => ({ wasmBinary }),
  loadMaker = () => Promise.resolve(() => maker(3)),
}) {
  const clock = new FakeClock();
  const told = /** @type {(number | string)[]} */ ([]);
  const news = /** @type {string[]} */ ([]);
  const job = new GeneratorJob({
    clock,
    startWorker,
    loadModules,
    loadMaker,
    tell: (what) => news.push(what),
    report: ({ clues }) => told.push(clues),
    ended: (how) => told.push(how),
  });
  return { clock, told, news, job };
}

/** Lets promises come. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('without a worker it is made in slices on the page', async () => {
  const { clock, told, job } = jobOf({ loadMaker: () => Promise.resolve(() => maker(7, () => clock.pass(SLICE / 2))) });
  job.start(wish);
  await settled();
  clock.advance(1000);
  assert.deepEqual(told, [38, 36, 34, 33, 'done']);
  assert.equal(clock.waiting, 0);
});

for (const [how, end] of /** @type {[string, (job: GeneratorJob, clock: FakeClock) => void][]} */ ([
  ['it is done', (_, clock) => clock.advance(1000)],
  ['it is stopped', (job) => job.stop()],
])) {
  test(`a maker on the page lets go of what it holds when ${how}`, async () => {
    let closed = 0;
    const holding = () => ({ ...maker(3), close: () => (closed += 1) });
    const { clock, job } = jobOf({ loadMaker: () => Promise.resolve(holding) });
    job.start(wish);
    await settled();
    assert.equal(closed, 0);
    end(job, clock);
    job.stop();
    assert.equal(closed, 1);
  });
}

test('a worker gets the wish and the module, and tells', async () => {
  const worker = new FakeWorker();
  const { clock, told, job } = jobOf({ startWorker: () => worker });
  await job.start(wish);
  assert.deepEqual(
    worker.orders.map(({ job, ...rest }) => rest),
    [{ ...wish, wasmBinary }],
  );
  worker.say({ best: null, done: false });
  worker.say({ best: made, done: false });
  worker.say({ best: { ...made, clues: 3 }, done: true });
  assert.deepEqual(told, [4, 3, 'done']);
  assert.ok(worker.ended);
  worker.say({ best: made, done: true });
  assert.equal(told.length, 3, 'what comes after the end is not heard');
  assert.equal(clock.waiting, 0);
});

test('what is asked for before is what the wish needs, and the worker gets it', async () => {
  const worker = new FakeWorker();
  const logicBinary = new Uint8Array(4);
  const { job } = jobOf({
    startWorker: () => worker,
    loadModules: async ({ grade }) => (grade ? { wasmBinary, logicBinary } : { wasmBinary }),
  });
  await job.start({ ...wish, grade: 5 });
  assert.equal(worker.orders[0].grade, 5);
  assert.equal(worker.orders[0].logicBinary, logicBinary);
  await job.start(wish);
  assert.ok(!('logicBinary' in worker.orders[1]));
});

for (const [what, fail] of /** @type {[string, (worker: FakeWorker, clock: FakeClock) => void][]} */ ([
  ['breaks', (worker) => worker.onerror?.({ preventDefault() {} })],
  ['fails', (worker) => worker.say({ failed: true })],
  ['sends what cannot be read', (worker) => worker.onmessageerror?.({})],
  ['is silent', (worker, clock) => clock.advance(PATIENCE)],
])) {
  test(`where the worker ${what} the page goes on`, async () => {
    const worker = new FakeWorker();
    const { clock, told, job } = jobOf({ startWorker: () => worker });
    await job.start(wish);
    fail(worker, clock);
    assert.ok(worker.ended);
    await settled();
    clock.advance(1000);
    assert.deepEqual(told, [37, 'done']);
  });
}

test('after a worker that failed the next wish has one again', async () => {
  /** @type {FakeWorker[]} */
  const workers = [];
  const startWorker = () => {
    workers.push(new FakeWorker());
    return workers[workers.length - 1];
  };
  const { clock, told, job } = jobOf({ startWorker });
  await job.start(wish);
  workers[0].onmessageerror?.({});
  await settled();
  clock.advance(1000);
  await job.start(wish);
  workers[1].say({ best: made, done: true });
  assert.deepEqual([told, workers.length], [[37, 'done', 4, 'done'], 2]);
});

test('a worker that speaks now and then is not silent', async () => {
  const worker = new FakeWorker();
  const { clock, job } = jobOf({ startWorker: () => worker });
  await job.start(wish);
  for (let i = 0; i < 5; i++) {
    clock.advance(PATIENCE - 1);
    worker.say({ best: null, done: false });
  }
  assert.equal(worker.ended, false);
});

test('a search without end is given up, with what was found', async () => {
  const { clock, told, job } = jobOf({
    loadMaker: () => Promise.resolve(() => maker(Infinity, () => clock.pass(1000))),
  });
  job.start(wish);
  await settled();
  clock.advance(2 * LIMIT);
  assert.equal(told.at(-1), 'late');
  assert.equal(told.filter((each) => typeof each === 'string').length, 1);
  assert.equal(clock.waiting, 0);
});

test('stopped, it says nothing more, also where the maker is still on its way', async () => {
  const { clock, told, job } = jobOf({});
  await job.start(wish);
  job.stop();
  job.stop();
  await settled();
  clock.advance(2 * LIMIT);
  assert.deepEqual(told, []);
  assert.equal(clock.waiting, 0);
});

for (const [what, loadMaker] of /** @type {[string, () => Promise<any>][]} */ ([
  ['does not come', () => Promise.reject(new Error('404'))],
  [
    'refuses',
    () =>
      Promise.resolve(() => {
        throw new Error('wish');
      }),
  ],
  [
    'dies',
    () =>
      Promise.resolve(() => ({
        work: () => {
          throw new Error('crashed');
        },
        best: () => null,
      })),
  ],
])) {
  test(`a maker that ${what} is told as a failure`, async () => {
    const { clock, told, job } = jobOf({ loadMaker });
    job.start(wish);
    await settled();
    clock.advance(100);
    assert.deepEqual(told, ['failed']);
    assert.equal(clock.waiting, 0);
  });
}

test('the module is waited for, and that is told; the time for the search begins when it is there', async (t) => {
  const time = holdTimers(t);
  /** @type {(bytes: any) => void} */
  let come = () => {};
  const worker = new FakeWorker();
  const { clock, told, news, job } = jobOf({
    startWorker: () => worker,
    loadModules: () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  });
  job.start(wish);
  time.advance(MODULE_PATIENCE);
  clock.advance(2 * LIMIT);
  assert.deepEqual([told, news, worker.orders.length], [[], ['late'], 0]);
  come({ wasmBinary });
  await settled();
  assert.deepEqual([news, worker.orders.length], [['late', 'come'], 1]);
  worker.say({ best: made, done: true });
  assert.deepEqual(told, [4, 'done']);
});

test('stopped while the module is waited for, it tells nothing of it and asks nobody', async (t) => {
  const time = holdTimers(t);
  /** @type {(bytes: any) => void} */
  let come = () => {};
  const worker = new FakeWorker();
  const { told, news, job } = jobOf({
    startWorker: () => worker,
    loadModules: () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  });
  job.start(wish);
  job.stop();
  time.advance(MODULE_PATIENCE);
  come({ wasmBinary });
  await settled();
  assert.deepEqual([told, news, worker.orders.length], [[], [], 0]);
});

test('a module that cannot be loaded is told as a failure', async () => {
  const { clock, told, job } = jobOf({ loadModules: () => Promise.reject(new Error('404')) });
  await job.start(wish);
  assert.deepEqual([told, clock.waiting], [['failed'], 0]);
});
