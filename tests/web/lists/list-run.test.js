import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { loadBatch } from '../../../web/app/solver/batch-module.js';
import { PATIENCE, PATIENCE_FIRST } from '../../../web/app/lists/workers.js';
import { PIECE } from '../../../web/app/lists/pieces.js';
import { ListRun } from '../../../web/app/lists/list-run.js';
import { workersFor } from '../../../web/app/lists/piece-run.js';
import { batchBinary } from '../../wasm/support/batch.js';
import { puzzles, random } from '../../wasm/support/solver.js';
import { FakeClock } from '../support/clock.js';
import { FakeWorker, fileOf, resultOf, settled } from '../support/fake-worker.js';

/** Pieces of the list below: enough that hands wait for each other. */
const PIECES = 6;

/** Some pieces long. @param {number} [pieces] */
function list(pieces = PIECES) {
  const next = random(pieces);
  const lines = [puzzles.S1, puzzles.nineDead, '.'.repeat(81), 'nonsense', `${puzzles.S2},known`];
  let text = '';
  while (text.length < (pieces - 0.5) * PIECE) text += `${lines[Math.floor(lines.length * next())]}\n`;
  return text;
}

/**
 * @param {{ text?: string, blob?: Blob, workers?: number, startWorker?: () => FakeWorker, load?: typeof loadBatch,
 *   loadBinary?: () => Promise<BufferSource>, few?: number, ticking?: boolean }} [habits] ticking: each look at the
 *   clock takes a millisecond
 */
function world({
  text = list(),
  blob = fileOf(text),
  workers: most = 3,
  startWorker = () => new FakeWorker(),
  load = loadBatch,
  loadBinary = async () => batchBinary,
  few,
  ticking = false,
} = {}) {
  const clock = new FakeClock();
  const { now } = clock;
  if (ticking) {
    clock.now = () => {
      clock.pass(1);
      return now();
    };
  }
  /** @type {FakeWorker[]} */
  const workers = [];
  let reports = 0;
  const run = new ListRun({
    blob,
    few,
    clock,
    workers: most,
    startWorker: () => {
      const worker = startWorker();
      workers.push(worker);
      return worker;
    },
    loadBinary,
    loadBatch: load,
    report: () => {
      reports += 1;
    },
  });
  const busy = () => workers.filter(({ order, ended }) => order && !ended);
  return { clock, run, workers, busy, text, reports: () => reports };
}

/**
 * Lets every worker answer until there is nothing left to ask.
 * @param {ReturnType<typeof world>} all
 * @param {(busy: FakeWorker[]) => FakeWorker} [choose]
 */
async function finish({ run, busy, clock }, choose = (all) => all[0]) {
  let turns = 0;
  while (run.progress.outcome === 'going') {
    await settled();
    const waiting = busy();
    if (waiting.length) choose(waiting).answer();
    else if (!clock.fireNext()) {
      await setTimeout(1);
    } // a Blob is read or a module made, in a thread of node
    else turns += 1;
    assert.ok(turns < 500, 'it never ends');
  }
}

/** Answers, in one text. @param {ListRun} run */
const answersOf = (run) => /** @type {Blob} */ (run.answers).text();

/** What a single hand would have found. @param {string} text */
function expected(text) {
  const { answers, lines, counters, rows, mistakes } = resultOf(new TextEncoder().encode(text));
  return { answers: new TextDecoder().decode(answers), found: { lines, counters, rows, mistakes } };
}

/** @param {ListRun} run @param {string} text */
async function assertWhole(run, text) {
  const { answers, found } = expected(text);
  const {
    outcome,
    part,
    found: { lines, counters, rows, mistakes },
  } = run.progress;
  assert.deepEqual([outcome, part], ['done', 1]);
  assert.deepEqual({ lines, counters, rows, mistakes }, found);
  assert.equal(await answersOf(run), answers);
}

test('a list is shared out, and its answers are in order whoever is first', async () => {
  const next = random(1);
  for (const choose of [
    (/** @type {FakeWorker[]} */ all) => all[0],
    (/** @type {FakeWorker[]} */ all) => all.at(-1) ?? all[0],
    (/** @type {FakeWorker[]} */ all) => all[Math.floor(all.length * next())],
  ]) {
    const all = world();
    all.run.start();
    await finish(all, choose);
    await assertWhole(all.run, all.text);
    assert.equal(all.workers.length, 3);
    assert.ok(all.workers.every(({ ended }) => ended));
    assert.equal(all.clock.waiting, 0);
  }
});

