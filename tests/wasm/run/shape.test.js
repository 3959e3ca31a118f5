import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzles, random, runOf, solver } from '../support/solver.js';

const S1 = [...solver.run(puzzles.S1)];

/** What the steps say of the positions after `from` up to `to`. @param {number} from @param {number} to */
function column(from, to) {
  const steps = S1.slice(from, to);
  const depths = [from === 0 ? 0 : S1[from - 1].depth, ...steps.map(({ depth }) => depth)];
  /** @param {string} wanted */
  const count = (wanted) => steps.filter(({ kind }) => kind === wanted).length;
  return [Math.min(...depths), Math.max(...depths), count('place'), count('retreat'), count('solution')];
}

/**
 * @param {import('../support/solver.js').Run} run
 * @param {number} columns
 * @param {{ from?: number, to?: number }} [range]
 */
function rows(run, columns, range) {
  const shape = run.shape(columns, range);
  const { low, high, placements, retreats, solutions } = shape;
  for (const list of [low, high, placements, retreats, solutions]) assert.equal(list.length, shape.columns);
  return Array.from(low, (_, i) => [low[i], high[i], placements[i], retreats[i], solutions[i]]);
}

/** @param {number} from @param {number} to @param {number} columns */
function expected(from, to, columns) {
  const count = Math.min(columns, to - from);
  /** @param {number} i */
  const border = (i) => from + Math.floor((i * (to - from)) / count);
  return Array.from({ length: count }, (_, i) => column(border(i), border(i + 1)));
}

test('shape() of a whole run shows what its steps do, column by column', (t) => {
  const run = runOf(t);
  run.measure(1e6);
  for (const columns of [1, 7, 300, 4096]) assert.deepEqual(rows(run, columns), expected(0, S1.length, columns));
});

test('shape() zooms to single steps', (t) => {
  const run = runOf(t);
  run.measure(1e6);
  const next = random(81);
  for (let i = 0; i < 40; i++) {
    const from = Math.floor(next() * S1.length);
    const to = Math.min(S1.length, from + Math.floor(next() * 2 ** (i % 12)));
    assert.deepEqual(rows(run, 60, { from, to }), expected(from, to, 60));
  }
});

test('shape() goes no further than the run is known, and does not move it', (t) => {
  const run = runOf(t);
  assert.deepEqual(rows(run, 10), []);
  run.seek(100);
  run.measure(200);
  const { from, to, columns } = run.shape(10, { from: -5, to: 1e9 });
  assert.deepEqual([from, to, columns, run.position, run.known], [0, 300, 10, 100, 300]);
  assert.deepEqual(rows(run, 10, { from: 200, to: 100 }), []);
  assert.deepEqual(rows(run, 0), []);
  assert.deepEqual(rows(run, NaN), []);
});

test('shape() never has more than 4,096 columns', (t) => {
  const run = runOf(t, puzzles.S3);
  run.measure(1e6);
  assert.equal(run.shape(1e9).columns, 4096);
});

test('shape() of a long run is short of columns, not of steps', (t) => {
  const run = runOf(t, puzzles.slow);
  run.measure(9e6);
  const shape = run.shape(500);
  assert.equal(shape.columns, 500);
  run.seek(9e6);
  const sum = (/** @type {Float64Array} */ counts) => counts.reduce((a, b) => a + b, 0);
  assert.deepEqual([sum(shape.placements), sum(shape.retreats)], [run.counters().place, run.counters().retreat]);
  assert.ok(run.shape(4096).columns > 1000);
});
