import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SolverError } from '../../../web/app/solver/error.js';
import { measureInPieces, PIECE } from '../../../web/app/jobs/meter.js';
import { createMeasurement, FRAME, PATIENCE, REPORT, SLICE, SLICES_FIRST } from '../../../web/app/run/measurement.js';
import { FakeClock } from '../support/clock.js';
import { LongRun } from '../support/long-run.js';

/** @typedef {import('../../../web/app/run/measurement.js').Progress} Progress */

/** @typedef {import('../../../web/app/jobs/worker-guard.js').Helper} Helper */

/** A worker that does what it is told to when it is told to. @implements {Helper} */
class FakeWorker {
  /** @type {Helper['onmessage']} */
  onmessage = null;
  /** @type {Helper['onerror']} */
  onerror = null;
  /** @type {Helper['onmessageerror']} */
  onmessageerror = null;
  ended = false;
  /** @type {import('../../../web/app/measure-worker.js').Order | null} */
  order = null;

  /** @param {import('../../../web/app/measure-worker.js').Order} order */
  postMessage(order) {
    this.order = order;
  }

  terminate() {
    this.ended = true;
  }

  /** Hands over that it got from there to there. @param {number} since @param {number} known */
  send(since, known) {
    this.onmessage?.({
      data: { job: this.order?.job, bytes: new Uint8Array(new Float64Array([since, known]).buffer) },
    });
  }

  fail() {
    this.onmessage?.({ data: { job: this.order?.job, failed: true } });
  }
}

const RATE = 1e5;
/** Steps that are known before a worker is asked. */
const FIRST = SLICE * SLICES_FIRST * RATE;
const LENGTH = 7_074_378_785;

/** @param {{ length?: number, startWorker?: () => FakeWorker, report?: (progress: Progress) => void }} [habits] */
function world({ length = LENGTH, startWorker, report = () => {} } = {}) {
  const clock = new FakeClock();
  const run = new LongRun({ length, rate: RATE, clock });
  /** @type {FakeWorker[]} */
  const workers = [];
  /** @type {Progress[]} */
  const reports = [];
  const measurement = createMeasurement({
    clock,
    startWorker: () => {
      const worker = startWorker ? startWorker() : new FakeWorker();
      workers.push(worker);
      return worker;
    },
    report: (progress) => {
      reports.push(progress);
      report(progress);
    },
  });
  return { clock, run, workers, reports, measurement };
}

/** A long run that has got as far as its worker. @param {Parameters<typeof world>[0]} [habits] */
function delegated(habits) {
  const all = world(habits);
  all.measurement.start(all.run);
  while (all.workers.length === 0) assert.ok(all.clock.fireNext());
  return { ...all, worker: all.workers[0] };
}

test('a run that cannot be saved, for want of memory, is measured on the page', () => {
  const { clock, run, workers, measurement } = world({ length: 3 * FIRST });
  run.save = () => {
    throw new SolverError('memory');
  };
  measurement.start(run);
  while (!run.complete) assert.ok(clock.fireNext());
  assert.equal(workers.length, 0);
});

test('a run whose module died while it was saved says so', () => {
  const { clock, run, measurement } = world();
  run.save = () => {
    throw new SolverError('crashed');
  };
  measurement.start(run);
  assert.throws(
    () => {
      while (!run.complete) clock.fireNext();
    },
    { code: 'crashed' },
  );
});

for (const length of [1, 5547, 422_480]) {
  test(`a run of ${length} steps is known at once, and no worker is started`, () => {
    const { clock, run, workers, reports, measurement } = world({ length });
    measurement.start(run);
    assert.deepEqual(reports, [{ known: length, complete: true, going: false }]);
    assert.deepEqual([clock.waiting, workers.length], [0, 0]);
  });
}

test('a run of some slices is measured on the page alone', () => {
  const { clock, run, workers, reports, measurement } = world({ length: FIRST - 1 });
  measurement.start(run);
  clock.fireAll();
  assert.equal(workers.length, 0);
  assert.deepEqual(reports.at(-1), { known: FIRST - 1, complete: true, going: false });
  assert.deepEqual(
    reports.slice(0, -1).map(({ going }) => going),
    Array(SLICES_FIRST - 1).fill(true),
  );
});

