/**
 * Makes a puzzle while the page goes on: in a worker where one is allowed, else in slices on the
 * page; same code, same puzzle. The module is fetched before, and that for logic where the wish is about how
 * hard the puzzle is; they are waited for however long it takes. A search that does not end is given up after a while.
 *
 *     const job = new GeneratorJob({ clock, startWorker, loadModules, loadMaker, tell, report, ended });
 *     job.start(wish);
 *     job.stop();
 *
 * @typedef {import('../sudoku/wish.js').Wish} Wish
 * @typedef {import('../sudoku/wish.js').Made} Made
 *
 * @typedef {{ wasmBinary: BufferSource, logicBinary?: BufferSource }} Searches the bytes of their module, and of the
 *   other one that the search `logic` has, where that is wanted
 *
 * @typedef {{ wasmBinary: BufferSource, logicBinary?: BufferSource, searches?: Searches }} Modules their bytes
 *
 * @typedef {object} Maker makes one puzzle
 * @property {(questions: number) => boolean} work goes on for so many questions; true: the wish is granted
 * @property {() => Made | null} best the nearest so far
 * @property {() => void} [close] frees what it holds
 */
import { patiently } from '../platform/patience.js';
import { Sliced } from '../jobs/slices.js';
import { guardWorker } from '../jobs/worker-guard.js';

/** Questions of one step: some milliseconds at most. */
export const QUESTIONS = 250;
/** Milliseconds until a search is given up. */
export const LIMIT = 60_000;
/** A worker that says nothing for so many milliseconds is given up. */
export const PATIENCE = 5000;

export class GeneratorJob {
  #host;
  #sliced;
  #job = 0;
  /** @type {Pick<ReturnType<typeof guardWorker>, 'end'> | null} */
  #worker = null;
  /** The one that works on the page. @type {Maker | null} */
  #maker = null;
  /** @type {any} */
  #timer = null;

  /**
   * @param {object} host
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} host.clock
   * @param {() => import('../jobs/worker-guard.js').Helper} host.startWorker one of generator-worker.js; may throw:
   *   there is none
   * @param {(wish: Wish) => Promise<Modules>} host.loadModules what the wish needs
   * @param {(modules: Modules) => Promise<(wish: Wish) => Maker>} host.loadMaker for the page itself
   * @param {(news: 'late' | 'come') => void} host.tell of the modules: late: they are still waited for; come: they are
   *   not any more
   * @param {(best: Made) => void} host.report there is a nearer one
   * @param {(how: 'done' | 'late' | 'failed') => void} host.ended
   */
  constructor(host) {
    this.#host = host;
    this.#sliced = new Sliced(host.clock);
  }

  /** Ends the search before. @param {Wish} wish */
  async start(wish) {
    this.stop();
    const job = this.#job;
    const modules = await this.#load(wish, job);
    if (job !== this.#job) return;
    if (modules) this.#search(wish, modules, job);
    else this.#end('failed');
  }

  /** What the wish needs; null where it cannot be loaded. @param {Wish} wish @param {number} job */
  async #load(wish, job) {
    const tell = (/** @type {'late' | 'come'} */ news) => {
      if (job === this.#job) this.#host.tell(news);
    };
    const modules = await patiently(this.#host.loadModules(wish), () => tell('late')).catch(() => null);
    tell('come');
    return modules;
  }

  /** @param {Wish} wish @param {Modules} modules @param {number} job */
  #search(wish, modules, job) {
    this.#timer = this.#host.clock.setTimeout(() => this.#end('late'), LIMIT);
    const { clock, startWorker } = this.#host;
    const guarded = guardWorker({
      clock,
      startWorker,
      patience: PATIENCE,
      heard: ({ best, done }) => this.#take(best, done),
      failed: () => this.#onPage(wish, modules, job),
    });
    this.#worker = guarded;
    guarded.ask({ ...wish, ...modules });
  }

  /** Ends it at once. Safe to repeat. */
  stop() {
    this.#job += 1;
    this.#sliced.stop();
    this.#worker?.end();
    this.#worker = null;
    this.#maker?.close?.();
    this.#maker = null;
    this.#host.clock.clearTimeout(this.#timer);
  }

  /** @param {Wish} wish @param {Modules} modules @param {number} job */
  async #onPage(wish, modules, job) {
    try {
      const open = await this.#host.loadMaker(modules);
      if (job !== this.#job) return;
      const maker = open(wish);
      this.#maker = maker;
      let broken = false;
      this.#sliced.start({
        step: () => {
          try {
            return maker.work(QUESTIONS);
          } catch {
            broken = true;
            return true;
          }
        },
        tell: (done) => (broken ? this.#end('failed') : this.#take(maker.best(), done)),
      });
    } catch {
      if (job === this.#job) this.#end('failed');
    }
  }

  /** @param {Made | null} best @param {boolean} done */
  #take(best, done) {
    if (best) this.#host.report(best);
    if (done) this.#end('done');
  }

  /** @param {'done' | 'late' | 'failed'} how */
  #end(how) {
    this.stop();
    this.#host.ended(how);
  }
}
