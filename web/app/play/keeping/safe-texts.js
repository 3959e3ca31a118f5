/**
 * Texts that a browser keeps, by name: its storage may be denied or full. Nothing here throws.
 *
 *     const texts = new SafeTexts(() => localStorage);
 *     texts.set('stepdoku.play.results', text);   // false: it is not kept
 *     texts.get('stepdoku.play.results');
 */

/** More characters than anything has that is written by this. What is longer was not. */
const LONGEST = 2 ** 20;

export class SafeTexts {
  #open;

  /** @param {() => Storage} open where storage is denied, to ask for it throws */
  constructor(open) {
    this.#open = open;
  }

  /** @param {string} name @returns {string | null} null: there is none, or none that could be read */
  get(name) {
    const text = this.#try((storage) => storage.getItem(name)) ?? null;
    return text !== null && text.length <= LONGEST ? text : null;
  }

  /** @param {string} name @param {string} text @returns {boolean} whether it is there now */
  set(name, text) {
    return (
      this.#try((storage) => {
        storage.setItem(name, text);
        return true;
      }) ?? false
    );
  }

  /** @param {string} name */
  remove(name) {
    this.#try((storage) => storage.removeItem(name));
  }

  /** Names that begin so. @param {string} start @returns {string[]} in no order */
  names(start) {
    const all = this.#try((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''));
    return (all ?? []).filter((name) => name.startsWith(start));
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

  /** @template T @param {(storage: Storage) => T} work @returns {T | undefined} */
  #try(work) {
    try {
      return work(this.#open());
    } catch {
      return undefined; // denied or full
    }
  }
}
