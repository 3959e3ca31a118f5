import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf } from '../../../web/app/view/cells.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, solver, viewsOf, walkOf } from '../support/solver.js';
import { t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */
/** @typedef {[text: string, kind: string, mark: string, label: string]} Look */

const walk = walkOf(puzzles.school).map(({ step }) => step);
/** @param {(step: import('../support/solver.js').Step) => boolean} test @returns the position of the first such step */
const positionOf = (test) => Number(walk.find(test)?.position);

/** @param {string} puzzle @param {number} position @param {Partial<State>} [settings] */
function stateAt(puzzle, position, settings) {
  const [run] = viewsOf(puzzle, [position]);
  return initialState(puzzle, { check: solver.check(puzzle), run, ...settings });
}

/** @param {State} state @param {number} cell @returns {Look} */
function lookOf(state, cell) {
  const { text, kind, mark, label } = cellsOf(state, t)[cell];
  return [text, kind, mark, label];
}

const firstConflict = positionOf(({ kind }) => kind === 'conflict');
const firstPlace = positionOf(({ kind }) => kind === 'place');
const firstRetreat = positionOf(({ kind }) => kind === 'retreat');
const firstErase = positionOf(({ kind }) => kind === 'erase');
/** @param {number} position */
const step = (position) => walk[position - 1];
/** @param {number | null | undefined} cell */
const at = (cell) => `row ${Math.floor(Number(cell) / 9) + 1}, column ${(Number(cell) % 9) + 1}`;

/** @type {[what: string, position: number, cell: number, look: Look][]} */
const looks = [
  ['a given', 0, 2, ['7', 'given', '', 'row 1, column 3: 7, given']],
  ['an empty cell', 0, 0, ['', '', '', 'row 1, column 1: empty']],
  ['the chosen cell', 1, 0, ['', '', 'select', 'row 1, column 1: empty, next cell']],
  ['a tried digit', 2, 0, ['1', 'tried', 'select', 'row 1, column 1: 1, tried']],
  ['the cell itself when it is read', 3, 0, ['1', 'tried', 'select', 'row 1, column 1: 1, tried']],
  ['an empty cell that is read', 4, 1, ['', '', 'check', 'row 1, column 2: empty, read']],
  ['a given that is read', 5, 2, ['7', 'given', 'check', 'row 1, column 3: 7, given, read']],
  ['a cell read before', 5, 1, ['', '', 'check', 'row 1, column 2: empty, read']],
  ['a cell not read yet', 4, 2, ['7', 'given', '', 'row 1, column 3: 7, given']],
  [
    'the digit in the way',
    firstConflict,
    Number(step(firstConflict).peer),
    ['1', 'given', 'conflict', `${at(step(firstConflict).peer)}: 1, given, conflict`],
  ],
  ['the digit that does not fit', firstConflict, 0, ['1', 'tried', 'select', 'row 1, column 1: 1, tried']],
  [
    'a digit that fits',
    firstPlace,
    0,
    [String(step(firstPlace).digit), 'placed', 'place', `row 1, column 1: ${step(firstPlace).digit}, placed, fits`],
  ],
  [
    'a digit placed before',
    firstPlace + 1,
    0,
    [String(step(firstPlace).digit), 'placed', '', `row 1, column 1: ${step(firstPlace).digit}, placed`],
  ],
  [
    'a dead end',
    firstRetreat,
    Number(step(firstRetreat).cell),
    ['', '', 'retreat', `${at(step(firstRetreat).cell)}: empty, dead end`],
  ],
  [
    'a digit taken back',
    firstErase,
    Number(step(firstErase).cell),
    [
      String(step(firstErase).digit),
      'erased',
      'erase',
      `${at(step(firstErase).cell)}: ${step(firstErase).digit}, taken back`,
    ],
  ],
  ['the last cell at the end', 5547, 80, ['9', 'placed', '', 'row 9, column 9: 9, placed']],
];

for (const [what, position, cell, look] of looks) {
  test(`${what} looks so: ${look.join(' | ')}`, () => {
    assert.deepEqual(lookOf(stateAt(puzzles.school, position), cell), look);
  });
}

for (const name of /** @type {const} */ (['school', 'six', 'sixDead'])) {
  test(`on ${name} the tried digit is shown in the blue cell while the board does not have it`, () => {
    const puzzle = puzzles[name];
    const positions = walkOf(puzzle)
      .map(({ step }) => step)
      .filter(({ position, digit, kind }) => digit && kind !== 'place' && position % 5 === 0);
    assert.ok(positions.length > 20);
    for (const run of viewsOf(
      puzzle,
      positions.map(({ position }) => position),
    )) {
      const cell = Number(run.step?.cell);
      const { text, kind } = cellsOf(initialState(puzzle, { run }), t)[cell];
      assert.deepEqual([text, kind], [String(run.step?.digit), run.step?.kind === 'erase' ? 'erased' : 'tried']);
      assert.equal(run.board[cell], 0);
    }
  });
}

for (const position of [1, 5, firstPlace, firstErase, 3000, 5547]) {
  test(`in Edit there are only givens at step ${position}, and no colours of the search`, () => {
    const cells = cellsOf(stateAt(puzzles.school, position, { mode: 'edit' }), t);
    const expected = Array.from(puzzles.school, (given) => (given === '.' ? ['', '', ''] : [given, 'given', '']));
    assert.deepEqual(
      cells.map(({ text, kind, mark }) => [text, kind, mark]),
      expected,
    );
  });
}

test('the solution that is shown fills the empty cells only', () => {
  const solution = solver.check(puzzles.school).solution ?? '';
  const cells = cellsOf(stateAt(puzzles.school, 2000, { revealed: true }), t);
  const { run } = stateAt(puzzles.school, 2000);
  const kinds = new Set();
  cells.forEach(({ text, kind }, cell) => {
    kinds.add(kind);
    if (kind === 'hint') assert.deepEqual([text, run?.board[cell]], [solution[cell], 0]);
  });
  assert.deepEqual([...kinds].sort(), ['given', 'hint', 'placed', 'tried']);
  assert.deepEqual(lookOf(stateAt(puzzles.school, 0, { revealed: true, mode: 'edit' }), 0), [
    '8',
    'hint',
    '',
    'row 1, column 1: 8, from the solution',
  ]);
});

test('a solution that is asked for and not there is not shown', () => {
  const cells = cellsOf(stateAt(puzzles.none, 0, { revealed: true }), t);
  assert.ok(cells.every(({ kind }) => kind !== 'hint'));
});

for (const mode of /** @type {const} */ (['watch', 'edit'])) {
  test(`equal digits of a unit are marked in ${mode}, and no others`, () => {
    const cells = cellsOf(initialState(puzzles.invalid, { check: solver.check(puzzles.invalid), mode }), t);
    assert.deepEqual(
      cells.flatMap(({ clash }, cell) => (clash ? [cell] : [])),
      [0, 1],
    );
    assert.equal(cells[1].label, 'row 1, column 2: 1, given, equal to another one');
    assert.equal(cells[2].label, 'row 1, column 3: empty');
  });
}

test('before the check nothing clashes', () => {
  assert.ok(cellsOf(initialState(puzzles.invalid), t).every(({ clash }) => !clash));
});

/** @type {[language: string, labels: string[]][]} */
const labels = [
  ['en', ['row 1, column 1: 1, tried', 'row 1, column 3: 7, given, read']],
  ['de', ['Zeile 1, Spalte 1: 1, wird probiert', 'Zeile 1, Spalte 3: 7, vorgegeben, gelesen']],
  ['zh', ['第 1 行第 1 列：1，正在尝试', '第 1 行第 3 列：7，题目给出，已读']],
];

for (const [language, [tried, read]] of labels) {
  test(`labels are in ${language}: ${read}`, () => {
    const cells = cellsOf(stateAt(puzzles.school, 5), translators[language]);
    assert.deepEqual([cells[0].label, cells[2].label], [tried, read]);
  });
}

/** Logic strikes candidates out from step 34 on, and writes a digit at step 2. */
const reasoned = '.4..1...8...579.....6.......1.9..542....62...9......3.4..6..1...65..3.7.2...81...';

/** @param {number} position @param {Partial<State>} [settings] */
function logicAt(position, settings) {
  const [run] = viewsOf(reasoned, [position], 'logic');
  return initialState(reasoned, { check: solver.check(reasoned), run, algorithm: 'logic', ...settings });
}

/** @param {string} notes */
const digitsIn = (notes) => (notes.match(/\d/g) ?? []).map(Number);

test('the candidates of a run of logic are those that it has left, at each step', () => {
  let fewer = 0;
  const { length } = walkOf(reasoned, 'logic');
  for (let position = 0; position <= length; position++) {
    const state = logicAt(position);
    const { run } = state;
    const cells = cellsOf(state, t);
    for (const [cell, { notes, text }] of cells.entries()) {
      if (text !== '') continue;
      const left = Array.from({ length: 9 }, (_, index) => index + 1).filter(
        (digit) => Number(run?.notes?.[cell]) & (1 << (digit - 1)),
      );
      const struck = run?.step?.kind === 'eliminate' && run.step.cell === cell ? [Number(run.step.digit)] : [];
      assert.deepEqual(digitsIn(notes), [...left, ...struck].sort(), `cell ${cell} at ${position}`);
      if (left.length < digitsIn(cellsOf({ ...state, run: run && { ...run, notes: null } }, t)[cell].notes).length) {
        fewer++;
      }
    }
  }
  assert.ok(fewer > 0, 'some were struck out that the board allows');
});

test('what logic strikes out is marked in its cell, and said', () => {
  const position = Number(walkOf(reasoned, 'logic').find(({ step: { kind } }) => kind === 'eliminate')?.step.position);
  const state = logicAt(position);
  const cell = Number(state.run?.step?.cell);
  const { mark, struck, label } = cellsOf(state, t)[cell];
  assert.equal(mark, 'eliminate');
  assert.equal(struck.trim(), '/');
  assert.match(label, new RegExp(`${state.run?.step?.digit} struck out`));
});

test('what a deduction looks at is drawn over the board: its step marks no cell', () => {
  const marked = cellsOf(logicAt(1), t).filter(({ mark }) => mark);
  assert.deepEqual(marked, []);
  const placed = cellsOf(logicAt(2), t).filter(({ mark }) => mark);
  assert.deepEqual(
    placed.map(({ mark }) => mark),
    ['place'],
  );
});

test('in Edit the candidates are those of the puzzle, whatever logic has struck out', () => {
  const state = logicAt(60, { mode: 'edit', candidates: true });
  const fresh = initialState(reasoned, { check: state.check, mode: 'edit', candidates: true });
  assert.deepEqual(
    cellsOf(state, t).map(({ notes }) => notes),
    cellsOf(fresh, t).map(({ notes }) => notes),
  );
});
