/**
 * Several algorithms at the same puzzle under one clock, which counts steps, reads or placements.
 * It knows nothing of the page, and runs under node.
 *
 *     const race = new Race(solver, clock);
 *     race.open(puzzle, ['backtracking', 'mrv'], { unit: 'placement' });
 *     race.forward(10);         // every board after its 10th placement, or at its end
 *     race.view();
 *     race.close();
 *
 * At count n each board stands after its n-th step, read or placement, and once it has made its
 * last one at the end of its run. The clock goes over known ground only: `forward` and `measure`
 * look ahead by leaps, which is what makes it quick, so a board never lags behind the others.
 *
 * @typedef {import('../state/compared.js').Unit} Unit
 *
 * @typedef {object} Entrant one algorithm, as far as it is shown
 * @property {string} id
 * @property {number} position
 * @property {boolean} done
 * @property {import('../solver.js').Step | null} step
 * @property {Uint8Array} board
 * @property {import('../solver.js').Counters} counters up to here
 * @property {number} known steps known so far
 * @property {boolean} complete `known` and `totals` are those of the whole run
 * @property {import('../solver.js').Counters} totals of what is known
 * @property {boolean} idle never does what the clock counts, and so stands at its end
 *
 * @typedef {object} RaceView
 * @property {number} count of the clock
 * @property {number} end how far the clock can go as far as is known
 * @property {boolean} complete every run is known to its end
 * @property {Entrant[]} entrants
 */
import { SLICE } from '../jobs/slices.js';
import { algorithmOf } from '../sudoku/algorithms.js';

/** The kind of step that the clock counts; null: every one. @type {Record<Unit, import('../solver.js').Kind | null>} */
const kindOf = { step: null, read: 'check', placement: 'place' };

/** Milliseconds that one move may look ahead. */
const MOVE = 4;
/** Milliseconds that one call into the solver should take, and the steps of the first and of the longest. */
const CALL = 1;
const CHUNK = 4096;
const LONGEST_CHUNK = 2 ** 20;

/** @typedef {{ id: string, run: import('../solver.js').Run, chunk: number }} Runner */

export class Race {
  /** @type {Runner[]} */
  #runners = [];
  #puzzle = '';
  /** @type {Unit} */
  #unit = 'step';
  #count = 0;
  /** Where the clock is to stand as soon as the ground is known; `#count` where nothing is asked for. */
  #aim = 0;
  /** @type {any} */
  #timer = null;

  /**
   * @param {import('../solver.js').Solver} solver
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock
   * @param {(work: () => void) => void} [guard] runs what a timer does later, and sees its errors
   */
  constructor(solver, clock, guard = (work) => work()) {
    this.solver = solver;
    this.clock = clock;
    this.guard = guard;
  }

  /**
   * Starts the runs of a puzzle without conflicts; those before are closed. A `count` beyond what a
   * short look ahead tells is reached while `measure` goes on.
   * @param {string} puzzle @param {string[]} ids of algorithms
   * @param {{ unit?: Unit, count?: number }} [options]
   */
  open(puzzle, ids, { unit = 'step', count = 0 } = {}) {
    this.close();
    this.#puzzle = puzzle;
    this.#unit = unit;
    this.#aim = count;
    this.choose(ids);
  }

