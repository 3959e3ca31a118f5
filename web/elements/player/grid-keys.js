/** Where the keys of a grid lead: the pattern for grids of ARIA. Pure. */
import { pressOf } from '../../app/keys/press.js';

/**
 * @param {import('../../app/keys/press.js').KeyPress} event
 * @param {number} cursor a cell
 * @param {number} size the side of the board
 * @returns {number | null} the cell that the key leads to, at most as far as the edge; null for other keys
 */
export function cellForKey(event, cursor, size) {
  const { key, command: far, alt } = pressOf(event);
  if (alt) return null;
  const last = size - 1;
  const row = Math.floor(cursor / size);
  const column = cursor % size;
  switch (key) {
    case 'ArrowUp':
      return (far ? 0 : Math.max(0, row - 1)) * size + column;
    case 'ArrowDown':
      return (far ? last : Math.min(last, row + 1)) * size + column;
    case 'ArrowLeft':
      return row * size + (far ? 0 : Math.max(0, column - 1));
    case 'ArrowRight':
      return row * size + (far ? last : Math.min(last, column + 1));
    case 'Home':
      return far ? 0 : row * size;
    case 'End':
      return far ? size * size - 1 : row * size + last;
    default:
      return null;
  }
}
