/**
 * Givens as rows of three numbers, as spreadsheets and Matlab have them: the row, the column and the digit of each.
 *
 *     row,col,value        B = [1,1,5;
 *     1,1,5                     1,2,3;
 *     1,2,3                     2,1,6]
 */
import { geometryOf, sides } from '../sudoku/geometry.js';
import { linesOf } from './excerpt.js';
import { gridOfFacts, holdsGrid, misread, sideFor } from './facts.js';

/** @typedef {import('./facts.js').Fact} Fact */

const NAMES = ['row|r|y|zeile', 'column|col|c|x|spalte', 'value|val|digit|number|num|v|d|n|wert|ziffer'];

/** @param {number[]} order of the names */
const headingOf = (order) =>
  new RegExp(
    order.map((name) => `\\b(?:${NAMES[name]})(?:[ _]?\\w{1,9})?`).join(`["']?[ \\t]?[,;|\\t ]["' \\t]{0,2}`),
    'i',
  );

const ROW_FIRST = headingOf([0, 1, 2]);
const COLUMN_FIRST = headingOf([1, 0, 2]);

const NAME = '["\']?[a-z][\\w ]{0,20}["\']?';
const OTHER_NAMES = new RegExp(`^\\s*${NAME}[ \\t]*([,;|\\t])[ \\t]*${NAME}[ \\t]*\\1[ \\t]*${NAME}\\s*$`, 'i');

/** Rows of three words, by what stands between those. */
const kinds = [',', ';', '\\t', '|', ' '].map((separator) => {
  const between = separator === ' ' ? '[ \\t]{1,9}' : `[ \\t]{0,9}[${separator}][ \\t]{0,9}`;
  const end = separator === ';' ? '' : ';'; // elsewhere it ends a row
  const row = Array(3).fill('([\\w.?-]{1,9})').join(between);
  return new RegExp(`(?<=^|[[{\\r\\n${end}]|(?<!\\w)\\()[ \\t|]{0,9}${row}[ \\t|]{0,9}(?=$|[\\])}\\r\\n${end}])`, 'g');
});

const NUMBER = /^(?:\d|[1-9]\d)$/;
/** Fewer are no puzzle of any size. */
const LEAST = 4;

/** Read as plain text, 27 of them would be another puzzle. @type {import('./excerpt.js').Format} */
export const triples = {
  long: true,
  find(signs) {
    const heading = ROW_FIRST.exec(signs) ?? COLUMN_FIRST.exec(signs);
    const isSwapped = heading !== null && !ROW_FIRST.test(signs);
    const bare = heading ? signs.replace(heading[0], ' '.repeat(heading[0].length)) : signs;
    for (const kind of kinds) {
      const rows = [...bare.matchAll(kind)];
      const found = rows.filter(([, ...words]) => words.every((word) => NUMBER.test(word))).map(factOf);
      if (found.length < LEAST || 5 * found.filter(isDigits).length < 4 * rows.length) continue;
      if (!heading && (hasNames(bare, found[0]) || !isSorted(found) || isBroken(found))) continue;
      if (holdsGrid(bare.replace(kind, ''))) continue;
      const facts = isSwapped ? found.map((fact) => ({ ...fact, row: fact.column, column: fact.row })) : found;
      const piece = wordAmong(rows, sideFor(facts)) ?? gridOfFacts(facts);
      if (piece) return { id: 'facts', pieces: [piece] };
    }
    return null;
  },
};

/** @param {Fact} fact */
const isDigits = ({ row, column, digit }) => Math.max(row, column, digit) <= 9;

/** Whether three other names stand in the line above. @param {string} signs @param {Fact} first */
function hasNames(signs, { start }) {
  const above = linesOf(signs.slice(0, start)).filter(({ text }) => text.trim() !== '');
  return OTHER_NAMES.test(above.at(-1)?.text ?? '');
}

/** Whether a digit comes twice in a unit. @param {Fact[]} found */
function isBroken(found) {
  const side = sideFor(found);
  if (!sides.includes(side)) return true;
  const first = Math.min(...found.flatMap(({ row, column }) => [row, column])) === 0 ? 0 : 1;
  const { unitsOf } = geometryOf(side);
  const seen = new Set();
  return found.some(({ row, column, digit }) =>
    (unitsOf[(row - first) * side + column - first] ?? []).some((unit) => {
      const place = unit * 10 + digit;
      return seen.has(place) || !seen.add(place);
    }),
  );
}

/** @param {RegExpMatchArray} match @returns {Fact} */
function factOf({ 0: all, 1: row, 2: column, 3: digit, index = 0 }) {
  return {
    row: Number(row),
    column: Number(column),
    digit: Number(digit),
    start: index + all.indexOf(row),
    index: index + all.lastIndexOf(digit),
    given: true,
  };
}

/** The first word that is no number. @param {RegExpMatchArray[]} rows @param {number} side */
function wordAmong(rows, side) {
  for (const { 0: all, index = 0, ...words } of rows) {
    let at = 0;
    for (const word of [words[1], words[2], words[3]]) {
      at = all.indexOf(word, at);
      if (!NUMBER.test(word)) return misread(word, index + at, side);
      at += word.length;
    }
  }
  return null;
}

/** Whether the cells are named in order, each once, by rows or by columns. @param {Fact[]} found */
function isSorted(found) {
  /** @param {(fact: Fact) => number} place */
  const isOrder = (place) => found.every((fact, at) => at === 0 || place(found[at - 1]) < place(fact));
  return isOrder(({ row, column }) => 100 * row + column) || isOrder(({ row, column }) => 100 * column + row);
}
