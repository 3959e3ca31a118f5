/**
 * What is right on a board and what is wrong: broken rules, which anybody can see, and digits that no solution has.
 * Pure.
 *
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./game.js').Game} Game
 *
 * @typedef {object} Verdict
 * @property {'none' | 'one' | 'several' | 'unknown'} solutions of the givens
 * @property {string | null} solution the one
 *
 * @typedef {Verdict & { isPossible: (digits: string) => boolean }} Truth what is known of the solutions, and whether
 *   one of them has all these digits, '.' for an empty cell; that is asked only where there are several
 */
import { geometryOf } from '../sudoku/geometry.js';
import { digitsTextOf } from './board.js';
import { isGiven, undone } from './game.js';

/**
 * The cells whose digit stands twice in a row, column or box.
 * @param {ArrayLike<number>} digits @param {number} size @returns {Set<number>}
 */
export function clashesOf(digits, size) {
  /** @type {Set<number>} */
  const clashes = new Set();
  const firsts = new Int8Array(10);
  for (const cells of geometryOf(size).cellsOf) {
    firsts.fill(-1);
    for (const cell of cells) {
      const digit = digits[cell];
      if (!digit) continue;
      if (firsts[digit] < 0) firsts[digit] = cell;
      else clashes.add(firsts[digit]).add(cell);
    }
  }
  return clashes;
}

/** Whether each cell has a digit. @param {Board} board */
export const isFull = ({ digits }) => digits.every((digit) => digit > 0);

/**
 * Whether the board is full and no rule is broken: any solution is right.
 * @param {Pick<Game, 'board' | 'size'>} game
 */
export const isSolved = ({ board, size }) => isFull(board) && clashesOf(board.digits, size).size === 0;

/**
 * The player's digits that are wrong, in order of their cells. With one solution: those that are not its digits. With
 * several: if no solution has all digits, those that, in the order in which they were entered, none has together with
 * the ones before. Where solutions are not known or there are none: those that break a rule.
 * @param {Pick<Game, 'puzzle' | 'size' | 'board' | 'past'>} game
 * @param {Truth | null} truth
 * @returns {number[]}
 */
export function wrongCells(game, truth) {
  const { digits } = game.board;
  const own = Array.from(digits.keys()).filter((cell) => digits[cell] > 0 && !isGiven(game, cell));
  if (truth?.solutions === 'several') return impossibleCells(game, own, truth);
  const { solution = null } = truth ?? {};
  if (solution !== null) return own.filter((cell) => digits[cell] !== Number(solution[cell]));
  const clashes = clashesOf(digits, game.size);
  return own.filter((cell) => clashes.has(cell));
}

/**
 * @param {Pick<Game, 'puzzle' | 'board' | 'past'>} game @param {number[]} own cells with digits of the player
 * @param {Truth} truth @returns {number[]}
 */
function impossibleCells({ puzzle, board, past }, own, truth) {
  if (truth.isPossible(digitsTextOf(board))) return [];
  const turn = new Map();
  past.forEach((move, index) => {
    for (const { cell, before, after } of move) if (before.digit !== after.digit) turn.set(cell, index);
  });
  const inOrder = [...own].sort((one, other) => (turn.get(one) ?? 0) - (turn.get(other) ?? 0) || one - other);
  const kept = [...puzzle];
  const wrong = inOrder.filter((cell) => {
    kept[cell] = String(board.digits[cell]);
    const isWrong = !truth.isPossible(kept.join(''));
    if (isWrong) kept[cell] = '.';
    return isWrong;
  });
  return wrong.sort((one, other) => one - other);
}

/**
 * Whether nothing on the board is wrong, as far as that is known.
 * @param {Pick<Game, 'puzzle' | 'size'>} game @param {Board} board of the game @param {Truth | null} truth
 */
export const isRight = ({ puzzle, size }, board, truth) =>
  truth?.solutions === 'several'
    ? truth.isPossible(digitsTextOf(board))
    : wrongCells({ puzzle, size, board, past: [] }, truth).length === 0;

/**
 * How many moves have to be undone until the board is right: 0 if it is, all of them if it never was.
 * @param {Game} game
 * @param {(board: Board) => boolean} isRightBoard
 */
export function lastRightBoard(game, isRightBoard) {
  let [count, back] = [0, game];
  while (back.past.length > 0 && !isRightBoard(back.board)) [count, back] = [count + 1, undone(back)];
  return count;
}
