/**
 * What is not right on the player's board: a digit that no solution has, and notes that are missing. With one solution
 * that says which cell; with several, whatever leaves a solution is right.
 *
 * @typedef {import('../../solver.js').Candidate} Candidate
 * @typedef {import('../board.js').Board} Board @typedef {import('../game.js').Move} Move
 */
import { blockersOf } from '../../sudoku/candidates.js';
import { searchWithin } from './search-within.js';
import { digitsTextOf, notesOf } from '../board.js';
import { thinnedMasks } from './thinned-masks.js';

/**
 * The wrong digit that was entered first, or null.
 * @param {{ puzzle: string, board: Board, solution: string | null, past: Move[] }} game solution: null, there are
 *   several
 * @param {Pick<import('../../solver.js').Solver, 'solve'>} solver
 * @returns {Candidate | null}
 */
export function wrongDigit({ puzzle, board, solution, past }, solver) {
  const entered = enteredOn(puzzle, board, past);
  if (solution) return entered.find(({ cell, digit }) => Number(solution[cell]) !== digit) ?? null;
  if (solver.solve(digitsTextOf(board)) !== null) return null;
  const digits = Uint8Array.from(puzzle, (letter) => Number(letter) || 0);
  let known = solver.solve(puzzle);
  for (const { cell, digit } of entered) {
    digits[cell] = digit;
    if (Number(known?.[cell]) !== digit) known = solver.solve(digitsTextOf({ ...board, digits }));
    if (known === null) return { cell, digit };
  }
  return null;
}

/**
 * The player's own digits, the first entered first. @param {string} puzzle @param {Board} board @param {Move[]} past
 * @returns {Candidate[]}
 */
function enteredOn(puzzle, { digits }, past) {
  /** When each cell got its digit. @type {Map<number, number>} */
  const times = new Map();
  past.forEach((move, time) => {
    for (const { cell, before, after } of move) if (before.digit !== after.digit) times.set(cell, time);
  });
  return Array.from(digits, (digit, cell) => ({ cell, digit }))
    .filter(({ cell, digit }) => digit && puzzle[cell] === '.')
    .sort((a, b) => (times.get(a.cell) ?? -1) - (times.get(b.cell) ?? -1));
}

/**
 * The notes that are missing in the first cell whose notes leave no solution: all digits that the board allows there
 * and that are not noted, so that they do not tell the solution's. The digits on the board are right.
 * @param {Board} board its notes list what a cell can be
 * @param {string | null} solution null: there are several
 * @param {Pick<import('../../solver.js').Solver, 'solve'>} solver
 * @returns {Candidate[]} of one cell; []: no note is missing
 */
export function missingNotes(board, solution, solver) {
  const cell = badlyNoted(board, solution, solver);
  if (cell === null) return [];
  const notes = notesOf(board)[cell];
  return blockersOf(board.digits, cell, Math.sqrt(board.digits.length))
    .filter(({ digit, allowed }) => allowed && !has(notes, digit))
    .map(({ digit }) => ({ cell, digit }));
}

/** Whether notes hold a digit. @param {number} notes @param {number} digit */
const has = (notes, digit) => (notes & (1 << (digit - 1))) !== 0;

/**
 * @param {Board} board @param {string | null} solution
 * @param {Pick<import('../../solver.js').Solver, 'solve'>} solver @returns {number | null} a cell
 */
function badlyNoted(board, solution, solver) {
  const known = solution ?? solver.solve(digitsTextOf(board));
  if (known === null) return null;
  const [first = null] = lackingIn(board, known);
  if (solution || first === null) return first;
  return searchWithin(board.digits, thinnedMasks(board)) ? null : lackingAfter(board, known);
}

/** The cells whose notes lack a solution's digit. @param {Board} board @param {ArrayLike<number | string>} solution */
const lackingIn = (board, solution) =>
  [...notesOf(board).entries()]
    .filter(([cell, notes]) => notes && !has(notes, Number(solution[cell])))
    .map(([cell]) => cell);

/**
 * Notes of which each leaves a solution, and all together leave none: the first cell whose notes do not go with those
 * before it.
 * @param {Board} board @param {string} known a solution @returns {number | null}
 */
function lackingAfter(board, known) {
  /** @type {ArrayLike<number | string>} */
  let solution = known;
  const right = { ...board, corner: board.corner.slice().fill(0), centre: board.centre.slice().fill(0) };
  for (const [cell, notes] of notesOf(board).entries()) {
    right.corner[cell] = notes;
    if (!notes || has(notes, Number(solution[cell]))) continue;
    const next = searchWithin(board.digits, thinnedMasks(right));
    if (!next) return cell;
    solution = next;
  }
  return null;
}
