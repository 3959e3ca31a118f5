/**
 * Which language the page speaks: the reader's choice, else the browser's. The player is told
 * before it is defined, so that it need not guess and change.
 */
import { bestLanguage, languages } from './i18n.js';
import { recall } from './memory.js';

const kept = recall('language');

/** One of `languages`. */
export const pageLanguage = kept && languages.includes(kept) ? kept : bestLanguage(navigator.languages);

document.querySelector('sudoku-player')?.setAttribute('lang', pageLanguage);
