import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { bytesOf, golden, puzzles, solver } from '../support/solver.js';

/** @type {Record<'S1' | 'S2' | 'S3', Record<string, { steps: number, place?: number, allSteps?: string }>>} */
const facts = JSON.parse(bytesOf('../../data/algorithms.json').toString());

/** Every step of a run, as facts. @param {string} puzzle @param {string} algorithm */
function factsOf(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  const words = run.read(1e6);
  run.dispose();
  return Array.from(words, (word) => solver.unpack(word, run.size));
}

for (const name of /** @type {const} */ (['S1', 'S2', 'S3'])) {
  for (const [algorithm, { steps, place, allSteps }] of Object.entries(facts[name])) {
    test(`${algorithm} takes ${steps} steps on ${name}, as it always did`, () => {
      const taken = factsOf(golden[name].puzzle, algorithm);
      assert.equal(taken.length, steps);
      const lines = taken.map(({ kind, cell, digit, peer, unit }) => [
        kind,
        cell ?? -1,
        digit ?? 0,
        peer ?? -1,
        unit ?? -1,
      ]);
      const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
      if (place) assert.equal(taken.filter(({ kind }) => kind === 'place').length, place);
      if (allSteps) assert.equal(hash, allSteps);
    });
  }
}

for (const { id } of solver.algorithms) {
  test(`${id} finds what check says, or proves that there is nothing`, () => {
    for (const puzzle of Object.values(puzzles).filter((text) => text !== puzzles.slow)) {
      const { status, solution } = solver.check(puzzle);
      const run = solver.run(puzzle, { algorithm: id });
      run.advance(1e8, { until: ['solution', 'exhausted'] });
      assert.equal(run.step?.kind, status === 'none' ? 'exhausted' : 'solution', `${puzzle} is ${status}`);
      if (status === 'unique') assert.equal(run.board().join(''), solution);
      run.dispose();
    }
  });
}

test('all-solutions finds the 288 grids of 4 by 4, each once', () => {
  const run = solver.run('.'.repeat(16), { algorithm: 'all-solutions' });
  const grids = new Set();
  for (const { kind } of run) if (kind === 'solution') grids.add(run.board().join(''));
  assert.equal(grids.size, 288);
  assert.equal(run.counters().solution, 288);
  run.dispose();
});

test('propagation gives the rule of each forced placement, and why a candidate is struck out', () => {
  const taken = factsOf(puzzles.guesses, 'propagation');
  const rules = new Set(taken.filter(({ kind }) => kind === 'place').map(({ rule }) => rule));
  assert.deepEqual(rules, new Set(['naked-single', 'hidden-single', null])); // null: a guess
  for (const { kind, unit, peer, cell, rule } of taken) {
    if (kind === 'place') assert.equal(unit !== null, rule === 'hidden-single');
    if (kind === 'eliminate') assert.ok(unit !== null && peer !== null && cell !== peer);
  }
});

test('a run of seven thousand million steps is found without walking its reads', () => {
  const run = solver.run(puzzles.slow);
  const { steps, done } = run.measure(2e8);
  assert.deepEqual([steps, done], [2e8, false]);
  assert.ok(run.memory < 4 * 2 ** 20);
  run.seek(123_456_789);
  const there = { step: run.step, board: run.board(), counters: run.counters() };
  run.seek(150_000_000);
  run.seek(123_456_790);
  run.previous();
  assert.deepEqual({ step: run.step, board: run.board(), counters: run.counters() }, there);
  run.dispose();
});
