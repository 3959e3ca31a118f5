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
import { puzzleWords } from './sdm.js';
import { isMostlyCells } from './share.js';

/**
 * @typedef {import('./excerpt.js').Line} Line
 * @typedef {(excerpt: Excerpt) => import('../solver.js').ParseResult} Read
 */

const PLAIN = /^[0-9.*_Xx?|+= \t-]*$/;
const STAR = /^[ \t]*[*-](?:[ \t]+|$)/;
/** Fewer cells than that are no puzzle, but a number or a date. */
const LEAST = 12;

/** @type {import('./excerpt.js').Format} */
export const letter = {
  find(signs, read) {
    const pieces = blocksOf(signs).flatMap((block) => {
      const found = puzzlesIn(block, read);
      return found.length > 0 ? found : puzzlesIn(withoutStars(block), read);
    });
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
  return [...blocksOf(signs).map(excerptOfLines).filter(hasCells), ...puzzleWords(signs)].slice(0, 1);
}

/**
 * Dashes are cells in lines that have other cells too, and at least four of them: no list, no rule.
 * @param {Excerpt} excerpt
 */
function hasCells({ text }) {
  const lines = (text.match(/^.*[0-9.*_Xx?].*$/gm) ?? []).map((line) => line.replace(/[|+= \t\r]/g, ''));
  const isRow = (/** @type {string} */ line) => line.length >= 4 && /[1-9]/.test(line);
  const cells = lines.map((line) => (isRow(line) ? line : line.replaceAll('-', ''))).join('');
  return cells.length >= LEAST && /[1-9]/.test(cells);
}

/**
 * A sign that is no cell, in a line as long as the row before or after it.
 * @type {import('./excerpt.js').Format}
 */
export const spoilt = {
  find(signs) {
    const lines = linesOf(signs).filter((line) => !isBlank(line));
    for (const [at, { text, index }] of lines.entries()) {
      const foreign = text.search(/[^0-9.*_Xx?|+= \t-]/);
      if (foreign < 0 || text.length < 4 || !isMostlyCells(text)) continue;
      const beside = [lines[at - 1], lines[at + 1]].filter((line) => line && PLAIN.test(line.text));
      const isRow = beside.some((line) => line.text.length === text.length && /[1-9]/.test(line.text));
      if (isRow) return { id: 'letter', pieces: [{ code: 'character', index: index + foreign }] };
    }
    return null;
  },
};

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

/** Without the sign of a comment or of an item before each line; nothing where one lacks it. @param {Line[]} block */
function withoutStars(block) {
  if (!block.every((line) => isBlank(line) || STAR.test(line.text))) return [];
  return block.map((line) => {
    const length = STAR.exec(line.text)?.[0].length ?? 0;
    return { text: line.text.slice(length), index: line.index + length };
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
