/**
 * Deals puzzles without a wait: where one of the grade is in stock, at once; the next one is made while this one is
 * played, in a worker where one is allowed.
 *
 *     const dealer = new Dealer(host);
 *     const { puzzle, grade } = await dealer.take(9, 3);
 *     await dealer.daily('2026-11-23', 3);
 *     dealer.close();
 *
 * One puzzle is made at a time. What a player waits for comes before what is made ahead.
 *
 * @typedef {import('../../sudoku/wish.js').Wish} Wish
 * @typedef {import('../../sudoku/wish.js').Made} Made
 * @typedef {{ puzzle: string, grade: number }} Dealt
 *
 * @typedef {object} Host
 * @property {Pick<import('../../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock
 * @property {() => import('../../jobs/worker-guard.js').Helper} startWorker one of generator-worker.js; may throw:
 *   there is none
 * @property {(wish: Wish) => Promise<import('../../solver/generator-job.js').Modules>} loadModules what the wish needs
 * @property {ConstructorParameters<typeof GeneratorJob>[0]['loadMaker']} loadMaker for the page itself
 * @property {Pick<import('./stock.js').Stock, 'isFull' | 'add' | 'take' | 'again'>} stock
 * @property {Pick<import('../keeping/kept-daily.js').KeptDaily, 'puzzle' | 'keep'>} days
 * @property {() => number | string} seed another one each time
 * @property {(news: 'late' | 'come') => void} [tell] late: a player waits, and what is needed has not come for some
 *   seconds; come: nobody waits any more
 *
 * @typedef {object} Order
 * @property {string} name of what is made ahead, so that it is ordered once
 * @property {Wish} wish
 * @property {boolean} isUrgent a player waits for it
 * @property {(made: Made | null, isExact: boolean) => void} ended null: none could be made
 */
import { GeneratorJob } from '../../solver/generator-job.js';
import { daily, dayAfter, isDate } from './daily.js';
import { nearestGrade, recipe } from './recipe.js';

/** Milliseconds until puzzles are made ahead: a page that has just dealt one has other things to do. */
export const REST = 1000;

