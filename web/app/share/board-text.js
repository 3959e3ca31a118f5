/** The board as it stands, for a picture, and what it says to the ear. Pure. */
import { digitsOf } from '../sudoku/candidates.js';
import { cellsOf, linesOf } from '../view/cells.js';
import { isRunning } from './text.js';
import { unitTitle } from '../i18n/places.js';

/** @typedef {import('../drawing/board-svg.js').BoardLook} BoardLook */

/**
 * What the board of a player shows, whatever takes its place on the page.
 * @param {import('./text.js').Shared} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {BoardLook}
 */
export function boardLook(state, t) {
  if (state.entered) return gameLook(state.puzzle, state.entered);
  const running = isRunning(state);
  return {
    size: state.size,
    cells: cellsOf({ ...state, mode: running ? 'watch' : 'edit' }, t),
    cursor: running ? null : state.cursor,
  };
}

/**
 * A game as it stands; there is one place for each candidate, whatever kind of note it is.
 * @param {string} puzzle
 * @param {import('../solver.js').Progress} entered
 * @returns {BoardLook}
 */
function gameLook(puzzle, { digits, corner, centre }) {
  const size = Math.sqrt(puzzle.length);
  return {
    size,
    cells: Array.from(puzzle, (given, cell) => {
      const notes = digitsOf((corner[cell] | centre[cell]) << 1);
      return {
        text: digits[cell] ? String(digits[cell]) : '',
        kind: given === '.' ? '' : 'given',
        mark: '',
        clash: false,
        notes: notes.length > 0 ? linesOf(notes, size, String) : '',
        struck: '',
      };
    }),
  };
}

/**
 * A board that is only a puzzle.
 * @param {string} puzzle
 * @param {string} [solution] what stands in the empty cells
 * @returns {BoardLook}
 */
export function plainLook(puzzle, solution = puzzle) {
  return {
    size: Math.sqrt(puzzle.length),
    cells: Array.from(puzzle, (given, cell) => ({
      text: solution[cell] === '.' ? '' : solution[cell],
      kind: given === '.' ? '' : 'given',
      mark: '',
      clash: false,
      notes: '',
      struck: '',
    })),
  };
}

/** Row by row: "Row 1: empty, empty, 7, …". @param {BoardLook} board @param {import('../i18n/i18n.js').Translate} t */
export function describe({ size, cells }, t) {
  const rows = Array.from({ length: size }, (_, row) =>
    cells.slice(row * size, (row + 1) * size).map(({ text }) => text || t('board.empty')),
  );
  return rows
    .map((digits, row) => t('share.row', { row: unitTitle(row, size, t), digits: digits.join(t('board.separator')) }))
    .join(' ');
}
