/**
 * The door to what a player does about `insight.js` beyond a hint: behind it is work and a view that
 * are loaded when they are first needed, so that the first screen does not pay for them.
 *
 *     const insight = new LazyInsight({ root, clock, attempt, state, dispatch });
 *     insight.follow(t);       // in each painted frame
 *     insight.close();
 */
import { hintAction, seeksCulprits, showsBoth } from '../state/hints.js';
import { features } from '../features.js';
import { LazyPart, tellOf } from '../platform/lazy-part.js';
import { loadSheet } from '../platform/style-sheets.js';

/**
 * @typedef {object} Host what a player lends
 * @property {ShadowRoot} root gets the style sheets and, before its panels, the two solutions
 * @property {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} clock
 * @property {<T>(work: (solver: import('../solver.js').Solver) => T) => T | undefined} attempt uses the solver;
 *   undefined where there is none
 * @property {() => import('../state/state.js').State} state
 * @property {(action: import('../state/state.js').Action) => void} dispatch
 */

export class LazyInsight {
  #host;
  /** @type {LazyPart<import('../insight/insight-panel.js').InsightWork>} */
  #work;
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  /** The puzzle for which nothing could be loaded: it is asked for again when it is wanted anew. */
  #failed = '';

  /** What the intents about it ask for. @type {Record<string, (detail: any) => void>} */
  commands = {
    give: () => {
      const action = hintAction(this.#host.state());
      if (action) this.#host.dispatch(action);
    },
    look: () => this.#work.use((work) => work.look()),
    'look-stop': () => this.#work.now?.leave(),
  };

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#work = new LazyPart({ load: () => this.#load(), tell: (news) => this.#tell(news) });
  }

  /** Shows, and starts, what the state asks for now. @param {import('../i18n/i18n.js').Translate} t */
  follow(t) {
    const state = this.#host.state();
    const wanted = showsBoth(state) || seeksCulprits(state);
    this.#t = t;
    if (this.#work.now) this.#work.now.follow(t);
    else if (!wanted) this.#failed = '';
    else if (this.#failed !== state.puzzle) this.#work.use(this.#show);
  }

  /** Ends all work; `follow` starts it again. Safe to repeat. */
  close() {
    this.#work.now?.leave();
  }

  /** @param {import('../insight/insight-panel.js').InsightWork} work */
  #show = (work) => {
    if (this.#t) work.follow(this.#t);
  };

  /**
   * Culprits are looked for unasked: it is not said that they are not.
   * @param {import('../platform/lazy-part.js').News} news
   */
  #tell(news) {
    const state = this.#host.state();
    this.#failed = news === 'come' ? '' : state.puzzle;
    if (!seeksCulprits(state)) tellOf('insight', news, this.#host.dispatch);
  }

  async #load() {
    const [{ InsightWork }, ...sheets] = await Promise.all([
      features.insight(),
      loadSheet('mini-board'),
      loadSheet('both'),
    ]);
    const { root } = this.#host;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    return new InsightWork(this.#host);
  }
}
