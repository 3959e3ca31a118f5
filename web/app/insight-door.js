/**
 * The door to what a player does about `insight.js` beyond a hint: behind it is work and a view that
 * are loaded when they are first needed, so that the first screen does not pay for them.
 *
 *     const insight = new InsightDoor({ root, clock, attempt, state, dispatch });
 *     insight.follow(t);       // in each painted frame
 *     insight.close();
 */
import { hintAction, seeksCulprits, showsBoth } from './insight.js';
import { retried } from './retried.js';
import { loadSheet } from './sheets.js';

/**
 * @typedef {object} Host what a player lends
 * @property {ShadowRoot} root gets the style sheets and, before its panels, the two solutions
 * @property {Pick<import('./playback.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock
 * @property {<T>(work: (solver: import('./solver.js').Solver) => T) => T | undefined} attempt uses the solver; undefined where there is none
 * @property {() => import('./state.js').State} state
 * @property {(action: import('./state.js').Action) => void} dispatch
 */

export class InsightDoor {
  #host;
  /** @type {Promise<import('./insight-work.js').InsightWork> | null} */
  #loading = null;
  /** @type {import('./insight-work.js').InsightWork | null} */
  #work = null;
  /** The puzzle for which nothing could be loaded: it is asked for again when it is wanted anew. */
  #failed = '';

  /** What the intents about it ask for. @type {Record<string, (detail: any) => void>} */
  commands = {
    give: () => {
      const action = hintAction(this.#host.state());
      if (action) this.#host.dispatch(action);
    },
    look: () => this.#enter((work) => work.look()),
    'look-stop': () => this.#work?.leave(),
  };

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Shows, and starts, what the state asks for now. @param {import('./i18n.js').Translate} t */
  follow(t) {
    const state = this.#host.state();
    const wanted = showsBoth(state) || seeksCulprits(state);
    if (this.#work) this.#work.follow(t);
    else if (!wanted) this.#failed = '';
    else if (this.#failed !== state.puzzle) this.#enter((work) => work.follow(t));
  }

  /** Ends all work; `follow` starts it again. Safe to repeat. */
  close() {
    this.#work?.leave();
  }

  /** @param {(work: import('./insight-work.js').InsightWork) => void} use */
  async #enter(use) {
    this.#loading ??= this.#load();
    try {
      this.#work = await this.#loading;
    } catch {
      this.#loading = null;
      this.#failed = this.#host.state().puzzle;
      if (!seeksCulprits(this.#host.state())) this.#host.dispatch({ type: 'notice', notice: { code: 'laterFailed' } });
      return;
    }
    use(this.#work);
  }

  async #load() {
    const [{ InsightWork }, ...sheets] = await Promise.all([retried(() => import('./insight-work.js')), loadSheet('mini-board'), loadSheet('both')]);
    const { root } = this.#host;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    return new InsightWork(this.#host);
  }
}
