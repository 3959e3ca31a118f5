/**
 * The dialogs of a player: all about another puzzle, loaded when a dialog is first opened, so that the first screen
 * does not pay for it. Once it is there, it answers at once.
 *
 *     const dialogs = new LazyDialogs(host);
 *     dialogs.open('53..7');
 *     dialogs.complain({ text: '5 cells, 16 are needed.', index: 4 });
 */
import { later } from '../platform/load-module.js';
import { tellOf } from '../kernel/late-notice.js';
import { LazyPart } from '../platform/lazy-part.js';

/** @typedef {import('../dialogs/dialogs.js').Dialogs} Dialogs */

export class LazyDialogs {
  /** @type {LazyPart<Dialogs>} */
  #dialogs;

  /** @param {import('./host.js').Host} host */
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
