/**
 * The worked example of a technique: a position, and the deduction that is drawn in it.
 *
 *     const { board, notes, deduction } = exampleOf('x-wing', solver);
 *
 * @typedef {object} Example
 * @property {number} size the side of the board
 * @property {number[]} board N*N digits, 0 is empty
 * @property {number[]} notes masks of the candidates that are left: bit d stands for digit d
 * @property {import('../solver.js').Deduction} deduction
 */
import { examples } from './examples.js';
import { candidatesOf, digitsOf } from '../sudoku/candidates.js';

/**
 * @param {string} id of a technique
 * @param {Pick<import('../solver.js').Solver, 'deductions' | 'techniques'>} solver that has loaded what logic needs
 * @returns {Example}
 */
export function exampleOf(id, solver) {
  const position = positionOf(examples[id]);
  const notes = Uint16Array.from(position.notes, (mask) => mask >>> 1);
  const [deduction] = solver.deductions(position.board, { notes, techniques: [id] });
  return { ...position, deduction: deduction ?? guessIn(position, solver.techniques) };
}

/**
 * What a run does where no technique helps, told as a deduction: the solver finds none.
 * @param {{ notes: number[] }} position @param {readonly import('../solver.js').Technique[]} techniques
 * @returns {import('../solver.js').Deduction}
 */
function guessIn({ notes }, techniques) {
  const { id, family, grade, rating } = /** @type {import('../solver.js').Technique} */ (
    techniques.find((technique) => technique.id === 'guess')
  );
  const lists = notes.map(digitsOf);
  const fewest = Math.min(...lists.flatMap(({ length }) => (length > 0 ? [length] : [])));
  const cell = lists.findIndex(({ length }) => length === fewest);
  const digits = lists[cell];
  return {
    ...{ technique: id, family, grade, rating, digits },
    ...{ units: [], links: [], eliminations: [], steps: [], deadEnd: null },
    candidates: digits.map((digit, node) => ({ cell, digit, role: 'in', node })),
    places: [{ cell, digit: digits[0] }],
  };
}

/** @param {string} text the board, then the candidates that are gone: row, column and digit */
function positionOf(text) {
  const [cells, ...struck] = text.split(' ');
  const size = Math.sqrt(cells.length);
  const board = Array.from(cells, (digit) => Number(digit) || 0);
  const notes = candidatesOf(board, size);
  for (const [row, column, digit] of struck.map((text) => Array.from(text, Number))) {
    notes[(row - 1) * size + column - 1] &= ~(1 << digit);
  }
  return { size, board, notes };
}
