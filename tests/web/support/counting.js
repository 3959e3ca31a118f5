/**
 * Counts solutions by trying every digit in every cell, with nothing of the solver: the cells of a
 * unit are told from the definition alone.
 * @param {string} puzzle @param {number} limit @returns {number} at most `limit`
 */
export function countSolutions(puzzle, limit) {
  const side = Math.sqrt(puzzle.length);
  const height = side === 9 ? 3 : 2;
  const width = side / height;
  const board = Array.from(puzzle, (sign) => Number(sign) || 0);
  /** @param {number} cell */
  const unitsOf = (cell) => [
    Math.floor(cell / side),
    cell % side,
    Math.floor(cell / side / height) * side + Math.floor((cell % side) / width),
  ];
  const used = [0, 1, 2].map(() => Array(side * side).fill(0));
  /** @param {number} cell @param {number} bit */
  const toggle = (cell, bit) =>
    unitsOf(cell).forEach((unit, kind) => {
      used[kind][unit] ^= bit;
    });
  /** @param {number} cell */
  const takenAt = (cell) => unitsOf(cell).reduce((taken, unit, kind) => taken | used[kind][unit], 0);

  for (const [cell, digit] of board.entries()) {
    if (!digit) continue;
    if (takenAt(cell) & (1 << digit)) return 0;
    toggle(cell, 1 << digit);
  }

  /** The empty cell that is taken most. */
  const tightest = () => {
    let best = -1;
    let most = -1;
    for (const [cell, digit] of board.entries()) {
      const taken = digit ? -1 : takenAt(cell).toString(2).replaceAll('0', '').length;
      if (taken > most) [best, most] = [cell, taken];
    }
    return best;
  };

  /** @param {number} room @returns {number} */
  const count = (room) => {
    const cell = tightest();
    if (cell < 0) return 1;
    let found = 0;
    for (let digit = 1; digit <= side && found < room; digit++) {
      if (takenAt(cell) & (1 << digit)) continue;
      board[cell] = digit;
      toggle(cell, 1 << digit);
      found += count(room - found);
      toggle(cell, 1 << digit);
      board[cell] = 0;
    }
    return found;
  };
  return count(limit);
}
