/**
 * Sentences by key. A dictionary is a JSON file in web/i18n; adding a language is adding a file. `{name}` in a sentence
 * is filled in; numbers are written as the language writes them; an object { one, other, ... } holds the plural forms
 * for `count` or `speed`.
 *
 *     const t = translator('en', messages);
 *     t('unit.row', { n: 3 });                  // "row 3"
 *     t('notice.noDeadEndYet', { count: 9000 }); // "No dead end follows within the 9,000 steps ..."
 *     t.parts('say.try', { digit: 9, ... });    // [{ text: 'Does ' }, { name: 'digit', text: '9' }, ...]
 *
 * @typedef {Record<string, string | number>} Params
 * @typedef {{ text: string, name?: string, technique?: string }} Part technique: the id of the one that it names
 * @typedef {{ (key: string, params?: Params): string, parts: (key: string, params?: Params) => Part[],
 *   number: (value: number) => string, language: string }} Translate
 */
import { languages } from './languages.js';
import { loadOnce } from '../platform/load-once.js';

export { languages };

/** @param {readonly string[]} wanted what the reader prefers, best first @returns {string} one of `languages` */
export function bestLanguage(wanted) {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    if (languages.includes(code)) return code;
  }
  return languages[0];
}

/**
 * The dictionary of one of `languages`; or a part of what stands there under `later`, as `part/language`.
 * @type {(language: string) => Promise<object>}
 */
export const loadMessages = loadOnce(
  (language) => `i18n/${language}.json`,
  (response) => response.json(),
);

/**
 * Whether it is written with digits alone, and from 1000 on with what a dictionary has for `thousands`.
 * @param {number} value
 */
const isCount = (value) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);

/** A thousands separator belongs here. */
const THOUSAND = /\B(?=(?:\d{3})+$)/g;

/**
 * @param {string} language
 * @param {{ thousands?: string }} messages
 * @returns {Translate}
 */
export function translator(language, messages) {
  const { thousands } = messages;
  /**
   * Made when they are first needed: that alone takes a browser 25 to 40 ms, and the board can do without.
   * @type {Intl.NumberFormat}
   */
  let numbers;
  /** @type {Intl.PluralRules} */
  let plurals;

  /** @param {string} key @param {Params} params @returns {string} */
  const pattern = (key, params) => {
    /** @type {any} */
    let entry = messages;
    for (const name of key.split('.')) entry = entry?.[name];
    if (typeof entry === 'string') return entry;
    const count = Number(params.count ?? params.speed);
    plurals ??= new Intl.PluralRules(language);
    const form = entry?.[plurals.select(count)] ?? entry?.other;
    if (form === undefined) throw new Error(`no message ${key} in ${language}`);
    return form;
  };

  /** @param {string | number} value @returns {string} */
  const write = (value) => {
    if (typeof value !== 'number') return value;
    if (isCount(value) && (thousands || value < 1000)) return String(value).replace(THOUSAND, thousands ?? '');
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(value);
  };

  /** Patterns cut at their names: a board has a hundred labels a frame. @type {Map<string, string[]>} */
  const cuts = new Map();

  /** @param {string} text */
  const cut = (text) => {
    const known = cuts.get(text) ?? text.split(/\{(\w+)\}/);
    cuts.set(text, known);
    return known;
  };

  /** @param {string} key @param {Params} [params] @returns {Part[]} */
  const parts = (key, params = {}) =>
    cut(pattern(key, params))
      .map((text, index) => (index % 2 ? { name: text, text: write(params[text]) } : { text }))
      .filter((part) => part.text !== '');

  /** @param {string} key @param {Params} [params] */
  const t = (key, params = {}) => {
    const pieces = cut(pattern(key, params));
    let text = pieces[0];
    for (let index = 1; index < pieces.length; index += 2) text += write(params[pieces[index]]) + pieces[index + 1];
    return text;
  };
  return Object.assign(t, { parts, number: write, language });
}
