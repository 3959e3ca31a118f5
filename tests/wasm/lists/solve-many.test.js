/** solveMany: many puzzles answered as check() answers each of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solveMany } from '../../../web/app/solver/solve-many.js';
import { batchModule, bytes } from '../support/batch.js';
import { golden, puzzles, random, solver } from '../support/solver.js';

/** @typedef {import('../../../build/web/app/solver.js').Many} Many */

/** What check() says, as a count. */
const counted = { unique: 1, none: 0, invalid: 0, multiple: 2, unknown: 255 };

/**
 * Puzzles with no, one and several solutions, and some that break a rule.
 * @param {number} side
 * @param {number} count
 */
function mixed(side, count) {
  const next = random(side);
  const cells = side * side;
  const solution = solver.check('.'.repeat(cells)).solution ?? '';
  return Array.from({ length: count }, () => {
    const open = 0.3 + 0.4 * next();
    return Array.from(solution, (digit) =>
      next() < open ? '.' : next() < 0.02 ? String(1 + Math.floor(side * next())) : digit,
    ).join('');
  });
}

/** @param {Many} many @param {string[]} list */
function agrees(many, list) {
  const cells = list[0].length;
  assert.equal(many.size, Math.sqrt(cells));
  assert.equal(many.counts.length, list.length);
  assert.equal(many.solutions.length, list.length * cells);
  list.forEach((puzzle, i) => {
    const { status, solution } = solver.check(puzzle);
    assert.equal(many.counts[i], counted[status], puzzle);
    const digits = many.solutions.subarray(i * cells, (i + 1) * cells).join('');
    if (status === 'unique') assert.equal(digits, solution);
    else if (status === 'multiple') {
      assert.equal(
        solver.check(Array.from(puzzle, (digit, cell) => (digit === '.' ? digits[cell] : digit)).join('')).solution,
        digits,
      );
    } else assert.equal(digits, '0'.repeat(cells));
  });
}

for (const side of [4, 6, 9]) {
  test(`texts and lines of ${side}x${side} are answered as check() answers each`, () => {
    const list = mixed(side, 2500);
    const options = { parse: solver.parse.bind(solver) };
    const texts = solveMany(batchModule, list, options);
    agrees(texts, list);
    const lines = solveMany(batchModule, bytes(list.join('\n')), options);
    assert.deepEqual(lines, texts);
    assert.equal(new Set(texts.counts).size, 3);
  });
}

test('a text may have any form that parse() reads; one that it refuses is told with its place', () => {
  const rows = /** @type {string[]} */ (golden.S1.puzzle.match(/.{9}/g));
  const many = solver.solveMany([
    rows.join('\n'),
    'no puzzle',
    golden.S2.puzzle.replaceAll('.', '0'),
    '',
    puzzles.four,
    rows.join('|'),
  ]);
  assert.deepEqual([...many.counts], [1, 255, 1, 255, 255, 1]);
  assert.deepEqual(
    many.errors.map(({ line, code }) => [line, code]),
    [
      [2, 'character'],
      [4, 'empty'],
      [5, 'length'],
    ],
  );
  assert.equal(many.unreadable, 3);
  assert.equal(many.solutions.subarray(0, 81).join(''), golden.S1.solution);
  assert.equal(many.solutions.subarray(162, 243).join(''), golden.S2.solution);
});

test('a list may hold anything: what is no puzzle is told with its line, and the rest is answered', () => {
  const lines = ['\ufeff# mine', `${puzzles.S1},easy`, '', 'quizzes,solutions', `${puzzles.S2} ; 2`];
  const text = [...lines, puzzles.four, '12345', puzzles.S3].join('\r\n');
  const many = solver.solveMany(bytes(text));
  assert.deepEqual([...many.counts], [1, 1, 1]);
  assert.deepEqual([...many.lines], [2, 5, 8]);
  assert.deepEqual(many.errors, [
    { line: 4, column: 1, code: 'character', found: 'q', expected: null },
    { line: 6, column: 1, code: 'length', found: 16, expected: 81 },
    { line: 7, column: 1, code: 'length', found: 5, expected: 81 },
  ]);
  assert.equal(many.unreadable, 3);
});

