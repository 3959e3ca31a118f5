/**
 * A dialog of a game: its sheets and sentences are loaded when it is first shown, and it follows the language of the
 * player.
 *
 *     const dialog = new LazyDialog({ host, part: 'games', element, texts: ['games'], sheets: ['games'], lookIn });
 *     dialog.show();
 *     dialog.paint();   // what it shows has changed
 */
import { WideLanguage, widen } from '../../i18n/lazy-messages.js';
import { tellOf } from '../../kernel/late-notice.js';
import { LazyPart } from '../../platform/lazy-part.js';
import { adoptSheets } from '../../platform/style-sheets.js';

/** @typedef {import('../../i18n/i18n.js').Translate} Translate */

/**
 * @typedef {object} DialogParts
 * @property {import('../../player/host.js').Host} host
 * @property {string} part of the player that it is, in notices too
 * @property {any} element with `open()`, `close()` and `appearance`
 * @property {string[]} texts the parts of the dictionaries that it needs
 * @property {string[]} sheets
 * @property {(t: Translate) => object} lookIn what it shows now, in a language that has the texts
 */

export class LazyDialog {
  #parts;
  #language;
  /** What it is first painted in: the focus goes to what is there when it opens. @type {Translate | null} */
  #first = null;
  /** @type {LazyPart<true>} */
  #ready;

  /** @param {DialogParts} parts */
  constructor(parts) {
    const { host, part, element, texts } = parts;
    this.#parts = parts;
    this.#language = new WideLanguage(texts, () => this.paint());
    this.#ready = new LazyPart({ load: () => this.#load(), tell: (news) => tellOf(part, news, host.dispatch) });
    element.setAttribute('part', part);
  }

  /** Opens it, as soon as what it needs is there. */
  show() {
    const { host, element } = this.#parts;
    this.#ready.use(() => {
      if (!element.isConnected) host.frame.append(element);
      this.paint();
      element.open();
    });
  }

  /** Closes it; what is on its way does not open any more. */
  close() {
    this.#ready.leave();
    this.#parts.element.close();
  }

  /** Takes over the language of the player, and what is shown now. */
  speak() {
    if (this.#ready.now) this.paint();
  }

  /** Shows what there is to be shown now, once its sentences are there. */
  paint() {
    const { host, element, lookIn } = this.#parts;
    const narrow = host.translate();
    const t = narrow && (this.#language.follow(narrow) ?? this.#first);
    if (t) element.appearance = lookIn(t);
  }

  /** @returns {Promise<true>} */
  async #load() {
    const { host, texts, sheets } = this.#parts;
    const t = host.translate();
    [this.#first] = await Promise.all([t && widen(t, ...texts), adoptSheets(host.root, ...sheets)]);
    return true;
  }
}
