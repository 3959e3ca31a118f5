import assert from 'node:assert/strict';
import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { test } from 'node:test';
import { loadSolver, SolverError } from '../../../build/web/app/solver.js';
import { holdTimers } from '../../web/support/clock.js';
import { bytesOf, golden, puzzles, wasmBinary } from '../support/solver.js';

/** @type {[about: string, bytes: any][]} */
const broken = [
  ['no bytes, where there is no browser to fetch them', undefined],
  ['empty bytes', new Uint8Array()],
  ['an HTML page in its place', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
  ['a file that was cut off', wasmBinary.subarray(0, wasmBinary.length / 2)],
  ['a module that is not ours', Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)],
  ['text', 'sudoku.wasm'],
];

for (const [about, bytes] of broken) {
  test(`loadSolver() with ${about} is rejected with SolverError 'load' and the cause`, async (t) => {
    t.mock.method(console, 'warn', () => {}); // the glue code speaks up
    await assert.rejects(loadSolver({ wasmBinary: bytes }), (error) => {
      assert.ok(error instanceof SolverError);
      assert.equal(error.code, 'load');
      assert.ok(error.cause instanceof Error);
      return true;
    });
  });
}

test('a failed load does not keep the next one from working', async (t) => {
  t.mock.method(console, 'warn', () => {});
  await assert.rejects(loadSolver({ wasmBinary: new Uint8Array() }));
  const solver = await loadSolver({ wasmBinary });
  assert.equal(solver.check(puzzles.S1).status, 'unique');
});

test('bytes may come as an ArrayBuffer or as a view of one', async () => {
  const { buffer, byteOffset, byteLength } = wasmBinary;
  for (const bytes of [Uint8Array.from(wasmBinary).buffer, new DataView(buffer, byteOffset, byteLength)]) {
    assert.equal((await loadSolver({ wasmBinary: bytes })).check(puzzles.S1).status, 'unique');
  }
});

/**
 * A browser in so far as it fetches the module.
 * @param {import('node:test').TestContext} t @param {number} [status] what its server says
 */
function inBrowser(t, status = 200) {
  /** @type {string[]} */
  const fetched = [];
  t.mock.method(globalThis, 'fetch', async (/** @type {URL | string} */ address) => {
    fetched.push(String(address));
    return new Response(Uint8Array.from(wasmBinary), { status, headers: { 'content-type': 'application/wasm' } });
  });
  return fetched;
}

test('a browser fetches wasm/sudoku.wasm beside the script, and no other module', async (t) => {
  const fetched = inBrowser(t);
  const solver = await loadSolver({ batch: 'later' });
  const site = new URL('../../../build/web/', import.meta.url);
  assert.deepEqual(fetched, [new URL('wasm/sudoku.wasm', site).href]);
  assert.equal(solver.check(puzzles.S1).status, 'unique');
});

/**
 * A browser that gets a module with one bit that is another one: the first time, or always.
 * @param {import('node:test').TestContext} t @param {{ bit: number, times: number }} fault
 */
function damaged(t, { bit, times }) {
  /** @type {(string | undefined)[]} */
  const asked = [];
  t.mock.method(globalThis, 'fetch', async (/** @type {URL} */ address, /** @type {RequestInit} */ { cache } = {}) => {
    asked.push(cache);
    const bytes = Uint8Array.from(bytesOf(address.href));
    if (asked.length <= times) bytes[bit >> 3] ^= 1 << (bit & 7);
    return new Response(bytes);
  });
  return asked;
}

/** Bits all over the module. */
const bits = Array.from({ length: 40 }, (_, nth) => Math.floor((nth / 40) * 8 * wasmBinary.length) + (nth % 8));

test('a module with a damaged bit is never started: it is asked for once more, past the cache', async (t) => {
  for (const bit of bits) {
    const asked = damaged(t, { bit, times: 1 });
    const solver = await loadSolver({ batch: 'later', formats: 'later', logic: 'later' });
    assert.equal(solver.solve(puzzles.S1), golden.S1.solution);
    assert.deepEqual(asked, [undefined, 'reload']);
    t.mock.restoreAll();
  }
});

test("a module in which a bit is always another one is SolverError 'load'", async (t) => {
  for (const bit of bits) {
    const asked = damaged(t, { bit, times: Infinity });
    await assert.rejects(
      loadSolver({ batch: 'later', formats: 'later', logic: 'later' }),
      (error) =>
        error instanceof SolverError && error.code === 'load' && /sudoku.wasm is damaged/.test(String(error.cause)),
    );
    assert.equal(asked.length, 2);
    t.mock.restoreAll();
  }
});

test("a server that has no module is SolverError 'load'", async (t) => {
  inBrowser(t, 404);
  await assert.rejects(
    loadSolver(),
    (error) => error instanceof SolverError && error.code === 'load' && /404/.test(String(error.cause)),
  );
});

test('whoever hands over the bytes has nothing fetched', async (t) => {
  const fetched = inBrowser(t);
  assert.equal((await loadSolver({ wasmBinary, batch: 'later' })).check(puzzles.S1).status, 'unique');
  assert.deepEqual(fetched, []);
});

