/**
 * Logic as a player holds it: nothing of it is loaded before the search `logic` is watched, or somebody wants to know
 * how hard puzzles are.
 *
 *     const logic = new LazyLogic(board, host, () => requestPaint());
 *     logic.follow(state);               // after each change of the state
 *     appearanceOf(state, t, logic.in(t));
 *     logic.paint(state, parts);         // in each painted frame
 *     logic.close();
 */
import { features } from '../features.js';
import { WideLanguage } from '../i18n/lazy-messages.js';
import { LazyPart, tellOf } from '../platform/lazy-part.js';
import { notLoaded } from '../run/driver.js';
import { has } from '../state/features.js';

/** @typedef {import('../state/state.js').State} State @typedef {import('../i18n/i18n.js').Translate} Translate */

export class LazyLogic {
  #board;
  #host;
  #changed;
  /** @type {LazyPart<import('../logic/logic-part.js').LogicPart>} */
  #part;
  #language;
  /** Its words, as far as they are there. @type {Translate | null} */
  #t = null;
  /** Every puzzle is graded. */
  #isGrading = false;
  /** It could not be loaded, or has not come yet: it is asked for again when it is wanted anew. */
  #isMissing = false;
  /** What it is wanted for. @type {'steps' | 'grade' | null} */
  #use = null;

  /** What the intents about it ask for. @type {Record<string, (detail: any) => void>} */
  commands = {
    technique: ({ id }) => this.#part.use((part) => part.explain(id)),
  };

  /**
   * @param {HTMLElementTagNameMap['sudoku-board']} board that it draws upon
   * @param {import('./host.js').Host} host
   * @param {() => void} changed called when there is more to be painted
   */
  constructor(board, host, changed) {
    this.#board = board;
    this.#host = host;
    this.#changed = changed;
    this.#language = new WideLanguage('logic', changed);
    this.#part = new LazyPart({
      load: async () => (await features.logic()).loadLogicPart(host),
      tell: (news) => this.#tell(news),
    });
  }

  /** From now on it is said how hard each puzzle is. */
  grade() {
    if (!has(this.#host.state(), 'logic')) return;
    this.#isGrading = true;
    this.follow(this.#host.state());
  }

  /** Asks once more for what could not be loaded. */
  retry() {
    this.#isMissing = false;
    this.follow(this.#host.state());
  }

  /** @param {State} state */
  follow(state) {
    const isWatched = state.algorithm === 'logic' && state.mode === 'watch';
    const use = isWatched ? 'steps' : this.#isGrading ? 'grade' : null;
    if (use !== this.#use) this.#isMissing = false;
    this.#use = use;
    if (state.solver !== 'ready' || !use) return;
    if (this.#part.now) this.#part.now.grade(state);
    else if (!this.#isMissing) this.#part.use(this.#begin);
  }

  /**
   * What is said about logic, in the language of a player.
   * @param {Translate} t
   * @returns {import('../view/appearance.js').Logic | null} null: it has not come yet
   */
  in(t) {
    const part = this.#part.now;
    const wide = part && this.#language.follow(t);
    if (part && wide && wide !== this.#t) part.speak();
    this.#t = wide;
    return wide && { tell: part.tellIn(wide), difficulty: (state) => part.difficulty(state, wide) };
  }

  /** How the steps of `logic` are told, in the language that was asked for last. */
  tell() {
    return this.#part.now && this.#t ? this.#part.now.tellIn(this.#t) : null;
  }

  /** @param {State} state @param {Record<string, any>} parts of the player; some come later */
  paint(state, { counters }) {
    const part = this.#part.now;
    if (!part || !this.#t) return;
    if (counters && !part.list.parentNode) counters.after(part.list);
    part.paint(state, this.#t);
  }

  /** Ends all work. Safe to repeat. */
  close() {
    this.#part.now?.close();
  }

  /** @param {import('../logic/logic-part.js').LogicPart} part */
  #begin = (part) => {
    this.#board.cover(part.layer);
    part.grade(this.#host.state());
    this.#changed();
  };

  /**
   * Who only looks at a board is not told that it cannot be graded.
   * @param {import('../platform/lazy-part.js').News} news
   */
  #tell(news) {
    this.#isMissing = news !== 'come';
    if (news === 'come') this.#changed();
    if (this.#host.state().algorithm !== 'logic') return;
    if (news === 'failed') this.#host.dispatch({ type: 'notice', notice: notLoaded });
    else tellOf('logic', news, this.#host.dispatch);
  }
}
