/** Storages of a browser, made up: with room for so many characters, or denied. */

/** @implements {Storage} */
export class FakeStorage {
  /** @type {Map<string, string>} */
  #items = new Map();

  /** @param {number} [room] characters of all keys and values */
  constructor(room = Infinity) {
    this.room = room;
  }

  get length() {
    return this.#items.size;
  }

  /** @param {string} key */
  getItem = (key) => this.#items.get(key) ?? null;

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    const others = [...this.#items]
      .filter(([name]) => name !== key)
      .reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (others + key.length + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  }

  /** @param {string} key */
  removeItem = (key) => {
    this.#items.delete(key);
  };

  clear = () => this.#items.clear();

  /** @param {number} index */
  key = (index) => [...this.#items.keys()][index] ?? null;
}

/** @returns {never} */
export const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
