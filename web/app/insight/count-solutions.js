/**
 * How many solutions a puzzle has, where one check is not enough: it is taken apart into cases, one
 * for each candidate of a cell, until each of them is settled by a check. It may take for ever, and
 * can be left at any time.
 *
 *     const look = new LongerLook(puzzle);
 *     while (!look.step((part) => solver.check(part)));
 *     look.result;    // as of `solver.check`
 */
import { candidatesOf, digitsOf } from '../sudoku/candidates.js';

export class LongerLook {
  /** @type {string[]} */
  #open;
  /** @type {string[]} */
  #solutions = [];
  /** How many cases are settled. */
  settled = 0;

  /** @param {string} puzzle */
  constructor(puzzle) {
    this.#open = [puzzle];
  }

  /**
   * Checks one case, or takes it apart.
   * @param {(puzzle: string) => import('../solver.js').CheckResult} check
   * @returns {boolean} the number is certain
   */
  step(check) {
    const part = this.#open.pop() ?? '';
    const { status, solution, second } = check(part);
    if (status === 'unknown') this.#open.push(...casesOf(part));
    else this.settled += 1;
    for (const found of [solution, second]) if (found) this.#solutions.push(found);
    return this.#open.length === 0 || this.#solutions.length > 1;
  }

  /** Once the number is certain. @returns {import('../solver.js').CheckResult} */
  get result() {
    const [solution = null, second = null] = this.#solutions;
    return {
      status: second ? 'multiple' : solution ? 'unique' : 'none',
      solution,
      second,
      conflicts: [],
      impossible: null,
    };
  }
}

/** A puzzle once for each candidate of the cell that has the fewest. @param {string} puzzle */
function casesOf(puzzle) {
  const board = Array.from(puzzle, (given) => Number(given) || 0);
  const masks = candidatesOf(board, Math.sqrt(board.length));
  const counts = masks.map((mask, cell) => (board[cell] ? Infinity : digitsOf(mask).length));
  const cell = counts.indexOf(Math.min(...counts));
  return digitsOf(masks[cell])
    .map((digit) => puzzle.slice(0, cell) + digit + puzzle.slice(cell + 1))
    .reverse();
}
