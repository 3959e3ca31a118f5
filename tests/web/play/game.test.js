import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf, emptyBoard, notesOf, sameBoard, withContents } from '../../../web/app/play/board.js';
import { entered, erased, filledNotes, withChanges } from '../../../web/app/play/entries.js';
import { newGame, played, redone, restarted, undone } from '../../../web/app/play/game.js';
import { clashesOf, isFull, isRight, isSolved, lastRightBoard, wrongCells } from '../../../web/app/play/judge.js';
import { initialSettings, settingsIn } from '../../../web/app/play/settings.js';

/** Rows 1234, 3412, 2143, 4321 with holes. */
const PUZZLE = '12..3..22..34..1';
const SOLUTION = '1234341221434321';

/**
 * A game after entries in a row.
 * @param {[kind: import('../../../web/app/play/entries.js').Kind, digit: number, cells: number[]][]} entries
 * @param {import('../../../web/app/play/entries.js').EntryRules} [rules]
 */
const gameAfter = (entries, rules) =>
  entries.reduce(
    (game, [kind, digit, cells]) => played(game, entered(game, { kind, digit, cells }, rules)),
    newGame(PUZZLE),
  );

/** @type {import('../../../web/app/play/judge.js').Truth} */
const one = { solutions: 'one', solution: SOLUTION, isPossible: () => assert.fail('nobody need ask') };

/** @param {string[]} solutions @returns {import('../../../web/app/play/judge.js').Truth} */
const several = (solutions) => ({
  solutions: 'several',
  solution: null,
  isPossible: (digits) =>
    solutions.some((solution) => [...digits].every((sign, i) => '.' === sign || sign === solution[i])),
});

test('a digit goes into a cell, and away when it is entered again', () => {
  const game = gameAfter([['digit', 3, [2]]]);
  assert.equal(game.board.digits[2], 3);
  assert.equal(played(game, entered(game, { kind: 'digit', digit: 3, cells: [2] })).board.digits[2], 0);
  assert.equal(played(game, entered(game, { kind: 'digit', digit: 4, cells: [2] })).board.digits[2], 4);
});

test('a given keeps its digit and has no notes, but it can have a colour', () => {
  const game = newGame(PUZZLE);
  for (const kind of /** @type {const} */ (['digit', 'corner', 'centre'])) {
    assert.deepEqual(entered(game, { kind, digit: 2, cells: [0] }), []);
  }
  assert.deepEqual(withChanges(game, [[0, { digit: 4, corner: 1, centre: 1, colour: 0 }]]), []);
  const [change] = entered(game, { kind: 'colour', digit: 8, cells: [0] });
  assert.deepEqual(change.after, { digit: 1, corner: 0, centre: 0, colour: 8 });
});

test('what is no digit of the board and no colour changes nothing', () => {
  const game = newGame(PUZZLE);
  for (const digit of [0, 5, -1, 1.5, NaN]) assert.deepEqual(entered(game, { kind: 'digit', digit, cells: [2] }), []);
  for (const digit of [0, 9]) assert.deepEqual(entered(game, { kind: 'colour', digit, cells: [2] }), []);
});

test('a note goes to all cells that lack it, and away when all have it; cells with a digit do not count', () => {
  let game = gameAfter([
    ['corner', 3, [2]],
    ['digit', 1, [5]],
    ['corner', 3, [2, 3, 5]],
  ]);
  assert.deepEqual(
    [2, 3, 5].map((cell) => game.board.corner[cell]),
    [4, 4, 0],
  );
  game = played(game, entered(game, { kind: 'corner', digit: 3, cells: [2, 3, 5] }));
  assert.deepEqual(
    [2, 3, 5].map((cell) => game.board.corner[cell]),
    [0, 0, 0],
  );
});

test('a note may stand where a rule forbids it', () => {
  assert.equal(gameAfter([['corner', 1, [2]]]).board.corner[2], 1);
});

