/**
 * Where a page keeps work: a storage of the browser, which may be denied or full, and may hold
 * anything. Nothing here throws.
 *
 *     const safe = new SafeStorage(() => sessionStorage);
 *     safe.write({ fragment: '', before: '', language: 'en', work: snapshotOf(state) });   // false: it is not kept
 *     safe.read();
 *
 * @typedef {object} Kept
 * @property {string} fragment of the page's address when this was written: where it leads to has been opened
 * @property {string} before the fragment that it took the place of
 * @property {string} language of the page
 * @property {object} work a snapshot, see state/snapshot.js
 */
import { isSnapshot } from '../state/snapshot.js';

/** Of the layout of what is written. */
const VERSION = 1;
const KEY = 'stepdoku.work';
/**
 * What could not be read is not lost: a later version, or its reader, may know what it is. A second one gets a number,
 * `.2`.
 */
const ASIDE = 'stepdoku.work.aside';
/** So many are kept, the newest: they take room from the work of now. */
const MOST_ASIDE = 3;
/** More characters than any work has. */
const LONGEST = 2 ** 20;

export class SafeStorage {
  #open;

  /** @param {() => Storage} open where storage is denied, to ask for it throws */
  constructor(open) {
    this.#open = open;
  }

  /**
   * @returns {{ kept: Kept | null, aside: boolean }} aside: there was something that could not be read, and it was set
   *   aside
   */
  read() {
    const text = this.#try((storage) => storage.getItem(KEY)) ?? null;
    const kept = text === null ? null : keptIn(text);
    if (text !== null && !kept) this.#setAside(text);
    return { kept, aside: text !== null && !kept };
  }

  /** @param {Kept} kept @returns {boolean} whether it is there now */
  write(kept) {
    const text = JSON.stringify({ version: VERSION, ...kept });
    return (
      this.#try((storage) => {
        storage.setItem(KEY, text);
        return true;
      }) ?? false
    );
  }

  /** The copy is written before its original goes; where there is no room for both, after it. @param {string} text */
  #setAside(text) {
    const copy = () =>
      this.#try((storage) => {
        const places = placesIn(storage);
        if (places.some((place) => storage.getItem(place) === text)) return true;
        for (const place of places.slice(0, Math.max(0, places.length - MOST_ASIDE + 1))) storage.removeItem(place);
        storage.setItem(nextTo(places.at(-1)), text);
        return true;
      });
    const isThere = copy();
    this.#try((storage) => storage.removeItem(KEY));
    if (!isThere) copy();
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

/** The number of a place. @param {string} place */
const numberOf = (place) => Number(place.slice(ASIDE.length + 1)) || 1;

/** Where something was set aside, the oldest first. @param {Storage} storage */
function placesIn(storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key === ASIDE || key.startsWith(`${ASIDE}.`))
    .sort((one, other) => numberOf(one) - numberOf(other));
}

/** @param {string} [place] the newest, if there is one */
const nextTo = (place) => (place === undefined ? ASIDE : `${ASIDE}.${numberOf(place) + 1}`);

/** @param {string} text @returns {Kept | null} */
function keptIn(text) {
  if (text.length > LONGEST) return null;
  try {
    const { version, fragment, before, language, work } = JSON.parse(text);
    const isSound =
      version === VERSION && [fragment, before, language].every((each) => typeof each === 'string') && isSnapshot(work);
    return isSound ? { fragment, before, language, work } : null;
  } catch {
    return null;
  }
}
