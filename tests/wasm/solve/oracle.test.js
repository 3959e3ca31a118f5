/** Counts of 10^4 random puzzles, compared with those of solvers of others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countByClingo, countByQqwing, has } from '../support/oracles.js';
import { bytesOf, random, solver } from '../support/solver.js';

const PUZZLES = 10_000;
/** The most that solveMany counts. */
const LIMIT = 254;

const minimal = bytesOf('../../data/puzzles/minimal.txt')
  .toString()
  .split('\n')
  .filter((line) => line.length === 81);
const { solutions } = solver.solveMany(minimal);

const next = random(10);
/** @param {number} bound */
const below = (bound) => Math.floor(next() * bound);

/** @template T @param {T[]} items @returns {T[]} */
function shuffled(items) {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
}

/** The lines 0..8 in an order that keeps bands together. */
const lines = () => shuffled([0, 3, 6]).flatMap((first) => shuffled([first, first + 1, first + 2]));

/**
 * Other names for the digits, and the cells moved so that the rules still hold.
 * @returns {(digits: string[]) => string[]}
 */
function image() {
  const names = ['.', ...shuffled(Array.from('123456789'))];
  const [rows, columns, turn] = [lines(), lines(), below(2) === 1];
  const cells = rows.flatMap((row) => columns.map((column) => (turn ? 9 * column + row : 9 * row + column)));
  return (digits) => cells.map((cell) => names[Number(digits[cell]) || 0]);
}

/** May the digit stand there? @param {string[]} digits @param {number} cell @param {string} digit */
function fits(digits, cell, digit) {
  const box = (/** @type {number} */ at) => 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
  return digits.every(
    (other, at) =>
      other !== digit || (at % 9 !== cell % 9 && Math.floor(at / 9) !== Math.floor(cell / 9) && box(at) !== box(cell)),
  );
}

/** Puts some of the solution back. @param {string[]} digits @param {string[]} solution */
function refill(digits, solution) {
  for (let more = below(12); more > 0; more--) {
    const cell = below(81);
    digits[cell] = solution[cell];
  }
}

/**
 * Without one clue a minimal puzzle has several solutions, unless too much of one is put back.
 * @param {string[]} clues
 * @param {string[]} solution
 * @returns {string}
 */
function several(clues, solution) {
  const digits = [...clues];
  const given = digits.flatMap((digit, cell) => (digit === '.' ? [] : [cell]));
  digits[given[below(given.length)]] = '.';
  refill(digits, solution);
  const puzzle = digits.join('');
  return solver.check(puzzle).status === 'multiple' ? puzzle : several(clues, solution);
}

/** A digit more that breaks no rule, but is not the right one. @param {string[]} digits @param {string[]} solution */
function spoil(digits, solution) {
  for (let wrong = false; !wrong;) {
    const [cell, digit] = [below(81), String(1 + below(9))];
    wrong = digits[cell] === '.' && digit !== solution[cell] && fits(digits, cell, digit);
    if (wrong) digits[cell] = digit;
  }
}

/** Made of an image of a minimal puzzle. @param {number} i @param {'none' | 'one' | 'several'} kind */
function puzzleOf(i, kind) {
  const from = i % minimal.length;
  const move = image();
  const digits = move(Array.from(minimal[from]));
  const solution = move(Array.from(solutions.subarray(81 * from, 81 * from + 81), String));
  if (kind === 'several') return several(digits, solution);
  refill(digits, solution);
  if (kind === 'none') spoil(digits, solution);
  return digits.join('');
}

const kinds = /** @type {const} */ (['none', 'one', 'several']);
const puzzles = Array.from({ length: PUZZLES }, (_, i) => puzzleOf(i, kinds[i % 3]));
const counts = Array.from(solver.solveMany(puzzles, LIMIT).counts);

/** Where tests must be complete, it has failed; else it is skipped. @param {string} name @param {boolean} can */
const optional = (name, can) => ({ skip: !can && !process.env.CI && !process.env.FULL && `no ${name} here` });

test('a third of the puzzles has no solution, a third one, a third several', () => {
  for (const [i, count] of counts.entries()) assert.equal(Math.min(count, 2), i % 3, puzzles[i]);
});

test('the single calls say the same', () => {
  for (const [i, puzzle] of puzzles.entries()) {
    assert.equal(solver.check(puzzle).status, ['none', 'unique', 'multiple'][i % 3], puzzle);
  }
});

test('qqwing counts the same; clingo does where it gives up', optional('qqwing', has('qqwing')), async () => {
  const theirs = await countByQqwing(puzzles);
  const open = theirs.flatMap((count, i) => (count === null ? [i] : []));
  if (has('clingo')) for (const i of open) theirs[i] = countByClingo(puzzles[i], LIMIT);
  else assert.ok(open.length <= 10, `${open.length} puzzles were too much for qqwing`);
  for (const [i, count] of theirs.entries()) {
    if (count !== null) assert.equal(Math.min(count, LIMIT), counts[i], puzzles[i]);
  }
});

test('clingo counts the same', optional('clingo', has('clingo')), () => {
  for (let i = 0; i < PUZZLES; i += 101) assert.equal(countByClingo(puzzles[i], LIMIT), counts[i], puzzles[i]);
});
