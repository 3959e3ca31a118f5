/** What the lesson is made of beside its players, as far as it is pure. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, verdictOn } from '../../../web/app/lesson/ask-allowed.js';
import { askedDecisions, judgedAnswer, reasonsIn } from '../../../web/app/lesson/decisions.js';
import { corners } from '../../../web/app/lesson/corner-table.js';
import { factsOf, judged } from '../../../web/app/lesson/blockers.js';
import { cellOfExpression, wordOfExpression } from '../../../web/app/lesson/index-explorer.js';
import { branchesOf } from '../../../web/app/lesson/branch-lists.js';
import { cellsOfWords } from '../../../web/app/lesson/figure.js';
import { puzzles, solver } from '../support/solver.js';

/** @type {[words: string, cells: number[]][]} */
const meanings = [
  ['row 3', [18, 19, 20, 21, 22, 23, 24, 25, 26]],
  ['column 3', [2, 11, 20, 29, 38, 47, 56, 65, 74]],
  ['box 1', [0, 1, 2, 9, 10, 11, 18, 19, 20]],
  ['box 9', [60, 61, 62, 69, 70, 71, 78, 79, 80]],
  ['cell 5 2', [37]],
  ['', []],
];
for (const [words, cells] of meanings) {
  test(`“${words}” means ${cells.length} cells`, () => assert.deepEqual(cellsOfWords(words.split(' '), 9), cells));
}

/** @type {[text: string, cell: [row: number, column: number] | null][]} */
const expressions = [
  ['sudoku[0][2]', [0, 2]],
  [' sudoku [ 8 ] [ 8 ] ', [8, 8]],
  ['[1][0]', [1, 0]],
  ['sudoku[9][0]', null],
  ['sudoku[0]', null],
  ['sudoku[-1][8]', [8, 8]],
  ['sudoku[0][-9]', [0, 0]],
  ['sudoku[-10][0]', null],
  ['sudoku[10][0]', null],
  ['sudoku[0,2]', null],
];
for (const [text, cell] of expressions) {
  test(`${text} is ${cell ?? 'no cell'}`, () =>
    assert.deepEqual(cellOfExpression(text), cell && { row: cell[0], column: cell[1] }));
}

/** @type {[text: string, word: string][]} */
const answers = [
  ['sudoku[0][2]', 'cell'],
  ['sudoku[-1][8]', 'fromEnd'],
  ['sudoku[9][0]', 'range'],
  ['sudoku[0,8]', 'comma'],
  ['Sudoku[0][8]', 'capital'],
  ['SUDOKU[0,8]', 'comma'],
  ['sudoku[0', 'wrong'],
  ['', 'wrong'],
];
for (const [text, word] of answers) {
  test(`what is said of “${text}” is “${word}”`, () => assert.equal(wordOfExpression(text), word));
}

test('the corner of a box by integer division', () => {
  assert.deepEqual(
    corners.map(([, , corner]) => corner),
    [0, 0, 0, 3, 3, 3, 6, 6, 6],
  );
});

test('the tree of the first four cells, and its dead ends', () => {
  const run = solver.run(puzzles.school, { algorithm: 'all-solutions' });
  /** @param {import('../../../web/app/lesson/branch-lists.js').Branch[]} branches @returns {string} */
  const written = (branches) =>
    branches
      .map(
        ({ digit, isDead, children }) =>
          `${digit}${isDead ? 'x' : ''}${children.length ? `(${written(children)})` : ''}`,
      )
      .join(' ');
  assert.equal(written(branchesOf(run)), '2(1(3x 6(3)) 8(1(3) 3x 6(3))) 8(1(3(2) 6(2 3)))');
  run.dispose();
});

test('the cells that are asked for are empty, and take several digits or one', () => {
  const run = solver.run(puzzles.school);
  assert.deepEqual(
    asked.map((cell) =>
      run
        .why(cell)
        .filter(({ allowed }) => allowed)
        .map(({ digit }) => digit),
    ),
    [[1, 3, 8], [2, 8], [1]],
  );
  for (const cell of asked) assert.equal(puzzles.school[cell], '.');
  run.dispose();
});

test('a chosen cell is judged: it forbids, is asked for itself, is empty, has another digit, shares no unit', () => {
  const run = solver.run(puzzles.school);
  const facts = factsOf(run, { position: 198, cell: 4, digit: 1 });
  assert.deepEqual(
    [...facts.forbids],
    [
      [1, ['row']],
      [67, ['column']],
    ],
  );
  assert.deepEqual([...facts.placed], [0, 1, 3]);
  const cellsThat = (/** @type {string} */ verdict) =>
    facts.board.map((_, cell) => cell).filter((cell) => judged(facts, cell) === verdict);
  assert.deepEqual(cellsThat('right'), [1, 67]);
  assert.deepEqual(cellsThat('self'), [4]);
  assert.deepEqual(cellsThat('apart'), [38, 52, 72]);
  assert.deepEqual(
    cellsThat('vacant'),
    facts.board.flatMap((digit, cell) => (digit || cell === 4 ? [] : [cell])),
  );
  assert.deepEqual(
    cellsThat('other'),
    facts.board.flatMap((digit, cell) => (digit > 1 ? [cell] : [])),
  );
  run.dispose();
});

/** Words that show what they are made of. @type {import('../../../web/app/lesson/live.js').Words} */
const bare = (key, params = {}) => [key, ...Object.values(params)].join(' ');

test('each digit that may not go where it was chosen gets its reason, and what is missing is said', () => {
  const run = solver.run(puzzles.school);
  const reasons = run.why(6);
  run.dispose();
  const said = (/** @type {number[]} */ ...digits) => verdictOn(reasons, new Set(digits), bare).text;
  assert.equal(said(1, 3, 8), 'right');
  assert.equal(said(1, 3), 'missing');
  assert.equal(said(1, 2, 3, 6, 8), 'refused 2 2 7 column\nrefused 6 2 8 box');
  assert.equal(said(7), 'refused 7 1 3 row\nmissing');
});

test('the decisions that are asked for are those of the search, forward and back', () => {
  const decisions = askedDecisions(solver);
  assert.deepEqual(
    decisions.map(({ cell, digit, back }) => [cell, digit ?? `back ${back?.cell} ${back?.digit}`]),
    [
      [1, 1],
      [3, 3],
      [4, 'back 3 3'],
      [3, 6],
      [4, 3],
      [29, 6],
      [30, 'back 29 6'],
      [29, 'back 27 3'],
      [19, 8],
      [20, 'back 19 8'],
    ],
  );
});

test('of the answers to a decision just one is right, and each other one has its reason', () => {
  for (const decision of askedDecisions(solver)) {
    const reasons = reasonsIn(solver, decision);
    const verdicts = [null, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((answer) => judgedAnswer(decision, answer, reasons));
    const right = verdicts.filter((verdict) => verdict === 'placed' || verdict === 'returned');
    assert.equal(right.length, 1, verdicts.join());
    verdicts.forEach((verdict, answer) => {
      if (answer === 0) assert.equal(verdict === 'returned', decision.digit === null);
      else if (verdict === 'refused') assert.equal(reasons[answer - 1].allowed, false);
      else if (verdict === 'smaller') assert.ok(Number(decision.digit) < answer);
      else if (verdict === 'before') assert.ok(answer <= decision.after);
    });
  }
});
