import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SolverError } from '../../../build/web/app/solver.js';
import { golden, puzzles, solver } from '../support/solver.js';

const empty = '.'.repeat(81);

test('solve() finds the solution', () => {
  for (const { puzzle, solution } of Object.values(golden)) assert.equal(solver.solve(puzzle), solution);
  for (const puzzle of Object.values(puzzles)) assert.equal(solver.solve(puzzle), solver.check(puzzle).solution);
  for (const cells of [16, 36, 81]) assert.match(String(solver.solve('.'.repeat(cells))), /^[1-9]+$/);
});

test('solve() has nothing where there is no solution', () => {
  for (const puzzle of [puzzles.nineDead, puzzles.sixDead, puzzles.fourDead]) assert.equal(solver.solve(puzzle), null);
  assert.equal(solver.solve('11..............'), null);
});

test('solve(), count() and check() read a text as parse() does, whatever it is made of', () => {
  const { puzzle, solution } = golden.S1;
  const table = puzzle.replaceAll('.', '\t');
  assert.deepEqual([solver.solve(table), solver.count(table), solver.check(table).status], [solution, 1, 'unique']);
  for (let code = 0; code < 256; code++) {
    for (const at of [0, 7, 80]) {
      const text = `${puzzle.slice(0, at)}${String.fromCharCode(code)}${puzzle.slice(at + 1)}`;
      const parsed = solver.parse(text);
      const read = (/** @type {() => any} */ work) => {
        try {
          return work();
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      };
      const expected = parsed.ok ? solver.count(parsed.puzzle) : parsed.error.code;
      assert.equal(
        read(() => solver.count(text)),
        expected,
        JSON.stringify(text),
      );
      assert.deepEqual(
        read(() => solver.check(text)),
        parsed.ok ? solver.check(parsed.puzzle) : parsed.error.code,
      );
    }
  }
});

test('count() counts up to its limit', () => {
  assert.equal(solver.count('.'.repeat(16), 1000), 288);
  assert.equal(solver.count(`123456${'.'.repeat(30)}`, 1e9), 28_200_960 / 720);
  for (const limit of [0, 1, 2, 5000]) assert.equal(solver.count(empty, limit), limit);
  assert.equal(solver.count(empty), 2);
  assert.equal(solver.count(golden.S1.puzzle), 1);
  assert.equal(solver.count(puzzles.nineDead), 0);
  assert.equal(solver.count('11..............'), 0);
});

test('a puzzle may be written in every way that parse() reads', () => {
  const { puzzle, solution } = golden.S3;
  const rows = puzzle.match(/.{9}/g) ?? [];
  for (const text of [puzzle.replaceAll('.', '0'), rows.join('\n'), `\ufeff${puzzle}`, puzzle.replaceAll('.', '_')]) {
    assert.equal(solver.solve(text), solution);
    assert.equal(solver.count(text), 1);
    assert.equal(solver.check(text).solution, solution);
  }
});

for (const method of /** @type {const} */ (['solve', 'count', 'check'])) {
  test(`${method}() refuses what is no puzzle, and goes on after it`, () => {
    /** @type {[any, string][]} */
    const wrong = [
      ['', 'empty'],
      ['12', 'length'],
      [`${'.'.repeat(80)}%`, 'character'],
      [`${'.'.repeat(15)}5`, 'digit'],
      [null, 'type'],
      [81, 'type'],
      [['.'.repeat(81)], 'type'],
    ];
    for (const [text, code] of wrong) {
      assert.throws(
        () => solver[method](text),
        (error) => error instanceof SolverError && error.code === code,
        String(text),
      );
    }
    assert.equal(solver.solve(golden.S1.puzzle), golden.S1.solution);
  });
}

test('what is hard for backtracking is solved at once', () => {
  const hard = [
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    '9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..',
  ];
  for (const puzzle of hard) assert.equal(solver.check(puzzle, { limit: 500 }).status, 'unique');
  const dead = [
    '9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2.5',
    '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
    '........5........6........7........8........................9...........1234.....',
  ];
  for (const puzzle of dead) assert.equal(solver.check(puzzle, { limit: 500 }).status, 'none');
});
