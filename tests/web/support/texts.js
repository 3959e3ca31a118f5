/** What the tests share of the texts: the dictionaries, the translators made of them, and their leaves. */
import { readdirSync, readFileSync } from 'node:fs';
import { translator } from '../../../web/app/i18n/i18n.js';

/** @typedef {import('../../../web/app/i18n/i18n.js').Translate} Translate */
/** @typedef {string | Record<string, string>} Leaf a sentence, or its plural forms */

/** @param {string} path from web/ */
export const read = (path) => readFileSync(new URL(`../../../web/${path}`, import.meta.url), 'utf8');

/** The languages whose dictionaries there are, English first. */
export const languages = readdirSync(new URL('../../../web/i18n/', import.meta.url))
  .map((name) => name.replace(/\.json$/, ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));

/** @type {Record<string, { later: Record<string, Record<string, object>>, [group: string]: object }>} */
const files = Object.fromEntries(languages.map((language) => [language, JSON.parse(read(`i18n/${language}.json`))]));

/** What the first screen says. @type {Record<string, object>} */
export const firstDictionaries = Object.fromEntries(
  languages.map((language) => {
    const { later, ...first } = files[language];
    return [language, first];
  }),
);

/** The groups of sentences that are loaded later, by the part that says them. */
export const laterParts = files.en.later;
export const laterGroups = Object.values(laterParts).flatMap(Object.keys);

/** All that is said in a language. @type {Record<string, object>} */
export const dictionaries = Object.fromEntries(
  languages.map((language) => {
    const { later, ...first } = files[language];
    return [language, Object.assign({}, ...Object.values(later), first)];
  }),
);

/** @type {Record<string, Translate>} */
export const translators = Object.fromEntries(
  languages.map((language) => [language, translator(language, dictionaries[language])]),
);

export const t = translators.en;

/** The plural categories of all languages. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Only plural forms may have the name `other`, or names of plural categories alone. @param {object} entry */
export const isPlural = (entry) => 'other' in entry || Object.keys(entry).every((name) => categories.includes(name));

/**
 * Every sentence of a dictionary by its full key.
 * @param {object} dictionary
 * @param {string} [prefix]
 * @returns {Map<string, Leaf>}
 */
export function leavesOf(dictionary, prefix = '') {
  /** @type {Map<string, Leaf>} */
  const leaves = new Map();
  for (const [name, entry] of Object.entries(dictionary)) {
    const key = `${prefix}${name}`;
    if (typeof entry === 'string' || isPlural(entry)) leaves.set(key, entry);
    else for (const [inner, leaf] of leavesOf(entry, `${key}.`)) leaves.set(inner, leaf);
  }
  return leaves;
}

/** @param {Leaf} leaf */
export const formsOf = (leaf) => (typeof leaf === 'string' ? [leaf] : Object.values(leaf));

/** Half-width punctuation next to a Chinese character. */
const narrow = /\p{Script=Han}\s?[,.:;!?()"']|[,.:;!?()"']\s?\p{Script=Han}/u;

/**
 * What is wrong with a text that somebody is to read, or null.
 * @param {string} text @param {string} language
 */
export function faultOf(text, language) {
  if (typeof text !== 'string') return `no text: ${text}`;
  const leftover = /undefined|null|NaN|Infinity|\[object|[{}]/.exec(text);
  if (leftover) return `"${leftover[0]}" in "${text}"`;
  if (language === 'zh' && narrow.test(text)) return `half-width punctuation in "${text}"`;
  return null;
}
