/**
 * What is not right on the player's board: a digit that no solution has, and a note that is missing. With one solution
 * that says which; with several, whatever leaves a solution is right.
 *
 * @typedef {import('../../solver.js').Candidate} Candidate
 * @typedef {import('../board.js').Board} Board @typedef {import('../game.js').Move} Move
 */
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
 * A note that the player has to have where there are notes, in the first such cell; null: none is missing. The digits
 * are right.
 * @param {Board} board
 * @param {string | null} solution null: there are several
 * @param {Pick<import('../../solver.js').Solver, 'solve'>} solver
 * @returns {Candidate | null}
 */
export function missingNote(board, solution, solver) {
  const known = solution ?? solver.solve(digitsTextOf(board));
  if (known === null) return null;
  const [first = null] = lackingIn(board, known);
  if (solution || !first) return first;
  return searchWithin(board.digits, thinnedMasks(board)) ? null : missingFrom(board, known);
}

/** What the notes lack of a solution. @param {Board} board @param {ArrayLike<number | string>} solution */
function lackingIn(board, solution) {
  return [...notesOf(board).entries()]
    .map(([cell, notes]) => ({ cell, digit: Number(solution[cell]), notes }))
    .filter(({ digit, notes }) => notes && !(notes & (1 << (digit - 1))))
    .map(({ cell, digit }) => ({ cell, digit }));
}

/**
 * Notes of which each leaves a solution, and all together leave none: the first cell whose notes do not go with those
 * before it lacks what a solution has there that goes with these.
 * @param {Board} board @param {string} known a solution @returns {Candidate | null}
 */
function missingFrom(board, known) {
  /** @type {ArrayLike<number | string>} */
  let solution = known;
  const right = { ...board, corner: board.corner.slice().fill(0), centre: board.centre.slice().fill(0) };
  for (const [cell, notes] of notesOf(board).entries()) {
    right.corner[cell] = notes;
    const digit = Number(solution[cell]);
    if (!notes || notes & (1 << (digit - 1))) continue;
    const next = searchWithin(board.digits, thinnedMasks(right));
    if (!next) return { cell, digit };
    solution = next;
  }
  return null;
}
