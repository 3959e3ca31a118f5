/** The module for many puzzles: how it is loaded, what it says of itself, and lists of any length. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadBatch, windowsOf } from '../../../web/app/solver/batch-module.js';
import { loadSolver } from '../../../build/web/app/solver.js';
import { batchModule, batchBinary, bytes } from '../support/batch.js';
import { puzzles, random, solver, wasmBinary } from '../support/solver.js';

/** @param {string} code */
const throws = (code) => ({ name: 'SolverError', code });

test('the module asks for a way to end and nothing else, and its memory does not grow', () => {
  const module = new WebAssembly.Module(batchBinary);
  assert.deepEqual(
    WebAssembly.Module.imports(module).map(({ name }) => name),
    ['proc_exit'],
  );
  const { memory } = /** @type {any} */ (
    new WebAssembly.Instance(module, { wasi_snapshot_preview1: { proc_exit() {} } }).exports
  );
  assert.throws(() => memory.grow(1), RangeError);
});

/**
 * A browser in so far as it fetches modules.
 * @param {import('node:test').TestContext} t
 * @param {{ missing?: boolean }} server
 */
function inBrowser(t, { missing = false }) {
  /** @type {string[]} */
  const fetched = [];
  const { process } = globalThis;
  t.mock.method(globalThis, 'fetch', async (/** @type {URL | string} */ address) => {
    const file = String(address).split('/').at(-1) ?? '';
    fetched.push(file);
    if (!file.startsWith('batch')) {
      return new Response(Uint8Array.from(wasmBinary), { headers: { 'content-type': 'application/wasm' } });
    }
    return new Response(Uint8Array.from(batchBinary), {
      status: missing ? 404 : 200,
      headers: { 'content-type': 'text/plain' },
    });
  });
  // @ts-expect-error in a browser there is none
  delete globalThis.process;
  t.after(() => {
    globalThis.process = process;
  });
  return fetched;
}

test('a browser fetches the module and no other, of whatever type', async (t) => {
  const fetched = inBrowser(t, {});
  const batch = await loadBatch();
  assert.deepEqual(fetched, ['batch.wasm']);
  assert.ok(batch.room >= 1024);
});

test('a module that is missing, or is none, is SolverError load', async (t) => {
  inBrowser(t, { missing: true });
  await assert.rejects(loadBatch(), throws('load'));
  await assert.rejects(loadBatch({ wasmBinary: bytes('<!doctype html>') }), throws('load'));
});

test('loadSolver() waits for it, unless it is told that later will do', async (t) => {
  const fetched = inBrowser(t, {});
  const now = await loadSolver({ logic: 'later' });
  assert.deepEqual(fetched.sort(), ['batch.wasm', 'sudoku.wasm']);
  assert.deepEqual([...now.solveMany([puzzles.S1]).counts], [1]);
  fetched.length = 0;
  const later = await loadSolver({ batch: 'later', logic: 'later' });
  assert.deepEqual(fetched, ['sudoku.wasm']);
  assert.throws(() => later.solveMany([puzzles.S1]), throws('not-loaded'));
  await later.loadBatch();
  await later.loadBatch();
  assert.deepEqual(fetched, ['sudoku.wasm', 'batch.wasm']);
  assert.deepEqual([...later.solveMany([puzzles.S1]).counts], [1]);
});

test('a solver without it still does everything else, and tries again when it is asked to', async (t) => {
  inBrowser(t, { missing: true });
  const lame = await loadSolver();
  assert.equal(lame.check(puzzles.S1).status, 'unique');
  assert.throws(() => lame.solveMany([puzzles.S1]), throws('not-loaded'));
  await assert.rejects(lame.loadBatch(), throws('load'));
});

test('after a trap it is dead', async () => {
  const batch = await loadBatch({ wasmBinary: batchBinary });
  assert.throws(() => batch.solve(9, 1e9, 1e9, 2, 1), throws('crashed'));
  assert.throws(() => batch.open(), throws('crashed'));
  assert.ok(batch.dead);
  assert.equal((await loadBatch({ wasmBinary: batchBinary })).dead, false);
});

/** Every line as a window showed it. @param {Uint8Array} list */
function linesOf(list) {
  const batch = batchModule;
  /** @type {[number, string][]} */
  const found = [];
  batch.open();
  let all = 0;
  for (const { puzzles: count, side, errors, lines } of windowsOf(batch, list)) {
    for (let i = 0; i < count; i++) {
      found.push([batch.lines[i], batch.digits.slice(i * side * side, (i + 1) * side * side).join('')]);
    }
    for (const { line, code } of errors) found.push([line, code]);
    all = lines;
  }
  return { found: found.sort(([a], [b]) => a - b), all };
}

test('a list of any length is read whole, whatever ends its lines and however long they are', () => {
  const next = random(5);
  const room = batchModule.text.length;
  for (const end of ['\n', '\r\n', '\r']) {
    /** @type {[number, string][]} */
    const expected = [];
    let text = '';
    for (let line = 1; line <= 20_000; line++) {
      const digits = Array.from({ length: 16 }, () => Math.floor(5 * next())).join('');
      expected.push([line, digits]);
      text += digits + (line % 7000 === 0 ? ` ${'x'.repeat(room * (1 + next()))}` : '') + end;
    }
    const { found, all } = linesOf(bytes(text));
    assert.equal(all, 20_000);
    assert.deepEqual(found, expected);
  }
});

test('no puzzle is lost where the end of a long line is the last byte of a window', () => {
  const room = batchModule.text.length;
  for (const end of ['\n', '\r\n', '\r']) {
    for (let more = -2; more <= 2; more++) {
      const remark = `#${'x'.repeat(room - 2 + more)}`;
      const { found, all } = linesOf(bytes([remark, puzzles.four, puzzles.four, puzzles.four].join(end)));
      assert.deepEqual([all, found.map(([line]) => line)], [4, [2, 3, 4]], JSON.stringify([end, more]));
    }
  }
});

test('more mistakes than there is room for are all told', () => {
  const list = Array.from({ length: 3000 }, (_, i) => (i % 3 ? '12' : puzzles.four)).join('\n');
  const { found } = linesOf(bytes(list));
  assert.deepEqual(
    found.map(([line]) => line),
    Array.from({ length: 3000 }, (_, i) => i + 1),
  );
  assert.equal(found.filter(([, what]) => what === 'length').length, 2000);
});

test('answers come as lines that are a list again', () => {
  const batch = batchModule;
  batch.open();
  const text = [puzzles.four, puzzles.fourDead, '.'.repeat(16)].join('\n');
  assert.equal(batch.read(bytes(text)).puzzles, 3);
  batch.solve(4, 0, 3, 2, 1000);
  const answers = new TextDecoder().decode(batch.format(4, 3, 2));
  const [one, none, several] = answers.split('\n');
  assert.equal(one, `${puzzles.four},1,${solver.check(puzzles.four).solution}`);
  assert.equal(none, `${puzzles.fourDead},0,`);
  assert.match(several, /^\.{16},2\+,[1-4]{16}$/);
  assert.equal(solver.solveMany(bytes(answers)).counts.join(), '1,0,2');
});
