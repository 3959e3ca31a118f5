/** The list of keys, loaded when it is first asked for. */
import '../../elements/dialogs/keys.js';
import { keysAppearance } from './keys-look.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { has } from '../state/features.js';
import { WideLanguage, widen } from '../i18n/lazy-messages.js';

/**
 * @param {import('../player/host.js').Host} host
 * @returns {Promise<KeysHelp>} with its style sheet and sentences
 */
export async function loadKeysHelp(host) {
  const t = host.translate();
  const [wide] = await Promise.all([t && widen(t, 'keys'), adoptSheets(host.root, 'keys')]);
  return new KeysHelp(host, wide);
}

class KeysHelp {
  #host;
  #element = document.createElement('sudoku-keys');
  #language = new WideLanguage('keys', () => this.speak());

  /** What it is painted in: the focus must not be lost for the same list again. */
  #shown = '';

  /** @param {import('../player/host.js').Host} host @param {import('../i18n/i18n.js').Translate | null} t */
  constructor(host, t) {
    this.#host = host;
    this.#paint(t);
    this.#element.setAttribute('part', 'keys');
    host.frame.append(this.#element);
  }

  open() {
    this.speak();
    this.#element.open();
  }

  /** Takes over the language of the player. */
  speak() {
    const narrow = this.#host.translate();
    const t = narrow && this.#language.follow(narrow);
    this.#paint(t);
  }

  /** @param {import('../i18n/i18n.js').Translate | null} t */
  #paint(t) {
    if (!t || t.language === this.#shown) return;
    this.#shown = t.language;
    this.#element.appearance = keysAppearance(t, (feature) => has(this.#host.state(), feature));
  }
}
