import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { choicesAt } from '../../../web/app/sudoku/alternatives.js';
import { TreeBuilder } from '../../../web/app/run/tree-builder.js';
import { puzzles, solver } from '../support/solver.js';

/** @typedef {import('../../../web/app/run/tree-builder.js').TreeNode} TreeNode */

/** Propagation has to guess here. */
const guesses = '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....';

/** @param {string} puzzle @param {string} algorithm @returns {TreeNode[]} */
function treeOf(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  const builder = new TreeBuilder();
  for (const step of run) {
    builder.take(step);
    if (builder.nodes.length > 400) break;
  }
  run.dispose();
  return builder.nodes;
}

/** The digits when a node's children were chosen. @param {string} puzzle @param {TreeNode} node */
function boardAt(puzzle, node) {
  const board = Array.from(puzzle, (sign) => Number(sign) || 0);
  for (let at = /** @type {TreeNode | null} */ (node); at?.parent; at = at.parent) board[at.cell ?? 0] = at.digit ?? 0;
  return board;
}

const choiceOf = (/** @type {TreeNode} */ { cell, digit }) => ({ cell: cell ?? -1, digit: digit ?? 0 });

/** `logic` chooses by its notes. */
const byTheBoard = algorithms.filter((algorithm) => algorithm !== 'logic');

for (const algorithm of byTheBoard) {
  test(`${algorithm} tries what could be chosen, in that order, and leaves none out`, () => {
    let full = 0;
    for (const puzzle of [
      puzzles.school,
      puzzles.four,
      puzzles.six,
      puzzles.fourDead,
      puzzles.sixDead,
      puzzles.workshop,
      puzzles.two,
      guesses,
    ]) {
      for (const node of treeOf(puzzle, algorithm)) {
        const tried = node.children.map(choiceOf);
        for (const [index, chosen] of tried.entries()) {
          const choices = choicesAt(boardAt(puzzle, node), chosen, algorithm);
          assert.deepEqual(choices.slice(0, index + 1), tried.slice(0, index + 1));
          if (node.returned === null || node.deadEnd) continue;
          assert.equal(choices.length, tried.length); // it was taken back: all had their turn
          full++;
        }
      }
    }
    assert.ok(full > 0);
  });
}

test('beside a digit of logic nothing is said, though others fit: the board does not have its notes', () => {
  const board = Array.from(puzzles.workshop, (sign) => Number(sign) || 0);
  const open = Array.from(board.keys()).filter((at) => !board[at]);
  const choices = open.map((cell) => choicesAt(board, { cell, digit: 0 }, 'mrv'));
  const [chosen] = choices.find(({ length }) => length > 1) ?? [];
  assert.ok(chosen);
  assert.deepEqual(choicesAt(board, chosen, 'logic'), [chosen]);
});

test('on a full board there is nothing to choose', () => {
  assert.deepEqual(choicesAt(Array.from(puzzles.fourSolved, Number), { cell: 0, digit: 1 }, 'dancing-links'), []);
});