test('a long run goes to a worker, with what is known of it', () => {
  const { run, worker, reports, measurement } = delegated();
  assert.equal(reports.length, SLICES_FIRST);
  assert.ok(run.known >= FIRST && run.known < 2 * FIRST);
  assert.deepEqual(
    { ...worker.order, job: 0 },
    { job: 0, puzzle: run.puzzle, algorithm: run.algorithm, known: run.save() },
  );
  measurement.stop();
});

test('the run takes over each piece of the worker at once, and is reported some times a second', () => {
  const { clock, run, worker, reports } = delegated();
  const start = clock.now();
  /** @type {number[]} */
  const times = [];
  for (let known = run.known + 1e6; clock.now() - start < 4 * REPORT - 1; known += 1e6) {
    worker.send(run.known, known);
    assert.equal(run.known, known);
    const { length } = reports;
    clock.advance(PIECE);
    if (reports.length > length) times.push(Math.round(clock.now() - start));
  }
  assert.deepEqual(
    times,
    [0, 1, 2, 3].map((nth) => Math.ceil((FRAME + nth * REPORT) / PIECE) * PIECE),
  );
  assert.ok(reports.every(({ going }) => going));
  assert.equal(worker.ended, false);
});

test('pieces that come faster than frames do not put the report off', () => {
  const { clock, run, worker, reports, measurement } = delegated();
  const start = clock.now();
  while (clock.now() - start < 4 * REPORT) {
    worker.send(run.known, run.known + 1e6);
    clock.advance(FRAME - 1);
  }
  assert.equal(reports.length - SLICES_FIRST, 4);
  measurement.stop();
});

test('the end is reported soon, but not in the frame of the piece that brings it', () => {
  const { clock, run, worker, reports } = delegated();
  worker.send(run.known, 1e9);
  clock.fireNext();
  worker.send(1e9, LENGTH);
  const before = clock.now();
  assert.equal(reports.length, SLICES_FIRST + 1);
  clock.fireNext();
  assert.equal(Math.round(clock.now() - before), FRAME);
  assert.deepEqual(reports.slice(SLICES_FIRST), [
    { known: 1e9, complete: false, going: true },
    { known: LENGTH, complete: true, going: false },
  ]);
  assert.deepEqual([worker.ended, clock.waiting], [true, 0]);
});

test('the worker runs the very code of the slices, and the page knows all when it ends', () => {
  const { clock, run, worker, reports } = delegated();
  const far = new LongRun({ length: LENGTH, rate: RATE, clock: new FakeClock() });
  assert.ok(worker.order);
  far.merge(worker.order.known);
  measureInPieces(far, far.clock.now, ({ bytes }) => worker.onmessage?.({ data: { job: worker.order?.job, bytes } }));
  assert.equal(run.known, LENGTH);
  const pieces = (LENGTH - FIRST) / RATE / PIECE;
  assert.ok(run.merged.length <= pieces + 1 && run.merged.length > pieces * 0.95, `${run.merged.length}`);
  clock.fireNext();
  assert.deepEqual(reports.slice(SLICES_FIRST), [{ known: LENGTH, complete: true, going: false }]);
  assert.equal(clock.waiting, 0);
});

test('stopped while a worker measures, nothing more comes, and what is known stays', () => {
  const { clock, run, worker, reports, measurement } = delegated();
  worker.send(run.known, 1e9);
  const { length } = reports;
  measurement.stop();
  measurement.stop();
  assert.deepEqual([worker.ended, clock.waiting], [true, 0]);
  worker.send(1e9, 2e9); // was on its way
  worker.fail();
  worker.onerror?.({ preventDefault() {} });
  clock.fireAll();
  assert.deepEqual([run.known, reports.length], [1e9, length]);
});

test('stopped between two slices on the page, nothing more comes', () => {
  const { clock, run, reports, measurement } = world();
  measurement.start(run);
  measurement.stop();
  assert.deepEqual([clock.waiting, clock.fireNext(), reports.length], [0, false, 1]);
});

