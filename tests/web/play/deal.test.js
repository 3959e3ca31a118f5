import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dealer, REST } from '../../../web/app/play/dealing/deal.js';
import { firstPuzzles } from '../../../web/app/play/dealing/first-puzzles.js';
import { KeptDaily } from '../../../web/app/play/keeping/kept-daily.js';
import { gradesToDeal } from '../../../web/app/play/dealing/recipe.js';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { Stock } from '../../../web/app/play/dealing/stock.js';
import { loadAnyMaker } from '../../../web/app/solver/any-maker.js';
import { LIMIT } from '../../../web/app/solver/generator-job.js';
import { bytesOf } from '../../wasm/support/solver.js';
import { FakeClock, holdTimers } from '../support/clock.js';
import { settled } from '../support/fake-worker.js';
import { FakeStorage } from '../support/storage.js';

/** A puzzle of 9x9 with a number in it. @param {number} number */
const puzzleOf = (number) => String(number).padStart(81, '.');

class FakeWorker {
  /** @type {any} */
  order = null;
  ended = false;
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onerror = null;
  /** @type {any} */
  onmessageerror = null;
  /** @param {any} order */
  postMessage(order) {
    this.order = order;
  }
  terminate() {
    this.ended = true;
  }
  /** @param {number} number of its puzzle @param {{ done?: boolean, grade?: number }} [how] */
  make(number, { done = true, grade = this.order.grade } = {}) {
    const best = { puzzle: puzzleOf(number), clues: 1, minimal: false, complete: done, grading: { grade } };
    this.onmessage({ data: { job: this.order.job, best, done } });
  }
}

/** A dealer whose page has no puzzles in stock unless they are made. */
function dealing({ withFirst = false, loadModules = async () => ({ wasmBinary: new Uint8Array(8) }) } = {}) {
  const clock = new FakeClock();
  const storage = new FakeStorage();
  const texts = new SafeTexts(() => storage);
  const stock = new Stock(texts, () => 0);
  for (const [size, grade] of withFirst
    ? []
    : [
        [9, 1],
        [9, 2],
        [9, 3],
        [4, 1],
      ]) {
    while (stock.take(size, grade));
  }
  const workers = /** @type {FakeWorker[]} */ ([]);
  const news = /** @type {string[]} */ ([]);
  let seed = 0;
  const dealer = new Dealer({
    clock,
    startWorker: () => {
      workers.push(new FakeWorker());
      return /** @type {FakeWorker} */ (workers.at(-1));
    },
    loadModules,
    loadMaker: () => Promise.reject(new Error('none here')),
    stock,
    days: new KeptDaily(texts),
    seed: () => ++seed,
    tell: (what) => news.push(what),
  });
  /** The worker that works now. */
  const worker = () => /** @type {FakeWorker} */ (workers.filter(({ ended }) => !ended).at(-1));
  const pass = async (ms = REST) => {
    clock.advance(ms);
    await settled();
  };
  return { dealer, clock, stock, workers, worker, news, pass };
}

test('what is in stock is dealt at once, and the next one is made after a rest', async () => {
  const { dealer, workers, worker, pass, stock } = dealing({ withFirst: true });
  assert.deepEqual(await dealer.take(9, 3), { puzzle: firstPuzzles('9 3')[0], grade: 3 });
  assert.equal(workers.length, 0);
  await pass();
  assert.equal(worker().order.grade, 3);
  assert.equal(worker().order.seed, 1);
  worker().make(7);
  await pass();
  worker().make(8);
  await pass();
  assert.equal(stock.isFull(9, 3), true);
  assert.equal(
    workers.every(({ ended }) => ended),
    true,
  );
  assert.deepEqual(await dealer.take(9, 3), { puzzle: puzzleOf(7), grade: 3 });
});

test('what is not in stock is made at once, before what is made ahead', async () => {
  const { dealer, worker, pass, workers } = dealing();
  dealer.prepare(9, 1);
  dealer.prepare(9, 1);
  await pass();
  assert.equal(worker().order.grade, 1);
  const taken = dealer.take(9, 2);
  await settled();
  assert.equal(workers[0].ended, true);
  assert.equal(worker().order.grade, 2);
  worker().make(5);
  assert.deepEqual(await taken, { puzzle: puzzleOf(5), grade: 2 });
  await pass();
  assert.equal(worker().order.grade, 1);
  worker().make(6);
  await pass();
  assert.equal(worker().order.grade, 2);
});

test('two that wait get theirs in turn', async () => {
  const { dealer, worker } = dealing();
  const both = Promise.all([dealer.take(9, 1), dealer.take(9, 2)]);
  await settled();
  worker().make(1);
  await settled();
  worker().make(2);
  assert.deepEqual(await both, [
    { puzzle: puzzleOf(1), grade: 1 },
    { puzzle: puzzleOf(2), grade: 2 },
  ]);
});

