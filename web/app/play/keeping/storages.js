/**
 * Which storage Play keeps its games, results, days and settings in: that of the site on a page that keeps games; on
 * another page of Stepdoku's own, such as a frame, one that lasts as long as that page; on a page of somebody else one
 * that lasts as long as the player.
 *
 *     const storages = { site: () => localStorage, page: passingStorage(), player: passingStorage() };
 *     storageFor(state, storages).getItem('stepdoku.play.results');
 *
 * @typedef {object} Storages
 * @property {() => Storage} site throws where it is denied
 * @property {Storage} page
 * @property {Storage} player
 */

/**
 * @param {Pick<import('../../state/state.js').State, 'ownPage' | 'keepsGames'>} state
 * @param {Storages} storages
 * @returns {Storage}
 */
export function storageFor({ ownPage, keepsGames }, { site, page, player }) {
  if (keepsGames) return site();
  return ownPage ? page : player;
}

/** A storage in memory. @returns {Storage} */
function passingStorage() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return /** @type {any} */ ({
    get length() {
      return texts.size;
    },
    key: (/** @type {number} */ index) => [...texts.keys()][index] ?? null,
    getItem: (/** @type {string} */ name) => texts.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => texts.set(name, text),
    removeItem: (/** @type {string} */ name) => texts.delete(name),
  });
}

/** Outlives each player of the page: the address of a frame may ask for another one. */
const page = passingStorage();

/** The storages that a player can have. @returns {Storages} */
export const playerStorages = () => ({ site: () => localStorage, page, player: passingStorage() });
