/**
 * A second try for a browser test where CI runs three browsers on two processors, or `scripts/test --full` all tests
 * in them. A test that passes then is told as unsteady, with what stopped it, so that somebody looks for the race; one
 * that fails twice has failed. Elsewhere, on the machine of who wrote it, a test has one try.
 *
 * @template T
 * @param {(t: T) => Promise<unknown>} action
 * @param {(error: unknown) => void} tell is told what stopped the first try, where the second one passes
 * @returns {(t: T) => Promise<void>}
 */
export const withSecondTry = (action, tell) => async (t) => {
  try {
    await action(t);
  } catch (error) {
    await action(t);
    tell(error);
  }
};
