/**
 * Asks for each mutant whether a test notices it: the quickest tests first, until one fails, and only those
 * that reach it.
 */

/** @typedef {import('./places.js').Mutant} Mutant */

/**
 * @typedef {object} Test
 * @property {string} name
 * @property {number} milliseconds of processor time
 * @property {Set<number>} reached the mutants that it asks for
 */

/**
 * @typedef {Mutant & { killed: boolean, tests: number }} Verdict
 * `tests` is the number of those that reach it
 */

/** Milliseconds of tests that run together: a few quick ones first. */
const BATCHES = [50, 200, 1000];

/**
 * @param {Mutant[]} mutants
 * @param {Test[]} tests
 * @param {(mutant: Mutant, tests: Test[]) => Promise<boolean>} passes do all of these pass?
 * @param {(mutant: Mutant, tests: Test[]) => Test[]} [sort] those that are likely to fail, first
 * @returns {AsyncGenerator<Verdict>}
 */
export async function* hunt(mutants, tests, passes, sort = quickestFirst) {
  let [asked, found] = [0, 0];
  for (const mutant of mutants) {
    const reaching = tests.filter(({ reached }) => reached.has(mutant.id));
    let killed = false;
    for (const batch of batches(sort(mutant, reaching))) {
      killed = !(await passes(mutant, batch));
      if (killed) break;
    }
    asked += 1;
    found += Number(killed);
    if (!killed) console.error(`survives: ${mutant.file}:${mutant.line} ${mutant.change}`);
    if (asked % 25 === 0) console.error(`${asked} of ${mutants.length} mutants, ${found} killed`);
    yield { ...mutant, killed, tests: reaching.length };
  }
}

/** @param {Mutant} _ @param {Test[]} tests */
const quickestFirst = (_, tests) => [...tests].sort((a, b) => a.milliseconds - b.milliseconds);

/** @param {Test[]} tests @returns {Test[][]} */
function batches(tests) {
  /** @type {Test[][]} */
  const found = [];
  let room = 0;
  for (const test of tests) {
    if (found.length === 0 || room < test.milliseconds) {
      room = BATCHES[Math.min(found.length, BATCHES.length - 1)];
      found.push([]);
    }
    found[found.length - 1].push(test);
    room -= test.milliseconds + 1;
  }
  return found;
}
