/** The answers of the worksheet are those of the rules, worked out here without the solver. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answersOf, boardsOf } from '../../../scripts/lib/site/lesson/worksheet.mjs';
import { factsOf, questions } from '../../../web/app/lesson/blockers.js';
import { languages, read as textOf } from '../../web/support/texts.js';
import { solver } from '../support/solver.js';

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../web/lesson/${name}.json`, import.meta.url), 'utf8'));
/** @type {import('../../../scripts/lib/site/lesson/worksheet.mjs').Sheet} */
const sheet = read('worksheet');
/** @type {Record<string, string>} */
const puzzles = read('figures').puzzles;
const answers = answersOf(sheet, puzzles, solver);
const givens = Array.from(puzzles[sheet.puzzle], Number).map((digit) => digit || 0);
const empty = givens.flatMap((digit, cell) => (digit ? [] : [cell]));

const rowOf = (/** @type {number} */ cell) => Math.floor(cell / 9);
const columnOf = (/** @type {number} */ cell) => cell % 9;
const boxOf = (/** @type {number} */ cell) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
const sameOf = { row: rowOf, column: columnOf, box: boxOf };

/** The cells that keep a digit from a cell. @param {number[]} board @param {number} cell @param {number} digit */
const blockers = (board, cell, digit) =>
  board.flatMap((other, peer) =>
    other === digit && Object.values(sameOf).some((of) => of(peer) === of(cell)) ? [peer] : [],
  );

/** @param {number[]} board @param {number} cell */
const digitsFor = (board, cell) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => blockers(board, cell, digit).length === 0);

test('an expression means the cell of its row and column, and its value', () => {
  for (const { expression, row, column, value } of answers.read) {
    assert.equal(expression, `sudoku[${row - 1}][${column - 1}]`);
    assert.equal(value, givens[(row - 1) * 9 + column - 1]);
  }
  assert.deepEqual(new Set(answers.read.map(({ given }) => given)), new Set(['expression', 'place']));
});

test('the corner of a box is the first row that is in a box with the row', () => {
  for (const [row, , first] of answers.corner) {
    assert.equal(boxOf(first * 9), boxOf(row * 9));
    assert.ok(first === 0 || boxOf((first - 1) * 9) !== boxOf(row * 9));
  }
  assert.deepEqual(
    answers.corner.map(([, third]) => third),
    sheet.corner.map((row) => (row - (row % 3)) / 3),
  );
});

test('the marked cells are empty, and the digits that may go there are those that no rule forbids', () => {
  for (const { row, column, digits, letter } of answers.allowed) {
    const cell = (row - 1) * 9 + column - 1;
    assert.equal(cell, sheet.allowed[letter]);
    assert.equal(givens[cell], 0);
    assert.deepEqual(digits, digitsFor(givens, cell));
  }
});

test('what blocks a digit is one cell by one rule, each rule once', () => {
  for (const { letter, digit, row, column, unit } of answers.blocked) {
    const cell = sheet.allowed[letter];
    const peer = (row - 1) * 9 + column - 1;
    assert.deepEqual(blockers(givens, cell, digit), [peer]);
    assert.deepEqual(
      Object.entries(sameOf)
        .filter(([, of]) => of(peer) === of(cell))
        .map(([name]) => name),
      [unit],
    );
  }
  assert.deepEqual(answers.blocked.map(({ unit }) => unit).sort(), ['box', 'column', 'row']);
});

test('the tree is that of the first four empty cells', () => {
  assert.deepEqual(
    answers.empty,
    empty.slice(0, 4).map((cell) => ({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 })),
  );
  /** @param {number[]} board @param {number} level @returns {object[]} */
  const grown = (board, level) =>
    level === 4
      ? []
      : digitsFor(board, empty[level]).map((digit) => {
          const children = grown(Object.assign([...board], { [empty[level]]: digit }), level + 1);
          return { digit, isDead: level < 3 && children.length === 0, children };
        });
  /** @param {import('../../../web/app/lesson/branch-lists.js').Branch[]} branches @returns {object[]} */
  const plain = (branches) =>
    branches.map(({ digit, isDead, children }) => ({ digit, isDead, children: plain(children) }));
  assert.deepEqual(plain(answers.tree), grown(givens, 0));
});

test('one way through the tree is that of the solution, as the key says, and all other circles are none', () => {
  /** @param {import('../../../web/app/lesson/branch-lists.js').Branch[]} branches @returns {string[]} */
  const ways = (branches) =>
    branches.flatMap(({ digit, children }) =>
      children.length ? ways(children).map((rest) => `${digit}${rest}`) : [String(digit)],
    );
  const board = [...givens];
  /** @returns {boolean} */
  const fill = () => {
    const cell = board.indexOf(0);
    if (cell < 0) return true;
    for (const digit of digitsFor(board, cell)) {
      board[cell] = digit;
      if (fill()) return true;
    }
    board[cell] = 0;
    return false;
  };
  assert.ok(fill());
  assert.deepEqual(
    answers.path.map(Number),
    empty.slice(0, 4).map((cell) => board[cell]),
  );
  assert.ok(ways(answers.tree).includes(answers.path.join('')));
});

