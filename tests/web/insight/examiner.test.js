import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLICE } from '../../../web/app/jobs/slices.js';
import { examined } from '../support/examined.js';
import { puzzles, solver } from '../support/solver.js';

const givens = (/** @type {string} */ puzzle) => puzzle.replaceAll('.', '').length;

for (const name of /** @type {const} */ (['none', 'sixDead'])) {
  test(`the givens that cannot stand together are found: ${name}`, () => {
    const puzzle = puzzles[name];
    const world = examined(puzzle);
    world.examiner.follow();
    world.clock.fireAll();
    const { culprits } = world.state.insight;
    assert.ok(culprits && culprits.length > 1);
    const together = [...puzzle].map((given, cell) => (culprits.includes(cell) ? given : '.')).join('');
    assert.equal(givens(together), culprits.length, 'each is a given');
    assert.equal(solver.check(together).status, 'none');
    for (const cell of culprits) {
      const rest = together.slice(0, cell) + '.' + together.slice(cell + 1);
      assert.notEqual(solver.check(rest).status, 'none', 'none of them can be left out');
    }
    assert.equal(world.checks.length, givens(puzzle), 'a check for each given');
  });
}

test('it is done in slices, and once', () => {
  const world = examined(puzzles.none, { cost: 3 });
  world.examiner.follow();
  const inSlices = /** @type {number[]} */ ([]);
  for (let before = 0; world.clock.fireNext(); before = world.checks.length) {
    inSlices.push(world.checks.length - before);
    world.examiner.follow();
  }
  assert.equal(Math.max(...inSlices), Math.ceil(SLICE / 3));
  assert.equal(world.checks.length, givens(puzzles.none));
  assert.equal(world.clock.waiting, 0);
});

test('the next edit ends it, and what it found of the puzzle before is lost', () => {
  const world = examined(puzzles.none, { cost: 10 });
  world.examiner.follow();
  world.clock.fireNext();
  const { length } = world.checks;
  world.dispatch({ type: 'enter', cell: 24, digit: 0 });
  world.clock.fireAll();
  world.examiner.follow();
  world.clock.fireAll();
  assert.equal(world.checks.length, length);
  assert.deepEqual(world.state.insight.culprits, null);
  world.dispatch({ type: 'undo' });
  world.examiner.follow();
  world.clock.fireAll();
  assert.deepEqual(world.state.insight.culprits, [18, 24, 26, 31, 41, 49, 50, 57, 59, 66, 72, 74, 77, 78]);
});

test('nothing is looked for where a cell or a unit says it, where there is a solution, or in Compare', () => {
  for (const puzzle of ['123....4........', puzzles.school, puzzles.two, puzzles.invalid]) {
    const world = examined(puzzle);
    world.examiner.follow();
    assert.equal(world.clock.waiting, 0);
  }
  const world = examined(puzzles.none);
  world.dispatch({ type: 'mode', mode: 'compare' });
  world.examiner.follow();
  assert.equal(world.clock.waiting, 0);
});

test('a solver that dies ends it without a word', () => {
  const world = examined(puzzles.none);
  world.examiner.follow();
  world.kill();
  world.clock.fireNext();
  assert.equal(world.clock.waiting, 0);
  assert.equal(world.state.insight.culprits, null);
});

for (const [name, status] of /** @type {const} */ ([
  ['guesses', 'unique'],
  ['two', 'multiple'],
  ['empty', 'multiple'],
])) {
  test(`a longer look finds out what the check did not: ${name}`, () => {
    const puzzle = puzzles[name];
    const world = examined(puzzle, { limit: 0 });
    assert.equal(world.state.check?.status, 'unknown');
    world.examiner.look();
    assert.equal(world.state.insight.cases, 0);
    world.clock.fireAll();
    const { solution, second } = solver.check(puzzle);
    assert.equal(world.state.check?.status, status);
    if (status === 'unique') {
      assert.deepEqual([world.state.check?.solution, world.state.check?.second], [solution, second]);
    }
    assert.equal(world.state.insight.cases, null);
  });
}

test('a longer look can be left, begins anew, and ends with the puzzle', () => {
  const world = examined(puzzles.hard, { limit: 0, cost: 20 });
  world.examiner.look();
  world.examiner.leave();
  world.examiner.leave();
  assert.equal(world.state.insight.cases, null);
  assert.equal(world.clock.waiting, 0);
  world.examiner.look();
  world.dispatch({ type: 'enter', cell: 0, digit: Number(solver.check(puzzles.hard).solution?.[0]) });
  world.examiner.follow();
  world.clock.fireAll();
  assert.deepEqual(world.checks, []);
  assert.equal(world.state.insight.cases, null);
});
