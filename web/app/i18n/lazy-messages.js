/**
 * Sentences of what is loaded later: under `later`, the dictionaries have the groups of each such part.
 *
 *     const language = new WideLanguage('both', () => paint());
 *     const t = language.follow(narrow);    // knows the sentences of that part too; null until they are there
 */
import { loadMessages, translator } from './i18n.js';

/** @typedef {import('./i18n.js').Translate} Translate */

/**
 * A translator into the same language that knows the sentences of such parts as well.
 * @param {Translate} t
 * @param {string[]} parts
 * @returns {Promise<Translate>}
 */
export async function widen({ language }, ...parts) {
  const names = [language, ...parts.map((part) => `${part}/${language}`)];
  return translator(language, Object.assign({}, ...(await Promise.all(names.map(loadMessages)))));
}

export class WideLanguage {
  #parts;
  #changed;
  /** @type {Translate | null} */
  #narrow = null;
  /** @type {Translate | null} */
  #wide = null;

  /** @param {string | string[]} parts @param {() => void} changed called when sentences are there */
  constructor(parts, changed) {
    this.#parts = [parts].flat();
    this.#changed = changed;
  }

  /**
   * What is known in this language; as long as that is on its way, what was known before.
   * @param {Translate} t
   * @returns {Translate | null}
   */
  follow(t) {
    if (t !== this.#narrow) this.#load(t);
    return this.#wide;
  }

  /** @param {Translate} t */
  async #load(t) {
    this.#narrow = t;
    const wide = await widen(t, ...this.#parts).catch(() => null);
    if (t !== this.#narrow) return; // a newer one is on its way
    if (wide) this.#wide = wide;
    else this.#narrow = null; // the next time it is asked for again
    if (wide) this.#changed();
  }
}