test('the first piece goes to one worker alone, and tells the others what side the puzzles have', async () => {
  const all = world();
  all.run.start();
  await settled();
  assert.deepEqual(
    all.busy().map(({ order }) => order?.side),
    [0],
  );
  all.workers[0].answer();
  await settled();
  assert.deepEqual(
    all.busy().map(({ order }) => order?.side),
    [9, 9, 9],
  );
});

test('all workers start at once, so that they are there when the first piece is done', async () => {
  const all = world();
  all.run.start();
  await settled();
  assert.deepEqual([all.workers.length, all.busy().length], [3, 1]);
});

test('a short list starts no more workers than it has pieces', async () => {
  const all = world({ text: `${puzzles.S1}\n${puzzles.four}` });
  all.run.start();
  await finish(all);
  assert.equal(all.workers.length, 1);
  assert.deepEqual(all.run.progress.found.counters, { unique: 1, none: 0, several: 0, unknown: 0, unreadable: 1 });
});

test('an empty list is done at once, and nobody is asked', async () => {
  const all = world({ text: '' });
  all.run.start();
  await settled();
  assert.deepEqual([all.run.progress.outcome, all.run.progress.part, all.workers.length], ['done', 1, 0]);
});

test('a worker that waits for one piece does not let the others run away', async () => {
  const all = world({ text: list(40), workers: 2 });
  all.run.start();
  await settled();
  all.workers[0].answer();
  await settled();
  const [slow] = all.busy();
  let answered = 0;
  for (let others; (others = all.busy().filter((worker) => worker !== slow)).length;) {
    others[0].answer();
    answered += 1;
    await settled();
  }
  assert.ok(answered > 1 && answered < 10, `${answered} pieces wait`);
  await finish(all);
  await assertWhole(all.run, all.text);
});

test('cancel ends all at once; what came before is kept', async () => {
  const all = world();
  all.run.start();
  await settled();
  all.workers[0].answer();
  await settled();
  const late = all.busy();
  const orders = late.map(({ order }) => order);
  all.clock.pass(70);
  all.run.cancel();
  const { outcome, part, elapsed, found } = all.run.progress;
  assert.deepEqual([outcome, elapsed], ['cancelled', 70]);
  assert.ok(part > 0 && part < 1 && found.counters.unique > 0);
  assert.ok(all.workers.every(({ ended }) => ended));
  assert.equal(all.clock.waiting, 0);
  late.forEach((worker, i) => {
    worker.order = orders[i];
    worker.answer();
  });
  all.run.cancel();
  all.clock.pass(1000);
  await settled();
  assert.deepEqual(all.run.progress, { outcome, part, elapsed, found });
});

/** The answers to a long list, found again. @param {ReturnType<typeof world>} all */
async function writtenBy(all) {
  assert.equal(all.run.answers, null);
  const writing = all.run.writing(() => {});
  writing.start();
  await finish({ ...all, run: writing });
  return { writing, text: await answersOf(writing) };
}

test('answers that are too many are not kept, and are found again when they are asked for', async () => {
  const all = world({ few: 1.5 * PIECE });
  all.run.start();
  await finish(all);
  const { answers, found } = expected(all.text);
  assert.deepEqual(all.run.progress.found.counters, found.counters);
  const { writing, text } = await writtenBy(all);
  assert.deepEqual([writing.progress.outcome, writing.progress.part], ['done', 1]);
  assert.equal(text, answers);
});

/** Whether the answers were written down, order by order, until the end. @param {ReturnType<typeof world>} all */
async function writesOf(all) {
  /** @type {(boolean | undefined)[]} */
  const writes = [];
  all.run.start();
  await finish(all, (busy) => {
    writes.push(busy[0].order?.writes);
    return busy[0];
  });
  return writes;
}

test('from the first piece on no worker writes answers that would be too many in the end', async () => {
  const text = `${puzzles.S2}\n`.repeat((2 * PIECE) / 82);
  assert.deepEqual(await writesOf(world({ text, few: 3 * PIECE, workers: 1 })), [true, false, false]);
  assert.deepEqual(await writesOf(world({ text, few: 5 * PIECE, workers: 1 })), [true, true, true]);
});

