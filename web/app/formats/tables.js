/**
 * Tables: a cell in each field. Commas, semicolons or tabs between them, as spreadsheets and programs
 * write them, with quotes or without; Markdown tables, whose head may be empty, name the columns or
 * be the first row.
 *
 *     5,3,,,7,,,,          |   | A | B | C | D |
 *     "6",,,"1","9",...    |---|---|---|---|---|
 *                          | 1 | 4 |   | 2 |   |
 *
 * All cells may stand in one line. Lines that are no part of the table may stand before and after it.
 */
import { sides } from '../sudoku/geometry.js';
import { gridOf, mostlyCells, withoutNames } from './cells.js';
import { linesOf } from './excerpt.js';

/**
 * @typedef {import('./cells.js').Word} Word
 * @typedef {import('./excerpt.js').Line} Line
 * @typedef {{ id: string, separator: string }} Kind
 */

/** @type {Kind[]} */
const kinds = [
  { id: 'tsv', separator: '\t' },
  { id: 'semicolons', separator: ';' },
  { id: 'csv', separator: ',' },
  { id: 'markdown', separator: '|' },
];

/** Fewer fields than that are no table: a sentence has some commas, too. */
const LEAST = 12;

/** @type {import('./excerpt.js').Format} */
export const tables = {
  find(signs) {
    for (const kind of kinds) {
      const rows = signs.includes(kind.separator) ? tableIn(signs, kind) : null;
      if (rows) return { id: kind.id, pieces: [gridOf(withoutNames(rows), 'row')] };
    }
    return null;
  },
};

/**
 * Tables that look like plain text and mean something else: there, blanks do not count. N rows of N
 * fields, some of them without a sign.
 * @type {import('./excerpt.js').Format}
 */
export const blankTables = {
  find(signs) {
    if (!/[\t|]/.test(signs)) return null;
    for (const kind of kinds.filter(({ separator }) => separator === '\t' || separator === '|')) {
      const table = tableIn(signs, kind) ?? [];
      const rows = [table, withoutNames(table)].find(isSquare);
      if (rows?.some((row) => row.some(({ word }) => word === ''))) {
        return { id: kind.id, pieces: [gridOf(rows, 'row')] };
      }
    }
    return null;
  },
};

/** @param {Word[][]} rows */
const isSquare = (rows) =>
  sides.includes(rows.length) &&
  rows.every((row) => row.length === rows.length && row.every(({ word }) => word.length <= 1));

/** @param {string} signs @param {Kind} kind @returns {Word[][] | null} */
function tableIn(signs, { separator }) {
  /** @type {Word[][]} */
  let rows = [];
  let rule = -1;
  for (const line of linesOf(signs)) {
    const fields = line.text.includes(separator) ? fieldsOf(line, separator) : [];
    if (separator === '|' && fields.length > 0 && fields.every(({ word }) => /^(?::?-{2,}:?|:-:?|-:)$/.test(word))) {
      rule = rows.length;
    } else if (fields.length > 2 && (mostlyCells(fields) || separator === '|')) rows.push(fields);
    else if (line.text.trim() !== '' && rows.length > 0) {
      if (isTable(rows)) break;
      [rows, rule] = [[], -1];
    }
  }
  if (separator === '|') rows = withoutHead(rows, rule);
  return isTable(rows) ? withoutTail(rows) : null;
}

/** @param {Word[][]} rows */
function isTable(rows) {
  const words = rows.flat();
  return words.length >= LEAST && mostlyCells(words);
}

/** @param {string | undefined} sign */
const isQuote = (sign) => sign === '"' || sign === "'";

/** A field without the blanks and the quote at each end. @param {string} field @param {number} at @returns {Word} */
function wordIn(field, at) {
  const blanks = field.length - field.trimStart().length;
  const from = blanks + Number(isQuote(field[blanks]));
  const inner = field.slice(from).trimEnd();
  const word = isQuote(inner.at(-1)) ? inner.slice(0, -1) : inner;
  return { word, index: at + from, length: word.length };
}

/** @param {Line} line @param {string} separator @returns {Word[]} */
function fieldsOf({ text, index }, separator) {
  const words = [];
  let at = index;
  for (const field of text.split(separator)) {
    words.push(wordIn(field, at));
    at += field.length + 1;
  }
  if (separator !== '|') return words;
  // The bars at both ends stand before and after the fields.
  const from = /^\s*\|/.test(text) ? 1 : 0;
  return words.slice(from, /\|\s*$/.test(text) ? -1 : undefined);
}

/**
 * A head above the rule is the first row only where one is missing; names of rows go with it.
 * @param {Word[][]} rows
 * @param {number} rule how many rows are above it
 */
function withoutHead(rows, rule) {
  if (rule < 1 || (sides.includes(rows.length) && rows[0].length === rows.length)) return rows;
  const body = rows.slice(rule);
  return body.every((row) => row.length === body.length + 1) ? body.map((row) => row.slice(1)) : body;
}

/** Each row may end in a separator. @param {Word[][]} rows */
function withoutTail(rows) {
  const excess =
    rows.every((row) => row.length === rows[0].length && row[row.length - 1].word === '') &&
    !sides.includes(rows[0].length);
  return excess ? rows.map((row) => row.slice(0, -1)) : rows;
}
