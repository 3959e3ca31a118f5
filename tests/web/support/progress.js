/** Digits and notes that somebody could have entered. */
import fc from 'fast-check';

/** @typedef {import('../../../web/app/solver.js').Progress} Progress */

/** What stands where nobody has entered anything. @param {string} puzzle @returns {Progress} */
export const emptyProgress = (puzzle) => ({
  digits: Uint8Array.from(puzzle, Number),
  corner: new Uint16Array(puzzle.length),
  centre: new Uint16Array(puzzle.length),
  colours: new Uint8Array(puzzle.length),
});

/** Everything that can stand on the board of a puzzle. @param {string} puzzle @returns {fc.Arbitrary<Progress>} */
export function progressOf(puzzle) {
  const side = Math.sqrt(puzzle.length);
  const mask = fc.nat(2 ** side - 1);
  const cell = fc.tuple(fc.nat(side), mask, mask, fc.nat(8));
  return fc
    .tuple(fc.boolean(), fc.array(cell, { minLength: puzzle.length, maxLength: puzzle.length, size: 'max' }))
    .map(([isPainted, cells]) => {
      const board = emptyProgress(puzzle);
      cells.forEach(([digit, corner, centre, colour], at) => {
        if (isPainted) board.colours[at] = colour;
        if (puzzle[at] !== '.') return;
        board.digits[at] = digit;
        if (digit) return;
        board.corner[at] = corner;
        board.centre[at] = centre;
      });
      return board;
    });
}
