/** What the lesson says in words, so that it can be compared with what the solver does. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { read } from '../../web/support/texts.js';

/**
 * Number words from zero, and others for the same number.
 * @type {Record<string, { words: string[], also: Record<string, number> }>}
 */
const numerals = {
  en: {
    words: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    also: { a: 1, first: 1, second: 2, third: 3, fourth: 4, sevens: 7 },
  },
  de: {
    words: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
    also: { ein: 1, eine: 1, einen: 1, erste: 1, ersten: 1, vierte: 4, einsen: 1 },
  },
  zh: { words: [...'零一二三四五六七八九'], also: { 两: 2 } },
};

/** @param {string} word @param {string} language @returns {number | null} null: no number */
function numberOf(word, language) {
  const { words, also } = numerals[language];
  if (/^\d$/.test(word)) return Number(word);
  const index = words.indexOf(word.toLowerCase());
  return index >= 0 ? index : (also[word.toLowerCase()] ?? null);
}

/** A number word in a regular expression. @param {string} language */
const wordIn = (language) =>
  language === 'zh'
    ? '[零一二三四五六七八九两\\d]'
    : `(?:${[...numerals[language].words, ...Object.keys(numerals[language].also), '\\d'].join('|')})(?![\\p{L}\\d])`;

/** @param {string} language */
export const lessonIn = (language) => read(`lesson/${language}.html`);

/**
 * The grid as it is written in the page that is made.
 * @param {string} language
 * @returns {string} a statement in Python
 */
export function gridIn(language) {
  const page = readFileSync(new URL(`../../../build/web/lesson/${language}.html`, import.meta.url), 'utf8');
  return /<pre[^>]*>(sudoku = [^<]*)<\/pre>/.exec(page)?.[1] ?? '';
}

/** What is read of a piece: `[name]` is a number of numbers.json. @param {string} piece */
export const plain = (piece) =>
  piece
    .replace(/<data value="([\w.]+)"><\/data>/g, '[$1]')
    .replace(/<\/(?:p|li|t[dh]|summary|h[23]|template|figcaption)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} language @param {string} id @returns {string} as it is marked up */
export function sectionIn(language, id) {
  const found = new RegExp(`<section id="${id}">([^]*?)</section>`).exec(lessonIn(language));
  assert.ok(found, `no section ${id} in ${language}`);
  return found[1];
}

/**
 * The numbers that a section says in a sentence.
 * @param {string} language @param {string} section @param {string} sentence with `{}` for each number, in digits or in
 *   words
 * @returns {number[]}
 */
export function saidIn(language, section, sentence) {
  const pattern = sentence
    .split('{}')
    .map((piece) => piece.replace(/[.*+?^$()[\]\\|/]/g, '\\$&'))
    .join(`(${wordIn(language)})`);
  const found = new RegExp(pattern, 'iu').exec(plain(sectionIn(language, section)));
  assert.ok(found, `${section} in ${language} does not say: ${sentence}`);
  return found.slice(1).map((word) => Number(numberOf(word, language)));
}

/**
 * Tests of what a section says: each sentence stands there, with these numbers.
 * @param {string} section @param {string} what
 * @param {Record<string, [sentence: string, numbers: (number | undefined)[]][]>} sentences by language
 */
export function claim(section, what, sentences) {
  for (const [language, said] of Object.entries(sentences)) {
    test(`${section}, ${language}: ${what}`, () => {
      for (const [sentence, expected] of said) {
        assert.deepEqual(saidIn(language, section, sentence), expected, sentence);
      }
    });
  }
}

/** What may be said of a place: row and column, both from 1, or one of them. */
const places =
  /** @type {Record<string, { row: (word: string) => string, column: (word: string) => string, between: string }>} */ ({
    en: { row: (word) => `row (${word})|(${word}|last) row`, column: (word) => `column (${word})`, between: ', ' },
    de: { row: (word) => `Zeile (${word})|(${word}) Zeile`, column: (word) => `Spalte (${word})`, between: ', ' },
    zh: { row: (word) => `第(${word})行`, column: (word) => `第(${word})列`, between: '' },
  });

/**
 * @param {string} text
 * @param {string} language
 * @returns {{ rows: number[], columns: number[] }} those that are named, from 1
 */
export function linesIn(text, language) {
  const { row, column } = places[language];
  const named = (/** @type {string} */ pattern) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))]
      .map((found) => numberOf(found.slice(1).find(Boolean) ?? '', language))
      .filter((line) => line !== null);
  return { rows: named(row(wordIn(language))), columns: named(column(wordIn(language))) };
}

const english = 'one|two|three|four|five|six|seven|eight|nine';
const german = 'Eins|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun';

/** Digits, as they are named beside rows and columns. @type {Record<string, RegExp>} */
const digits = {
  en: new RegExp(`\\b(?:the|an?|digit|digit the)(?: digit)? (${english})\\b(?! (?:of|more|cell|given))`, 'gi'),
  de: new RegExp(`(?<!Zeile |Spalte |alle |[\\p{L}])(?:(?:die|eine|der|einer|ersten?) )(${german})(?![\\p{L}])`, 'giu'),
  zh: /(?<![\d[])(\d)(?![\d\]])/g,
};

/** @param {string} text @param {string} language @returns {number[]} the digits that are named */
export const digitsIn = (text, language) =>
  [...text.matchAll(digits[language])].map(([, word]) => Number(numberOf(word, language)));
