import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, puzzles, random, solver } from '../support/solver.js';
import { unitsOf } from '../support/textbook.js';

/** Does a solution keep the rules and the givens? @param {string | null} solution @param {string} puzzle */
function assertSolves(solution, puzzle) {
  const side = Math.sqrt(puzzle.length);
  assert.match(String(solution), new RegExp(`^[1-${side}]{${puzzle.length}}$`));
  for (const [cell, given] of [...puzzle].entries()) {
    if (/[1-9]/.test(given)) assert.equal(solution?.[cell], given);
    for (const { unit, cells } of unitsOf(cell, side)) {
      assert.equal(new Set(cells.map((one) => solution?.[one])).size, side, `unit ${unit}`);
    }
  }
}

const fresh = { solution: null, second: null, conflicts: [], impossible: null };

const { fourDead, sixDead, nineDead, ...solvable } = puzzles;

for (const [name, puzzle] of [...Object.entries(solvable), ['a full grid', golden.S1.solution]]) {
  test(`check() finds the one solution of ${name}`, () => {
    const result = solver.check(puzzle);
    assertSolves(result.solution, puzzle);
    assert.deepEqual(result, { ...fresh, status: 'unique', solution: result.solution });
  });
}

for (const puzzle of [nineDead, sixDead]) {
  test(`check() proves that ${puzzle} has no solution, though no cell shows it`, () => {
    assert.deepEqual(solver.check(puzzle), { ...fresh, status: 'none' });
  });
}

/** @type {[about: string, puzzle: string][]} */
const open = [
  ['the empty 4x4 grid', '.'.repeat(16)],
  ['the empty 6x6 grid', '.'.repeat(36)],
  ['the empty 9x9 grid', '.'.repeat(81)],
  ['one given', `${'.'.repeat(40)}5${'.'.repeat(40)}`],
  ['a grid in which two digits can change places', golden.S1.solution.replace(/[12]/g, '.')],
];

for (const [about, puzzle] of open) {
  test(`check() shows two solutions of ${about}`, () => {
    const result = solver.check(puzzle);
    assertSolves(result.solution, puzzle);
    assertSolves(result.second, puzzle);
    assert.notEqual(result.solution, result.second);
    const { solution, second } = result;
    assert.deepEqual(result, { ...fresh, status: 'multiple', solution, second });
  });
}

/** @type {[about: string, puzzle: string, impossible: object][]} */
const plain = [
  ['a cell that no digit fits', '123............4', { cell: 3 }],
  [
    'the last cell of a long search',
    '........5........6........7........8........................9...........1234.....',
    { cell: 80 },
  ],
  ['a digit without a place in its row', fourDead, { unit: 0, digit: 3 }],
  ['a digit without a place in its column', '1...2....3......', { unit: 4, digit: 3 }],
  [
    'a digit without a place in its box',
    '...9......12.......34...............9'.padEnd(81, '.'),
    { unit: 18, digit: 9 },
  ],
];

for (const [about, puzzle, impossible] of plain) {
  test(`check() names ${about}`, () => {
    assert.deepEqual(solver.check(puzzle), { ...fresh, status: 'none', impossible });
  });
}

test('check() gives up after as many guesses as it may make', () => {
  for (const limit of [0, -1, NaN, 0.9]) {
    assert.deepEqual(solver.check(puzzles.guesses, { limit }), { ...fresh, status: 'unknown' }, `limit ${limit}`);
  }
  for (const limit of [20_000, 1e9, 2 ** 53, 2 ** 64, Number.MAX_VALUE, Infinity]) {
    assert.equal(solver.check(puzzles.guesses, { limit }).status, 'unique', `limit ${limit}`);
  }
  assert.equal(solver.check(puzzles.S1, { limit: 0 }).status, 'unique', 'singles are enough');
});

test('check() that gives up after one solution names no obstacle of a puzzle that has none, and each conflict', () => {
  const found = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  for (const puzzle of [found, '.'.repeat(16), '.'.repeat(81)]) {
    for (let limit = 0; limit < 100; limit++) {
      const { status, solution, impossible } = solver.check(puzzle, { limit });
      if (status === 'unknown') assert.deepEqual([solution, impossible], [null, null], `limit ${limit}`);
    }
  }
  assert.equal(solver.check('11..............', { limit: 0 }).status, 'invalid');
});

/** @param {string} puzzle */
function conflictsOf(puzzle) {
  const side = Math.sqrt(puzzle.length);
  const found = [];
  for (let first = 0; first < puzzle.length; first++) {
    for (const { unit, cells } of unitsOf(first, side)) {
      for (const second of cells) {
        if (second > first && puzzle[first] === puzzle[second] && puzzle[first] !== '.') {
          found.push([first, second, unit]);
        }
      }
    }
  }
  return found.sort(([a, b, unit], [c, d, other]) => unit - other || a - c || b - d);
}

/** @param {number} size @param {number} givens @param {() => number} next */
function randomGivens(size, givens, next) {
  const cells = Array(size * size).fill('.');
  for (let i = 0; i < givens; i++) cells[Math.floor(next() * cells.length)] = String(1 + Math.floor(next() * size));
  return cells.join('');
}

test('check() names every pair of equal givens, and run() refuses them with the same pairs', () => {
  const next = random(5);
  const boards = Array.from({ length: 300 }, (_, i) => randomGivens([4, 6, 9][i % 3], 3 + (i % 40), next));
  const wrong = [...boards, '5'.repeat(81), '1'.repeat(36), '4'.repeat(16)].filter(
    (puzzle) => conflictsOf(puzzle).length > 0,
  );
  assert.ok(wrong.length > 200);
  for (const puzzle of wrong) {
    const conflicts = conflictsOf(puzzle);
    assert.deepEqual(solver.check(puzzle), { ...fresh, status: 'invalid', conflicts });
    assert.throws(() => solver.run(puzzle), { name: 'SolverError', code: 'conflict', conflicts });
  }
});
