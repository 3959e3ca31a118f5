/** What a run of the tests leaves to chance. */

/** @param {string} digits hexadecimal, of which the first eight count @returns {number} */
export const chanceOf = (digits) => parseInt(digits.slice(0, 8), 16);

/**
 * The chance of this run, a whole number: that of $TEST_CHANCE, or another one each time. `.ci/run` takes that of its
 * tree: another change tries something else, and the same change the same again.
 */
export const chance = process.env.TEST_CHANCE ? chanceOf(process.env.TEST_CHANCE) : Math.floor(Math.random() * 2 ** 31);

/** Among so many of a kind one has its turn. */
const TURN = 5;

/**
 * Every fifth of a kind, or one of fewer: those that have their turn, which is left to chance.
 * @template T @param {readonly T[]} all @param {number} [turn] @returns {readonly T[]}
 */
export function thoseInTurn(all, turn = chance) {
  const distance = Math.min(TURN, all.length);
  return all.filter((_, index) => index % distance === turn % distance);
}