test('when the time is up, the nearest is dealt, and its grade told; it is not kept in stock', async () => {
  const { dealer, worker, clock, pass, stock } = dealing();
  const taken = dealer.take(9, 3);
  await settled();
  for (let ms = 0; ms < LIMIT; ms += 1000) {
    worker().make(4, { done: false, grade: 2 });
    clock.advance(1000);
  }
  assert.deepEqual(await taken, { puzzle: puzzleOf(4), grade: 2 });
  await pass();
  assert.equal(worker().order.grade, 3);
  for (let ms = 0; ms < LIMIT; ms += 1000) {
    worker().make(9, { done: false, grade: 2 });
    clock.advance(1000);
  }
  await settled();
  assert.equal(stock.take(9, 3), null);
});

test('where none can be made, one that comes with the page is dealt again', async () => {
  const { dealer } = dealing({ loadModules: () => Promise.reject(new Error('no way')) });
  assert.deepEqual(await dealer.take(9, 3), { puzzle: firstPuzzles('9 3')[0], grade: 3 });
});

test('a board of 4x4 is wished without a grade, and has the first', async () => {
  const { dealer, worker } = dealing();
  const taken = dealer.take(4, 5);
  await settled();
  assert.equal('grade' in worker().order, false);
  worker().make(3);
  assert.equal((await taken).grade, 1);
});

test('the puzzle of the day is made once', async () => {
  const { dealer, worker, workers } = dealing();
  const first = dealer.daily('2026-11-23', 4);
  await settled();
  assert.equal(worker().order.seed, 'daily 2026-11-23 grade 4');
  worker().make(11);
  assert.deepEqual(await first, { puzzle: puzzleOf(11), grade: 4 });
  assert.deepEqual(await dealer.daily('2026-11-23', 4), { puzzle: puzzleOf(11), grade: 4 });
  assert.equal(workers.length, 1);
});

test('the puzzle of the next day is made ahead', async () => {
  const { dealer, worker, workers, pass } = dealing();
  const first = dealer.daily('2026-12-31', 4);
  await settled();
  worker().make(11);
  await first;
  await pass();
  assert.equal(worker().order.seed, 'daily 2027-01-01 grade 4');
  dealer.prepare(9, 4);
  worker().make(12);
  await pass();
  assert.equal(worker().order.seed, 1);
  assert.deepEqual(await dealer.daily('2027-01-01', 4), { puzzle: puzzleOf(12), grade: 4 });
  assert.equal(workers.length, 3);
});

test('one that is only near is no puzzle of the day', async () => {
  const { dealer, worker, clock } = dealing();
  const taken = assert.rejects(dealer.daily('2026-11-23', 6));
  await settled();
  for (let ms = 0; ms < LIMIT; ms += 1000) {
    worker().make(4, { done: false, grade: 5 });
    clock.advance(1000);
  }
  await taken;
  await assert.rejects(dealer.daily('2026-11-31', 6), RangeError);
});

test('closing ends all; whoever waits is told; it can be prepared again', async () => {
  const { dealer, workers, worker, pass } = dealing();
  const waits = assert.rejects(dealer.daily('2026-11-23', 1));
  dealer.prepare(9, 1);
  await settled();
  dealer.close();
  dealer.close();
  await waits;
  await pass();
  assert.equal(
    workers.every(({ ended }) => ended),
    true,
  );
  dealer.prepare(9, 1);
  await pass();
  assert.equal(worker().order.grade, 1);
});

test('a player who waits for modules is told when they are late; what is made ahead is silent', async (t) => {
  const time = holdTimers(t);
  /** @type {(modules: any) => void} */
  let come = () => {};
  const loadModules = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const { dealer, news, clock } = dealing({ loadModules });
  dealer.prepare(9, 1);
  clock.advance(REST);
  time.advance(20_000);
  assert.deepEqual(news, []);
  const taken = dealer.daily('2026-11-23', 2);
  const ended = assert.rejects(taken);
  time.advance(20_000);
  assert.deepEqual(news, ['late']);
  come({ wasmBinary: new Uint8Array(8) });
  await settled();
  assert.deepEqual(news, ['late', 'come']);
  dealer.close();
  await ended;
});

test('without workers the page itself makes puzzles of all grades and sizes, each another one', async () => {
  const modules = {
    wasmBinary: bytesOf('../../../build/web/wasm/batch.wasm'),
    logicBinary: bytesOf('../../../build/web/wasm/logic.wasm'),
  };
  const texts = new SafeTexts(() => new FakeStorage());
  let seed = 0;
  const dealer = new Dealer({
    clock: { now: () => performance.now(), setTimeout: (work, ms) => setTimeout(work, ms), clearTimeout },
    startWorker() {
      throw new Error('denied');
    },
    loadModules: async () => modules,
    loadMaker: loadAnyMaker,
    stock: { take: () => null, add() {}, isFull: () => true, again: () => null },
    days: new KeptDaily(texts),
    seed: () => ++seed,
  });
  const puzzles = new Set();
  for (const size of [4, 6, 9]) {
    for (const grade of gradesToDeal(size)) {
      for (let i = 0; i < 2; i++) {
        const dealt = await dealer.take(size, grade);
        assert.equal(dealt.grade, grade);
        assert.equal(dealt.puzzle.length, size * size);
        puzzles.add(dealt.puzzle);
      }
    }
  }
  assert.equal(puzzles.size, 24);
  dealer.close();
});
