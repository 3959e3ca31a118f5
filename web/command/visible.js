import { numberOf } from '../app/i18n/unseen.js';

/** What a terminal would obey, and what would not show, but for the ends of lines. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text as it may be written to a terminal, whoever it is by: of a control character only its number is shown.
 *
 *     visible('\x1b[2J');   // 'U+001B[2J'
 *
 * @param {string} text
 */
export const visible = (text) => text.replace(UNSEEN, numberOf);
