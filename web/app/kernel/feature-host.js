/**
 * All features of a player, by the one protocol of late-feature.js. The order of the features is that of their ids, and
 * no feature may depend on it.
 *
 *     const host = new FeatureHost(features, player);
 *     host.follow();            // after each change of the state
 *     host.paint(state, t);     // in each painted frame
 *     host.close();
 */
import { ownerOf } from './intents.js';
import { LateFeature } from './late-feature.js';

/**
 * @typedef {import('./late-feature.js').State} State
 * @typedef {import('./late-feature.js').Translate} Translate
 * @typedef {import('./late-feature.js').Feature} Feature
 * @typedef {Record<string, Feature | import('./late-feature.js').DialogFeature>} FeatureTable by their ids
 */

/**
 * Returns the features of the table whose bases are in the table as well.
 * @param {FeatureTable} table
 * @returns {string[]} ids
 */
export const presentIn = (table) =>
  Object.values(table)
    .filter(({ builtUpon = [] }) => builtUpon.every((base) => base in table))
    .map(({ id }) => id);

export class FeatureHost {
  #player;
  /** @type {readonly LateFeature[]} */
  #all;
  /** The intents that the features obey. @type {import('./late-feature.js').Commands} */
  commands;

  /**
   * @param {FeatureTable} table
   * @param {import('../player/host.js').Host} player
   */
  constructor(table, player) {
    this.#player = player;
    this.#all = presentIn(table).flatMap((id) => {
      const feature = table[id];
      return 'sheets' in feature ? new LateFeature(feature, player) : []; // dialogs/dialogs.js loads its dialogs
    });
    this.commands = Object.assign({}, ...this.#all.map((late) => late.commands));
  }

  /** Hands the present state to each feature, including what the features before it have changed. */
  follow() {
    for (const late of this.#all) late.follow(this.#player.state());
  }

  /** @param {State} state @param {Translate} t */
  paint(state, t) {
    for (const late of this.#all) late.paint(state, t);
  }

  /** Ends all work; `follow` starts it again. Safe to repeat. */
  close() {
    for (const late of this.#all) late.part?.close?.();
  }

  /** Loads a missing feature again. @param {string} id */
  retry(id) {
    this.#of(id)?.retry();
  }

  /**
   * Hands an intent to the view of a mode, if that view owns it. A view that is not loaded yet obeys when it is loaded,
   * and gets the focus.
   * @param {string} mode the mode of the player when the intent came
   * @param {import('./late-feature.js').Intent} intent
   * @returns {boolean} false: the player owns the intent; true: the view owns it, or the intent is refused
   */
  obey(mode, intent) {
    const owner = ownerOf(mode, intent.type);
    if (owner === 'view') {
      const late = this.#of(mode);
      const isThere = late?.part !== null;
      late?.use((view) => {
        view.obey(intent);
        if (!isThere) this.#giveFocus(view);
      });
    }
    return owner !== 'player';
  }

  /** Gives the focus to the view of a mode, now or when the view is loaded. @param {string} mode */
  takeFocus(mode) {
    const late = this.#of(mode);
    if (late?.part) late.part.takeFocus();
    else late?.use((view) => this.#giveFocus(view));
  }

  /**
   * Returns the intent of a key in a mode that has keys of its own.
   * @param {string} mode
   * @param {KeyboardEvent} event
   * @returns {import('./late-feature.js').Intent | null | undefined} undefined: the mode has none
   */
  keyIntent(mode, event) {
    return this.#of(mode)?.part?.keyIntent?.(event);
  }

  /** @param {string} id */
  #of(id) {
    return this.#all.find((late) => late.id === id);
  }

  /**
   * Gives a view the focus, unless a visible element has it. The dialog that asked for the view may be closed by now.
   * The board is hidden, but keeps the focus until the next frame of the browser.
   * @param {import('./mode-feature.js').View} view
   */
  #giveFocus(view) {
    const focused = this.#player.root.activeElement ?? document.activeElement;
    const isSeen = focused !== null && focused !== document.body && focused.getClientRects().length > 0;
    if (!isSeen) view.takeFocus();
  }

  /**
   * Whether a feature stops the run after a move.
   * @param {import('../run/session.js').Session} session
   * @param {number} from the position before the move
   */
  halt(session, from) {
    return this.#all.some(({ part }) => part?.halt?.(session, from) ?? false);
  }

  /** Whether a feature has obeyed an intent, or refuses it. @param {import('./late-feature.js').Intent} intent */
  takes(intent) {
    return this.#all.some(({ part }) => part?.takes?.(intent) ?? false);
  }

  /** Whether a feature waits for an intent. @param {import('./late-feature.js').Intent} intent */
  awaits(intent) {
    return this.#all.some(({ part }) => part?.awaits?.(intent) ?? false);
  }

  /**
   * Draws a player as far as its features let the reader see it.
   * @param {State} state
   * @param {Translate} t
   * @param {(state: State) => import('../view/appearance.js').Appearance} draw
   */
  cover(state, t, draw) {
    return this.#all.reduce((inner, late) => (shown) => late.cover(shown, t, inner), draw)(state);
  }

  /**
   * The texts of a search that has texts of its own.
   * @param {State} state
   * @param {Translate} t
   * @returns {import('../view/appearance.js').Logic | null} null: no feature has such texts, or they are not loaded yet
   */
  sentences(state, t) {
    for (const late of this.#all) {
      const words = late.part?.sentences && late.words(state, t);
      if (words) return late.part.sentences(words);
    }
    return null;
  }
}
