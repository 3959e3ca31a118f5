/**
 * Givens that are told one by one, with the row and the column of each, from 0 or from 1 on.
 *
 *     given(1,1,5). given(1,2,3).         r1c1=5 r1c2=3
 *     grid[0][0] = 5;                     {"row": 0, "col": 0, "value": 5}
 *     (assert (= x_1_1 5))                x_1_2 = 3
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt, linesOf } from './excerpt.js';
import { isMostlyCells } from './share.js';

/** For each side, fewer digits are no puzzle: the moves of a solver, perhaps. */
const LEAST = new Map([
  [4, 4],
  [6, 8],
  [9, 17],
]);
/** A text holds a grid if at least `lines` of its lines have at least `row` cells. */
const GRID = { lines: 3, row: 4 };
const CELLS = /(?:[0-9.*_Xx?][ \t|,]*){14,}/g;
const D = '["\']?([0-9])(?!\\d|\\.\\d)["\']?';

const WORD = '[a-zA-Z_]\\w{0,30}';
const B = '\\s{0,3}';
const LONG = '\\s{0,20}';
/** @param {string} name */
const field = (name) => `["']?(?:${name})["']?${B}[=:]${B}`;

/** Names that take three numbers for something else. */
const OTHERS = /\b(?:rgba?|hsla?|hwb|lab|vec\d?|point|edge|translate\w*|rotate\w*|scale\w*|max|min|date)\(/i;

/** More are the moves of a solver, unless they are a whole grid. */
const MOST = 45;

/**
 * Kinds of facts: `head` is the beginning of each, `fact` the whole with row, column and digit. isAside: whether a text
 * with some of them is about something else.
 * @type {{ head: RegExp, fact: RegExp, isAside: (signs: string, fact: RegExp, found: Fact[]) => boolean }[]}
 */
const kinds = [
  {
    isAside: (/** @type {string} */ _, /** @type {RegExp} */ __, /** @type {Fact[]} */ found) =>
      found.length > MOST && found.length < 81,
    head: '\\b[rR]\\d+[cC]\\d+["\']?\\s?[=:]',
    fact: `\\b[rR]${D}[cC]${D}["']?${B}[=:]{1,2}${B}${D}`,
  },
  {
    isAside: (/** @type {string} */ signs) => OTHERS.test(signs),
    head: `\\b${WORD}\\(\\s?\\d+\\s?,`,
    fact: `\\b${WORD}\\(${B}${D}${B},${B}${D}${B},${B}${D}${B}\\)`,
  },
  {
    head: '\\[\\d+\\]\\[\\d+\\]\\s?=',
    fact: `\\[${B}${D}${B}(?:\\]\\s?\\[|,)${B}${D}${B}\\]${B}(?:==?|:|#=)${B}${D}`,
  },
  {
    head: '\\b[a-zA-Z]{1,9}_\\d+_\\d+(?:\\s?[=:]|\\s\\d)',
    fact: `\\b[a-zA-Z]{1,9}_${D}_${D}(?:${B}[=:]{1,2}${B}|\\s)${D}`,
  },
  {
    isAside: isAmongWords,
    head: '\\(\\d+,\\s?\\d+\\)["\']?\\s?[:=]',
    fact: `\\(${B}${D}${B},${B}${D}${B}\\)["']?${B}(?:=>|==?|:)${B}${D}`,
  },
  {
    head: '["\']row["\']|\\brow=',
    fact: [field('row|r|y'), field('column|col|c|x'), field('value|val|digit|number|v|d|n')].join(`${D},?${LONG}`) + D,
  },
  {
    head: '"position"',
    fact: `"position"${B}:${B}\\[${LONG}${D}${B},${LONG}${D}${LONG}\\]${B},${LONG}${field('value')}${D}`,
  },
].map(({ head, fact, isAside = () => false }) => ({
  head: new RegExp(head, 'gi'),
  fact: new RegExp(fact, 'gi'),
  isAside,
}));

/**
 * @typedef {object} Fact
 * @property {number} row from 0 or 1 on, as `column`
 * @property {number} column
 * @property {number} digit
 * @property {number} start where it begins
 * @property {number} index where its digit is
 * @property {boolean} given
 */

/** @type {import('./excerpt.js').Format} */
export const facts = {
  long: true,
  find(signs) {
    for (const { head, fact, isAside } of kinds) {
      const found = [...signs.matchAll(fact)].map((match) => factOf(match, signs));
      if (found.length === 0 || holdsGrid(signs.replace(fact, '')) || isAside(signs, fact, found)) continue;
      // Where one cannot be read, the others are another puzzle.
      const heads = [...signs.matchAll(head)];
      const piece = heads.length <= found.length ? gridOfFacts(found) : unread(signs, heads, found);
      if (piece) return { id: 'facts', pieces: [piece] };
    }
    return null;
  },
};

/**
 * Whether a few facts stand in a text that is about something else.
 * @param {string} signs @param {RegExp} fact @param {Fact[]} found
 */
function isAmongWords(signs, fact, found) {
  if (sideFor(found) !== sides[0]) return false;
  const lines = linesOf(signs).filter(({ text }) => text.search(fact) >= 0);
  const rest = lines.map(({ text }) => text.replace(fact, '')).join('');
  const [all, other] = [lines.map(({ text }) => text).join(''), rest].map(
    (text) => text.replace(/[\s,;.]/g, '').length,
  );
  return 5 * other > all;
}

/**
 * The first fact that cannot be read, if most of them can.
 * @param {string} signs
 * @param {RegExpMatchArray[]} heads
 * @param {Fact[]} found
 * @returns {import('./excerpt.js').Fault | null}
 */
function unread(signs, heads, found) {
  if (found.length < 8 || heads.length > found.length + found.length / 4) return null;
  const starts = new Set(found.map(({ start }) => start));
  const { index = 0 } = heads.find((head) => !starts.has(head.index ?? 0)) ?? {};
  const [line] = linesOf(signs.slice(index, index + 80));
  const number = /\d[\d.]*\d/.exec(line.text);
  return number ? misread(number[0], index + number.index, sideFor(found)) : { code: 'character', index };
}

/**
 * A word that should be a digit: it is too large, or no number.
 * @param {string} word @param {number} index @param {number} expected the largest digit
 * @returns {import('./excerpt.js').Fault}
 */
export function misread(word, index, expected) {
  const isLarge = /^[1-9]\d{0,8}$/.test(word) && Number(word) > expected;
  return isLarge
    ? { code: 'digit', index, found: Number(word), expected }
    : { code: 'character', index, length: word.length };
}

/** Whether the facts may be told of a grid, with a mistake, that stands beside them. @param {string} rest */
export function holdsGrid(rest) {
  const lengths = linesOf(rest)
    .filter(({ text }) => /[1-9]/.test(text) && isMostlyCells(text))
    .map(({ text }) => text.replace(/[^0-9.*_Xx?]/g, '').length);
  return (
    lengths.filter((length) => length >= GRID.row).length >= GRID.lines ||
    (rest.match(CELLS) ?? []).some((cells) => /[1-9]/.test(cells))
  );
}

/** @param {RegExpMatchArray} match @param {string} signs @returns {Fact} */
function factOf({ 0: all, 1: row, 2: column, 3: digit, index = 0 }, signs) {
  const end = index + all.length;
  const given = !/^\s*,\s*"fixed"\s*:\s*false/.test(signs.slice(end, end + 60));
  return {
    row: Number(row),
    column: Number(column),
    digit: Number(digit),
    start: index,
    index: end - (all.endsWith(digit) ? 1 : 2),
    given,
  };
}

/** The number of the first row. @param {Fact[]} found */
const firstOf = (found) => (found.some(({ row, column }) => row === 0 || column === 0) ? 0 : 1);

/** The side of the smallest grid that has room for most. @param {Fact[]} found */
export function sideFor(found) {
  const first = firstOf(found);
  const needed = found.map(({ row, column, digit }) => Math.max(row - first + 1, column - first + 1, digit));
  const most = needed.filter((side) => side <= sides[sides.length - 1]);
  return most.length > 0 ? (sides.find((side) => side >= Math.max(...most)) ?? 0) : 0;
}

/**
 * The smallest grid that has room for all; a number that no grid has room for; null where a cell has two digits, or too
 * few have one.
 * @param {Fact[]} found
 * @returns {import('./excerpt.js').Piece | null}
 */
export function gridOfFacts(found) {
  const first = firstOf(found);
  const side = sideFor(found);
  const wrong = found.find(({ row, column, digit }) => Math.max(row - first, column - first, digit - 1) >= side);
  if (wrong) {
    if (found.length < (LEAST.get(side) ?? Infinity)) return null;
    const { row, column, digit, start, index } = wrong;
    const isPlace = Math.max(row, column) - first >= side;
    return misread(String(isPlace ? Math.max(row, column) : digit), isPlace ? start : index, side);
  }
  const cells = new Map(
    found.filter(({ digit }) => digit > 0).map((fact) => [(fact.row - first) * side + fact.column - first, fact]),
  );
  if (cells.size < found.filter(({ digit }) => digit > 0).length) return null;
  if (cells.size < (LEAST.get(side) ?? Infinity)) return null;
  const excerpt = new Excerpt();
  for (let cell = 0; cell < side ** 2; cell++) {
    const fact = cells.get(cell);
    excerpt.add(fact?.given ? String(fact.digit) : '.', fact?.index ?? found[0].index);
    excerpt.entries.push(fact ? { digit: fact.digit } : {});
  }
  return excerpt;
}
