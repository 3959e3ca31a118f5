/**
 * The path to the present step of a run that is too long to be drawn as a whole: for each digit on
 * the stack what else could be chosen in its place, and how large the branches are that were
 * finished. Pure. Rows that stay on the path are kept as they are, object by object.
 *
 * @typedef {import('../sudoku/alternatives.js').Choice} Choice
 *
 * @typedef {object} Finished a branch that was searched and left
 * @property {number} cell
 * @property {number} digit
 * @property {number} from the position after its placement
 * @property {number} to the position after it was taken back
 * @property {number} placements in all of it
 * @property {number} solutions in all of it
 *
 * @typedef {object} PathRow
 * @property {number} cell
 * @property {number} digit
 * @property {Choice[]} choices see sudoku/alternatives.js
 * @property {number} chosen which of the choices this digit is; those before it are finished
 * @property {number | null} placed the position after its placement; null while it is not known
 * @property {Finished[] | null} finished the choices before it; null while they are not known
 */
import { choicesAt } from '../sudoku/alternatives.js';

/**
 * The rows for a stack. Digits on a stack name its history: a search never comes to the same ones
 * twice, so what was known of a row below the same digits still holds.
 * @param {readonly PathRow[]} rows for the stack before
 * @param {string} puzzle
 * @param {string} algorithm the same for all stacks
 * @param {readonly Choice[]} stack
 * @returns {PathRow[]}
 */
export function followStack(rows, puzzle, algorithm, stack) {
  const fork = stack.findIndex(({ cell, digit }, i) => rows[i]?.cell !== cell || rows[i]?.digit !== digit);
  const kept = rows.slice(0, fork < 0 ? stack.length : fork);
  const board = Array.from(puzzle, (sign) => Number(sign) || 0);
  for (const { cell, digit } of kept) board[cell] = digit;
  for (const { cell, digit } of stack.slice(kept.length)) {
    const choices = choicesAt(board, { cell, digit }, algorithm);
    const chosen = choices.findIndex((choice) => choice.cell === cell && choice.digit === digit);
    kept.push({ cell, digit, choices, chosen, placed: null, finished: null });
    board[cell] = digit;
  }
  return kept;
}

/**
 * A row with what was looked up of it: before its digit stand the branches that were finished, foreseen or not.
 * @param {PathRow} row
 * @param {{ placed: number, finished: Finished[] }} found
 * @returns {PathRow}
 */
export function withBranches(row, { placed, finished }) {
  const before = finished.map(({ cell, digit }) => ({ cell, digit }));
  const choices = [...before, ...row.choices.slice(row.chosen)];
  return { ...row, choices, chosen: before.length, placed, finished };
}

/** @param {PathRow} row */
export const isKnown = ({ placed, finished }) => placed !== null && finished !== null;