test('the first placements and erasures are those of the program in the lesson', () => {
  /** @type {object[]} */
  const events = [];
  const board = [...givens];
  /** @param {number} level @returns {boolean} */
  function backtracking(level) {
    if (level === empty.length) return true;
    const cell = empty[level];
    const place = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
    for (const digit of digitsFor(board, cell)) {
      events.push({ kind: 'place', ...place, digit });
      board[cell] = digit;
      if (backtracking(level + 1)) return true;
      events.push({ kind: 'erase', ...place, digit });
      board[cell] = 0;
    }
    return false;
  }
  backtracking(0);
  assert.deepEqual(answers.search, events.slice(0, sheet.search));
  assert.ok(
    answers.search.some(({ kind }) => kind === 'erase'),
    'something is taken back',
  );
});

test('each puzzle has one solution, and that is what is drawn', () => {
  const boards = boardsOf(sheet, puzzles, answers.solutions);
  for (const [index, name] of sheet.solve.entries()) {
    const solution = Array.from(String(answers.solutions[index]), Number);
    assert.equal(solver.count(puzzles[name], 2), 1);
    for (const of of Object.values(sameOf)) {
      for (let unit = 0; unit < 9; unit += 1) {
        assert.deepEqual(solution.filter((_, cell) => of(cell) === unit).sort(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
      }
    }
    assert.deepEqual(
      boards[`solved-${index + 1}`].cells.map(({ text }) => Number(text)),
      solution,
    );
    assert.equal(boards[`solve-${index + 1}`].cells.map(({ text }) => text || '.').join(''), puzzles[name]);
    [...puzzles[name]].forEach((sign, cell) => sign === '.' || assert.equal(solution[cell], Number(sign)));
  }
});

/** What the pages for teachers say, with numbers in words. @param {Record<string, string>} words by language */
function assertSaid(words) {
  assert.deepEqual(Object.keys(words).sort(), [...languages].sort());
  for (const [language, said] of Object.entries(words)) {
    assert.ok(textOf(`lesson/teachers/${language}.html`).includes(said), `${language}: ${said}`);
  }
}

test('the first row about the box is an example with a remainder', () => {
  const [[row, third]] = answers.corner;
  assert.deepEqual([row, third, row % 3], [7, 2, 1]);
  assertSaid({
    en: 'three goes twice into seven',
    de: 'Die Drei passt zweimal in die Sieben',
    zh: '七里面有两个三',
  });
});

test('of the cells to begin in that the key names, one digit is left, and it is the five', () => {
  const cells = [
    [2, 3],
    [5, 5],
  ];
  for (const [index, [row, column]] of cells.entries()) {
    const board = Array.from(puzzles[sheet.solve[index]], Number).map((digit) => digit || 0);
    const cell = (row - 1) * 9 + column - 1;
    assert.equal(board[cell], 0);
    assert.deepEqual(digitsFor(board, cell), [5]);
  }
  assertSaid({
    en: 'row 2, column 3 of the first puzzle and row 5, column 5 of the second: in both it is the five',
    de: 'im ersten Rätsel etwa in Zeile 2, Spalte 3, im zweiten in Zeile 5, Spalte 5: Beide Male ist es die Fünf',
    zh: '第一道题的第 2 行第 3 列，第二道题的第 5 行第 5 列，都只能填 <code>5</code>',
  });
});

test('the first three questions which cells forbid a digit have one cell each, by row, column and box', () => {
  const run = solver.run(puzzles[sheet.puzzle]);
  try {
    const units = questions.slice(0, 3).map((question) => {
      assert.equal(question.position, 0, 'nothing of the search is given away');
      return [...factsOf(run, question).forbids.values()];
    });
    assert.deepEqual(units, [[['row']], [['column']], [['box']]]);
  } finally {
    run.dispose();
  }
  assertSaid({
    en: 'one each by row, column and box',
    de: 'je eines in Zeile, Spalte und Block',
    zh: '依次是被行、被列、被宫挡住',
  });
});

test('a billion ways every second would take longer than the universe has existed', () => {
  const years = Number(9n ** BigInt(empty.length)) / 1e9 / (365.25 * 86_400);
  assert.ok(years > 1000 * 13.8e9);
  assertSaid({
    en: 'at a billion ways every second, trying everything takes longer than the universe has existed',
    de: 'dauert auch bei einer Milliarde Möglichkeiten in der Sekunde länger, als es das Weltall gibt',
    zh: '就算每秒查十亿种，全试一遍也要比宇宙的年龄还长',
  });
});

test('crossed out in the tree is what leaves none for the next of its four cells, and four circles are right', () => {
  /** @param {import('../../../web/app/lesson/branch-lists.js').Branch[]} branches @returns {string[]} */
  const dead = (branches) =>
    branches.flatMap(({ digit, isDead, children }) => [...(isDead ? [`${digit}`] : []), ...dead(children)]);
  assert.deepEqual(dead(answers.tree), ['3', '3']);
  assert.equal(answers.path.length, 4);
  assertSaid({
    en: 'Cross out a digit after which none fits in the next of these four cells. The tree ends with the fourth cell.',
    de: 'Streiche eine Ziffer durch, wenn danach im nächsten dieser vier Felder keine mehr passt.',
    zh: '如果这四格中的下一格没有数字可填，就在那个数字上画叉。画到第四格为止。',
  });
});
