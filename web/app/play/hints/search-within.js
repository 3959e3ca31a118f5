/**
 * Whether notes leave a solution: a small search that knows the notes, as the solver's own does not. It is asked only
 * of puzzles with several solutions, and there it finds one soon.
 */
import { geometryOf } from '../../sudoku/geometry.js';

/** Digits tried before it gives up, as if there were none: some milliseconds. */
const BUDGET = 2_000;

/**
 * @param {Uint8Array} digits of the board, right ones
 * @param {Uint16Array} masks what each empty cell may hold, bit d-1 for digit d
 * @returns {Uint8Array | null} a solution within the masks; null: none was found
 */
export function searchWithin(digits, masks) {
  const { unitsOf, cellsOf } = geometryOf(Math.sqrt(digits.length));
  const peersOf = unitsOf.map((units) => [...new Set(units.flatMap((unit) => cellsOf[unit]))]);
  let budget = BUDGET;

  /** @param {Uint8Array} board @param {Uint16Array} left @returns {Uint8Array | null} */
  const search = (board, left) => {
    const cell = fewest(board, left);
    if (cell === null) return board;
    for (let mask = left[cell]; mask && budget-- > 0; mask &= mask - 1) {
      const bit = mask & -mask;
      const found = search(...placed(board, left, cell, bit));
      if (found) return found;
    }
    return null;
  };

  /**
   * @param {Uint8Array} board @param {Uint16Array} left @param {number} cell @param {number} bit
   * @returns {[Uint8Array, Uint16Array]}
   */
  const placed = (board, left, cell, bit) => {
    const [nextBoard, nextLeft] = [board.slice(), left.slice()];
    for (const peer of peersOf[cell]) nextLeft[peer] &= ~bit;
    nextBoard[cell] = 32 - Math.clz32(bit);
    nextLeft[cell] = 0;
    return [nextBoard, nextLeft];
  };

  return search(digits, masks);
}

/**
 * The first empty cell with the fewest digits left; null on a full board.
 * @param {Uint8Array} board
 * @param {Uint16Array} left
 */
function fewest(board, left) {
  let best = null;
  let least = Infinity;
  for (let cell = 0; cell < board.length && least > 1; cell++) {
    const count = board[cell] ? Infinity : bitsIn(left[cell]);
    if (count < least) [best, least] = [cell, count];
  }
  return best;
}

/** @param {number} mask @returns {number} */
const bitsIn = (mask) => (mask ? 1 + bitsIn(mask & (mask - 1)) : 0);