test('with one kind a note goes wherever it stands, and is not added twice', () => {
  const game = gameAfter([['centre', 3, [2]]]);
  const change = (/** @type {number[]} */ cells) =>
    entered(game, { kind: 'corner', digit: 3, cells }, { oneKind: true });
  assert.deepEqual(change([2])[0].after, { digit: 0, corner: 0, centre: 0, colour: 0 });
  assert.deepEqual(
    change([2, 3]).map(({ cell }) => cell),
    [3],
  );
});

test('a digit takes the notes that it rules out along, in one move', () => {
  const notes = gameAfter([
    ['corner', 3, [2, 3, 6, 9]],
    ['centre', 3, [3]],
    ['corner', 4, [2, 3]],
  ]);
  const game = played(notes, entered(notes, { kind: 'digit', digit: 3, cells: [2] }));
  assert.deepEqual(
    [2, 3, 6, 9].map((cell) => notesOf(game.board)[cell]),
    [0, 8, 0, 4],
  );
  assert.ok(sameBoard(undone(game).board, notes.board));
  const untidy = played(notes, entered(notes, { kind: 'digit', digit: 3, cells: [2] }, { tidy: false }));
  assert.deepEqual(
    [2, 3, 6, 9].map((cell) => notesOf(untidy.board)[cell]),
    [0, 12, 4, 4],
  );
});

test('a digit that breaks a rule leaves the notes of others alone', () => {
  const notes = gameAfter([['corner', 1, [3, 6]]]);
  const game = played(notes, entered(notes, { kind: 'digit', digit: 1, cells: [2] }));
  assert.deepEqual(
    [3, 6].map((cell) => game.board.corner[cell]),
    [1, 1],
  );
});

test('erasing takes digits, then notes, then colours; colours first while colours are entered', () => {
  const game = gameAfter(
    [
      ['colour', 2, [2, 3]],
      ['corner', 3, [3]],
      ['digit', 3, [2]],
    ],
    { tidy: false },
  );
  const cells = [0, 2, 3];
  const [first] = erased(game, cells);
  assert.deepEqual([first.cell, first.after.digit, first.after.colour], [2, 0, 2]);
  const second = played(game, [first]);
  assert.deepEqual(
    erased(second, cells).map(({ cell }) => cell),
    [3],
  );
  const third = played(second, erased(second, cells));
  assert.deepEqual(
    erased(third, cells).map(({ cell }) => cell),
    [2, 3],
  );
  assert.deepEqual(erased(played(third, erased(third, cells)), cells), []);
  assert.deepEqual(
    erased(game, cells, 'colour').map(({ after }) => after.colour),
    [0, 0],
  );
});

test('notes are filled in with what the board allows, in one move', () => {
  const game = gameAfter([
    ['corner', 1, [2]],
    ['centre', 1, [2]],
  ]);
  const filled = played(game, filledNotes(game));
  assert.equal(filled.past.length, 3);
  assert.deepEqual(contentOf(filled.board, 2), { digit: 0, corner: 0b1100, centre: 1, colour: 0 });
  assert.deepEqual(filledNotes(filled), []);
  const listed = played(game, filledNotes(game, true));
  assert.deepEqual(contentOf(listed.board, 2), { digit: 0, corner: 1, centre: 0b1100, colour: 0 }, 'with two kinds');
});

test('undo and redo go without end, and a new move drops what was undone', () => {
  const game = gameAfter([
    ['digit', 3, [2]],
    ['corner', 4, [3]],
    ['colour', 1, [0]],
  ]);
  const start = undone(undone(undone(game)));
  assert.ok(sameBoard(start.board, emptyBoard(PUZZLE)));
  assert.equal(undone(start), start);
  const again = redone(redone(redone(start)));
  assert.ok(sameBoard(again.board, game.board));
  assert.equal(redone(again), again);
  assert.deepEqual(played(start, entered(start, { kind: 'digit', digit: 3, cells: [2] })).future, []);
  assert.equal(played(start, []), start);
});

