/**
 * The features of a player, all by one protocol; see late-feature.js. A feature that is taken out is not missed.
 *
 *     const host = new FeatureHost(features, player, () => requestPaint());
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
 */

/**
 * The features that a player has: those of the table whose bases are in it too.
 * @param {Record<string, Feature>} table by their ids
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
  /** What the intents about them ask for. @type {import('./late-feature.js').Commands} */
  commands;

  /**
   * @param {Record<string, Feature>} table by their ids
   * @param {import('../player/host.js').Host} player
   * @param {() => void} changed there is more to be painted
   */
  constructor(table, player, changed) {
    this.#player = player;
    this.#all = presentIn(table).map((id) => new LateFeature(table[id], player, changed));
    this.commands = Object.assign({}, ...this.#all.map((late) => late.commands));
  }

  /** Hands on what the player knows now. What one of them changes the next one knows. */
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

  /** Asks once more for what could not be loaded. @param {string} id */
  retry(id) {
    this.#of(id)?.retry();
  }

  /**
   * Hands an intent to the view of a mode, if the view obeys it; a view that was not there yet has the focus then.
   * @param {string} mode in which the intent came
   * @param {import('./late-feature.js').Intent} intent
   * @returns {boolean} false: the player obeys it; true: it is done, or refused
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

  /** The view of a mode has the focus, now or when it is there. @param {string} mode */
  takeFocus(mode) {
    const late = this.#of(mode);
    if (late?.part) late.part.takeFocus();
    else late?.use((view) => this.#giveFocus(view));
  }

  /**
   * What a key asks for in a mode that has keys of its own.
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
   * Gives a view the focus, unless something has it that a reader can see. What the view was asked for in, perhaps a
   * dialog that opened by itself, is gone; and the board is hidden, but keeps the focus until the browser's next frame.
   * @param {import('./mode-feature.js').View} view
   */
  #giveFocus(view) {
    const focused = this.#player.root.activeElement ?? document.activeElement;
    const isSeen = focused !== null && focused !== document.body && focused.getClientRects().length > 0;
    if (!isSeen) view.takeFocus();
  }

  /**
   * Whether a run is to stop here.
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
   * What may be seen of a player.
   * @param {State} state
   * @param {Translate} t
   * @param {(state: State) => import('../view/appearance.js').Appearance} draw
   */
  cover(state, t, draw) {
    const covered = this.#all.reduceRight(
      (inner, late) => (/** @type {State} */ shown) => late.cover(shown, t, inner),
      draw,
    );
    return covered(state);
  }

  /**
   * How a search is told that has sentences of its own.
   * @param {State} state
   * @param {Translate} t
   * @returns {import('../view/appearance.js').Logic | null} null: there is none, or it has not come yet
   */
  sentences(state, t) {
    for (const late of this.#all) {
      const words = late.part?.sentences && late.words(state, t);
      if (words) return late.part.sentences(words);
    }
    return null;
  }
}
