/**
 * A puzzle on each line, and after or before it whatever else: the .sdm files of many puzzles, the
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

/** @type {import('./excerpt.js').Format} */
export const sdm = {
  find(signs) {
    return holdsList(signs) ? { id: 'sdm', pieces: firstWords(signs) } : null;
  },
};

/** There is a puzzle in one of the lines. @param {string} signs */
export const holdsList = (signs) => firstWords(signs).some(({ text }) => SIZES.includes(text.length));

/** The first word of each line that is a puzzle, or long enough to be meant as one. @param {string} signs */
export function firstWords(signs) {
  return linesOf(signs).flatMap(({ text, index }) =>
    wordsOf(text)
      .slice(0, 1)
      .map((word) => excerptOf(word.text, index + word.index)),
  );
}

/**
 * The words of a line that are puzzles, or nearly.
 * @param {string} line
 * @returns {{ text: string, index: number }[]}
 */
function wordsOf(line) {
  return [...line.matchAll(/[^\s,;:=|()<>"'`]{16,}/g)]
    .filter(
      ([word]) =>
        /^[0-9.*_Xx-]+$/.test(word) && /[1-9]/.test(word) && (SIZES.includes(word.length) || word.length >= LEAST),
    )
    .map(({ 0: text, index = 0 }) => ({ text, index }));
}
