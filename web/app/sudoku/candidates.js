/**
 * Candidates: the digits that the rules still allow in the empty cells of a board, as bit masks
 * (bit d stands for digit d; a filled cell has none), and what can be read off them. Boards are
 * N*N digits, 0 is empty. Pure.
 *
 *     const masks = candidatesOf(board, 9);
 *     digitsOf(masks[4]);            // [2, 3]
 *     placesOf(masks, 9, 0, 7);      // the cells of row 0 that 7 can go into
 */
import { geometryOf } from './geometry.js';

/** @typedef {ArrayLike<number>} Digits */

/** What the three units of each cell leave over. @param {Digits} board @param {number} size @returns {number[]} */
export function candidatesOf(board, size) {
  const { cellsOf, unitsOf } = geometryOf(size);
  const taken = cellsOf.map((cells) => cells.reduce((mask, cell) => mask | (1 << board[cell]), 0));
  const all = (2 << size) - 2;
  return unitsOf.map(([row, column, box], cell) =>
    board[cell] ? 0 : all & ~(taken[row] | taken[column] | taken[box]),
  );
}

/**
 * For each digit, whether the peers of a cell allow it; else the peer that holds it, and the unit that they share: row
 * before column before box.
 * @param {Digits} board @param {number} cell one of the board @param {number} size
 * @returns {import('../solver.js').Reason[]}
 */
export function blockersOf(board, cell, size) {
  const { unitsOf, cellsOf } = geometryOf(size);
  return Array.from({ length: size }, (_, index) => {
    const digit = index + 1;
    for (const unit of unitsOf[cell]) {
      const peer = cellsOf[unit].find((other) => other !== cell && board[other] === digit);
      if (peer !== undefined) return { digit, allowed: false, peer, unit };
    }
    return { digit, allowed: true, peer: null, unit: null };
  });
}

/** @param {number} mask @returns {number[]} the digits of a mask, in order */
export function digitsOf(mask) {
  const digits = [];
  for (let digit = 1; 1 << digit <= mask; digit++) if (mask & (1 << digit)) digits.push(digit);
  return digits;
}

/**
 * @param {number[]} masks
 * @param {number} size
 * @param {number} unit
 * @param {number} digit
 * @returns {number[]} the cells of a unit that have the digit as a candidate
 */
export function placesOf(masks, size, unit, digit) {
  return geometryOf(size).cellsOf[unit].filter((cell) => masks[cell] & (1 << digit));
}

/**
 * What Algorithm X decides next: the cell, or else the unit and digit, with the fewest ways left, the first of them;
 * null on a full board.
 * @param {Digits} board @param {number[]} masks @param {number} size
 * @returns {{ cell: number } | { unit: number, digit: number } | null}
 */
export function smallestItem(board, masks, size) {
  const digits = masks.map(digitsOf);
  let fewest = Infinity;
  /** @type {ReturnType<typeof smallestItem>} */
  let item = null;
  digits.forEach(({ length }, cell) => {
    if (!board[cell] && length < fewest) [fewest, item] = [length, { cell }];
  });
  geometryOf(size).cellsOf.forEach((cells, unit) => {
    const places = new Array(size + 1).fill(0);
    for (const cell of cells) {
      places[board[cell]] = Infinity; // it has its place; at 0 stands no digit
      for (const digit of digits[cell]) places[digit] += 1;
    }
    for (let digit = 1; digit <= size; digit++) {
      if (places[digit] < fewest) [fewest, item] = [places[digit], { unit, digit }];
    }
  });
  return item;
}

/**
 * Whether a candidate is the only one of its cell, or has the only place for its digit in a unit.
 * @param {number[]} masks
 * @param {number} size
 * @param {number} cell
 * @param {number} digit
 */
export function isSingle(masks, size, cell, digit) {
  return (
    masks[cell] === 1 << digit ||
    geometryOf(size).unitsOf[cell].some((unit) => placesOf(masks, size, unit, digit).length === 1)
  );
}

/** Whether some digit is forced. @param {Digits} board @param {number} size */
export function isForced(board, size) {
  const masks = candidatesOf(board, size);
  return masks.some((mask, cell) => digitsOf(mask).some((digit) => isSingle(masks, size, cell, digit)));
}

/**
 * The candidates as the search has them after a step. They are those of the board, but that
 * propagation strikes them out one at a time: until then the peers of a placement keep its digit.
 * @param {import('../solver.js').Step | null} step @param {Digits} board after the step @param {number} size @param
 *   {string} algorithm
 * @returns {number[]} masks; at an `eliminate` the candidate that it strikes out is gone
 */
export function candidatesAfter(step, board, size, algorithm) {
  const masks = candidatesOf(board, size);
  const placed =
    algorithm !== 'propagation'
      ? null
      : step?.kind === 'place'
        ? step.cell
        : step?.kind === 'eliminate'
          ? step.peer
          : null;
  if (placed === null || !step?.digit) return masks;
  const peers = peersInOrder(placed, size);
  const waiting = step.kind === 'place' ? peers : peers.slice(peers.indexOf(step.cell ?? -1) + 1);
  const before = candidatesOf(
    Array.from(board, (digit, cell) => (cell === placed ? 0 : digit)),
    size,
  );
  for (const peer of waiting) masks[peer] |= before[peer] & (1 << step.digit);
  return masks;
}

/**
 * The cells that share a unit with a cell: those of the row, of the column, then what the box adds.
 * @param {number} cell
 * @param {number} size
 */
function peersInOrder(cell, size) {
  const { unitsOf, cellsOf } = geometryOf(size);
  return [...new Set(unitsOf[cell].flatMap((unit) => cellsOf[unit]))].filter((peer) => peer !== cell);
}
