/**
 * What a player does beside the board: the view of a mode is loaded when the mode is first entered, so that the first
 * screen does not pay for it.
 */
import { features } from '../features.js';
import { ownerOf } from '../kernel/intents.js';
import { failure, LazyPart, tellOf } from '../platform/lazy-part.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { widen } from '../i18n/lazy-messages.js';

/**
 * @typedef {import('./host.js').Host} Host
 *
 * @typedef {object} View
 * @property {(state: import('../state/state.js').State, t: import('../i18n/i18n.js').Translate) => void} follow takes
 *   over what the player knows now
 * @property {(detail: { type: string, [key: string]: any }) => void} obey an intent; what means nothing here is let
 *   pass
 * @property {() => void} takeFocus it has the focus from now on, as a whole
 * @property {() => void} close ends runs and timers; safe to repeat; `follow` starts them again
 * @property {(event: KeyboardEvent) => { type: string } | null} [keyIntent] what a key asks for in this mode; a view
 *   without it has the keys of Watch
 */

/**
 * The view of a mode, and its style sheets.
 * @type {Record<string, { load: () => Promise<new (host: Host) => View>, sheets: string[] }>}
 */
const views = {
  play: {
    load: async () => (await features.play()).PlayView,
    sheets: ['play', 'game-status', 'game-board', 'pattern', 'game-pad', 'game-hint', 'game-outcome'],
  },
  compare: {
    load: async () => (await features.compare()).Comparison,
    sheets: ['mode', 'mini-board', 'compare', 'compare-table'],
  },
  lists: {
    load: async () => (await features.lists()).ListsView,
    sheets: ['mode', 'fields', 'lists', 'list-rows', 'list-grades'],
  },
};

class LazyMode {
  #mode;
  #host;
  /** @type {LazyPart<View>} */
  #part;
  /** What the player knew last. @type {Parameters<View['follow']> | null} */
  #known = null;
  /** What was asked for before there was a view. @type {{ type: string }[]} */
  #waiting = [];
  /** Whether it was given the focus before there was a view. */
  #awaitsFocus = false;

  /** @param {string} mode @param {Host} host */
  constructor(mode, host) {
    this.#mode = mode;
    this.#host = host;
    this.#part = new LazyPart({ load: () => this.#load(), tell: (news) => this.#tell(news) });
  }

  /** @type {View['follow']} */
  follow(state, t) {
    this.#known = [state, t];
    if (!this.#host.root.host.isConnected) return;
    if (this.#part.now) this.#part.now.follow(state, t);
    else if (state.mode === this.#mode) this.#part.use(this.#enter);
  }

  /** @type {View['obey']} */
  obey(detail) {
    if (this.#part.now) this.#part.now.obey(detail);
    else this.#waiting.push(detail);
  }

  takeFocus() {
    if (this.#part.now) this.#part.now.takeFocus();
    else this.#awaitsFocus = true;
  }

  /** @param {KeyboardEvent} event */
  keyIntent(event) {
    return this.#part.now ? this.#part.now.keyIntent?.(event) : undefined;
  }

  close() {
    this.#part.now?.close();
  }

  async #load() {
    const { load, sheets } = views[this.#mode];
    const dress = async () => {
      await this.#nextTask();
      const t = this.#known?.[1];
      await Promise.all([t && widen(t, this.#mode), adoptSheets(this.#host.root, ...sheets)]);
    };
    await this.#nextTask();
    const [View] = await Promise.all([load(), dress()]);
    return new View(this.#host);
  }

  /** To show another mode, and to ask for that many files, is each enough for one task. @returns {Promise<void>} */
  #nextTask() {
    return new Promise((done) => this.#host.clock.setTimeout(done, 0));
  }

  /** @param {View} view */
  #enter = (view) => {
    if (this.#known) this.follow(...this.#known);
    const asked = this.#waiting.splice(0);
    for (const detail of asked) view.obey(detail);
    const isGiven = asked.length > 0 || this.#awaitsFocus;
    this.#awaitsFocus = false;
    if (isGiven && !this.#isFocusSeen) view.takeFocus();
  };

  /**
   * Whether something has the focus that a reader can see: what the view was asked for in, a dialog that opened by
   * itself perhaps, is gone, and the board is hidden, which keeps the focus until the browser's next frame.
   */
  get #isFocusSeen() {
    const focused = this.#host.root.activeElement ?? document.activeElement;
    return focused !== null && focused !== document.body && focused.getClientRects().length > 0;
  }

  /**
   * Without a view there is nothing to be seen in its mode; what was late is entered, unless the reader has turned to
   * something else: then its notice is gone, or about another part. The state is asked, and not what was painted last:
   * in a tab that nobody looks at nothing is painted.
   * @param {import('../platform/lazy-part.js').News} news
   */
  #tell(news) {
    const { dispatch, state, permits } = this.#host;
    const mode = /** @type {import('../state/modes.js').Mode} */ (this.#mode);
    if (news === 'come') {
      if (state().notice?.part === mode) dispatch({ type: 'mode', mode });
      return;
    }
    if (news === 'failed') {
      this.#waiting = [];
      this.#awaitsFocus = false;
    }
    dispatch({ type: 'mode', mode: 'watch' });
    const again = /** @type {const} */ ({ type: 'enter-again', mode });
    if (news === 'failed' && !permits({ type: 'mode' })) {
      // There is no button for it that could be pressed once more.
      dispatch({ type: 'notice', notice: { ...failure(), offer: { code: 'retry', action: again } } });
    } else tellOf(mode, news, dispatch, again);
  }
}

export class LazyModes {
  /** @type {Map<string, LazyMode>} */
  #modes;

  /** @param {Host} host */
  constructor(host) {
    this.#modes = new Map(Object.keys(views).map((mode) => [mode, new LazyMode(mode, host)]));
  }

  /** Hands on what the player knows now. @type {View['follow']} */
  follow(state, t) {
    for (const lazy of this.#modes.values()) lazy.follow(state, t);
  }

  /**
   * @param {string} mode
   * @param {{ type: string, [key: string]: any }} detail an intent that came in this mode
   * @returns {boolean} false: it is the player's; else it is done, or refused
   */
  obey(mode, detail) {
    const owner = ownerOf(mode, detail.type);
    if (owner === 'view') this.#modes.get(mode)?.obey(detail);
    return owner !== 'player';
  }

  /** The view of a mode has the focus, if it is there by now. @param {string} mode */
  takeFocus(mode) {
    this.#modes.get(mode)?.takeFocus();
  }

  /**
   * What a key asks for in a mode that has keys of its own.
   * @param {string} mode
   * @param {KeyboardEvent} event
   * @returns {{ type: string, [key: string]: any } | null | undefined} undefined: the mode has none
   */
  keyIntent(mode, event) {
    return this.#modes.get(mode)?.keyIntent(event);
  }

  /** Safe to repeat. */
  close() {
    for (const lazy of this.#modes.values()) lazy.close();
  }
}
