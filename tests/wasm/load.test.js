import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSolver, SolverError } from '../../build/web/app/solver.js';
import { puzzles, wasmBinary } from './solver.js';

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
