import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { loadSolver } from '../../../build/web/app/solver.js';
import { puzzles, wasmBinary } from '../support/solver.js';

/** @returns {Promise<import('../../../solver/wasm/sudoku.mjs').SudokuModule>} the module itself, without solver.js */
async function rawModule() {
  const glue = new URL('../../../build/web/wasm/sudoku.mjs', import.meta.url);
  return (await import(glue.href)).default({ wasmBinary });
}

test('a million runs, opened, stepped and closed, leave the memory as it was', async () => {
  const module = await rawModule();
  module.buffer().set(Array.from(puzzles.S1, Number));
  const before = module.buffer().buffer.byteLength;
  for (let i = 0; i < 1e6; i++) {
    const run = module.open(81, 0);
    assert.ok(run);
    module._next(run.address);
    run.delete();
  }
  assert.equal(module.buffer().buffer.byteLength, before);
});

test('runs with histories of different lengths leave no holes that add up', async () => {
  const module = await rawModule();
  module.buffer().set(Array.from(puzzles.S3, Number));
  const round = () => {
    /** @type {import('../../../solver/wasm/sudoku.mjs').BoundRun[]} */
    const open = [];
    for (let i = 0; i < 200; i++) {
      const run = module.open(81, 0);
      assert.ok(run);
      open.push(run);
      run.measure(97 * i);
      if (i % 3 > 0) open.splice(Math.floor(open.length / 2), 1)[0].delete();
    }
    for (const run of open) run.delete();
  };
  round();
  const after = module.buffer().buffer.byteLength;
  for (let i = 0; i < 100; i++) round();
  assert.equal(module.buffer().buffer.byteLength, after);
});

test('room for long bytes is given back where no memory is left', async (t) => {
  t.mock.method(console, 'warn', () => {}); // the module says that it cannot have more
  t.mock.method(WebAssembly.Memory.prototype, 'grow', () => {
    throw new RangeError('no more');
  });
  const module = await rawModule();
  module.buffer().set(Array.from(puzzles.S1, Number));
  const run = module.open(81, 0);
  assert.ok(run);
  let [most, tooMuch] = [0, 2 ** 24];
  while (tooMuch - most > 1) {
    const size = (most + tooMuch) >> 1;
    if (run.resizeTransfer(size) === 0) most = size;
    else tooMuch = size;
    assert.equal(run.resizeTransfer(0), 0);
  }
  for (let size = most - 64; size <= most; size += 1) {
    assert.equal(run.resizeTransfer(size), 0);
    assert.equal(run.resizeTransfer(0), 0, `of ${size}`);
    assert.equal(run.transfer().length, 0);
  }
});

test('four long runs, kept with all their checkpoints, do not make the memory grow', async (t) => {
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow');
  const solver = await loadSolver({ wasmBinary });
  const long = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
  const runs = Array.from({ length: 4 }, () => solver.run(long));
  for (const run of runs) assert.equal(run.measure(1e8).steps, 1e8);
  assert.equal(grow.mock.callCount(), 0);
});

test('what a reader has graded and run by logic does not make the memory grow', async (t) => {
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow');
  const solver = await loadSolver({ wasmBinary });
  await solver.loadLogic();
  const hardest = '98.7..6..7......9...6.5.....4..3..2...8..1..3......5...3..2..4....8..1..........5';
  for (let i = 0; i < 100; i++) solver.grade(hardest);
  for (let i = 0; i < 4; i++) solver.run(puzzles.S3, { algorithm: 'logic' }).measure(1e6);
  assert.equal(grow.mock.callCount(), 0);
});

test('runs, good and bad ones, checks and refused texts do not make the memory grow', async (t) => {
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow');
  const solver = await loadSolver({ wasmBinary });
  for (let i = 0; i < 30_000; i++) {
    const run = solver.run(puzzles.S1);
    run.advance(300);
    run.previous();
    run.dispose();
    solver.parse(`${i}\n`.repeat(10));
    assert.throws(() => solver.run('11..............'), { code: 'conflict' });
  }
  assert.equal(grow.mock.callCount(), 0);
  for (let i = 0; i < 512; i++) solver.run(puzzles.S3).measure(1e6);
  assert.ok(grow.mock.callCount() > 0, 'growing memory shows in the count');
});

test('runs that nobody closed are closed when they are collected', async (t) => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow');
  const solver = await loadSolver({ wasmBinary });
  const forget = async () => {
    for (let i = 0; i < 16; i++) solver.run(puzzles.S3).measure(1e6);
    for (let i = 0; i < 3; i++) {
      await setImmediate();
      collect();
    }
  };
  for (let i = 0; i < 5; i++) await forget();
  const before = grow.mock.callCount();
  for (let i = 0; i < 25; i++) await forget();
  assert.equal(grow.mock.callCount(), before);
});
