/**
 * A puzzle as the lists that the programs take: a list of numbers for each row, 0 for an empty cell.
 * @param {string} puzzle
 * @returns {number[][]}
 */
export function rowsOf(puzzle) {
  const size = Math.sqrt(puzzle.length);
  const digits = Array.from(puzzle, (sign) => (sign === '.' ? 0 : Number(sign)));
  return Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size));
}
