import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, kinds, puzzles, randomPositions, runOf, solver, stateOf } from '../support/solver.js';

/** @typedef {import('../support/solver.js').Kind} Kind */

const END = golden.S1.backtracking.steps;
const walk = [...solver.run(puzzles.S1)];

/** @param {number} from @param {Kind[]} wanted @param {boolean} backward */
function nearest(from, wanted, backward) {
  const steps = backward ? walk.slice(0, Math.max(from - 1, 0)).reverse() : walk.slice(from);
  return steps.find(({ kind }) => wanted.includes(kind))?.position ?? null;
}

/** @type {Kind[][]} */
const sets = [...kinds.map((kind) => [kind]), ['place', 'erase'], ['retreat', 'solution', 'exhausted'], []];

/** Around checkpoints, wherever those are, and anywhere. */
const starts = [0, 1, 2, 255, 256, 257, 258, 511, 512, 513, 514, 1024, 1025, END - 1, END, ...randomPositions(60, END)];

for (const backward of [false, true]) {
  for (const wanted of sets) {
    const call = `find() ${backward ? 'backward' : 'forward'} of ${wanted.join(', ') || 'nothing'}`;
    test(`${call} finds the nearest, and does not move`, (t) => {
      const run = runOf(t);
      for (const start of starts) {
        run.seek(start);
        const before = stateOf(run);
        assert.equal(run.find(wanted, { backward }), nearest(start, wanted, backward), `from ${start}`);
        assert.deepEqual(stateOf(run), before);
      }
    });
  }

  test(`find() ${backward ? 'backward' : 'forward'} looks at no more steps than its budget`, (t) => {
    const run = runOf(t);
    for (const start of randomPositions(60, END - 1)) {
      const hit = nearest(start, ['place', 'erase'], backward);
      if (hit === null) continue;
      run.seek(start);
      const distance = Math.abs(start - hit);
      assert.equal(run.find(['place', 'erase'], { backward, budget: distance }), hit, `from ${start}`);
      assert.equal(run.find(['place', 'erase'], { backward, budget: distance - 1 }), null, `from ${start}`);
    }
  });

  for (const budget of [0, -1, NaN, -Infinity, 0.5]) {
    test(`find() ${backward ? 'backward' : 'forward'} with budget ${budget} finds nothing`, (t) => {
      const run = runOf(t);
      run.seek(100);
      assert.equal(run.find(kinds, { backward, budget }), null);
    });
  }
}

test('find() takes an unlimited budget', (t) => {
  const run = runOf(t);
  assert.equal(run.find(['solution'], { budget: Infinity }), END);
  run.seek(END);
  assert.equal(run.find(['select'], { backward: true, budget: Infinity }), nearest(END, ['select'], true));
  assert.equal(run.find(['exhausted'], { backward: true, budget: 2 ** 53 }), null);
});

test('find() looks 10^6 steps ahead unless told', (t) => {
  const run = runOf(t, puzzles.long);
  run.seek(247_260);
  assert.equal(run.find(['solution']), 1_247_260);
  run.seek(247_259);
  assert.equal(run.find(['solution']), null);
  assert.equal(run.find(['solution'], { budget: 1_000_001 }), 1_247_260);
});

test('find() from the start backward and from the end forward finds nothing', (t) => {
  const run = runOf(t);
  assert.equal(run.find(kinds, { backward: true }), null);
  run.seek(END);
  assert.equal(run.find(kinds), null);
  assert.equal(run.find(['solution'], { backward: true }), null);
});
