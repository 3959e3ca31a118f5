/**
 * Asks the solver what is true of a game: how many solutions there are, whether some digits can be right together, and
 * what a hint would be.
 *
 *     const referee = new Referee(host, () => askAgain());
 *     state = reducePlay(state, { type: 'truth', truth: referee.truthOf(puzzle) });
 *     referee.hintFor(game, truth, false);   // undefined: what it needs is on its way, and askAgain() is called then
 */
import { LateModule } from '../run/late-module.js';
import { tellOf } from '../kernel/late-notice.js';
import { hintFor } from './hints/hints.js';

/** @typedef {import('./judge.js').Truth} Truth @typedef {import('./game.js').Game} Game */

/** What the solver says of the number of solutions. @type {Record<string, Truth['solutions']>} */
const solutionsBy = { unique: 'one', multiple: 'several', none: 'none', invalid: 'none', unknown: 'unknown' };

export class Referee {
  #host;
  #again;
  #module;
  /** Digits that were asked about already, of one puzzle. @type {Map<string, boolean>} */
  #possible = new Map();

  /**
   * @param {import('../player/host.js').Host} host
   * @param {() => void} again called once what a hint needs is there, if one was asked for meanwhile
   */
  constructor(host, again) {
    this.#host = host;
    this.#again = again;
    this.#module = new LateModule((news) => tellOf('logic', news, host.dispatch));
  }

  /**
   * What is known of the solutions of a puzzle.
   * @param {string} puzzle
   * @returns {Truth | null} null: there is no solver now
   */
  truthOf(puzzle) {
    const check = this.#host.attempt(({ solver }) => solver.check(puzzle));
    if (!check) return null;
    this.#possible = new Map();
    const solutions = solutionsBy[check.status];
    return {
      solutions,
      solution: solutions === 'one' ? check.solution : null,
      isPossible: (digits) => this.#isPossible(digits),
    };
  }

  /** A solution of the puzzle; null where there is none, or none is known. @param {string} puzzle */
  solutionOf(puzzle) {
    return this.#host.attempt(({ solver }) => solver.check(puzzle).solution) ?? null;
  }

  /**
   * How hard a puzzle is, from 1 to 6; null where that is not known yet, or it has not one solution.
   * @param {string} puzzle
   * @returns {number | null}
   */
  gradeOf(puzzle) {
    const grade = this.#host.attempt(({ solver }) =>
      this.#isReady(solver) && solver.check(puzzle).status === 'unique' ? solver.grade(puzzle).grade : 0,
    );
    return grade || null;
  }

  /** Loads what hints need, so that the first one need not wait. */
  prepare() {
    this.#host.attempt(({ solver }) => this.#isReady(solver));
  }

  /**
   * The next hint for the board as it stands.
   * @param {Game} game
   * @param {Truth | null} truth
   * @param {boolean} twoKinds of notes
   * @returns {import('./hints/hints.js').Hint | null | undefined} null: the board is full and right; undefined: not now
   */
  hintFor({ puzzle, board, past }, truth, twoKinds) {
    const game = { puzzle, board, past, solution: truth?.solution ?? null, twoKinds };
    return this.#host.attempt(({ solver }) => (this.#isReady(solver) ? hintFor(game, solver) : undefined));
  }

  /** @param {import('../solver.js').Solver} solver */
  #isReady(solver) {
    return this.#module.runnable(solver, ['logic'], this.#again).length > 0;
  }

  /** @param {string} digits */
  #isPossible(digits) {
    const known = this.#possible.get(digits);
    if (known !== undefined) return known;
    const check = this.#host.attempt(({ solver }) => solver.check(digits));
    if (!check) return true;
    const answer = check.status !== 'none' && check.status !== 'invalid';
    this.#possible.set(digits, answer);
    return answer;
  }
}
