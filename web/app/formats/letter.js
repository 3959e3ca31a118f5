/**
 * A grid among other lines: in a mail, with `>` before each line perhaps, in a page that was copied,
 * under a heading. The lines that have nothing but signs of cells and frames are read as plain text,
 * those that follow each other as one puzzle, or with blank lines between as several.
 *
 *     Here is the puzzle:
 *     > 53..7....
 *     > 6..195...
 */
import { Excerpt, linesOf } from './excerpt.js';
import { firstWords } from './sdm.js';

/**
 * @typedef {import('./excerpt.js').Line} Line
 * @typedef {(excerpt: Excerpt) => import('../solver.js').ParseResult} Read
 */

const PLAIN = /^[0-9.*_Xx|+= \t-]*$/;
/** Fewer cells than that are no puzzle, but a number or a date. */
const LEAST = 12;

/** @type {import('./excerpt.js').Format} */
export const letter = {
  find(signs, read) {
    const pieces = blocksOf(signs).flatMap((block) => puzzlesIn(block, read));
    return pieces.length > 0 ? { id: 'letter', pieces } : null;
  },
};

/**
 * Where nothing could be read, but there are words: what else is there is meant as a puzzle.
 * @type {import('./excerpt.js').Format}
 */
export const remains = {
  find(signs) {
    const pieces = /\p{L}{2}/u.test(signs) ? remaining(signs) : [];
    return pieces.length > 0 ? { id: 'letter', pieces } : null;
  },
};

/** The first lines, or the first word, that could be a puzzle with a mistake. @param {string} signs */
export function remaining(signs) {
  return [...blocksOf(signs).map(excerptOfLines).filter(hasCells), ...firstWords(signs)].slice(0, 1);
}

/** @param {Excerpt} excerpt */
const hasCells = ({ text }) => (text.match(/[0-9.*_Xx]/g) ?? []).length >= LEAST && /[1-9]/.test(text);

/**
 * Lines that follow each other and could be plain text; blank ones not at the ends.
 * @param {string} signs
 * @returns {Line[][]}
 */
function blocksOf(signs) {
  /** @type {Line[][]} */
  const blocks = [[]];
  for (const { text, index } of linesOf(signs)) {
    const [quote] = /** @type {RegExpExecArray} */ (/^(?:\s*>)*/.exec(text));
    const rest = text.slice(quote.length);
    if (PLAIN.test(rest)) blocks[blocks.length - 1].push({ text: rest, index: index + quote.length });
    else blocks.push([]);
  }
  return blocks.map(trimmed).filter((block) => block.length > 0);
}

/** @param {Line} line */
const isBlank = ({ text }) => text.trim() === '';

/** @param {Line[]} lines */
function trimmed(lines) {
  const filled = lines.filter((line) => !isBlank(line));
  return lines.slice(lines.indexOf(filled[0]), lines.indexOf(filled[filled.length - 1]) + 1);
}

/** @param {Line[]} lines @returns {Excerpt} */
function excerptOfLines(lines) {
  const excerpt = new Excerpt();
  for (const { text, index } of lines) excerpt.add(`${text}\n`, index);
  return excerpt;
}

/**
 * The whole, or what stands between blank lines, or on single ones.
 * @param {Line[]} block
 * @param {Read} read
 * @returns {Excerpt[]}
 */
function puzzlesIn(block, read) {
  const isPuzzle = (/** @type {Excerpt} */ excerpt) => hasCells(excerpt) && read(excerpt).ok;
  const whole = excerptOfLines(block);
  if (isPuzzle(whole)) return [whole];
  return partsOf(block).flatMap((part) => {
    const lines = excerptOfLines(part);
    return isPuzzle(lines) ? [lines] : part.map((line) => excerptOfLines([line])).filter(isPuzzle);
  });
}

/** @param {Line[]} block @returns {Line[][]} */
function partsOf(block) {
  /** @type {Line[][]} */
  const parts = [[]];
  for (const line of block) {
    if (isBlank(line)) parts.push([]);
    else parts[parts.length - 1].push(line);
  }
  return parts;
}
