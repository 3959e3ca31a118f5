/** Techniques that suppose a single solution are used only where the board has one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solver } from '../support/solver.js';

const unique = solver.techniques.filter(({ family }) => family === 'unique').map(({ id }) => id);
const others = solver.techniques.map(({ id }) => id).filter((id) => !unique.includes(id));

/** Two cells share a row, a column or a box. @param {number} a @param {number} b */
function areSeen(a, b) {
  const [row, column] = [Math.floor(a / 9), a % 9];
  const [otherRow, otherColumn] = [Math.floor(b / 9), b % 9];
  const isSameBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return row === otherRow || column === otherColumn || isSameBox;
}

/** Puzzles that are solved by a rectangle. */
const rectangles = [
  '1...964.....4....554.7..82........7.369........1.29.......5.....3....76.8..6....4',
  '6...5.74.....23....28..7...9.....5....3..8..4....6..7........1.8.4....265.....3..',
];

/**
 * Boards on the way to the end of a puzzle where a technique supposes a single solution, and the same boards without a
 * digit that the pattern does not see, so that they have several.
 * @param {string} puzzle
 */
function* pairsOf(puzzle) {
  const run = solver.run(puzzle, { algorithm: 'logic' });
  for (const { kind } of run) {
    if (kind !== 'place') continue;
    const board = Array.from(run.board());
    for (const { candidates } of solver.deductions(board, { techniques: unique })) {
      for (const cell of board.keys()) {
        if (!board[cell] || candidates.some((candidate) => areSeen(candidate.cell, cell))) continue;
        const other = board.map((digit, at) => (at === cell ? 0 : digit));
        if (statusOf(other) === 'multiple') yield { board, other };
      }
    }
  }
  run.dispose();
}

/** @param {number[]} board */
const statusOf = (board) => solver.check(board.map((digit) => digit || '.').join('')).status;

for (const puzzle of rectangles) {
  test(`deduce() and deductions() suppose a single solution only where there is one: ${puzzle}`, () => {
    let pairs = 0;
    for (const { board, other } of pairsOf(puzzle)) {
      pairs += 1;
      assert.ok(solver.deduce(board, { without: others }));
      assert.deepEqual(solver.deductions(other, { techniques: unique }), []);
      assert.equal(solver.deduce(other, { without: others }), null);
    }
    assert.ok(pairs > 0);
  });
}
