/** What the tests share of the texts: the dictionaries, the translators made of them, and their leaves. */
import { readdirSync, readFileSync } from 'node:fs';
import { languages, translator } from '../../web/app/i18n.js';

/** @typedef {import('../../web/app/i18n.js').Translate} Translate */
/** @typedef {string | Record<string, string>} Leaf a sentence, or its plural forms */

/** @param {string} path from web/ */
export const read = (path) => readFileSync(new URL(`../../web/${path}`, import.meta.url), 'utf8');

/** @type {Record<string, object>} */
export const firstDictionaries = Object.fromEntries(languages.map((language) => [language, JSON.parse(read(`i18n/${language}.json`))]));

/** The folders of dictionaries that are loaded later. */
export const folders = readdirSync(new URL('../../web/i18n/', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** All that is said in a language. @type {Record<string, object>} */
export const dictionaries = Object.fromEntries(languages.map((language) => [
  language,
  Object.assign({}, firstDictionaries[language], ...folders.map((folder) => JSON.parse(read(`i18n/${folder}/${language}.json`)))),
]));

/** @type {Record<string, Translate>} */
export const translators = Object.fromEntries(languages.map((language) => [language, translator(language, dictionaries[language])]));

export const t = translators.en;

/** The plural categories of all languages. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Only plural forms may have the name `other`, or names of plural categories alone. @param {object} entry */
export const isPlural = (entry) => 'other' in entry || Object.keys(entry).every((name) => categories.includes(name));

/** Every sentence of a dictionary by its full key. @param {object} dictionary @param {string} [prefix] @returns {Map<string, Leaf>} */
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
