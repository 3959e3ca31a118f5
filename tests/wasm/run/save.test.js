import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSolver } from '../../../build/web/app/solver.js';
import { puzzles, random, runOf, solver, stateOf, wasmBinary } from '../support/solver.js';

const algorithms = solver.algorithms.map(({ id }) => id);

for (const algorithm of algorithms) {
  test(`a run of ${algorithm} takes over, piece by piece, what one in another module has measured`, async (t) => {
    const other = (await loadSolver({ wasmBinary })).run(puzzles.S3, { algorithm });
    const mine = solver.run(puzzles.S3, { algorithm });
    t.after(() => mine.dispose());
    mine.seek(10);
    const before = stateOf(mine);
    for (let since = 0; !other.complete; since = mine.known) {
      other.measure(other.known < 200 ? 50 : 100_000);
      assert.equal(mine.merge(other.save({ since })), true);
      assert.equal(mine.known, other.known);
    }
    assert.deepEqual(stateOf(mine), before);
    assert.equal(mine.complete, true);
    assert.deepEqual(mine.save(), other.save());
    assert.deepEqual(mine.shape(200), other.shape(200));
    assert.deepEqual(mine.measure(0), other.measure(0));
    const next = random(91);
    for (let i = 0; i < 50; i++) {
      const position = Math.floor(next() * (mine.known + 1));
      assert.deepEqual(mine.seek(position), other.seek(position));
      assert.deepEqual(stateOf(mine), stateOf(other));
    }
  });

  test(`bytes of ${algorithm} that were damaged, cut off or lengthened are refused, and change nothing`, (t) => {
    const other = solver.run(puzzles.S2, { algorithm });
    const mine = solver.run(puzzles.S2, { algorithm });
    t.after(() => [other, mine].forEach((run) => run.dispose()));
    other.measure(3000);
    const whole = other.save();
    const untouched = mine.save();
    const next = random(92);
    const below = (/** @type {number} */ bound) => Math.floor(next() * bound);
    for (let i = 0; i < 300; i++) {
      const bytes = new Uint8Array(whole.length + (i % 3 === 0 ? 1 : 0));
      bytes.set(whole);
      bytes[below(whole.length)] ^= 1 + below(255);
      assert.equal(mine.merge(i % 3 === 1 ? whole.slice(0, below(whole.length)) : bytes), false);
    }
    assert.deepEqual(mine.save(), untouched);
    assert.equal(mine.merge(whole), true);
  });

  test(`forged bytes of ${algorithm} do not kill the module`, (t) => {
    const other = solver.run(puzzles.guesses, { algorithm });
    t.after(() => other.dispose());
    other.measure(5000);
    const next = random(93);
    const below = (/** @type {number} */ bound) => Math.floor(next() * bound);
    let believed = 0;
    for (let i = 0; i < 100; i++) {
      // more of them natively, under a sanitizer
      other.seek(below(other.known + 1));
      const bytes = other.save({ since: i % 2 ? 0 : other.position });
      for (let flips = below(3); flips >= 0; flips--) bytes[below(bytes.length)] = below(i % 4 < 2 ? 12 : 256);
      sign(bytes);
      const mine = solver.run(puzzles.guesses, { algorithm });
      mine.measure(below(4000));
      if (mine.merge(bytes)) believed++;
      mine.shape(50);
      for (let j = 0; j < 5; j++) {
        mine.seek(below(Math.min(mine.known, 20_000) + 10));
        mine.advance(100);
        mine.previous();
        mine.find(['solution', 'retreat'], { backward: j % 2 > 0, budget: 5000 });
      }
      mine.measure(1000);
      mine.dispose();
    }
    assert.ok(believed > 0);
    assert.equal(solver.parse(puzzles.S1).ok, true);
  });
}

/** The last four bytes are a hash of the others. @param {Uint8Array} bytes */
function sign(bytes) {
  let hash = 2166136261;
  for (const byte of bytes.subarray(0, -4)) hash = Math.imul(hash ^ byte, 16777619);
  for (let i = 4; i > 0; i--, hash >>>= 8) bytes[bytes.length - i] = hash & 255;
}

test('merge() refuses what belongs to another puzzle or algorithm, leaves a gap, or is no piece at all', (t) => {
  const run = runOf(t);
  const saved = (/** @type {string} */ puzzle, algorithm = 'backtracking', since = 0) => {
    const other = solver.run(puzzle, { algorithm });
    other.measure(1000);
    const bytes = other.save({ since });
    other.dispose();
    return bytes;
  };
  assert.equal(run.merge(saved(puzzles.S2)), false);
  assert.equal(run.merge(saved(puzzles.four)), false);
  assert.equal(run.merge(saved(puzzles.S1, 'lookup-tables')), false);
  assert.equal(run.merge(saved(puzzles.S1, 'backtracking', 1)), false);
  for (const bytes of [new Uint8Array(0), new Uint8Array(10), new Uint8Array(2 ** 23)]) {
    assert.equal(run.merge(bytes), false);
  }
  for (const wrong of [undefined, null, 'Step', [1, 2], new ArrayBuffer(8), {}]) {
    assert.equal(run.merge(/** @type {any} */ (wrong)), false);
  }
  assert.deepEqual([run.known, run.position], [0, 0]);
  assert.equal(run.merge(saved(puzzles.S1)), true);
  assert.deepEqual([run.known, run.position], [1000, 0]);
});

test('merge() of less than what is known changes nothing', (t) => {
  const run = runOf(t);
  run.measure(500);
  const early = run.save();
  run.measure(500);
  const late = run.save();
  assert.equal(run.merge(early), true);
  assert.deepEqual(run.save(), late);
});

test('save() and merge() leave no memory behind', async (t) => {
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow');
  const own = await loadSolver({ wasmBinary });
  const run = own.run(puzzles.S1);
  run.measure(5000);
  for (let i = 0; i < 20_000; i++) {
    const other = own.run(puzzles.S1);
    assert.equal(other.merge(run.save()), true);
    other.shape(1000);
    other.dispose();
  }
  assert.equal(grow.mock.callCount(), 0);
});
