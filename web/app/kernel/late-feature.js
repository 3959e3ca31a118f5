/**
 * One feature of a player, before and after it is loaded.
 *
 *     const late = new LateFeature(fork, host, () => requestPaint());
 *     late.follow(state);                 // after each change of the state: loads it once it is wanted
 *     late.use((part) => part.ask());     // now, or when it is there
 *     late.paint(state, t);               // in each painted frame
 *
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 * @typedef {import('../player/host.js').Host} Host
 * @typedef {import('../run/session.js').Session} Session
 * @typedef {import('../view/appearance.js').Appearance} Appearance
 * @typedef {{ type: string, [detail: string]: any }} Intent
 * @typedef {Record<string, (intent: any) => void>} Commands by the type of the intent
 */
import { WideLanguage } from '../i18n/lazy-messages.js';
import { tellOf } from './late-notice.js';
import { LazyPart } from '../platform/lazy-part.js';
import { has } from '../state/features.js';

/**
 * What a player knows of a feature before it is loaded. It stands in the file `feature.js` of the feature's folder.
 * @template {Part} [Loaded=any]
 * @typedef {object} Feature
 * @property {string} id as `state.features` names it
 * @property {readonly string[]} [builtUpon] features without which this one is absent too
 * @property {(host: PartHost) => Promise<Loaded>} load rejects where a file could not be loaded
 * @property {(state: State, host: Host) => string | null} [wanted] what the state wants it for; null: nothing. After a
 *   failure it is loaded again when this changes. Without it only `use()` loads it
 * @property {(state: State) => boolean} [isMissed] whether the reader is told that it is late or did not come; without
 *   it always
 * @property {import('../state/state.js').Notice} [failure] what the reader is told where it did not come; without it
 *   the notice that a part did not come
 * @property {(news: import('../platform/lazy-part.js').News, host: Host) => void} [tell] tells the reader in another
 *   way than by these notices
 * @property {(state: State) => readonly string[]} [words] the groups of its sentences; without it the group of its id
 * @property {(root: ShadowRoot, state: State, t: Translate, isMissing: boolean) => void} [standIn] paints until it is
 *   there
 * @property {(state: State) => State} [unfulfilled] the state as a player shows it after the feature has failed
 * @property {(late: LateFeature<Loaded>, host: Host) => Commands} [commands] intents that it obeys
 *
 * @typedef {Host & { changed: () => void }} PartHost changed: there is more to be painted, without a change of the
 *   state
 */

/**
 * A feature that is loaded. All but `follow` may be absent.
 * @typedef {object} Part
 * @property {(state: State) => void} follow does what a change of the state asks for; paints nothing
 * @property {() => void} [close] ends all work; `follow` starts it again; safe to repeat
 * @property {(state: State, t: Translate) => void} [paint] shows what there is to be shown; changes nothing else
 * @property {() => void} [speak] there is another language
 * @property {(session: Session, from: number) => boolean} [halt] is told of each move ahead from that position; true:
 *   the run is to stop here
 * @property {(intent: Intent) => boolean} [takes] is asked first for each intent; true: nobody else obeys it
 * @property {(intent: Intent) => boolean} [awaits] whether an intent is obeyed although its page does not permit it
 * @property {(state: State, t: Translate | null, draw: (state: State) => Appearance) => Appearance} [cover] what may be
 *   seen of the player
 * @property {(t: Translate) => import('../view/appearance.js').Logic} [sentences] how it tells the steps of a run
 */

/**
 * A feature that is a dialog: an intent opens it.
 * @typedef {{ id: string, load: (host: Host) => Promise<import('../dialogs/dialogs.js').Dialog> }} DialogFeature
 */

/** @template {Part} [Loaded=any] */
export class LateFeature {
  #feature;
  #host;
  #changed;
  /** @type {LazyPart<Loaded>} */
  #loading;
  /** What it was wanted for when the state was followed last. @type {string | null} */
  #purpose = null;
  /** By the groups of its sentences. @type {Map<string, WideLanguage>} */
  #languages = new Map();
  /** The language in which it was painted last. @type {Translate | null} */
  #spoken = null;
  /**
   * What was heard of it last: late or failed, it is not asked for again until it is wanted anew.
   * @type {import('../platform/lazy-part.js').News}
   */
  news = 'come';

  /** @param {Feature<Loaded>} feature @param {Host} host @param {() => void} changed there is more to be painted */
  constructor(feature, host, changed) {
    this.#feature = feature;
    this.#host = host;
    this.#changed = changed;
    this.#loading = new LazyPart({
      load: () => feature.load({ ...host, changed }),
      tell: (news) => this.#tell(news),
    });
  }

  get id() {
    return this.#feature.id;
  }

  /** What the intents about it ask for. @returns {Commands} */
  get commands() {
    return this.#feature.commands?.(this, this.#host) ?? {};
  }

  /** Null until it is there. @returns {Loaded | null} */
  get part() {
    return this.#loading.now;
  }

  /** @param {State} state */
  follow(state) {
    if (!this.#host.root.host.isConnected) return;
    if (this.part) {
      this.part.follow(state);
      return;
    }
    const { id, wanted } = this.#feature;
    const purpose = has(state, id) ? (wanted?.(state, this.#host) ?? null) : null;
    if (purpose !== this.#purpose) this.news = 'come';
    this.#purpose = purpose;
    if (purpose !== null && this.news === 'come') this.#loading.use(this.#begin);
  }

  /** Does this with it, now or when it is there. @param {(part: Loaded) => void} work */
  use(work) {
    this.#loading.use(work);
  }

  /** Asks once more for what could not be loaded, where it is still wanted. */
  retry() {
    this.news = 'come';
    this.follow(this.#host.state());
  }

  /**
   * Its sentences, in the language of a player.
   * @param {State} state
   * @param {Translate} t
   * @returns {Translate | null} null: it, or its sentences, are not there yet
   */
  words(state, t) {
    if (!this.part) return null;
    const groups = this.#feature.words?.(state) ?? [this.#feature.id];
    const key = groups.join();
    const language = this.#languages.get(key) ?? new WideLanguage([...groups], this.#changed);
    this.#languages.set(key, language);
    return language.follow(t);
  }

  /** @param {State} state @param {Translate} t */
  paint(state, t) {
    const { part } = this;
    const words = this.words(state, t);
    if (!part || !words) {
      this.#feature.standIn?.(this.#host.root, state, t, this.news !== 'come');
      return;
    }
    if (words !== this.#spoken) part.speak?.();
    this.#spoken = words;
    part.paint?.(state, words);
  }

  /**
   * What may be seen of the player.
   * @param {State} state
   * @param {Translate} t
   * @param {(state: State) => Appearance} draw
   * @returns {Appearance}
   */
  cover(state, t, draw) {
    const { part } = this;
    if (part) return part.cover?.(state, this.words(state, t), draw) ?? draw(state);
    return draw(this.news === 'failed' ? (this.#feature.unfulfilled?.(state) ?? state) : state);
  }

  /** @param {Loaded} part */
  #begin = (part) => {
    if (this.#host.root.host.isConnected) part.follow(this.#host.state());
    this.#changed();
  };

  /** @param {import('../platform/lazy-part.js').News} news */
  #tell(news) {
    const { id, isMissed = () => true, failure, tell } = this.#feature;
    const { dispatch, state } = this.#host;
    this.news = news;
    if (tell) tell(news, this.#host);
    else if (news === 'come' || isMissed(state())) {
      if (news === 'failed' && failure) dispatch({ type: 'notice', notice: failure });
      else tellOf(id, news, dispatch);
    }
    this.#changed();
  }
}
