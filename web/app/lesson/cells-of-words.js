/** Which cells the words of the lesson mean. Pure. */
import { geometryOf } from '../sudoku/geometry.js';

/**
 * @param {string[]} words a kind, and numbers that count from 1: `['row', '3']`, `['column', '3']`, `['box', '3']`,
 *   `['cell', '1', '3']`; none means none
 * @param {number} size
 * @returns {number[]}
 */
export function cellsOfWords([kind, first, second], size) {
  if (kind === 'cell') return [(Number(first) - 1) * size + Number(second) - 1];
  const kinds = ['row', 'column', 'box'].indexOf(kind);
  return kinds < 0 ? [] : (geometryOf(size).cellsOf[kinds * size + Number(first) - 1] ?? []);
}
