/**
 * Sentences of what is loaded later: each folder of web/i18n holds the dictionaries of one such part.
 *
 *     const language = new WideLanguage('both', () => paint());
 *     const t = language.follow(narrow);    // knows the sentences of the folder too; null until they are there
 */
import { loadMessages, translator } from './i18n.js';

/** @typedef {import('./i18n.js').Translate} Translate */

/** A translator into the same language that knows the sentences of a folder as well. @param {Translate} t @param {string} folder @returns {Promise<Translate>} */
export async function widen({ language }, folder) {
  const [first, later] = await Promise.all([language, `${folder}/${language}`].map(loadMessages));
  return translator(language, { ...first, ...later });
}

export class WideLanguage {
  #folder;
  #changed;
  /** @type {Translate | null} */
  #narrow = null;
  /** @type {Translate | null} */
  #wide = null;

  /** @param {string} folder @param {() => void} changed called when sentences are there */
  constructor(folder, changed) {
    this.#folder = folder;
    this.#changed = changed;
  }

  /** What is known in this language; as long as that is on its way, what was known before. @param {Translate} t @returns {Translate | null} */
  follow(t) {
    if (t !== this.#narrow) this.#load(t);
    return this.#wide;
  }

  /** @param {Translate} t */
  async #load(t) {
    this.#narrow = t;
    const wide = await widen(t, this.#folder).catch(() => null);
    if (t !== this.#narrow) return; // a newer one is on its way
    if (wide) this.#wide = wide;
    else this.#narrow = null; // the next time it is asked for again
    if (wide) this.#changed();
  }
}
