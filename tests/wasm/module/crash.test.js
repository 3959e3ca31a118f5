import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSolver, SolverError } from '../../../build/web/app/solver.js';
import { golden, puzzles, random, solver as healthy, wasmBinary } from '../support/solver.js';

/** @typedef {import('../support/solver.js').Run} Run */

/**
 * A solver whose module died, since somebody wrote into its memory, and a run of it.
 * @param {import('node:test').TestContext} t
 * @param {(run: Run, saved: Uint8Array) => unknown} [work] what it died of
 */
async function crashed(t, work = (run) => run.seek(2000)) {
  t.mock.method(console, 'warn', () => {}); // the module's last words
  const instantiate = t.mock.method(WebAssembly, 'instantiate');
  const solver = await loadSolver({ wasmBinary, batch: 'later' });
  const { instance } = await /** @type {any} */ (instantiate.mock.calls[0].result);
  instantiate.mock.restore();
  const run = solver.run(puzzles.S3);
  run.seek(1000);
  const saved = run.save();
  const memory = /** @type {WebAssembly.Memory} */ (
    Object.values(instance.exports).find((member) => member instanceof WebAssembly.Memory)
  );
  new Uint8Array(memory.buffer).fill(0xfe);
  /** @type {unknown} */
  let error = null;
  try {
    work(run, saved);
  } catch (caught) {
    error = caught;
  }
  return { solver, run, error };
}

/** @type {Record<string, (run: Run, saved: Uint8Array) => unknown>} */
const works = {
  seek: (run) => run.seek(2000),
  measure: (run) => run.measure(1e5),
  save: (run) => run.save(),
  shape: (run) => run.shape(100),
  merge: (run, saved) => run.merge(saved),
};
for (const [name, work] of Object.entries(works)) {
  test(`a trap in the module comes out as SolverError with its cause: ${name}`, async (t) => {
    const { error } = await crashed(t, work);
    assert.ok(error instanceof SolverError, String(error));
    assert.equal(error.code, 'crashed');
    assert.ok(error.cause instanceof WebAssembly.RuntimeError, String(error.cause));
  });
}

test('a list of algorithms that a caller has changed opens no other ones', async () => {
  const solver = await loadSolver({ wasmBinary });
  solver.algorithms.reverse();
  solver.algorithms.push({ id: 'none' });
  assert.throws(() => solver.run(puzzles.S1, { algorithm: 'none' }), { code: 'algorithm' });
  for (const algorithm of ['backtracking', 'mrv', 'logic']) {
    assert.equal(solver.run(puzzles.S1, { algorithm }).algorithm, algorithm);
    assert.equal(
      solver.run(puzzles.S1, { algorithm }).measure(1e9).steps,
      healthy.run(puzzles.S1, { algorithm }).measure(1e9).steps,
    );
  }
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
  assert.deepEqual(
    outcomes.map((outcome) => outcome.ok || outcome.error.code),
    ['too-long', 'too-long', 'type'],
  );
  assert.throws(() => solver.run(puzzles.S1, { algorithm: 'none' }), { code: 'algorithm' });
});

test("a caller's own error on the way in does not kill the solver", (t) => {
  const mine = new RangeError('mine');
  const bad = /** @type {any} */ ({
    valueOf() {
      throw mine;
    },
  });
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

/** So long a history takes about the most memory that one takes. */
const LONGEST = 15e6;

/**
 * By so many steps at a time, or until that is refused.
 * @param {import('../support/solver.js').Run} run @param {number} steps
 */
function measureAll(run, steps) {
  try {
    while (run.known < LONGEST) run.measure(steps);
  } catch (error) {
    assert.equal(/** @type {SolverError} */ (error).code, 'memory', String(error));
  }
}

/**
 * A solver whose module gets no more memory, with runs that have used it up.
 * @param {import('node:test').TestContext} t
 */
async function used(t) {
  const solver = await loadSolver({ wasmBinary });
  const first = solver.run(puzzles.S3);
  first.seek(1000);
  t.mock.method(console, 'warn', () => {}); // the module says that it cannot have more
  t.mock.method(WebAssembly.Memory.prototype, 'grow', () => {
    throw new RangeError('no memory is left');
  });
  const runs = [first];
  const refused = { name: 'SolverError', code: 'memory' };
  assert.throws(() => {
    for (;;) {
      const run = solver.run(puzzles.slow);
      runs.push(run);
      for (const steps of [1e6, 1e5, 1e4]) measureAll(run, steps);
    }
  }, refused);
  assert.ok(runs.length < 1000);
  return { solver, first, runs };
}

test('where memory is used up the run that asks for more is refused; the others and the solver live on', async (t) => {
  const { solver, first, runs } = await used(t);
  for (let i = 0; i < 100; i++) {
    for (const ask of [
      () => solver.run(puzzles.S1),
      () => runs[runs.length - 1].measure(1e7),
      () => first.merge(new Uint8Array(1e6)),
    ]) {
      assert.throws(ask, { name: 'SolverError', code: 'memory' });
    }
    assert.equal(solver.solve(puzzles.S1), golden.S1.solution);
    assert.equal(solver.check('11'.padEnd(81, '1')).status, 'invalid');
    assert.equal(first.next().value?.position, 1001 + i);
    assert.equal(first.seek(900)?.position, 900);
    assert.equal(first.seek(1001 + i)?.position, 1001 + i);
    assert.equal(first.shape(50).columns, 50);
  }
  for (const run of runs) if (run.known >= 500) assert.equal(run.seek(500)?.position, 500);
});

test('what was refused for want of memory can be had when other runs are closed', async (t) => {
  const { solver, first, runs } = await used(t);
  const { known } = first;
  assert.throws(() => first.measure(1e7), { code: 'memory' });
  assert.equal(first.known, known);
  for (const run of runs.slice(1)) run.dispose();
  assert.equal(first.measure(1e6).steps, golden.S3.backtracking.steps);
  assert.equal([...solver.run(puzzles.S1)].length, golden.S1.backtracking.steps);
});

// The runs of logic are in a module of its own.
for (const { id } of healthy.algorithms.filter((algorithm) => algorithm.id !== 'logic')) {
  test(`a module whose memory was used up by ${id} is never killed, whatever is asked of it`, async (t) => {
    const { solver } = await used(t);
    const next = random(31);
    /** @type {import('../support/solver.js').Run[]} */
    const runs = [];
    let refused = 0;
    for (let i = 0; i < 3000; i++) {
      const run = runs[Math.floor(next() * runs.length)];
      try {
        /* eslint-disable no-dupe-else-if -- each question throws the dice anew */
        if (!run || next() < 0.1) runs.push(solver.run(puzzles.slow, { algorithm: id }));
        else if (next() < 0.3) run.seek(Math.floor(next() * 30_000));
        else if (next() < 0.3) run.measure(20_000);
        else if (next() < 0.3) run.merge(runs[0].save());
        else if (next() < 0.3) run.read(5000);
        else if (next() < 0.3) run.nth('place', 1 + Math.floor(next() * 100));
        else if (next() < 0.3) run.placedAt(0);
        else if (next() < 0.3) run.shape(500);
        else if (next() < 0.05) runs.splice(runs.indexOf(run), 1)[0].dispose();
        else for (let steps = 0; steps < 20; steps++) run.next();
        /* eslint-enable no-dupe-else-if */
      } catch (error) {
        assert.ok(error instanceof SolverError && ['memory', 'index'].includes(error.code), String(error));
        refused += Number(error.code === 'memory');
      }
    }
    assert.ok(refused > 0);
    assert.equal(solver.solve(puzzles.S1), golden.S1.solution);
  });
}
