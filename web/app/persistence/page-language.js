/**
 * Which language the page speaks: that of a link, the reader's choice, else the browser's. The player is told
 * before it is defined, so that it need not guess and change.
 */
import { languageHere } from './arrival.js';
import { bestLanguage, languages } from '../i18n/i18n.js';
import { recall } from '../platform/settings.js';

const wanted = languageHere ?? recall('language');

/** One of `languages`. */
export const pageLanguage = wanted && languages.includes(wanted) ? wanted : bestLanguage(navigator.languages);

document.querySelector('sudoku-player')?.setAttribute('lang', pageLanguage);
