/**
 * Looks closer at a puzzle than the check does: for the givens that cannot stand together where
 * there is no solution, and, where it is asked to, for the number of solutions of a puzzle that was
 * too hard for the check. Its work is done in slices, and ends with the puzzle that it is about.
 *
 *     const examiner = new Examiner({ clock, attempt, state, dispatch });
 *     examiner.follow();    // after a change of the state
 *     examiner.look();
 *     examiner.leave();
 */
import { seeksCulprits } from '../state/insight.js';
import { LongerLook } from './count-solutions.js';
import { hasBoard } from '../state/modes.js';
import { Sliced } from '../jobs/slices.js';

/** Guesses of one check: about a millisecond while givens are left out, some milliseconds in a longer look. */
const [FEW, SOME] = [1000, 5000];

/** @typedef {import('../solver.js').Solver} Solver */

export class Examiner {
  #host;
  #sliced;
  /** The puzzle that is worked on. */
  #puzzle = '';

  /**
   * @param {object} host
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} host.clock
   * @param {<T>(work: (session: { solver: Solver }) => T) => T | undefined} host.attempt uses the solver; undefined
   *   where there is none
   * @param {() => import('../state/state.js').State} host.state
   * @param {(action: import('../state/state.js').Action) => void} host.dispatch
   */
  constructor(host) {
    this.#host = host;
    this.#sliced = new Sliced(host.clock);
  }

  /** Starts what the state asks for now, and ends what it no longer asks for. */
  follow() {
    const state = this.#host.state();
    if (this.#puzzle !== state.puzzle || !hasBoard(state)) this.leave();
    if (seeksCulprits(state) && !this.#sliced.isGoing) this.#seek(state.puzzle);
  }

  /** Counts on until the number of solutions is certain. */
  look() {
    const { puzzle } = this.#host.state();
    const look = new LongerLook(puzzle);
    this.#start(
      puzzle,
      (solver) => look.step((part) => solver.check(part, { limit: SOME })),
      (done) => {
        if (done) this.#host.dispatch({ type: 'checked', check: look.result });
        this.#host.dispatch({ type: 'cases', count: done ? null : look.settled });
      },
    );
    this.#host.dispatch({ type: 'cases', count: 0 });
  }

  /** Ends all work. Safe to repeat. */
  leave() {
    this.#sliced.stop();
    if (this.#host.state().insight.cases !== null) this.#host.dispatch({ type: 'cases', count: null });
  }

  /** @param {string} puzzle */
  #seek(puzzle) {
    const search = new Contradiction(puzzle);
    this.#start(
      puzzle,
      (solver) => search.step((rest) => solver.check(rest, { limit: FEW }).status),
      (done) => {
        if (done) this.#host.dispatch({ type: 'culprits', cells: search.cells });
      },
    );
  }

  /** @param {string} puzzle @param {(solver: Solver) => boolean} step @param {(done: boolean) => void} tell */
  #start(puzzle, step, tell) {
    let gone = false; // the puzzle, or the solver
    this.#puzzle = puzzle;
    this.#sliced.start({
      step: () => {
        const done =
          this.#host.state().puzzle === puzzle ? this.#host.attempt(({ solver }) => step(solver)) : undefined;
        gone = done === undefined;
        return done ?? true;
      },
      tell: (done) => (gone ? this.leave() : tell(done)),
    });
  }
}

/**
 * Why a puzzle has no solution, where no cell and no unit shows it: few of its givens that have none
 * together. Each given is left out once, and stays out if the others still have no solution: at most
 * a check for each given.
 *
 *     const search = new Contradiction(puzzle);
 *     while (!search.step((rest) => solver.check(rest, { limit }).status));
 *     search.cells;
 */
class Contradiction {
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
