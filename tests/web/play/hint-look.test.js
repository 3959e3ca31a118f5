import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, positionOf } from './hint-boards.js';
import { emptyBoard, withContents } from '../../../web/app/play/board.js';
import { hintAppearance, whyNot } from '../../../web/app/play/hints/hint-look.js';
import { hintInWords } from '../../../web/app/play/hints/hint-in-words.js';
import { changesOf } from '../../../web/app/play/hints/hint-changes.js';
import { hintFor } from '../../../web/app/play/hints/hints.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { puzzles, solver } from '../support/solver.js';
import { t } from '../support/texts.js';

/** @typedef {import('../../../web/app/play/hints/hints.js').Hint} Hint */

/** A two-string kite, after some other techniques. */
const kite = '.4..1...8...579.....6.......1.9..542....62...9......3.4..6..1...65..3.7.2...81...';

/**
 * Every hint on the way to the solution.
 * @param {string} puzzle
 * @returns {{ hint: Hint, board: import('../../../web/app/play/board.js').Board }[]}
 */
function hintsOf(puzzle) {
  const solution = solver.solve(puzzle);
  const hints = [];
  let board = emptyBoard(puzzle);
  for (
    let hint = hintFor({ puzzle, board, solution }, solver);
    hint;
    hint = hintFor({ puzzle, board, solution }, solver)
  ) {
    hints.push({ hint, board });
    board = withContents(board, changesOf(hint, board));
  }
  return hints;
}

const hints = hintsOf(kite);

/** @param {string} technique @returns {Hint} */
const hintBy = (technique) => /** @type {any} */ (hints.find(({ hint }) => hint.technique === technique)).hint;

/** @param {Hint} hint */
const textsOf = (hint) => /** @type {const} */ ([1, 2, 3, 4]).map((stage) => hintInWords(hint, stage, 9, t));

test('the stages of a hidden single', () => {
  const hint = hintBy('hidden-single');
  assert.deepEqual(textsOf(hint), [
    'Look at box 2.',
    'Box 2: Hidden single.',
    'Hidden single: In box 2 only one place is left for 6. So 6 goes into row 1, column 6.',
    'Done: 6 in row 1, column 6.',
  ]);
});

test('the stages of a pattern in several units name its cells', () => {
  assert.deepEqual(textsOf(hintBy('two-string-kite')), [
    'Look at these cells: rows 2 and 7, column 9, and row 9, columns 2 and 7.',
    'Rows 2 and 7, column 9, and row 9, columns 2 and 7: Two-String Kite.',
    'Two-String Kite: 3 has only two places in each of row 9 and column 9. ' +
      'Those in row 7, column 9, and row 9, column 7 share a box, so at most one of them is true, ' +
      'and at least one of the others, in row 2, column 9, and row 9, column 2. ' +
      'So 3 in row 2, column 2 can be struck out.',
    'Done: wrote notes without 3 in row 2, column 2.',
  ]);
});

test('a deduction that strikes candidates out of cells without notes writes these', () => {
  const { hint, board } = hints[hints.findIndex(({ hint: each }) => each.additions.length > 0)];
  for (const [cell, { corner }] of changesOf(hint, board)) {
    const struck = hint.deduction?.eliminations.filter((each) => each.cell === cell).map(({ digit }) => digit) ?? [];
    assert.ok(struck.length > 0 && struck.every((digit) => !(corner & (1 << (digit - 1)))));
    assert.ok(corner > 0);
  }
  assert.match(hintInWords(hint, 4, 9, t), /^Done: wrote notes without /);
});

test('first the unit is lit, then the cells of the pattern, with the picture of it', () => {
  const hint = hintBy('hidden-single');
  const looks = /** @type {const} */ ([1, 2, 3]).map((stage) => hintAppearance(hint, stage, 9, t));
  const cells = looks.map((look) => look.cells.map(({ cell }) => cell));
  const unit = geometryOf(9).cellsOf[Number(hint.unit)];
  assert.deepEqual(cells, [unit, unit, hint.cells]);
  assert.deepEqual(
    looks.map(({ pattern }) => pattern?.label ?? null),
    [null, null, 'Hidden single'],
  );
  assert.deepEqual(
    looks.map(({ title }) => title),
    ['Hint', 'Hidden single', 'Hidden single'],
  );
  assert.deepEqual(
    looks.map(({ next, do: doing }) => [next?.name, doing?.name]),
    [
      ['Which technique?', undefined],
      ['Show it', undefined],
      [undefined, 'Do it'],
    ],
  );
  assert.deepEqual(
    looks.map(({ why, technique }) => [why, technique]),
    [
      ['', null],
      ['About Hidden single', 'hidden-single'],
      ['About Hidden single', 'hidden-single'],
    ],
  );
  assert.ok(!looks[2].text.startsWith('Hidden single'), 'its name stands above');
  assert.match(looks[2].cells[0].name, /^row \d, column \d$/);
});

test('the cells where candidates go are lit with the pattern, and not before', () => {
  const hint = hintBy('two-string-kite');
  const [before, after] = /** @type {const} */ ([2, 3]).map((stage) =>
    hintAppearance(hint, stage, 9, t).cells.map(({ name }) => name),
  );
  assert.equal(before.length, 4);
  assert.deepEqual(
    after.filter((name) => !before.includes(name)),
    ['row 2, column 2'],
  );
});

test('a digit that breaks a rule is lit with the other one', () => {
  const start = {
    ...positionOf(puzzles.four, '', 0),
    solution: solver.solve(puzzles.four),
    board: emptyBoard(puzzles.four),
  };
  const position = changed(/** @type {any} */ (start), 1, { digit: 1 });
  const look = hintAppearance(/** @type {Hint} */ (hintFor(position, solver)), 3, 4, t);
  assert.deepEqual(
    look.cells.map(({ cell }) => cell),
    [0, 1],
  );
  assert.deepEqual([look.next, look.do, look.pattern], [null, { name: 'Do it' }, null]);
  assert.equal(hintAppearance(/** @type {Hint} */ (hintFor(position, solver)), 1, 4, t).next?.name, 'What is it?');
});

test('why a digit cannot go is said as Watch says it, and of no other', () => {
  const board = emptyBoard(puzzles.four); // 1.....2..3.....4
  assert.equal(whyNot(board, 4, 1, 1, t), '1: row 1 has it in column 1.');
  assert.equal(whyNot(board, 4, 1, 3, t), '3: column 2 has it in row 3.');
  assert.equal(whyNot(board, 4, 2, 2, t), '2: column 3 has it in row 2.');
  assert.equal(whyNot(board, 4, 1, 2, t), null);
  assert.equal(whyNot(board, 4, 0, 2, t), null);
  assert.equal(whyNot(board, 4, 0, 1, t), null, 'a digit is not in its own way');
});