test('nor those that become too many on the way', async () => {
  const text = 'nonsense\n'.repeat(PIECE / 6) + `${puzzles.S2}\n`.repeat((2 * PIECE) / 82);
  const all = world({ text, few: PIECE / 4, workers: 1 });
  assert.deepEqual(await writesOf(all), [true, true, true, false, false]);
  const { text: answers } = await writtenBy(all);
  assert.equal(answers, expected(text).answers);
});

test('of a long list that was cancelled the answers are found again as far as it came', async () => {
  const all = world({ few: 1000 });
  all.run.start();
  for (let turn = 0; turn < 3; turn++) {
    await settled();
    all.busy()[0].answer();
  }
  all.run.cancel();
  const { found } = all.run.progress;
  const { writing, text } = await writtenBy(all);
  assert.deepEqual(writing.progress.found, found);
  assert.deepEqual([writing.progress.outcome, writing.progress.part], ['done', 1]);
  assert.ok(text !== '' && expected(all.text).answers.startsWith(text));
});

test('while answers are too many, no worker writes any, and their writing tells how far it is', async () => {
  const all = world({ few: 1000 });
  all.run.start();
  await settled();
  assert.equal(all.busy()[0].order?.writes, true);
  all.busy()[0].answer();
  await settled();
  assert.ok(all.busy().every(({ order }) => order?.writes === false));
  await finish(all);
  const writing = all.run.writing(() => {});
  writing.start();
  await settled();
  all.busy()[0].answer();
  await settled();
  assert.ok(all.busy().every(({ order }) => order?.writes === true));
  const { part } = writing.progress;
  assert.ok(part > 0 && part < 1);
  writing.cancel();
  assert.equal(writing.progress.outcome, 'cancelled');
});

test('cancelled while the file is read, it asks nobody any more', async () => {
  const all = world();
  all.run.start();
  await null; // the module is there
  all.run.cancel();
  await settled();
  assert.equal(all.workers.length, 0);
});

/** @type {[how: string, end: (worker: FakeWorker, clock: FakeClock) => void][]} */
const deaths = [
  ['says that it failed', (worker) => worker.fail()],
  ['breaks', (worker) => worker.break()],
  ['sends what cannot be read', (worker) => worker.onmessageerror?.({})],
  ['is silent', (_, clock) => clock.advance(PATIENCE)],
];
for (const [how, end] of deaths) {
  test(`a worker that ${how} is replaced, and its piece done again`, async () => {
    const all = world({ workers: 1 });
    all.run.start();
    await settled();
    all.workers[0].answer();
    await settled();
    end(all.workers[0], all.clock);
    assert.ok(all.workers[0].ended);
    await finish(all);
    assert.equal(all.workers.length, 2);
    await assertWhole(all.run, all.text);
  });
}

test('a sign of life is patience for as long again, and counts for the progress', async () => {
  const all = world();
  all.run.start();
  await settled();
  all.workers[0].answer(); // the first piece is a small one
  await settled();
  const before = all.run.progress.part;
  all.workers[0].sign(0);
  for (let i = 1; i <= 3; i++) {
    all.clock.advance(PATIENCE - 1);
    all.workers[0].sign(i / 4);
  }
  assert.equal(all.workers[0].ended, false);
  assert.ok(all.run.progress.part > before + 0.1 && all.run.progress.part < 1);
});

test('a piece that kills two workers is done on the page, and the rest by workers', async () => {
  const all = world({ workers: 2 });
  all.run.start();
  await settled();
  all.workers[0].answer();
  await settled();
  all.busy()[0].break();
  await settled();
  all.busy().at(-1)?.break();
  await settled();
  await finish(all);
  await assertWhole(all.run, all.text);
  assert.ok(all.workers.length >= 3);
});

/** Waits until so many workers have something to do. @param {ReturnType<typeof world>} all @param {number} count */
async function untilBusy(all, count) {
  for (let turn = 0; turn < 500 && all.busy().length < count; turn++) await setTimeout(1); // a Blob is read
  assert.ok(all.busy().length >= count);
}

test('pieces that kill two workers each, at once, are done on the page one after the other', async () => {
  const all = world({ workers: 4 });
  all.run.start();
  await settled();
  all.workers[0].answer();
  for (let deaths = 0; deaths < 2; deaths++) {
    await untilBusy(all, 4);
    for (const worker of all.busy()) worker.break();
  }
  await finish(all);
  await assertWhole(all.run, all.text);
});

