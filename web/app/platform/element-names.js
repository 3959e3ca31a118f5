/**
 * Defines custom elements under names that a page may have given to elements of its own. The first name that is taken
 * is kept, for whoever can tell the reader.
 */

/** Marks our classes, those of another copy of the script too. */
const OURS = Symbol.for('stepdoku element');

/** @type {string | null} */
let taken = null;

/** @returns {string | null} the first name that the page has given to an element of its own */
export const takenName = () => taken;

/**
 * Registers an element, once even where two copies of the script run on a page.
 * @param {string} name @param {CustomElementConstructor} constructor
 * @returns {boolean} false where the page has an element of that name
 */
export function register(name, constructor) {
  const known = customElements.get(name);
  if (known) {
    if (OURS in known) return true;
    taken ??= name;
    return false;
  }
  Object.defineProperty(constructor, OURS, { value: true });
  customElements.define(name, constructor);
  return true;
}

/**
 * Whether players are there: what is defined from then on is loaded later.
 * @returns {boolean}
 */
export const hasPlayers = () => OURS in (customElements.get('sudoku-player') ?? {});
