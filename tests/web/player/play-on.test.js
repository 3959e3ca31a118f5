/** What goes from a run into a game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progressOf, takenOver, without } from '../../../web/app/player/play-on.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { puzzles, solver } from '../support/solver.js';

/** @param {string} puzzle */
const check = (puzzle) => solver.check(puzzle);
/** @param {ArrayLike<number>} board */
const textOf = (board) => Array.from(board, (digit) => digit || '.').join('');

/** Whether it has no solution. @param {ArrayLike<number>} board */
const isAstray = (board) => ['none', 'invalid'].includes(check(textOf(board)).status);

/**
 * @param {string} puzzle @param {string} algorithm @param {number} position
 * @param {(of: ReturnType<typeof takenOver>) => void} work
 */
function at(puzzle, algorithm, position, work) {
  const run = solver.run(puzzle, { algorithm });
  run.seek(position);
  const view = /** @type {any} */ ({ board: run.board(), stack: run.stack() });
  work(takenOver({ puzzle, run: view, check: check(puzzle) }, check));
  run.dispose();
}

const several = `${'.'.repeat(4)}1${'.'.repeat(11)}`;

for (const algorithm of algorithms.filter((id) => id !== 'logic')) {
  test(`of what ${algorithm} has placed, all that leads nowhere is named, and no more has to go`, () => {
    for (const puzzle of [puzzles.six, puzzles.four, several]) {
      for (const position of [0, 3, 17, 40, 90, 200, 333]) {
        at(puzzle, algorithm, position, ({ board, astray }) => {
          assert.equal(astray.length > 0, isAstray(board), `${puzzle} ${position}`);
          assert.ok(['unique', 'multiple'].includes(check(textOf(without(board, astray))).status));
          assert.ok(astray.every((cell) => puzzle[cell] === '.' && board[cell] > 0));
          const more = without(board, astray.slice(1));
          if (astray.length > 0) assert.ok(isAstray(more), 'the first of them is one too many');
        });
      }
    }
  });
}

test('of a puzzle without a solution nothing is said: the verdict has said it', () => {
  const puzzle = puzzles.sixDead;
  assert.equal(check(puzzle).status, 'none');
  at(puzzle, 'backtracking', 20, ({ astray }) => assert.deepEqual(astray, []));
});

test('digits of a board are entered, without notes and colours', () => {
  const { digits, corner, centre, colours } = progressOf(Uint8Array.of(1, 0, 3, 4));
  assert.deepEqual([...digits], [1, 0, 3, 4]);
  for (const row of [corner, centre, colours]) assert.deepEqual([...row], [0, 0, 0, 0]);
});