test('a worker that never says a word is given up soon, and after the second the page does it all', async () => {
  const all = world({ text: list(2) });
  all.run.start();
  await settled();
  all.clock.advance(PATIENCE_FIRST);
  await settled();
  all.clock.advance(PATIENCE_FIRST);
  await settled();
  assert.deepEqual(
    all.workers.map(({ ended }) => ended),
    [true, true, true],
  );
  await finish(all);
  await assertWhole(all.run, all.text);
  assert.equal(all.workers.length, 3);
});

test('the module is waited for, by no worker; what it took is not counted', async () => {
  /** @type {(bytes: BufferSource) => void} */
  let come = () => {};
  const all = world({
    loadBinary: () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  });
  all.run.start();
  await settled();
  all.clock.pass(100_000);
  assert.deepEqual([all.workers.length, all.clock.waiting, all.run.progress.outcome], [0, 0, 'going']);
  come(batchBinary);
  await settled();
  assert.deepEqual(all.workers[0].order?.wasmBinary, new Uint8Array(/** @type {Uint8Array} */ (batchBinary)));
  await finish(all);
  await assertWhole(all.run, all.text);
  assert.equal(all.run.progress.elapsed, 0);
});

test('cancelled while the module is waited for, it asks nobody when that comes', async () => {
  /** @type {(bytes: BufferSource) => void} */
  let come = () => {};
  const all = world({
    loadBinary: () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  });
  all.run.start();
  all.run.cancel();
  come(batchBinary);
  await settled();
  assert.deepEqual([all.workers.length, all.run.progress.outcome], [0, 'cancelled']);
});

test('where the module cannot be loaded, it has failed', async () => {
  const all = world({ loadBinary: () => Promise.reject(new Error('404')) });
  all.run.start();
  await settled();
  assert.deepEqual([all.workers.length, all.run.progress.outcome], [0, 'failed']);
});

/** @type {[how: string, startWorker: () => FakeWorker][]} */
const denials = [
  [
    'throw',
    () => {
      throw new Error('denied');
    },
  ],
  [
    'break before they have done anything',
    () => {
      const worker = new FakeWorker();
      setImmediate(() => worker.break());
      return worker;
    },
  ],
];
for (const [how, startWorker] of denials) {
  test(`where workers ${how} the page does it all, in slices`, async () => {
    const all = world({ startWorker, text: list(2), ticking: true });
    all.run.start();
    await settled();
    await finish(all);
    await assertWhole(all.run, all.text);
    assert.ok(all.workers.length <= 4, 'one for each piece, and a second try');
    assert.ok(all.clock.asked.length > 20, 'a slice has no more than eight milliseconds');
  });
}

test('where the page cannot do it either, it has failed', async () => {
  const all = world({ startWorker: denials[0][1], load: () => Promise.reject(new Error('no module')) });
  all.run.start();
  await settled();
  assert.equal(all.run.progress.outcome, 'failed');
});

test('on the page too cancel takes effect between two slices', async () => {
  const all = world({ startWorker: denials[0][1], ticking: true });
  all.run.start();
  while (all.clock.waiting === 0) await settled();
  all.run.cancel();
  await settled();
  assert.equal(all.clock.waiting, 0);
  assert.equal(all.run.progress.outcome, 'cancelled');
});

test('a file that cannot be read any more is told, and what was read is kept', async () => {
  const whole = new Blob([list()]);
  let reads = 0;
  const blob = {
    size: whole.size,
    slice: (/** @type {number} */ from, /** @type {number} */ to) =>
      ++reads > 2 ? { arrayBuffer: () => Promise.reject(new Error('gone')) } : whole.slice(from, to),
  };
  const all = world({ blob: /** @type {any} */ (blob), workers: 1 });
  all.run.start();
  await finish(all);
  assert.equal(all.run.progress.outcome, 'unread');
  assert.ok(all.run.progress.found.counters.unique > 0);
});

test('one worker for each core, within reason', () => {
  assert.deepEqual(
    [undefined, 0, 1, 4, 64].map((cores) => workersFor(cores)),
    [1, 1, 1, 4, 8],
  );
});