test('two solvers share nothing', async () => {
  const [first, second] = [await loadSolver({ wasmBinary }), await loadSolver({ wasmBinary })];
  const [a, b] = [first.run(puzzles.S1), second.run(puzzles.S3)];
  a.seek(321);
  b.seek(123);
  first.parse('no puzzle');
  assert.deepEqual([a.step?.position, b.step?.position], [321, 123]);
  assert.equal(b.board().join('').length, 81);
  a.dispose();
  assert.equal(b.next().value?.position, 124);
  b.dispose();
});

test('SolverError is an Error with a name, a code and a message', () => {
  const error = new SolverError('position');
  assert.ok(error instanceof Error);
  assert.deepEqual([error.name, error.code, error.message], ['SolverError', 'position', 'position']);
});

/** A macrotask, with what its promises bring about. */
const later = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** As long as `isDone` says no, for a while. @param {() => boolean} isDone */
async function until(isDone) {
  for (let i = 0; i < 5000 && !isDone(); i++) await later();
}

/**
 * Reading a file is never answered, until somebody answers.
 * @param {import('node:test').TestContext} t
 * @param {string} part of the file's name
 */
function unanswered(t, part) {
  const read = promises.readFile;
  /** @type {((bytes: Buffer) => void)[]} */
  const answers = [];
  const mock = t.mock.method(promises, 'readFile', (/** @type {any} */ path, /** @type {any} */ ...rest) =>
    String(path).includes(part)
      ? new Promise((resolve) => {
          answers.push(resolve);
        })
      : read(path, ...rest),
  );
  syncBuiltinESMExports();
  t.after(() => {
    mock.mock.restore();
    syncBuiltinESMExports();
  });
  return answers;
}

test('without the module for lists the solver is there after ten seconds, and the module comes in later', async (t) => {
  const answers = unanswered(t, 'batch');
  const time = holdTimers(t);
  /** @type {import('../../../build/web/app/solver.js').Solver | null} */
  let solver = null;
  loadSolver({ wasmBinary }).then((loaded) => {
    solver = loaded;
  });
  await until(() => answers.length > 0);
  for (let i = 0; i < 100; i++) await later();
  time.advance(9999);
  for (let i = 0; i < 100; i++) await later();
  assert.equal(solver, null);
  time.advance(1);
  await until(() => solver !== null);
  const loaded = /** @type {import('../../../build/web/app/solver.js').Solver} */ (/** @type {unknown} */ (solver));
  assert.equal(loaded.check(puzzles.S1).status, 'unique');
  assert.equal(loaded.parse('[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]').ok, true);
  assert.throws(() => loaded.solveMany([puzzles.S1]), { name: 'SolverError', code: 'not-loaded' });
  answers[0](bytesOf('../../../build/web/wasm/batch.wasm'));
  await until(() => {
    try {
      return loaded.solveMany([puzzles.S1]).counts[0] === 1;
    } catch {
      return false;
    }
  });
  assert.equal(loaded.solveMany([puzzles.S1]).counts[0], 1);
});

test('loadBatch() need not wait for the request that is not answered', async (t) => {
  const answers = unanswered(t, 'batch');
  const time = holdTimers(t);
  const loading = loadSolver({ wasmBinary, formats: 'later' });
  await until(() => answers.length > 0);
  time.advance(10_000);
  const solver = await loading;
  const again = solver.loadBatch();
  await until(() => answers.length > 1);
  answers[1](bytesOf('../../../build/web/wasm/batch.wasm'));
  await again;
  assert.equal(solver.solveMany([puzzles.S1]).counts[0], 1);
});

test("a request for the module itself that is not answered within a minute is SolverError 'load'", async (t) => {
  t.mock.method(WebAssembly, 'validate', () => false); // the plain module is fetched by the solver itself
  const fetched = t.mock.method(globalThis, 'fetch', () => new Promise(() => {}));
  const time = holdTimers(t);
  /** @type {any[]} */
  const errors = [];
  loadSolver({ batch: 'later', formats: 'later' }).catch((error) => errors.push(error));
  await until(() => fetched.mock.callCount() > 0);
  time.advance(59_999);
  for (let i = 0; i < 100; i++) await later();
  assert.equal(errors.length, 0);
  time.advance(1);
  await until(() => errors.length > 0);
  assert.ok(errors[0] instanceof SolverError && errors[0].code === 'load' && /60 s/.test(String(errors[0].cause)));
});

test('a request for the module itself may take longer, or any time at all, where that is asked for', async (t) => {
  t.mock.method(WebAssembly, 'validate', () => false);
  /** @type {((response: Response) => void)[]} */
  const answers = [];
  t.mock.method(
    globalThis,
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const time = holdTimers(t);
  const waits = { batch: /** @type {const} */ ('later'), formats: /** @type {const} */ ('later') };
  /** @type {any[]} */
  const ends = [];
  loadSolver({ ...waits, milliseconds: 120_000 }).catch((error) => ends.push(error));
  loadSolver({ ...waits, milliseconds: Infinity }).then(
    (solver) => ends.push(solver),
    (error) => ends.push(error),
  );
  await until(() => answers.length === 2);
  time.advance(119_999);
  for (let i = 0; i < 100; i++) await later();
  assert.equal(ends.length, 0);
  time.advance(1);
  await until(() => ends.length > 0);
  assert.equal(ends[0].code, 'load');
  time.advance(2 ** 31);
  answers[1](new Response(Uint8Array.from(wasmBinary)));
  await until(() => ends.length > 1);
  assert.equal(ends[1].check(puzzles.S1).status, 'unique');
});
