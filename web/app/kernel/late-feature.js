/**
 * One feature of a player, before and after it is loaded.
 *
 *     const late = new LateFeature(fork, host);
 *     late.follow(state);                 // after each change of the state: loads the feature once it is wanted
 *     late.use((part) => part.ask());     // now, or when the feature is loaded
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
import { WideLanguage, widen } from '../i18n/lazy-messages.js';
import { LazyPart } from '../platform/lazy-part.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { has } from '../state/features.js';
import { tellOf } from './late-notice.js';

/**
 * What a player knows of a feature before it is loaded. The file `feature.js` in the folder of the feature has it.
 * @template {Part} [Loaded=any]
 * @typedef {object} Feature
 * @property {string} id the name in `state.features`
 * @property {readonly string[]} [builtUpon] ids of features that this one needs
 * @property {() => Promise<new (host: Host) => Loaded>} load imports the class; rejects if a file is missing
 * @property {string[]} sheets style sheets that are loaded with it
 * @property {(state: State) => readonly string[]} [words] groups of its texts; the default is the group named by its id
 * @property {(state: State, host: Host) => string | null} [wanted] why the state needs the feature, or null. After a
 *   failure the feature is loaded again when this value changes. Without this function only `use()` loads the feature
 * @property {(state: State) => boolean} [tellsReader] whether a notice says that the feature is late or failed; the
 *   default is always
 * @property {import('../state/state.js').Notice} [failure] replaces the usual notice of a failure
 * @property {(news: import('../platform/lazy-part.js').News, host: Host) => void} [tell] replaces the notices
 * @property {(root: ShadowRoot, state: State, t: Translate, isMissing: boolean) => void} [paintPlaceholder] paints
 *   until the feature is loaded
 * @property {(state: State) => State} [fallback] the state that a player shows after the feature has failed
 * @property {(late: LateFeature<Loaded>, host: Host) => Commands} [commands] the intents that the feature obeys
 */

/**
 * A loaded feature. Only `follow` is required.
 * @typedef {object} Part
 * @property {(state: State) => void} follow does what a change of the state requires, and paints nothing. A dispatch
 *   within `follow` calls `follow` again before it returns
 * @property {() => void} [close] ends all work. `follow` starts the work again. Safe to repeat
 * @property {(state: State, t: Translate) => void} [paint] shows the state, and changes nothing else
 * @property {() => void} [speak] is called when the language changes
 * @property {(session: Session, from: number) => boolean} [halt] is called after each move ahead from the position
 *   `from`. Returns true to stop the run
 * @property {(intent: Intent) => boolean} [takes] is called before anything else obeys an intent. Returns true if
 *   nothing else may obey it
 * @property {(intent: Intent) => boolean} [awaits] whether the part needs this intent now, even if the page forbids it
 * @property {(state: State, t: Translate | null, draw: (state: State) => Appearance) => Appearance} [cover] draws the
 *   player, and hides what the reader may not see
 * @property {(t: Translate) => import('../view/appearance.js').Logic} [sentences] the texts of its steps
 */

/**
 * A feature that is a dialog, opened by an intent.
 * @typedef {{ id: string, builtUpon?: readonly string[], load: (host: Host) =>
 *   Promise<import('../dialogs/dialogs.js').Dialog> }} DialogFeature
 */

/** Gives the browser a task of its own. @param {Host} host @returns {Promise<void>} */
const nextTask = ({ clock }) => new Promise((done) => clock.setTimeout(done, 0));

/** @template {Part} [Loaded=any] */
export class LateFeature {
  #feature;
  #host;
  /** @type {LazyPart<Loaded>} */
  #loading;
  /** The last value of `wanted`. @type {string | null} */
  #purpose = null;
  /** By the groups of its texts. @type {Map<string, WideLanguage>} */
  #languages = new Map();
  /** The texts of the last `paint`. @type {Translate | null} */
  #spoken = null;
  /**
   * Why the feature is not there although it was wanted; null: no such news. A missing feature is not loaded again
   * until `wanted` changes.
   * @type {'late' | 'failed' | null}
   */
  missing = null;

