/**
 * Puzzles in a line, and after or before them whatever else: the .sdm files of many puzzles, the
 * `quizzes,solutions` of data sets, one puzzle with a comment, or in the middle of a sentence.
 *
 *     016400000200009000400000062070230100100000003003087040960000005000800007000006820
 *     049008605003007000000000030000400800060815090009003000010000000000500100708600940 # hard
 */
import { excerptOf, linesOf } from './excerpt.js';

/** Lengths of a puzzle on one line. */
const SIZES = [16, 36, 81];
/** From so many signs on, what is no puzzle is one with a mistake. */
const LEAST = 60;
/** Maximum number of signs that are no cells in a puzzle with a mistake. */
const MOST_FOREIGN = 3;
/** What stands before a value of a link, where 16 digits may be a number. */
const VALUE = /[?&#]\w+=$/;

/** @type {import('./excerpt.js').Format} */
export const sdm = {
  find(signs) {
    return holdsList(signs) ? { id: 'sdm', pieces: puzzleWords(signs) } : null;
  },
};

/** There is a puzzle in one of the lines. @param {string} signs */
export const holdsList = (signs) => puzzleWords(signs).some(({ text }) => isWhole(text));

/** @param {string} word */
const isCells = (word) => /^[0-9.*_Xx?-]+$/.test(word);

/** @param {string} word */
const isWhole = (word) => SIZES.includes(word.length) && isCells(word);

/**
 * The words of each line that are puzzles, or long enough to be meant as one. Where the first has a mistake, it is the
 * only one: what follows may be its solution.
 * @param {string} signs
 */
export function puzzleWords(signs) {
  return linesOf(signs).flatMap(({ text, index }) => {
    const words = wordsOf(text).filter(isLargest);
    const count = isWhole(words[0]?.text ?? '') ? words.length : 1;
    return words.slice(0, count).map((word) => excerptOf(word.text, index + word.index));
  });
}

/**
 * The words of a line that are puzzles, or nearly.
 * @param {string} line
 * @returns {{ text: string, index: number }[]}
 */
function wordsOf(line) {
  return [...line.matchAll(/[^\s,;:=|()<>"'`]{16,}/g)]
    .filter(([word]) => /[1-9]/.test(word) && (isWhole(word) || (word.length >= LEAST && isNearly(word))))
    .map(({ 0: text, index = 0 }) => ({ text, index }))
    .filter(({ text, index }) => !/^\d{16}$/.test(text) || !VALUE.test(line.slice(Math.max(index - 32, 0), index)));
}

/**
 * Beside a long word with a mistake, a short one may be a number.
 * @type {(word: { text: string }, index: number, all: { text: string }[]) => boolean}
 */
const isLargest = ({ text }, _, all) =>
  text.length >= LEAST || all.every((other) => other.text.length < LEAST || isWhole(other.text));

/** @param {string} word */
const isNearly = (word) => word.replace(/[0-9.*_Xx?-]/g, '').length <= MOST_FOREIGN;
