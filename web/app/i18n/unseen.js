/** Names what a reader could not see by its number, as Unicode writes it. */

/** Signs that cannot be seen, or change what is before or after them; a blank is plain to see between others. */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** The number of a sign: `U+200B`. @param {string} sign of one code point */
export const numberOf = (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * What was found, as a sentence quotes it: a text with each unseen sign told by its number. A number stays one, whose
 * digits the language groups.
 * @param {string | number | null} found
 * @returns {string | number}
 */
export const told = (found) => (typeof found === 'string' ? found.replace(UNSEEN, numberOf) : (found ?? ''));
