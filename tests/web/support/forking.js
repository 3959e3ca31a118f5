/** What the tests of forks share. */

/**
 * A solver that counts the runs that are open.
 * @param {import('../../../web/app/solver.js').Solver} solver
 */
export function counted(solver) {
  const counts = { opened: 0, open: 0 };
  /** @param {Parameters<typeof solver.run>} asked */
  const run = (...asked) => {
    const made = solver.run(...asked);
    const dispose = made.dispose.bind(made);
    let isOpen = true;
    counts.opened++;
    counts.open++;
    made.dispose = () => {
      if (isOpen) counts.open--;
      isOpen = false;
      dispose();
    };
    return made;
  };
  return {
    get open() {
      return counts.open;
    },
    get opened() {
      return counts.opened;
    },
    solver: /** @type {typeof solver} */ (Object.assign(Object.create(solver), { run })),
  };
}
