/**
 * Questions about what comes next, as a player holds them: nothing of them is loaded before they are wanted.
 *
 *     const predict = new LazyPredict(host, () => requestPaint());
 *     predict.follow(state);                                   // after each change of the state
 *     predict.cover(state, t, (shown) => appearanceOf(shown, t));     // what may be seen
 *     predict.paint(state);                                    // in each painted frame
 */
import { features } from '../features.js';
import { WideLanguage } from '../i18n/lazy-messages.js';
import { LazyPart, tellOf } from '../platform/lazy-part.js';
import { has } from '../state/features.js';
import { SEEDS } from '../state/questions.js';

/**
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../view/appearance.js').Appearance} Appearance
 */

export class LazyPredict {
  #host;
  /** @type {LazyPart<import('../predict/predict-part.js').PredictPart>} */
  #part;
  #language;
  /** Of questions about deductions, whose answers are the names of techniques. */
  #languageOfLogic;
  /**
   * What was heard of it last. Late or failed, it is asked for again when it is wanted anew. Failed, nothing is asked,
   * and the wish stays in the state, so that a reload finds it.
   * @type {import('../platform/lazy-part.js').News}
   */
  #news = 'come';

  /** What the intents about it ask for. @type {Record<string, (detail: any) => void>} */
  commands = {
    predict: ({ on = this.#host.state().questions === null || this.#news === 'failed' }) => {
      this.#news = 'come';
      if (on === (this.#host.state().questions !== null)) {
        this.follow(this.#host.state());
        return;
      }
      this.#host.dispatch({ type: 'questions', seed: on ? Math.floor(Math.random() * SEEDS) : null });
    },
  };

  /** @param {import('./host.js').Host} host @param {() => void} changed called when there is more to be painted */
  constructor(host, changed) {
    this.#host = host;
    this.#language = new WideLanguage('predict', changed);
    this.#languageOfLogic = new WideLanguage(['logic', 'predict'], changed);
    this.#part = new LazyPart({
      load: async () => (await features.predict()).loadPredictPart({ ...host, changed }),
      tell: (news) => {
        this.#news = news;
        tellOf('predict', news, host.dispatch);
      },
    });
  }

  /** @param {State} state */
  follow(state) {
    if (this.#part.now) this.#part.now.follow(state);
    else if (state.questions !== null && has(state, 'predict') && state.solver === 'ready' && this.#news === 'come') {
      this.#part.use((part) => part.follow(this.#host.state()));
    }
  }

  /**
   * What a player shows, as far as it may be seen.
   * @param {State} state
   * @param {import('../i18n/i18n.js').Translate} t
   * @param {(state: State) => Appearance} appearance
   */
  cover(state, t, appearance) {
    const part = this.#part.now;
    if (!part) return appearance(this.#news === 'failed' ? { ...state, questions: null } : state);
    if (state.questions === null) return appearance(state);
    part.t = (state.algorithm === 'logic' ? this.#languageOfLogic : this.#language).follow(t);
    return part.covered(appearance(part.veiled(state)), state);
  }

  /** @param {import('../run/session.js').Session} session @param {number} from @returns {boolean} */
  halt(session, from) {
    return this.#part.now?.halt(session, from) ?? false;
  }

  /** Whether an intent is an answer, or must wait for one. @param {{ type: string, [key: string]: any }} intent */
  takes(intent) {
    return this.#part.now?.takes(intent) ?? false;
  }

  /** Whether an intent may be the answer that is waited for. @param {{ type: string }} intent */
  awaits(intent) {
    return this.#part.now?.awaits(intent) ?? false;
  }

  /** @param {State} state */
  paint(state) {
    this.#part.now?.paint(state);
  }
}
