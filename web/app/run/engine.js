/**
 * The solver as a player uses it: loaded at the start, and replaced by a new instance where the one
 * at work dies. Whoever works with it goes through `attempt`.
 *
 *     const engine = new Engine({ dispatch, ready: () => openRun() });
 *     await engine.load();
 *     engine.attempt((session) => session.step('digit'));
 */
import { SolverError } from '../solver/error.js';
import { obstacle } from '../solver/wasm-support.js';
import { askAgain, patiently } from '../platform/patience.js';
import { Session } from './session.js';
import { sharedSolver } from '../page-solver.js';

/** What only a new instance mends: the module died, or can get no more memory. */
const LOST = ['crashed', 'memory'];

export class Engine {
  #dispatch;
  #ready;
  /** @type {Session | null} */
  #session = null;
  #job = 0;
  /** Crashes since the last move that went well. */
  #crashes = 0;

  /**
   * @param {object} host
   * @param {(action: import('../state/state.js').Action) => void} host.dispatch is told what becomes of the solver
   * @param {() => void} host.ready called whenever an instance is there: the run is to be taken up
   */
  constructor({ dispatch, ready }) {
    this.#dispatch = dispatch;
    this.#ready = ready;
  }

  get isReady() {
    return this.#session !== null;
  }

  /**
   * Loads the solver.
   * @param {import('../solver.js').Solver | null} [dead] the instance to be replaced
   * @param {Promise<void>} [after] the solver is loaded at once, and no run is opened before this
   * @returns {Promise<boolean>} whether it is there, and nobody asked again meanwhile
   */
  async load(dead = null, after = undefined) {
    const job = ++this.#job;
    this.#dispatch({ type: 'solver', solver: 'loading' });
    try {
      const late = () => {
        if (job === this.#job) this.#dispatch({ type: 'solver', solver: 'late' });
      };
      const [solver] = await Promise.all([patiently(sharedSolver(dead), late), after]);
      if (job !== this.#job) return false;
      this.#session = new Session(solver);
    } catch {
      if (job === this.#job) this.#dispatch({ type: 'solver', solver: obstacle() ?? 'failed' });
      return false;
    }
    this.#dispatch({ type: 'solver', solver: 'ready' });
    this.#ready();
    return true;
  }

  /**
   * Tries again what the reader was told of.
   * @param {import('../state/state.js').State['solver']} solver as he knows it
   */
  retry(solver) {
    this.#dispatch({ type: 'retry' });
    if (solver === 'failed') this.load();
    else askAgain();
  }

  /**
   * Uses the solver; undefined where there is none. If its instance dies, a new one takes over.
   * @template T @param {(session: Session) => T} work @returns {T | undefined}
   */
  attempt(work) {
    if (!this.#session) return undefined;
    try {
      return work(this.#session);
    } catch (error) {
      if (!(error instanceof SolverError) || !LOST.includes(error.code)) throw error;
      this.#recover();
      return undefined;
    }
  }

  /** A move went well: whatever crashed before is mended. */
  settle() {
    if (this.#session) this.#crashes = 0;
  }

  /** Ends the run; the solver stays. Safe to repeat. */
  close() {
    this.#session?.close();
  }

  /** Takes the run up on a new instance, at the position last shown. Twice in a row is enough. */
  async #recover() {
    const session = this.#session;
    if (!session) return;
    this.#session = null;
    session.close();
    this.#dispatch({ type: 'pause' });
    if (++this.#crashes > 2) this.#dispatch({ type: 'solver', solver: 'failed' });
    else if (await this.load(session.solver)) this.#dispatch({ type: 'notice', notice: { code: 'crashed' } });
  }
}
