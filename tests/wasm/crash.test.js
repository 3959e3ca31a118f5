import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSolver, SolverError } from '../../build/web/app/solver.js';
import { puzzles, solver as healthy, wasmBinary } from './solver.js';

/**
 * A solver whose module died for want of memory, and the run that it died in.
 * @param {import('node:test').TestContext} t
 */
async function crashed(t) {
  t.mock.method(console, 'warn', () => {}); // the module's last words
  const solver = await loadSolver({ wasmBinary });
  const run = solver.run(puzzles.S3);
  run.seek(1000);
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow', () => {
    throw new RangeError('no memory is left');
  });
  /** @type {unknown} */
  let error = null;
  for (let i = 0; i < 100 && !error; i++) {
    try {
      solver.run(puzzles.S3).measure(1e6);
    } catch (caught) {
      error = caught;
    }
  }
  grow.mock.restore();
  return { solver, run, error };
}

test('a trap in the module comes out as SolverError with its cause', async (t) => {
  const { error } = await crashed(t);
  assert.ok(error instanceof SolverError);
  assert.equal(error.code, 'crashed');
  assert.ok(error.cause instanceof WebAssembly.RuntimeError, String(error.cause));
});

test('after a trap nothing enters the module any more', async (t) => {
  const { solver, run } = await crashed(t);
  const dead = { name: 'SolverError', code: 'crashed' };
  assert.throws(() => solver.parse(puzzles.S1), dead);
  assert.throws(() => solver.check(puzzles.S1), dead);
  assert.throws(() => solver.run(puzzles.S1), dead);
  assert.throws(() => run.next(), dead);
  assert.throws(() => run.seek(5), dead);
  assert.throws(() => run.board(), dead);
  assert.throws(() => run.done, dead);
  assert.throws(() => [...run], dead);
});

test('after a trap a run still says where it stood, and can be closed', async (t) => {
  const { run } = await crashed(t);
  assert.deepEqual([run.position, run.step?.position, run.puzzle], [1000, 1000, run.puzzle]);
  run.dispose();
  run.dispose();
  assert.throws(() => run.position, { code: 'disposed' });
});

test('after a trap other solvers go on, and a new one can be loaded', async (t) => {
  await crashed(t);
  for (const solver of [healthy, await loadSolver({ wasmBinary })]) {
    const run = solver.run(puzzles.S1);
    assert.equal([...run].length, 5547);
    run.dispose();
  }
});

test('what is refused before it reaches the module is refused by a dead one too', async (t) => {
  const { solver } = await crashed(t);
  const outcomes = ['1'.repeat(1e7), 'x'.repeat(4097), /** @type {any} */ (null)].map((text) => solver.parse(text));
  assert.deepEqual(outcomes.map((outcome) => outcome.ok || outcome.error.code), ['too-long', 'too-long', 'type']);
  assert.throws(() => solver.run(puzzles.S1, { algorithm: 'none' }), { code: 'algorithm' });
});

test("a caller's own error on the way in does not kill the solver", (t) => {
  const mine = new RangeError('mine');
  const bad = /** @type {any} */ ({ valueOf() { throw mine; } });
  const run = healthy.run(puzzles.S1);
  t.after(() => run.dispose());
  assert.throws(() => healthy.check(puzzles.S1, { limit: bad }), mine);
  assert.throws(() => run.advance(bad), mine);
  assert.throws(() => run.advance(1, { count: bad }), mine);
  assert.throws(() => run.find(['place'], { budget: bad }), mine);
  assert.throws(() => run.measure(bad), mine);
  assert.throws(() => run.read(bad), mine);
  assert.throws(() => run.seek(bad), mine);
  assert.equal(run.next().value?.position, 1);
});
