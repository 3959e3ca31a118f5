/**
 * The next thing that a person would see on the player's board: the first deduction that the board and the notes leave,
 * as a hint.
 */
import { digitsOf } from '../../sudoku/candidates.js';
import { geometryOf } from '../../sudoku/geometry.js';
import { notesOf } from '../board.js';
import { thinnedMasks } from './thinned-masks.js';

/** @typedef {import('../../solver.js').Deduction} Deduction @typedef {import('../board.js').Board} Board */

/** The family whose techniques suppose that there is one solution. */
const UNIQUENESS = 'unique';

/**
 * Its outcome is never in the notes already: what they have struck out is no candidate any more.
 * @param {Board} board without a wrong digit or a missing note
 * @param {boolean} hasOne the puzzle has one solution
 * @param {import('./hints.js').HintSolver} solver
 * @returns {import('./hints.js').Hint | null} null: no technique helps
 */
export function deductionHint(board, hasOne, solver) {
  const masks = thinnedMasks(board);
  const without = solver.techniques
    .filter(({ id, family }) => id === 'guess' || (!hasOne && family === UNIQUENESS))
    .map(({ id }) => id);
  const deduction = solver.deduce(board.digits, { notes: masks, without });
  if (!deduction) return null;
  const { technique, places } = deduction;
  const cells = cellsIn(deduction);
  return {
    ...{ kind: 'deduction', technique, deduction, places, cells, clash: null },
    unit: unitOf(deduction, cells, board),
    ...struckFrom(deduction, board, masks),
  };
}

/**
 * In a cell with notes one of these goes. In a cell without, nothing would change: there all that is left is written.
 * @param {Deduction} deduction @param {Board} board @param {Uint16Array} masks
 */
function struckFrom({ eliminations }, board, masks) {
  const notes = notesOf(board);
  const bare = eliminations.filter(({ cell }) => !notes[cell]);
  const additions = [...new Set(bare.map(({ cell }) => cell))].flatMap((cell) => {
    const struck = bare.filter((each) => each.cell === cell).map(({ digit }) => digit);
    return digitsOf(masks[cell] << 1)
      .filter((digit) => !struck.includes(digit))
      .map((digit) => ({ cell, digit }));
  });
  return { eliminations: eliminations.filter(({ cell }) => notes[cell]), additions };
}

/** The cells of a pattern; of one without candidates those where something follows. @param {Deduction} deduction */
function cellsIn({ candidates, places, eliminations }) {
  const seen = [...candidates, ...places].map(({ cell }) => cell);
  const cells = seen.length > 0 ? seen : eliminations.map(({ cell }) => cell);
  return [...new Set(cells)].sort((a, b) => a - b);
}

/**
 * The unit to look in: the one that the pattern names, if all of it lies there. A single cell is told by the unit with
 * the fewest empty cells around it, for that is where it is seen the soonest. Else there is none.
 * @param {Deduction} deduction @param {number[]} cells @param {Board} board @returns {number | null}
 */
function unitOf({ units }, cells, { digits }) {
  const { unitsOf, cellsOf } = geometryOf(Math.sqrt(digits.length));
  const named = units.filter(({ role }) => role === 'base').map(({ unit }) => unit);
  const around = named.length > 0 ? named : cells.length === 1 ? unitsOf[cells[0]] : [];
  const within = around.filter((unit) => cells.every((cell) => unitsOf[cell].includes(unit)));
  /** @param {number} unit */
  const empty = (unit) => cellsOf[unit].filter((cell) => !digits[cell]).length;
  return within.sort((a, b) => empty(a) - empty(b))[0] ?? null;
}
