import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles, random, runOf, solver, stateOf } from '../support/solver.js';

/** @typedef {import('../support/solver.js').Run} Run */

/** @type {Record<string, (run: Run) => unknown>} */
const uses = {
  next: (run) => run.next(),
  step: (run) => run.step,
  position: (run) => run.position,
  done: (run) => run.done,
  known: (run) => run.known,
  complete: (run) => run.complete,
  previous: (run) => run.previous(),
  seek: (run) => run.seek(3),
  advance: (run) => run.advance(1),
  find: (run) => run.find(['place']),
  nth: (run) => run.nth('place', 1),
  placedAt: (run) => {
    try {
      run.placedAt(0);
    } catch (error) {
      if (/** @type {{ code: string }} */ (error).code !== 'index') throw error; // at the start nothing is placed
    }
  },
  read: (run) => run.read(1),
  'read of nothing': (run) => run.read(0),
  measure: (run) => run.measure(1),
  shape: (run) => run.shape(10),
  save: (run) => run.save(),
  merge: (run) => run.merge(new Uint8Array()),
  board: (run) => run.board(),
  stack: (run) => run.stack(),
  counters: (run) => run.counters(),
  totals: (run) => run.totals(),
  why: (run) => run.why(0),
  memory: (run) => run.memory,
  pattern: (run) => run.pattern(),
  notes: (run) => run.notes(),
  'for-of': (run) => [...run],
};

test('the uses below leave out no member of a run', () => {
  const run = solver.run(puzzles.S1);
  const members = Object.getOwnPropertyNames(Object.getPrototypeOf(run)).sort();
  run.dispose();
  const named = Object.keys(uses).filter((use) => !/\W/.test(use));
  assert.deepEqual(members, [...named, 'constructor', 'dispose'].sort());
});

for (const [name, use] of Object.entries(uses)) {
  test(`${name} works before dispose() and says 'disposed' after it, at the start and in the middle`, () => {
    for (const position of [0, 100]) {
      const run = solver.run(puzzles.S1);
      run.seek(position);
      use(run);
      run.dispose();
      assert.throws(() => use(run), { name: 'SolverError', code: 'disposed' });
    }
  });
}

test('dispose() may be repeated, and harms no other run', (t) => {
  const [closed, other] = [runOf(t), runOf(t)];
  other.seek(500);
  const before = stateOf(other);
  closed.dispose();
  closed.dispose();
  assert.equal(closed.dispose(), undefined);
  const next = runOf(t);
  closed.dispose();
  next.seek(500);
  assert.deepEqual(stateOf(next), before);
  assert.deepEqual(stateOf(other), before);
});

test('dispose() is what a using declaration calls', () => {
  const run = solver.run(puzzles.S1);
  Reflect.get(run, /** @type {any} */ (Symbol).dispose).call(run);
  assert.throws(() => run.next(), { code: 'disposed' });
});

test('an iterator says so when its run is closed under it', () => {
  const run = solver.run(puzzles.S1);
  const iterator = run[Symbol.iterator]();
  iterator.next();
  run.dispose();
  assert.throws(() => iterator.next(), { code: 'disposed' });
});

test('what a run is about can be asked after its end', () => {
  const run = solver.run(puzzles.four);
  run.dispose();
  const { puzzle, size, algorithm } = run;
  assert.deepEqual({ puzzle, size, algorithm }, { puzzle: puzzles.four, size: 4, algorithm: 'backtracking' });
});

test('60 runs that move in turn, among parse() and check(), do not disturb each other', (t) => {
  const next = random(3);
  const texts = [puzzles.S1, puzzles.S2, puzzles.S3, puzzles.six, puzzles.four];
  const runs = Array.from({ length: 60 }, (_, i) => runOf(t, texts[i % texts.length]));
  for (let i = 0; i < 3000; i++) {
    const run = runs[Math.floor(next() * runs.length)];
    const kind = Math.floor(next() * 6);
    if (kind === 0) run.seek(Math.floor(next() * 400));
    if (kind === 1) run.read(Math.floor(next() * 100));
    if (kind === 2) run.measure(500);
    if (kind === 3) solver.check(texts[i % texts.length]);
    if (kind === 4) solver.parse(`12${i}\n...x`);
    const before = run.position;
    if (!run.next().done) assert.equal(run.position, before + 1);
  }
  for (const run of runs) {
    const alone = runOf(t, run.puzzle);
    alone.seek(run.position);
    assert.deepEqual(stateOf(run), stateOf(alone));
  }
});
