/** What the tests of the generator's dialog share: a puzzle that was made, and makers that are no solver. */

/** @type {import('../../../web/app/sudoku/wish.js').Made} */
export const made = { puzzle: '1.....3..4.....2', clues: 4, minimal: true, complete: true };

/**
 * A maker that finds a better puzzle in each of so many calls, the last of them what was wished.
 * @param {number} calls
 * @param {() => void} [each]
 */
export function maker(calls, each = () => {}) {
  let done = 0;
  return {
    work: () => {
      each();
      done += 1;
      return done === calls;
    },
    best: () => (done ? { ...made, clues: 40 - done, puzzle: String(done), complete: done === calls } : null),
  };
}
