/**
 * Texts that a browser keeps, by name: its storage may be denied or full. What it does not take lasts as long as the
 * page. Nothing here throws.
 *
 *     const texts = new SafeTexts(() => localStorage);
 *     texts.set('stepdoku.play.results', text);   // false: it is not kept
 *     texts.get('stepdoku.play.results');         // it is there all the same
 */

/** More characters than anything has that is written by this. What is longer was not. */
export const LONGEST = 2 ** 20;

export class SafeTexts {
  #open;
  /**
   * What the storage has not taken, and what stood there then: if that is another text by now, another tab has written
   * it, and it counts.
   * @type {Map<string, { text: string, instead: string | null }>}
   */
  #passing = new Map();

  /** @param {() => Storage} open where storage is denied, to ask for it throws */
  constructor(open) {
    this.#open = open;
  }

  /** @param {string} name @returns {string | null} null: there is none, or none that could be read */
  get(name) {
    const kept = this.#kept(name);
    const passing = this.#passing.get(name);
    if (passing?.instead === kept) return passing.text;
    this.#passing.delete(name);
    return kept !== null && kept.length <= LONGEST ? kept : null;
  }

  /** @param {string} name @param {string} text @returns {boolean} whether it is kept when the page is gone */
  set(name, text) {
    const isKept = text.length <= LONGEST && this.#put(name, text);
    if (isKept) this.#passing.delete(name);
    else this.#passing.set(name, { text, instead: this.#kept(name) });
    return isKept;
  }

  /** Whether what is there under a name, if there is anything, stays when the page is gone. @param {string} name */
  keeps(name) {
    this.get(name);
    return !this.#passing.has(name);
  }

  /** @param {string} name */
  remove(name) {
    this.#passing.delete(name);
    this.#try((storage) => storage.removeItem(name));
  }

  /** Names that begin so. @param {string} start @returns {string[]} in no order */
  names(start) {
    const all = this.#try((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''));
    return [...new Set([...(all ?? []), ...this.#passing.keys()])].filter((name) => name.startsWith(start));
  }

  /**
   * What a text says, as JSON.
   * @param {string} name
   * @returns {unknown} null: there is none, or it is damaged
   */
  value(name) {
    try {
      return JSON.parse(this.get(name) ?? 'null');
    } catch {
      return null;
    }
  }

  /** @param {string} name */
  #kept(name) {
    return this.#try((storage) => storage.getItem(name)) ?? null;
  }

  /** @param {string} name @param {string} text @returns {boolean} */
  #put(name, text) {
    const put = this.#try((storage) => {
      storage.setItem(name, text);
      return true;
    });
    return put ?? false;
  }

  /** @template T @param {(storage: Storage) => T} work @returns {T | undefined} */
  #try(work) {
    try {
      return work(this.#open());
    } catch {
      return undefined; // denied or full
    }
  }
}