  /** Exchanges the algorithms; those that stay keep what is known of them. @param {string[]} ids */
  choose(ids) {
    for (const { id, run } of this.#runners) if (!ids.includes(id)) run.dispose();
    const staying = new Map(this.#runners.filter(({ id }) => ids.includes(id)).map((runner) => [runner.id, runner]));
    // One by one: where opening throws, close() still knows all that are open.
    this.#runners = [...staying.values()];
    for (const id of ids) {
      if (!staying.has(id)) {
        this.#runners.push({ id, run: this.solver.run(this.#puzzle, { algorithm: id }), chunk: CHUNK });
      }
    }
    this.#runners.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    this.#lookAhead(this.#aim);
    this.seek(this.#aim);
  }

  get isOpen() {
    return this.#runners.length > 0;
  }

  get count() {
    return this.#count;
  }

  /** Every run is known to its end. */
  get complete() {
    return this.#runners.every(({ run }) => run.complete);
  }

  /** Counts by another unit. The first board that is still at work stays where it is. @param {Unit} unit */
  countBy(unit) {
    if (unit === this.#unit) return;
    this.#unit = unit;
    const leader = this.#runners.find((runner) => !runner.run.done && !this.#isIdle(runner));
    this.seek(leader ? this.#counted(leader) : this.#end());
  }

  /** Sets the clock. Where the ground is not known so far, it follows while `measure` goes on. @param {number} count */
  seek(count) {
    this.#aim = Math.max(0, count);
    this.#count = Math.min(this.#aim, this.#end());
    for (const runner of this.#runners) this.#place(runner);
  }

  /**
   * Goes on by so many counts, or by fewer where looking ahead takes long.
   * @param {number} count
   * @returns {boolean} true when all runs are at their ends
   */
  forward(count) {
    const target = this.#count + count;
    this.#lookAhead(target);
    this.seek(target);
    this.#aim = this.#count;
    return this.complete && this.#count >= this.#end();
  }

  /** @returns {RaceView} */
  view() {
    const { complete } = this;
    return {
      count: this.#count,
      end: this.#end(),
      complete,
      entrants: this.#runners.map((runner) => this.#viewOf(runner)),
    };
  }

  /**
   * Looks for the ends of all runs, in slices and in turns.
   * @param {number} limit steps of each run, at most; Infinity
   * @param {(progress: { settled: boolean }) => void} report after each slice; settled: it was the last
   */
  measure(limit, report) {
    this.#clearTimer();
    const slice = () => {
      this.#extend(({ run }) => run.known < limit, SLICE, limit);
      if (this.#aim > this.#count) this.seek(this.#aim);
      else for (const runner of this.#runners) this.#place(runner);
      const settled = this.#runners.every(({ run }) => run.complete || run.known >= limit);
      this.#timer = settled ? null : this.clock.setTimeout(() => this.guard(slice), 0);
      report({ settled });
    };
    slice();
  }

  /** Ends measuring, and gives up what the clock was to follow to. */
  stop() {
    this.#clearTimer();
    this.#aim = this.#count;
  }

  /** Ends runs and measuring. Safe to repeat. */
  close() {
    this.#clearTimer();
    for (const { run } of this.#runners) run.dispose();
    this.#runners = [];
    this.#count = 0;
    this.#aim = 0;
  }

  #clearTimer() {
    if (this.#timer !== null) this.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** @param {Runner} runner */
  #isIdle({ id }) {
    return this.#unit === 'read' && !algorithmOf(id).reads;
  }

  /** What the clock would show where this board stands. @param {Runner} runner */
  #counted({ run }) {
    const kind = kindOf[this.#unit];
    return kind ? run.counters()[kind] : run.position;
  }

  /** How far the clock knows this run. @param {Runner} runner */
  #ground({ run }) {
    const kind = kindOf[this.#unit];
    return kind ? run.totals()[kind] : run.known;
  }

  /** How far the clock can go: no board may be asked for more than is known of it, unless it has ended. */
  #end() {
    const counting = this.#runners.filter((runner) => !this.#isIdle(runner));
    const open = counting.filter(({ run }) => !run.complete);
    const grounds = (open.length > 0 ? open : counting).map((runner) => this.#ground(runner));
    if (grounds.length === 0) return 0;
    return open.length > 0 ? Math.min(...grounds) : Math.max(...grounds);
  }

  /** @param {Runner} runner */
  #place(runner) {
    const { run } = runner;
    const kind = kindOf[this.#unit];
    if (this.#isIdle(runner) || (run.complete && this.#count >= this.#ground(runner))) run.seek(run.known);
    else run.seek(kind && this.#count > 0 ? (run.nth(kind, this.#count) ?? run.known) : this.#count);
  }

  /** So that the clock can go there; for a few milliseconds. @param {number} count */
  #lookAhead(count) {
    this.#extend((runner) => this.#isIdle(runner) || this.#ground(runner) < count, MOVE);
  }

  /**
   * Measures the runs as long as they lack something and the time lasts, always the one that is known least.
   * @param {(runner: Runner) => boolean} lacks @param {number} time in milliseconds @param {number} [limit] steps of
   *   each run
   */
  #extend(lacks, time, limit = Infinity) {
    const start = this.clock.now();
    for (let now = start; now - start < time;) {
      const left = this.#runners.filter((runner) => !runner.run.complete && lacks(runner));
      if (left.length === 0) return;
      const next = left.reduce((least, runner) => (runner.run.known < least.run.known ? runner : least));
      next.run.measure(Math.min(next.chunk, limit - next.run.known));
      const after = this.clock.now();
      // Searches differ in speed by a hundred times, and machines by ten.
      if (after - now < CALL / 2) next.chunk = Math.min(LONGEST_CHUNK, 2 * next.chunk);
      if (after - now > CALL) next.chunk = Math.max(1, Math.floor(next.chunk / 2));
      now = after;
    }
  }

  /** @param {Runner} runner @returns {Entrant} */
  #viewOf(runner) {
    const { id, run } = runner;
    const { position, done, step, known, complete } = run;
    return {
      id,
      position,
      done,
      step,
      board: run.board(),
      counters: run.counters(),
      known,
      complete,
      totals: run.totals(),
      idle: this.#isIdle(runner),
    };
  }
}
