/** What the module does on every way through a run: taken, read, measured, sought. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { bytesOf, golden, puzzles, random, randomPositions, solver, stateOf } from '../support/solver.js';

/** @type {Record<'S1' | 'S2' | 'S3', Record<string, { steps: number, allSteps?: string }>>} */
const facts = JSON.parse(bytesOf('../../data/algorithms.json').toString());

for (const puzzle of /** @type {const} */ (['S1', 'S2', 'S3'])) {
  const totals = {
    backtracking: { steps: golden[puzzle].backtracking.steps, allSteps: golden[puzzle].backtracking.stepsSha256 },
    ...facts[puzzle],
  };
  for (const [algorithm, { steps, allSteps }] of Object.entries(totals)) {
    test(`${algorithm} takes ${steps} steps on ${puzzle}, read or measured`, (t) => {
      const run = solver.run(golden[puzzle].puzzle, { algorithm });
      t.after(() => run.dispose());
      assert.equal(run.measure(1e6).steps, steps);
      const taken = Array.from(run.read(1e6), (word) => solver.unpack(word));
      assert.equal(taken.length, steps);
      const lines = taken.map(({ kind, cell, digit, peer, unit }) => [
        kind,
        cell ?? -1,
        digit ?? 0,
        peer ?? -1,
        unit ?? -1,
      ]);
      if (allSteps) assert.equal(createHash('sha256').update(lines.join('\n')).digest('hex'), allSteps);
    });
  }
}

for (const { id: algorithm } of solver.algorithms) {
  test(`${algorithm} leaps to where next() leads, on every size`, (t) => {
    for (const puzzle of [
      puzzles.four,
      puzzles.fourDead,
      puzzles.six,
      puzzles.sixDead,
      puzzles.nineDead,
      puzzles.long,
    ]) {
      const [leaping, walking] = [solver.run(puzzle, { algorithm }), solver.run(puzzle, { algorithm })];
      t.after(() => [leaping, walking].forEach((run) => run.dispose()));
      for (const stride of [1, 299, 1060, 3001, 9973]) {
        leaping.seek(leaping.position + stride);
        for (let i = 0; i < stride; i++) walking.next();
        assert.deepEqual(stateOf(leaping), stateOf(walking));
      }
    }
  });
}

for (const algorithm of ['backtracking', 'all-solutions', 'lookup-tables']) {
  test(`${algorithm} reads what next() reports, from any step and of any length`, (t) => {
    const next = random(7);
    for (const puzzle of [
      puzzles.four,
      puzzles.fourDead,
      puzzles.six,
      puzzles.sixDead,
      puzzles.nineDead,
      puzzles.long,
      '.'.repeat(16),
      '.'.repeat(36),
    ]) {
      const [reading, walking] = [solver.run(puzzle, { algorithm }), solver.run(puzzle, { algorithm })];
      t.after(() => [reading, walking].forEach((run) => run.dispose()));
      for (let i = 0; i < 12 && !walking.done; i++) {
        const words = reading.read(Math.floor(2000 * next() ** 3));
        const walked = Array.from(words, () => walking.next().value);
        const read = Array.from(words, (word) => solver.unpack(word, reading.size));
        assert.deepEqual(
          read,
          walked.map((step) => factOf(step)),
        );
        assert.deepEqual(stateOf(reading), stateOf(walking));
        reading.advance(i);
        walking.advance(i);
      }
    }
  });
}

test('seeking anywhere in a long run leads to the same state as walking there from a measured place', (t) => {
  const [seeking, walking] = [solver.run(puzzles.slow), solver.run(puzzles.slow)];
  t.after(() => [seeking, walking].forEach((run) => run.dispose()));
  seeking.measure(4e7);
  for (const position of randomPositions(30, 4e7).sort((a, b) => a - b)) {
    seeking.seek(position);
    walking.advance(position - walking.position);
    assert.deepEqual(stateOf(seeking), stateOf(walking));
  }
});

/** What a step says wherever it is taken. @param {import('../support/solver.js').Step | undefined} step */
function factOf(step) {
  assert.ok(step);
  const { depth, position, ...fact } = step;
  return fact;
}