  /** @param {Feature<Loaded>} feature @param {Host} host */
  constructor(feature, host) {
    this.#feature = feature;
    this.#host = host;
    this.#loading = new LazyPart({ load: () => this.#load(), tell: (news) => this.#tell(news) });
  }

  get id() {
    return this.#feature.id;
  }

  /** The intents that the feature obeys. @returns {Commands} */
  get commands() {
    return this.#feature.commands?.(this, this.#host) ?? {};
  }

  /** Null until the feature is loaded. @returns {Loaded | null} */
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
    if (purpose !== this.#purpose) this.missing = null;
    this.#purpose = purpose;
    if (purpose !== null && !this.missing) this.#loading.use(this.#begin);
  }

  /** Calls `work` with the part, now or when it is loaded. @param {(part: Loaded) => void} work */
  use(work) {
    this.#loading.use(work);
  }

  /** Loads the feature again if it is missing and still wanted. */
  retry() {
    this.missing = null;
    this.follow(this.#host.state());
  }

  /**
   * Its texts in the language of `t`.
   * @param {State} state
   * @param {Translate} t
   * @returns {Translate | null} null: the feature or its texts are not loaded yet
   */
  words(state, t) {
    if (!this.part) return null;
    const groups = this.#groupsFor(state);
    const key = groups.join();
    const language = this.#languages.get(key) ?? new WideLanguage([...groups], this.#host.changed);
    this.#languages.set(key, language);
    return language.follow(t);
  }

  /** @param {State} state @param {Translate} t */
  paint(state, t) {
    const { part } = this;
    const words = this.words(state, t);
    if (!part || !words) {
      this.#feature.paintPlaceholder?.(this.#host.root, state, t, this.missing !== null);
      return;
    }
    if (words !== this.#spoken) part.speak?.();
    this.#spoken = words;
    part.paint?.(state, words);
  }

  /**
   * Draws the player. A loaded feature may hide something; a failed one may change the state that is drawn.
   * @param {State} state
   * @param {Translate} t
   * @param {(state: State) => Appearance} draw
   * @returns {Appearance}
   */
  cover(state, t, draw) {
    const { part } = this;
    if (part) return part.cover?.(state, this.words(state, t), draw) ?? draw(state);
    return draw(this.missing === 'failed' ? (this.#feature.fallback?.(state) ?? state) : state);
  }

  /** @param {State} state */
  #groupsFor(state) {
    return this.#feature.words?.(state) ?? [this.#feature.id];
  }

  /** Each await ends a task: a click must not wait for all of it. @returns {Promise<Loaded>} */
  async #load() {
    await nextTask(this.#host);
    const [Loaded] = await Promise.all([this.#feature.load(), this.#dress()]);
    return new Loaded(this.#host);
  }

  async #dress() {
    await nextTask(this.#host);
    const t = this.#host.translate();
    await Promise.all([
      t && widen(t, ...this.#groupsFor(this.#host.state())),
      adoptSheets(this.#host.root, ...this.#feature.sheets),
    ]);
  }

  /** @param {Loaded} part */
  #begin = (part) => {
    if (this.#host.root.host.isConnected) part.follow(this.#host.state());
    this.#host.changed();
  };

  /** @param {import('../platform/lazy-part.js').News} news */
  #tell(news) {
    const { id, tellsReader = () => true, failure, tell } = this.#feature;
    const { dispatch, state } = this.#host;
    this.missing = news === 'come' ? null : news;
    if (tell) tell(news, this.#host);
    else if (news === 'come' || tellsReader(state())) {
      if (news === 'failed' && failure) dispatch({ type: 'notice', notice: failure });
      else tellOf(id, news, dispatch);
    }
    this.#host.changed();
  }
}
