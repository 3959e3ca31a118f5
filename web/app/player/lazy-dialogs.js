/**
 * The door to the dialogs of a player: behind it is all about another puzzle, loaded when a dialog
 * is first opened, so that the first screen does not pay for it. Once it is there, it answers at once.
 *
 *     const dialogs = new LazyDialogs({ root, frame, translate, dispatch });
 *     dialogs.open('53..7');
 *     dialogs.complain({ text: '5 cells, 16 are needed.', index: 4 });
 */
import { later } from '../platform/load-module.js';
import { LazyPart, tellOf } from '../platform/lazy-part.js';

/**
 * @typedef {object} Host what a player lends
 * @property {ShadowRoot} root gets the style sheets
 * @property {Element} frame gets the elements
 * @property {() => import('../i18n/i18n.js').Translate | null} translate null until there is a language
 * @property {(action: import('../state/state.js').Action) => void} dispatch
 * @property {() => import('../state/state.js').State} state
 * @property {<T>(work: (session: import('../run/session.js').Session) => T) => T | undefined} attempt uses the solver;
 *   undefined where there is none
 *
 * @typedef {import('../dialogs/dialogs.js').Dialogs} Dialogs
 */

export class LazyDialogs {
  /** @type {LazyPart<Dialogs>} */
  #dialogs;

  /** @param {Host} host */
  constructor(host) {
    this.#dialogs = new LazyPart({
      load: async () => (await later(() => import('../dialogs/dialogs.js'))).loadDialogs(host),
      tell: (news) => tellOf('dialogs', news, host.dispatch),
    });
  }

  /**
   * Opens the dialog for another puzzle.
   * @param {string} [text] what to start the text with; without it the text stays as it is
   */
  open(text) {
    this.#dialogs.use((dialogs) => dialogs.open(text));
  }

  /** Opens the list of keys. */
  openKeys() {
    this.#dialogs.use((dialogs) => dialogs.openKeys());
  }

  /** Opens the dialog for sharing. */
  openShare() {
    this.#dialogs.use((dialogs) => dialogs.openShare());
  }

  /** Closes what is open; what is on its way does not open any more. */
  close() {
    this.#dialogs.leave();
    this.#dialogs.now?.close();
  }

  /** Says what is wrong with the text. @param {{ text: string, index: number }} error */
  complain(error) {
    this.#dialogs.use((dialogs) => dialogs.complain(error));
  }

  /** Lets the reader choose one of several puzzles. @param {import('../dialogs/pick-puzzle.js').Offer} offer */
  offer(offer) {
    this.#dialogs.use((dialogs) => dialogs.offer(offer));
  }

  /** There is another language. */
  speak() {
    this.#dialogs.now?.speak();
  }
}
