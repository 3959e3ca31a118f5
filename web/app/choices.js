/**
 * What a search can choose from when it places a digit, as the grammar of steps says: pure, told
 * from the board alone. It is what stands beside a digit of the stack: tried before, or to come.
 *
 * @typedef {{ cell: number, digit: number }} Choice
 */
import { geometryOf } from './geometry.js';

/**
 * @param {ArrayLike<number>} board the digits before the choice, 0 for an empty cell
 * @param {Choice} chosen
 * @param {string} algorithm
 * @returns {Choice[]} all that are possible in the order of trying, the chosen one among them; it alone where it was forced
 */
export function choicesAt(board, chosen, algorithm) {
  const grid = new Grid(board);
  if (algorithm === 'dancing-links') return grid.smallestItem();
  if (algorithm === 'propagation' && grid.isForced(chosen)) return [chosen];
  return grid.ofCell(chosen.cell);
}

class Grid {
  /** @param {ArrayLike<number>} board */
  constructor(board) {
    this.board = board;
    this.size = Math.sqrt(board.length);
    this.geometry = geometryOf(this.size);
    this.digits = Array.from({ length: this.size }, (_, index) => index + 1);
    /** By unit, bit d for a digit d that stands there. */
    this.taken = this.geometry.cellsOf.map((cells) => cells.reduce((bits, cell) => bits | 1 << board[cell], 0));
  }

  /** @param {Choice} choice */
  fits({ cell, digit }) {
    return this.board[cell] === 0 && this.geometry.unitsOf[cell].every((unit) => !(this.taken[unit] & 1 << digit));
  }

  /** @param {number} cell */
  ofCell(cell) {
    return this.digits.map((digit) => ({ cell, digit })).filter((choice) => this.fits(choice));
  }

  /** @param {number} unit @param {number} digit */
  ofUnit(unit, digit) {
    return this.geometry.cellsOf[unit].map((cell) => ({ cell, digit })).filter((choice) => this.fits(choice));
  }

  /** A naked or a hidden single. While there is one, propagation does not guess. @param {Choice} choice */
  isForced({ cell, digit }) {
    return this.ofCell(cell).length === 1 || this.geometry.unitsOf[cell].some((unit) => this.ofUnit(unit, digit).length === 1);
  }

  /** The choices of the item with the fewest: cells, then the digits of rows, of columns, of boxes. */
  smallestItem() {
    const cells = Array.from(this.board, (digit, cell) => (digit === 0 ? this.ofCell(cell) : null));
    const units = this.taken.flatMap((taken, unit) => this.digits.map((digit) => (taken & 1 << digit ? null : this.ofUnit(unit, digit))));
    let smallest = null;
    for (const item of [...cells, ...units]) if (item && (!smallest || item.length < smallest.length)) smallest = item;
    return smallest ?? [];
  }
}
