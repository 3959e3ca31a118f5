/** Settings that survive a reload. Where storage is denied or full, they last as long as the page. */
import { siteStorage } from './site-storage.js';

/** @type {Map<string, string>} */
const spare = new Map();

/** @param {string} name @param {string} value */
export function remember(name, value) {
  spare.set(name, value);
  try {
    siteStorage('local').setItem(`stepdoku.${name}`, value);
  } catch {
    // denied or full: `spare` has it
  }
}

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return siteStorage('local').getItem(`stepdoku.${name}`) ?? spare.get(name) ?? null;
  } catch {
    return spare.get(name) ?? null;
  }
}
