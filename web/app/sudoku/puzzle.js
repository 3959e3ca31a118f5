/** Puzzles as the page writes them, in what comes from elsewhere: links, and what was kept. */
import { geometryOfCells } from './geometry.js';

/**
 * @param {unknown} text '.' or '0' for an empty cell
 * @returns {string | null} with '.' for an empty cell; null for anything but 16, 36 or 81 cells with digits of that
 *   side
 */
export function givensOf(text) {
  if (typeof text !== 'string') return null;
  const side = geometryOfCells(text.length)?.side;
  const puzzle = text.replaceAll('0', '.');
  return side && new RegExp(`^[.1-${side}]*$`).test(puzzle) ? puzzle : null;
}