test('a restart is one move that can be undone', () => {
  const game = gameAfter([
    ['digit', 3, [2]],
    ['colour', 1, [0]],
  ]);
  const again = restarted(game);
  assert.ok(sameBoard(again.board, emptyBoard(PUZZLE)));
  assert.equal(again.past.length, 3);
  assert.ok(sameBoard(undone(again).board, game.board));
  assert.equal(restarted(again), again);
});

test('a board with other contents is a copy', () => {
  const board = emptyBoard(PUZZLE);
  assert.equal(withContents(board, [[2, { digit: 3, corner: 0, centre: 0, colour: 1 }]]).digits[2], 3);
  assert.equal(board.digits[2], 0);
});

test('a game needs a puzzle of 16, 36 or 81 cells', () => {
  assert.throws(() => newGame('12'), RangeError);
});

test('digits clash that stand twice in a unit, givens too', () => {
  assert.deepEqual(
    [...clashesOf(gameAfter([['digit', 1, [3]]]).board.digits, 4)].sort((a, b) => a - b),
    [0, 3, 15],
  );
});

test('a digit is wrong that the one solution does not have', () => {
  const game = gameAfter([
    ['digit', 4, [2]],
    ['digit', 4, [5]],
  ]);
  assert.deepEqual(wrongCells(game, one), [2]);
  assert.ok(!isRight(game, game.board, one));
  assert.ok(isRight(game, emptyBoard(PUZZLE), one));
});

test('with several solutions the later of two digits that exclude each other is wrong', () => {
  const solutions = ['1234341221434321', '1243342121344312'];
  const truth = several(solutions);
  const empty = newGame('12..............');
  const enter = (/** @type {[number, number][]} */ digits) =>
    digits.reduce((game, [cell, digit]) => played(game, entered(game, { kind: 'digit', digit, cells: [cell] })), empty);
  assert.deepEqual(
    wrongCells(
      enter([
        [2, 3],
        [15, 2],
      ]),
      truth,
    ),
    [15],
  );
  assert.deepEqual(
    wrongCells(
      enter([
        [15, 2],
        [2, 3],
      ]),
      truth,
    ),
    [2],
  );
  assert.deepEqual(
    wrongCells(
      enter([
        [15, 2],
        [2, 4],
      ]),
      truth,
    ),
    [],
  );
});

test('where no solution is known, digits that break a rule are wrong', () => {
  const game = gameAfter([
    ['digit', 1, [3]],
    ['digit', 4, [2]],
  ]);
  for (const truth of [null, { ...one, solutions: /** @type {const} */ ('none'), solution: null }]) {
    assert.deepEqual(wrongCells(game, truth), [3]);
  }
});

test('a full board without a clash is solved, whatever its solution', () => {
  const game = newGame(PUZZLE);
  const fill = (/** @type {string} */ digits) =>
    played(
      game,
      withChanges(
        game,
        [...digits].map((d, cell) => [cell, { digit: Number(d), corner: 1, centre: 0, colour: 0 }]),
      ),
    );
  assert.ok(!isFull(game.board));
  assert.ok(isSolved(fill(SOLUTION)));
  assert.equal(fill(SOLUTION).board.corner[2], 0);
  const wrong = fill(SOLUTION.replace('34', '43'));
  assert.ok(isFull(wrong.board) && !isSolved(wrong));
});

test('the last right board is as many moves back as it takes, over right ones between wrong ones', () => {
  const game = gameAfter([
    ['digit', 3, [2]],
    ['digit', 4, [5]],
    ['digit', 1, [6]],
    ['digit', 3, [3]],
    ['corner', 1, [9]],
  ]);
  assert.equal(
    lastRightBoard(game, (board) => isRight(game, board, one)),
    2,
  );
  assert.equal(
    lastRightBoard(game, () => true),
    0,
  );
  assert.equal(
    lastRightBoard(game, () => false),
    5,
  );
});

test('settings are read one by one, and anything else leaves them as at first', () => {
  assert.deepEqual(settingsIn({ tidy: false, timer: 'yes', more: true }), { ...initialSettings, tidy: false });
  for (const value of [null, undefined, 7, 'x', []]) assert.deepEqual(settingsIn(value), initialSettings);
});
