import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import {
  candidatesAfter,
  candidatesOf,
  digitsOf,
  isForced,
  placesOf,
  smallestItem,
} from '../../../web/app/sudoku/candidates.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { puzzles, solver, walkOf } from '../support/solver.js';

const names = /** @type {const} */ ([
  'school',
  'hard',
  'small',
  'medium',
  'four',
  'six',
  'fourDead',
  'sixDead',
  'none',
  'fourSolved',
]);
const MOST = 3000;

/** @param {string} puzzle */
const boardOf = (puzzle) => Array.from(puzzle, (digit) => Number(digit) || 0);

test('candidates are the digits that `why` allows in the empty cells', () => {
  for (const name of names) {
    const run = solver.run(puzzles[name]);
    for (const position of [0, 7, 100, 1000]) {
      run.seek(position);
      const board = run.board();
      candidatesOf(board, run.size).forEach((mask, cell) => {
        const allowed = run
          .why(cell)
          .filter((reason) => reason.allowed)
          .map(({ digit }) => digit);
        assert.deepEqual(digitsOf(mask), board[cell] ? [] : allowed);
      });
    }
    run.dispose();
  }
});

test('in the first example the candidates are those that were worked out by hand', () => {
  const masks = candidatesOf(boardOf(puzzles.school), 9);
  assert.deepEqual(
    [0, 1, 3, 4, 6, 2].map((cell) => digitsOf(masks[cell])),
    [[2, 8], [1, 8], [1, 3, 6], [2, 3], [1, 3, 8], []],
  );
  assert.deepEqual(placesOf(masks, 9, 0, 2), [0, 4]);
});

for (const name of names) {
  test(`propagation on ${name} strikes out one candidate at a time, and those shown are those left`, () => {
    const size = Math.sqrt(puzzles[name].length);
    const { unitsOf } = geometryOf(size);
    let before = candidatesOf(boardOf(puzzles[name]), size);
    for (const { step, board } of walkOf(puzzles[name], 'propagation').slice(0, MOST)) {
      const now = candidatesAfter(step, board, size, 'propagation');
      const said = before.slice();
      if (step.kind === 'place') said[Number(step.cell)] = 0;
      if (step.kind === 'eliminate') {
        assert.ok(said[Number(step.cell)] & (1 << Number(step.digit)), 'what is struck out was there');
        assert.ok(
          unitsOf[Number(step.cell)].includes(Number(step.unit)) &&
            unitsOf[Number(step.peer)].includes(Number(step.unit)),
        );
        said[Number(step.cell)] &= ~(1 << Number(step.digit));
      }
      if (step.kind !== 'erase') assert.deepEqual(now, said, `step ${step.position}, ${step.kind}`);
      if (!['place', 'eliminate'].includes(step.kind)) assert.deepEqual(now, candidatesOf(board, size));
      before = now;
    }
  });

  test(`what Algorithm X chooses on ${name} is what has the fewest ways left`, () => {
    const size = Math.sqrt(puzzles[name].length);
    /** @type {ArrayLike<number>} */
    let board = boardOf(puzzles[name]);
    for (const { step, board: after } of walkOf(puzzles[name], 'dancing-links').slice(0, MOST)) {
      const item = smallestItem(board, candidatesOf(board, size), size);
      if (step.kind === 'select') {
        assert.deepEqual(item, step.cell === null ? { unit: step.unit, digit: step.digit } : { cell: step.cell });
      }
      if (step.kind === 'solution') assert.equal(item, null);
      board = after;
    }
  });

  test(`propagation on ${name} guesses where nothing is forced, and only there`, () => {
    const size = Math.sqrt(puzzles[name].length);
    /** @type {ArrayLike<number>} */
    let board = boardOf(puzzles[name]);
    for (const { step, board: after } of walkOf(puzzles[name], 'propagation').slice(0, MOST)) {
      if (step.kind === 'place') assert.equal(isForced(board, size), step.rule !== null, `step ${step.position}`);
      board = after;
    }
  });
}

test('for all but propagation the candidates are those of the board at every step', () => {
  for (const algorithm of algorithms.filter((id) => id !== 'propagation')) {
    for (const { step, board } of walkOf(puzzles.small, algorithm).slice(0, MOST)) {
      assert.deepEqual(candidatesAfter(step, board, 4, algorithm), candidatesOf(board, 4));
    }
  }
});
