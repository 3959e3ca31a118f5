import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { GradeRun } from '../../../web/app/lists/grade-run.js';
import { KEPT } from '../../../web/app/lists/piece-job.js';
import { loadLogicModule } from '../../../web/app/solver/logic-module.js';
import { puzzles, solver } from '../../wasm/support/solver.js';
import { bytes } from '../../wasm/support/batch.js';
import { FakeClock } from '../support/clock.js';
import { FakeWorker, fileOf, gradedOf, logicBinary, resultOf, settled } from '../support/fake-worker.js';

const made = [1, 3, 4].map((grade) => solver.generate({ grade, seed: 2 }).puzzle);

/** Some pieces long, with puzzles that are not graded between. */
const answers = new TextDecoder().decode(
  resultOf(bytes(`${[...made, puzzles.nineDead, '.'.repeat(81)].join('\n')}\n`.repeat(1500))).answers,
);

/**
 * @param {{ startWorker?: () => FakeWorker, loadBinary?: () => Promise<BufferSource>, blob?: Blob, most?: number }}
 *   [habits]
 */
function world({
  startWorker = () => new FakeWorker(),
  loadBinary = async () => logicBinary,
  blob = fileOf(answers),
  most = 3,
} = {}) {
  const clock = new FakeClock();
  /** @type {FakeWorker[]} */
  const workers = [];
  const run = new GradeRun({
    blob,
    clock,
    workers: most,
    startWorker: () => {
      const worker = startWorker();
      workers.push(worker);
      return worker;
    },
    loadBinary,
    loadLogic: loadLogicModule,
    report: () => {},
  });
  return { clock, run, workers, busy: () => workers.filter(({ order, ended }) => order && !ended) };
}

/** Lets every worker answer, the last one first. @param {ReturnType<typeof world>} all */
async function finish({ run, busy, clock }) {
  while (run.progress.outcome === 'going') {
    await settled();
    const worker = busy().at(-1);
    if (worker) worker.answer();
    else if (!clock.fireNext()) await setTimeout(1);
  }
}

/** What one alone would have found. */
const expected = gradedOf(bytes(answers));

/** @param {GradeRun} run */
async function assertWhole(run) {
  const { outcome, part, graded } = run.progress;
  assert.deepEqual([outcome, part], ['done', 1]);
  assert.deepEqual(graded.counts, expected.counts);
  assert.deepEqual(graded.first, expected.first);
  assert.equal(graded.first.length, KEPT);
}

/** @param {Blob} blob */
const textOf = async (blob) => new TextDecoder().decode(await blob.arrayBuffer());

test('answers are graded by all workers, and stay in their order whoever is first', async () => {
  const all = world();
  all.run.start();
  await settled();
  assert.equal(all.busy().length, 3, 'nobody waits for the first');
  await finish(all);
  await assertWhole(all.run);
  assert.equal(all.workers.length, 3);
  assert.ok(all.workers.every(({ ended }) => ended));
});

test('where workers are denied the page grades them, in slices', async () => {
  const text = answers.slice(0, 100_000).replace(/[^\n]*$/, '');
  const all = world({
    blob: fileOf(text),
    startWorker: () => {
      throw new Error('denied');
    },
  });
  all.run.start();
  await finish(all);
  assert.deepEqual(all.run.progress.graded.counts, gradedOf(bytes(text)).counts);
});

test('cancelled, it keeps what was graded, and leaves the other answers as they were', async () => {
  const all = world({ blob: new Blob([answers]), most: 1 });
  const { run } = all;
  run.start();
  while (all.busy().length === 0) await setTimeout(1);
  all.busy()[0].answer();
  while (all.busy().length === 0) await setTimeout(1);
  run.cancel();
  const { outcome, part, graded } = run.progress;
  assert.equal(outcome, 'cancelled');
  assert.ok(part > 0 && part < 1 && graded.counts[3] > 0);
  const [lines, plain] = [(await textOf(run.answers)).split('\n'), answers.split('\n')];
  assert.equal(lines.length, plain.length);
  const isGraded = lines.map((line, index) => line !== plain[index]);
  assert.ok(isGraded[0] && !isGraded.at(-2));
  assert.equal(
    isGraded.lastIndexOf(true) + 1,
    isGraded.indexOf(false),
    'first those that are, then those that are not',
  );
  lines.forEach((line, index) => assert.ok(line.startsWith(plain[index])));
});

test('done, its answers are those of the list with the columns of the grades', async () => {
  const text = answers.slice(0, 600_000).replace(/[^\n]*$/, '');
  const all = world({ blob: new Blob([text]), most: 2 });
  all.run.start();
  await finish(all);
  assert.equal(await textOf(all.run.answers), new TextDecoder().decode(gradedOf(bytes(text)).answers));
});

test('where the module cannot be loaded, it has failed, and nothing is lost', async () => {
  const all = world({ loadBinary: () => Promise.reject(new Error('404')) });
  all.run.start();
  await settled();
  assert.deepEqual([all.run.progress.outcome, all.workers.length], ['failed', 0]);
});

test('a piece whose worker breaks is graded by another', async () => {
  const all = world();
  all.run.start();
  await settled();
  all.busy()[0].break();
  await finish(all);
  await assertWhole(all.run);
});
