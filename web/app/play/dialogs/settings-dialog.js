/**
 * The dialog of the settings of a game at work. Its sheets and sentences are loaded when it is first shown.
 *
 *     const dialog = new SettingsDialog({ host, settings: () => state.settings, set: change });
 *     dialog.show();
 */
import '../../../elements/play/play-settings.js';
import { settingsAppearance } from './settings-look.js';
import { WideLanguage, widen } from '../../i18n/lazy-messages.js';
import { LazyPart, tellOf } from '../../platform/lazy-part.js';
import { adoptSheets } from '../../platform/style-sheets.js';

/** @typedef {import('../../i18n/i18n.js').Translate} Translate */

/**
 * @typedef {object} SettingsParts
 * @property {import('../../player/host.js').Host} host
 * @property {() => import('../settings.js').Settings} settings as they are now
 * @property {(name: import('./settings-look.js').Name, value: boolean) => void} set changes one of them
 */

export class SettingsDialog {
  #parts;
  #element = /** @type {any} */ (document.createElement('sudoku-play-settings'));
  #language = new WideLanguage('play-settings', () => this.#paint());
  /** What it is first painted in: the focus goes to what is there when it opens. @type {Translate | null} */
  #first = null;
  /** @type {LazyPart<true>} */
  #ready;

  /** @param {SettingsParts} parts */
  constructor(parts) {
    const { host } = parts;
    this.#parts = parts;
    this.#ready = new LazyPart({
      load: () => this.#load(),
      tell: (news) => tellOf('play-settings', news, host.dispatch),
    });
    this.#element.setAttribute('part', 'play-settings');
    this.#element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      event.stopPropagation(); // it is none of the player's
      this.#parts.set(event.detail.name, event.detail.value);
      this.#paint();
    });
  }

  /** Opens it, as soon as what it needs is there. */
  show() {
    this.#ready.use(() => {
      if (!this.#element.isConnected) this.#parts.host.frame.append(this.#element);
      this.#paint();
      this.#element.open();
    });
  }

  /** Closes it; what is on its way does not open any more. */
  close() {
    this.#ready.leave();
    this.#element.close();
  }

  /** Takes over the language of the player. */
  speak() {
    if (this.#ready.now) this.#paint();
  }

  /** @returns {Promise<true>} */
  async #load() {
    const { host } = this.#parts;
    const t = host.translate();
    const sheets = adoptSheets(host.root, 'fields', 'chooser', 'form', 'play-settings');
    [this.#first] = await Promise.all([t && widen(t, 'play-settings'), sheets]);
    return true;
  }

  #paint() {
    const { host, settings } = this.#parts;
    const narrow = host.translate();
    const t = narrow && (this.#language.follow(narrow) ?? this.#first);
    if (t) this.#element.appearance = settingsAppearance(settings(), t);
  }
}