export class Dealer {
  #host;
  #job;
  /** @type {Order[]} */
  #orders = [];
  /** The one that is made now. @type {Order | null} */
  #going = null;
  /** The nearest to it so far. @type {Made | null} */
  #best = null;
  /** @type {any} */
  #timer = null;
  #isLate = false;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const { clock, startWorker, loadModules, loadMaker } = host;
    this.#job = new GeneratorJob({
      clock,
      startWorker,
      loadModules,
      loadMaker,
      tell: (news) => this.#hear(news),
      report: (best) => {
        this.#best = best;
      },
      ended: (how) => this.#end(how),
    });
  }

  /**
   * Sees to it that puzzles of a grade are in stock, after a moment's rest. Safe to repeat; also begins anew after
   * `close`.
   * @param {number} size 4, 6 or 9
   * @param {number} grade 1..6
   */
  prepare(size, grade) {
    const near = nearestGrade(size, grade);
    if (this.#host.stock.isFull(size, near)) return;
    const wish = { ...recipe(size, near), seed: this.#host.seed() };
    this.#ahead(`${size} ${near}`, wish, (made) => {
      this.#host.stock.add(size, near, made.puzzle);
      this.prepare(size, near);
    });
  }

  /**
   * A puzzle of a grade, and orders the next one.
   * @param {number} size 4, 6 or 9
   * @param {number} grade 1..6; where such a board has no such puzzles, the nearest
   * @returns {Promise<Dealt>} the grade that the puzzle has; rejected where none can be made, or `close` comes before
   */
  async take(size, grade) {
    const near = nearestGrade(size, grade);
    const puzzle = this.#host.stock.take(size, near);
    const dealt = puzzle === null ? await this.#makeNow(size, near) : { puzzle, grade: near };
    this.prepare(size, near);
    return dealt;
  }

  /**
   * The puzzle of a day, the same for everybody. That of the day after is made ahead.
   * @param {string} date 'YYYY-MM-DD'
   * @param {number} grade 1..6
   * @returns {Promise<Dealt>} rejected where it cannot be made, there is no such date or grade, or `close` comes before
   */
  async daily(date, grade) {
    const wish = daily(date, grade);
    const puzzle = this.#host.days.puzzle(date, grade) ?? (await this.#makeDay(date, grade, wish));
    this.#prepareDay(dayAfter(date), grade);
    return { puzzle, grade };
  }

  /** Ends all that is made; whoever waits is told so by a rejected promise. Safe to repeat. */
  close() {
    this.#job.stop();
    this.#rest();
    const orders = [this.#going, ...this.#orders];
    this.#going = null;
    this.#orders = [];
    this.#quiet();
    for (const order of orders) if (order?.isUrgent) order.ended(null, false);
  }

  /** @param {string} date @param {number} grade @param {Wish} wish @returns {Promise<string>} */
  async #makeDay(date, grade, wish) {
    const { made, isExact } = await this.#order(wish);
    if (!made || !isExact) throw new Error('no puzzle could be made'); // one that is only near would be another puzzle
    this.#host.days.keep(date, grade, made.puzzle);
    return made.puzzle;
  }

  /** @param {string} date @param {number} grade */
  #prepareDay(date, grade) {
    if (!isDate(date) || this.#host.days.puzzle(date, grade) !== null) return;
    this.#ahead(`${date} ${grade}`, daily(date, grade), (made) => this.#host.days.keep(date, grade, made.puzzle));
  }

  /**
   * Has one made that nobody waits for. Only what is just as wished is worth keeping; where none could be made, the
   * next try is the next order.
   * @param {string} name
   * @param {Wish} wish
   * @param {(made: Made) => void} keep
   */
  #ahead(name, wish, keep) {
    if ([this.#going, ...this.#orders].some((order) => order?.name === name)) return;
    const ended = (/** @type {Made | null} */ made, /** @type {boolean} */ isExact) => {
      if (made && isExact) keep(made);
    };
    this.#orders.push({ name, wish, isUrgent: false, ended });
    this.#next();
  }

  /** @param {number} size @param {number} grade @returns {Promise<Dealt>} */
  async #makeNow(size, grade) {
    const { made } = await this.#order({ ...recipe(size, grade), seed: this.#host.seed() });
    if (made) return { puzzle: made.puzzle, grade: made.grading?.grade ?? grade };
    const puzzle = this.#host.stock.again(size, grade);
    if (puzzle === null) throw new Error('no puzzle could be made');
    return { puzzle, grade };
  }

  /**
   * Has one made before all that is made ahead.
   * @param {Wish} wish
   * @returns {Promise<{ made: Made | null, isExact: boolean }>}
   */
  #order(wish) {
    return new Promise((resolve) => {
      /** @type {Order} */
      const order = { name: '', wish, isUrgent: true, ended: (made, isExact) => resolve({ made, isExact }) };
      const ahead = this.#orders.findIndex(({ isUrgent }) => !isUrgent);
      this.#orders.splice(ahead < 0 ? this.#orders.length : ahead, 0, order);
      this.#interrupt();
      this.#next();
    });
  }

  /** What is made ahead waits for what somebody waits for. */
  #interrupt() {
    if (!this.#going || this.#going.isUrgent) return;
    this.#job.stop();
    this.#orders.push(this.#going);
    this.#going = null;
  }

  /** Begins with the next order, if there is one. */
  #next() {
    if (this.#going || !this.#orders.length) return;
    this.#rest();
    if (this.#orders[0].isUrgent) this.#begin();
    else this.#timer = this.#host.clock.setTimeout(() => this.#begin(), REST);
  }

  #begin() {
    this.#rest();
    const order = this.#orders.shift();
    if (!order) return;
    this.#going = order;
    this.#best = null;
    this.#job.start(order.wish);
  }

  #rest() {
    this.#host.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** @param {'done' | 'late' | 'failed'} how */
  #end(how) {
    const order = this.#going;
    const best = how === 'failed' ? null : this.#best;
    this.#going = null;
    this.#quiet();
    order?.ended(best, how === 'done' && (best?.complete ?? false));
    this.#next();
  }

  /** @param {'late' | 'come'} news */
  #hear(news) {
    if (news === 'come') this.#quiet();
    else if (this.#going?.isUrgent && !this.#isLate) {
      this.#isLate = true;
      this.#host.tell?.('late');
    }
  }

  #quiet() {
    if (this.#isLate) this.#host.tell?.('come');
    this.#isLate = false;
  }
}
