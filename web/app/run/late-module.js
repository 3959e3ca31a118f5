/**
 * The module that runs of `logic` need beyond the solver: loaded when one is first wanted, for each instance of the
 * solver.
 *
 *     const module = new LateModule((news) => tellOf('logic', news, dispatch));
 *     module.runnable(solver, ['mrv', 'logic'], openAgain);   // ['mrv'], and openAgain() once it is there
 */
import { LazyPart } from '../platform/lazy-part.js';
import { algorithmOf } from '../sudoku/algorithms.js';

/** @typedef {import('../solver.js').Solver} Solver */

export class LateModule {
  #tell;
  /** @type {WeakMap<Solver, LazyPart<true>>} */
  #parts = new WeakMap();

  /** @param {(news: import('../platform/lazy-part.js').News) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /**
   * Those of some algorithms that can run now. For the others the module is loaded; where there are none it is not
   * waited for any more.
   * @param {Solver} solver
   * @param {readonly string[]} algorithms
   * @param {() => void} again called when the rest can run too; the same function only once
   * @returns {string[]}
   */
  runnable(solver, algorithms, again) {
    const part = this.#partOf(solver);
    if (part.now) return [...algorithms];
    if (algorithms.some((id) => algorithmOf(id).needsModule)) part.use(again);
    else part.leave();
    return algorithms.filter((algorithm) => !algorithmOf(algorithm).needsModule);
  }

  /** @param {Solver} solver */
  #partOf(solver) {
    const part = this.#parts.get(solver) ?? new LazyPart({ load: () => load(solver), tell: this.#tell });
    this.#parts.set(solver, part);
    return part;
  }
}

/** @param {Solver} solver @returns {Promise<true>} */
async function load(solver) {
  await solver.loadLogic();
  return true;
}
