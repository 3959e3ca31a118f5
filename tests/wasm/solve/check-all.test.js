import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random, solver } from '../support/solver.js';
import { unitsOf } from '../support/textbook.js';

/** Every full 4x4 grid that keeps the rules, found cell by cell. @returns {string[]} */
function fullGrids(grid = '') {
  if (grid.length === 16) return [grid];
  const taken = unitsOf(grid.length, 4).flatMap(({ cells }) => cells.map((cell) => grid[cell]));
  return [...'1234'].filter((digit) => !taken.includes(digit)).flatMap((digit) => fullGrids(grid + digit));
}

const grids = fullGrids();

/** @param {string} puzzle */
const solutionsOf = (puzzle) =>
  grids.filter((grid) => [...puzzle].every((sign, cell) => sign === '.' || sign === grid[cell]));

test('there are 288 full grids of side 4', () => assert.equal(grids.length, 288));

test('on 3,000 random 4x4 puzzles check() and run() agree with the list of all full grids', () => {
  const next = random(11);
  /** @type {Record<string, number>} */
  const seen = { unique: 0, multiple: 0, none: 0 };
  for (let i = 0; i < 3000; i++) {
    const grid = grids[Math.floor(next() * 288)];
    // Some givens of a full grid, and now and then a wrong one among them.
    const cells = [...grid].map((digit) => (next() < 0.3 ? digit : '.'));
    if (next() < 0.5) cells[Math.floor(next() * 16)] = String(1 + Math.floor(next() * 4));
    const puzzle = cells.join('');
    const { status, solution, second } = solver.check(puzzle);
    if (status === 'invalid') continue;
    seen[status] += 1;

    const solutions = solutionsOf(puzzle);
    assert.equal(status, ['none', 'unique'][solutions.length] ?? 'multiple', puzzle);
    for (const one of [solution, second]) assert.ok(one === null || solutions.includes(one), puzzle);

    const run = solver.run(puzzle);
    const last = run.seek(1e6);
    assert.equal(last?.kind, solutions.length > 0 ? 'solution' : 'exhausted', puzzle);
    assert.equal(
      run.board().join(''),
      (solutions[0] ?? puzzle).replaceAll('.', '0'),
      'the first solution in the order of digits',
    );
    run.dispose();
  }
  for (const [status, count] of Object.entries(seen)) assert.ok(count > 100, `${count} puzzles are ${status}`);
});
