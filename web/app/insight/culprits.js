/**
 * Why a puzzle has no solution, where no cell and no unit shows it: few of its givens that have none
 * together. Each given is left out once, and stays out if the others still have no solution: at most
 * a check for each given.
 *
 *     const search = new Contradiction(puzzle);
 *     while (!search.step((rest) => solver.check(rest, { limit }).status));
 *     search.cells;
 */
export class Contradiction {
  #rest;
  #next = 0;

  /** @param {string} puzzle one without a solution */
  constructor(puzzle) {
    this.#rest = puzzle;
  }

  /** The givens that are left, once all is done. @returns {number[]} */
  get cells() {
    return [...this.#rest].flatMap((given, cell) => (given === '.' ? [] : [cell]));
  }

  /**
   * Tries to leave out one given.
   * @param {(puzzle: string) => import('../solver.js').CheckResult['status']} check where it does not know, the given
   *   stays
   * @returns {boolean} that was the last
   */
  step(check) {
    const cell = this.#following(this.#next);
    this.#next = cell + 1;
    const without = this.#rest.slice(0, cell) + '.' + this.#rest.slice(cell + 1);
    if (check(without) === 'none') this.#rest = without;
    return this.#following(this.#next) === this.#rest.length;
  }

  /** The first given from a cell on. @param {number} cell */
  #following(cell) {
    while (this.#rest[cell] === '.') cell += 1;
    return cell;
  }
}
