/**
 * What a listing is, and which file of web/listings tells an algorithm: pure.
 *
 * @typedef {{ text: string, kind: '' | 'keyword' | 'number' }} Token
 * @typedef {object} Listing
 * @property {string} name its file in web/listings
 * @property {Token[][]} lines empty where the file could not be loaded
 * @property {number[]} parts the index of the first line of each part
 * @property {Record<string, number>} marks per mark, the index of its line
 * @property {boolean} failed
 */
import { algorithmOf } from '../sudoku/algorithms.js';

/** How the names of their files end. */
const endings = { javascript: 'js', python: 'py', java: 'java', cpp: 'cc' };

/** Whether an algorithm is told in pseudocode. @param {string} algorithm */
export const isPseudocode = (algorithm) => algorithmOf(algorithm).listing === 'pseudocode';

/**
 * @param {{ algorithm: string, codeLanguage: import('./code-languages.js').CodeLanguage }} choice
 * @param {string} language of the page, a code of i18n/i18n.js
 * @returns {string} the name of the file
 */
export function listingName({ algorithm, codeLanguage }, language) {
  return `${algorithm}.${isPseudocode(algorithm) ? `${language}.txt` : endings[codeLanguage]}`;
}
