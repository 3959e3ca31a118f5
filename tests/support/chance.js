/**
 * The chance of this run, a whole number: that of $TEST_CHANCE, the first digits of a hexadecimal number as Git has
 * them, or another one each time. `.ci/run` takes that of its tree: another change tries something else, and the
 * same change the same again.
 */
const given = process.env.TEST_CHANCE;

export const chance = given ? parseInt(given.slice(0, 8), 16) : Math.floor(Math.random() * 2 ** 31);
