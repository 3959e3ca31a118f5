/**
 * What a step does with each cell, as a mark: colour and sign. It follows from the step and the
 * board alone, so that it is the same after a seek as after single steps.
 *
 * @typedef {'' | 'select' | 'check' | 'unit' | 'conflict' | 'place' | 'eliminate' | 'retreat' | 'erase' | 'differ'}
 *   Mark `unit`: its row, column or box is looked at as a whole; `differ`: another solution has another digit there
 */
import { candidatesOf, placesOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';
import { cellsRead } from './sentence.js';

/** What the cell in hand shows for each kind of step. @type {Partial<Record<import('../solver.js').Kind, Mark>>} */
const ownMark = {
  select: 'select',
  deduce: 'select',
  try: 'select',
  check: 'select',
  conflict: 'select',
  place: 'place',
  eliminate: 'eliminate',
  retreat: 'retreat',
  erase: 'erase',
};

/**
 * @param {import('../solver.js').Step | null} step
 * @param {ArrayLike<number>} board after it
 * @param {number} size
 * @param {string} algorithm
 * @returns {Map<number, Mark>} by cell; those without a mark are left out
 */
export function marksOf(step, board, size, algorithm) {
  /** @type {Map<number, Mark>} */
  const marks = new Map();
  if (!step) return marks;
  if (step.unit !== null && step.peer === null) markUnit(marks, step, step.unit, board, size);
  for (const cell of cellsRead(step, size, algorithm)) marks.set(cell, 'check');
  if (step.peer !== null && step.kind === 'conflict') marks.set(step.peer, 'conflict');
  if (step.peer !== null && step.kind === 'eliminate') marks.set(step.peer, 'place');
  if (step.cell !== null) marks.set(step.cell, ownMark[step.kind] ?? '');
  return marks;
}

/**
 * A unit that is looked at as a whole: which of its cells matters.
 * @param {Map<number, Mark>} marks
 * @param {import('../solver.js').Step} step
 * @param {number} unit
 * @param {ArrayLike<number>} board
 * @param {number} size
 */
function markUnit(marks, { kind, cell, digit }, unit, board, size) {
  const cells = geometryOf(size).cellsOf[unit];
  for (const each of cells) marks.set(each, 'unit');
  if (kind === 'conflict') for (const each of cells) if (board[each] === digit) marks.set(each, 'conflict');
  if (cell !== null || digit === null) return;
  if (kind === 'select') {
    for (const each of placesOf(candidatesOf(board, size), size, unit, digit)) marks.set(each, 'select');
  }
  if (kind === 'retreat') for (const each of cells) if (board[each] === 0) marks.set(each, 'retreat');
}