test('a text without a cell is no puzzle, also where there is no other', () => {
  for (const texts of [[''], ['?', ''], ['', '\n']]) {
    const many = solver.solveMany(texts);
    assert.deepEqual(
      [...many.counts],
      texts.map(() => 255),
    );
    assert.equal(many.unreadable, texts.length);
    assert.equal(many.errors.at(-1)?.code, 'empty');
  }
});

test('a character that is none of a list is named as it is, of bytes too', () => {
  for (const [line, found] of [
    ['übung', 'ü'],
    [`${puzzles.S1.slice(0, 40)}‰`, '‰'],
    ['一二三', '一'],
    ['\u{1f600}', '\u{1f600}'],
  ]) {
    const list = `${puzzles.S1}\n${line}\n`;
    assert.equal(solver.solveMany(bytes(list)).errors[0].found, found);
    assert.equal(solver.solveMany([puzzles.S1, line]).errors[0].found, found);
  }
  const latin = Uint8Array.from(`${puzzles.S1}\n\xfcbung\n`, (sign) => sign.charCodeAt(0));
  assert.equal(solver.solveMany(latin).errors[0].found, 'ü', 'of what is no UTF-8, byte by byte');
});

test('nothing in, nothing out', () => {
  for (const empty of [[], new Uint8Array(), bytes('# nothing\n\n')]) {
    const { size, counts, solutions, errors } = solver.solveMany(empty);
    assert.deepEqual([size, counts.length, solutions.length, errors], [0, 0, 0, []]);
  }
});

test('counts stop at the limit, which is two', () => {
  const empty = '.'.repeat(16);
  assert.deepEqual(
    [1, undefined, 7, 254].map((limit) => solver.solveMany([empty], limit).counts[0]),
    [1, 2, 7, 254],
  );
});

test("a limit that a byte cannot hold, and what is no list, are the caller's mistakes", () => {
  for (const limit of [0, -1, 255, 1.5, NaN]) {
    assert.throws(() => solver.solveMany([puzzles.S1], limit), { name: 'SolverError', code: 'limit' });
  }
  for (const list of /** @type {any[]} */ ([puzzles.S1, null, 5, new ArrayBuffer(81)])) {
    assert.throws(() => solver.solveMany(list), { name: 'SolverError', code: 'type' });
  }
});

test('an element that is no text is an error like any other', () => {
  const many = solver.solveMany(/** @type {any} */ ([null, puzzles.S1, 5]));
  assert.deepEqual([...many.counts], [255, 1, 255]);
  assert.deepEqual(
    many.errors.map(({ line, code }) => [line, code]),
    [
      [1, 'type'],
      [3, 'type'],
    ],
  );
});

test('a puzzle that takes more guesses than allowed has no count', () => {
  assert.equal(solver.solveMany([puzzles.guesses], 2, { guesses: 0 }).counts[0], 255);
  assert.equal(solver.solveMany([puzzles.guesses], 2).counts[0], 1);
});

test('of many mistakes the first thousand are told, and all are counted', () => {
  const many = solver.solveMany(bytes(`${'12\n'.repeat(5000)}${puzzles.four}`));
  assert.deepEqual([many.errors.length, many.unreadable, many.counts.length], [1000, 5000, 1]);
  assert.equal(many.errors[999].line, 1000);
});

for (const guesses of [Infinity, 2 ** 53, 2 ** 64, 1e300]) {
  test(`${guesses} guesses are as many as it takes`, () => {
    assert.equal(solver.solveMany([puzzles.guesses], 2, { guesses }).counts[0], 1);
    assert.equal(solver.solveMany(bytes(puzzles.guesses), 2, { guesses }).counts[0], 1);
  });
}

test("guesses that are no number are the caller's mistake", () => {
  assert.throws(() => solver.solveMany([puzzles.S1], 2, { guesses: NaN }), { name: 'SolverError', code: 'limit' });
});
