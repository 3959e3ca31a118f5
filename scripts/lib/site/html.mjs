/** What is written into HTML. */

/** @type {Record<string, string>} */
const references = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
/** @type {Record<string, string>} */
const signs = {
  '&nbsp;': '\u00a0',
  ...Object.fromEntries(Object.entries(references).map(([sign, reference]) => [reference, sign])),
};

/**
 * A text as it may stand between tags or in an attribute; unlike that of web/app/drawing/markup.js it keeps its lines.
 * @param {string} text
 */
export const escaped = (text) => text.replace(/[&<>"']/g, (sign) => references[sign]);

/** Words that are marked up, as plain text. @param {string} words */
export const plain = (words) =>
  words.replace(/<[^>]*>/g, '').replace(/&[\w#]+;/g, (reference) => signs[reference] ?? reference);

/** Words that are marked up, as the value of an attribute. @param {string} words */
export const inAttribute = (words) => escaped(plain(words));

/**
 * @param {string} text
 * @param {RegExp} pattern with groups, and all places
 * @param {(...groups: string[]) => string} make of the groups
 */
export const filled = (text, pattern, make) => text.replace(pattern, (_, ...groups) => make(...groups));

/**
 * What a record has under a name that a text gives.
 * @template Value
 * @param {Record<string, Value>} record
 * @param {string} name
 * @returns {Value}
 */
export function named(record, name) {
  if (!Object.hasOwn(record, name)) throw new Error(`there is no ${name}`);
  return record[name];
}
