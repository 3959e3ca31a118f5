/**
 * Hints from the player's own board and notes: a digit that is wrong, notes that are missing, or what a person would
 * see next on just this board. The first two stages of each name no digit. Never a step of a path of its own.
 *
 *     const hint = hintFor({ ...game, solution }, solver);
 *     hintInWords(hint, 1, game.size, t);    // "Look at row 4."
 *     withContents(game.board, changesOf(hint, game.board, settings));    // of hint-changes.js
 *
 * Whoever follows hints comes to a solved board, or to one where nothing is left but a guess: each of them takes a
 * wrong digit away, adds the missing notes of a cell once, writes a digit, or strikes out a candidate for good.
 *
 * @typedef {import('../../solver.js').Candidate} Candidate @typedef {import('../../solver.js').Deduction} Deduction
 * @typedef {import('../board.js').Board} Board @typedef {import('../game.js').Move} Move
 *
 * @typedef {object} Hint
 * @property {'wrong' | 'missing' | 'deduction' | 'guess' | 'unsolvable'} kind
 * @property {number[]} cells what it is about, ascending: of a wrong digit and of missing notes their one cell
 * @property {number | null} unit where to look first, of sudoku/geometry.js; null: at the cells
 * @property {string | null} technique its id
 * @property {Deduction | null} deduction
 * @property {{ cell: number, unit: number } | null} clash the cell that has the same digit as a wrong one, and their
 *   unit
 * @property {Candidate[]} places digits to write
 * @property {Candidate[]} eliminations what goes: notes, or the digit that is wrong
 * @property {Candidate[]} additions notes to write: the missing ones, or all of a cell without notes from which a
 *   deduction strikes some out, which could not be seen otherwise
 */
import { blockersOf, digitsOf } from '../../sudoku/candidates.js';
import { geometryOf } from '../../sudoku/geometry.js';
import { missingNotes, wrongDigit } from './faults.js';
import { withLists } from '../board.js';
import { deductionHint } from './deduction-hint.js';
import { thinnedMasks } from './thinned-masks.js';

/** @typedef {Pick<import('../../solver.js').Solver, 'solve' | 'deduce' | 'techniques'>} HintSolver `logic` is loaded */

/** @type {Omit<Hint, 'kind'>} */
const empty = {
  ...{ cells: [], unit: null, technique: null, deduction: null, clash: null },
  ...{ places: [], eliminations: [], additions: [] },
};

/**
 * The next hint. Of several wrong digits it is the one that was entered first.
 * @param {{ puzzle: string, board: Board, solution: string | null, past?: Move[], twoKinds?: boolean }} game solution:
 *   null if the puzzle has no single solution; twoKinds: whether corner notes are places in a box
 * @param {HintSolver} solver
 * @returns {Hint | null} null: the board is full and right
 * @throws {import('../../solver.js').SolverError} 'not-loaded' before `loadLogic` was done
 */
export function hintFor({ puzzle, board, solution, past = [], twoKinds = false }, solver) {
  const whole = solution ?? solver.solve(puzzle);
  if (whole === null) return { ...empty, kind: 'unsolvable' };
  const wrong = wrongDigit({ puzzle, board, solution, past }, solver);
  if (wrong) return wrongHint(wrong, board);
  if (board.digits.every(Boolean)) return null;
  const lists = withLists(board, twoKinds);
  const missing = missingNotes(lists, solution, solver);
  if (missing.length > 0) return missingHint(missing, board);
  return deductionHint(lists, solution !== null, solver) ?? guessHint(lists);
}

/** @param {Board} board */
const sideOf = ({ digits }) => Math.sqrt(digits.length);

/** The box of a cell. @param {Board} board @param {number} cell */
const boxOf = (board, cell) => geometryOf(sideOf(board)).unitsOf[cell][2];

/** @param {Candidate} wrong @param {Board} board @returns {Hint} */
function wrongHint(wrong, board) {
  const { peer, unit } = blockersOf(board.digits, wrong.cell, sideOf(board))[wrong.digit - 1];
  const clash = peer === null || unit === null ? null : { cell: peer, unit };
  return {
    ...empty,
    kind: 'wrong',
    cells: [wrong.cell],
    unit: clash ? clash.unit : boxOf(board, wrong.cell),
    clash,
    eliminations: [wrong],
  };
}

/** @param {Candidate[]} missing of one cell @param {Board} board @returns {Hint} */
const missingHint = (missing, board) => ({
  ...empty,
  kind: 'missing',
  cells: [missing[0].cell],
  unit: boxOf(board, missing[0].cell),
  additions: missing,
});

/** Where guessing goes the furthest: the first cell with the fewest candidates. @param {Board} board @returns {Hint} */
function guessHint(board) {
  const counts = Array.from(thinnedMasks(board), (mask, cell) =>
    board.digits[cell] ? Infinity : digitsOf(mask << 1).length,
  );
  return { ...empty, kind: 'guess', cells: [counts.indexOf(Math.min(...counts))] };
}
