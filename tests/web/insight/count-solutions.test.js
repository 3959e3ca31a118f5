import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LongerLook } from '../../../web/app/insight/count-solutions.js';
import { puzzles, solver } from '../support/solver.js';

/**
 * Givens of a solution, with a chance each, some of them changed: puzzles with none, one and many solutions.
 * @param {string} solution
 * @param {number} seed
 */
function damaged(solution, seed) {
  let x = (seed * 2654435761) % 2 ** 32;
  const random = () => (x = (x * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const side = Math.sqrt(solution.length);
  const rare = seed % 3 === 0;
  return [...solution]
    .map((digit) => {
      if (random() > 0.35) return '.';
      return rare && random() < 0.1 ? String(Math.floor(random() * side) + 1) : digit;
    })
    .join('');
}

test('taken apart into cases, puzzles have as many solutions as in one piece', () => {
  const seen = new Set();
  for (const base of [
    puzzles.fourSolved,
    solver.check(puzzles.six).solution ?? '',
    solver.check(puzzles.school).solution ?? '',
  ]) {
    for (let seed = 1; seed <= 40; seed++) {
      const puzzle = damaged(base, seed);
      const whole = solver.check(puzzle);
      if (whole.status === 'invalid') continue;
      const look = new LongerLook(puzzle);
      let steps = 0;
      while (!look.step((part) => solver.check(part, { limit: 0 }))) assert.ok(++steps < 100_000);
      seen.add(whole.status);
      assert.equal(look.result.status, whole.status, puzzle);
      if (whole.status === 'unique') assert.equal(look.result.solution, whole.solution);
      const { solution, second } = look.result;
      assert.notEqual(solution, second ?? '');
      for (const found of [solution, second]) {
        if (found) assert.equal(solver.check(found).status, 'unique');
        if (found) assert.ok([...puzzle].every((given, cell) => given === '.' || given === found[cell]));
      }
    }
  }
  assert.deepEqual([...seen].sort(), ['multiple', 'none', 'unique']);
});