test('started again, it goes on from what is known', () => {
  const { clock, run, worker, workers, measurement } = delegated();
  worker.send(run.known, 1e9);
  measurement.stop();
  measurement.start(run);
  while (workers.length < 2) assert.ok(clock.fireNext());
  const { order } = workers[1];
  assert.ok(order && worker.order && order.job !== worker.order.job);
  assert.ok(new Float64Array(order.known.buffer)[1] >= 1e9);
  worker.send(1e9, 5e9);
  assert.ok(run.known < 2e9, 'a piece of the first worker is not taken');
  measurement.stop();
});

test('another run ends the first worker, and gets none of its pieces', () => {
  const { clock, worker, workers, measurement } = delegated();
  const other = new LongRun({ length: LENGTH, rate: RATE, clock });
  measurement.start(other);
  assert.equal(worker.ended, true);
  worker.send(0, 1e9);
  assert.deepEqual(other.merged, []);
  while (workers.length < 2) assert.ok(clock.fireNext());
  workers[1].send(other.known, 2e9);
  assert.deepEqual(other.merged, [2e9]);
  measurement.stop();
});

test('a report may stop the measuring', () => {
  const { clock, run, reports, measurement } = world({
    report: () => {
      if (reports.length === 2) measurement.stop();
    },
  });
  measurement.start(run);
  clock.fireAll();
  assert.deepEqual([reports.length, clock.waiting], [2, 0]);
});

const long = SLICE * 40 * RATE;

/** Ways in which a worker does not work. @type {Record<string, (worker: FakeWorker, clock: FakeClock) => void>} */
const faults = {
  'cannot load the solver': (worker) => worker.fail(),
  'is refused by the page, or crashes': (worker) => {
    let prevented = false;
    worker.onerror?.({
      preventDefault: () => {
        prevented = true;
      },
    });
    assert.equal(prevented, true);
  },
  'sends what cannot be read': (worker) => worker.onmessageerror?.({}),
  'sends what does not fit': (worker) => worker.send(long - 2, long - 1),
  'never answers': (_, clock) => clock.advance(PATIENCE),
  'falls silent': (worker, clock) => {
    clock.advance(PATIENCE - 1);
    worker.send(0, 1);
    clock.advance(PATIENCE - 1);
    assert.equal(worker.ended, false, 'each piece buys time');
    clock.advance(1);
  },
};

for (const [what, happen] of Object.entries(faults)) {
  test(`where the worker ${what}, the page measures in slices`, () => {
    const { clock, run, worker, workers, reports } = delegated({ length: long });
    happen(worker, clock);
    assert.equal(worker.ended, true);
    clock.fireAll();
    assert.deepEqual(reports.at(-1), { known: long, complete: true, going: false });
    assert.deepEqual([run.known, workers.length], [long, 1], 'one worker is tried');
    assert.equal(run.merged.filter((known) => known > 1).length, 0);
  });
}

test('where workers are not allowed, the page measures in slices that each take their time only', () => {
  const { clock, run, reports, measurement } = world({
    length: long,
    startWorker: () => {
      throw new Error('denied');
    },
  });
  measurement.start(run);
  let before = clock.now();
  while (clock.fireNext()) {
    assert.ok(clock.now() - before < SLICE + 12, `${clock.now() - before} ms`);
    before = clock.now();
  }
  assert.deepEqual(reports.at(-1), { known: long, complete: true, going: false });
});

test('after a fall a piece that was on its way is not taken', () => {
  const { clock, run, worker, reports } = delegated({ length: long });
  worker.fail();
  const { known } = run;
  worker.send(0, long);
  assert.equal(run.known, known);
  clock.fireAll();
  assert.equal(reports.at(-1)?.complete, true);
});

test('a run whose end the page has found meanwhile is done with the next piece', () => {
  const { clock, run, worker, reports } = delegated();
  run.known = LENGTH; // somebody went to the end
  worker.send(0, 1e9);
  clock.fireNext();
  assert.deepEqual(reports.at(-1), { known: LENGTH, complete: true, going: false });
  assert.deepEqual([worker.ended, clock.waiting], [true, 0]);
});
