/**
 * What a player finds out about a puzzle beyond a hint: work and a view that are loaded when they are first needed,
 * so that the first screen does not pay for them.
 *
 *     const insight = new LazyInsight(host);
 *     insight.follow(t);       // in each painted frame
 *     insight.close();
 */
import { hintAction, seeksCulprits, showsBoth } from '../state/insight.js';
import { features } from '../features.js';
import { LazyPart, tellOf } from '../platform/lazy-part.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { widen } from '../i18n/lazy-messages.js';

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

  /** @param {import('./host.js').Host} host */
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
    const [{ InsightWork }] = await Promise.all([
      features.insight(),
      adoptSheets(this.#host.root, 'mini-board', 'both'),
      this.#t && widen(this.#t, 'both'),
    ]);
    return new InsightWork(this.#host);
  }
}
