/**
 * Cells that are written as words (`5`, `"5"`, `null`, nothing at all), in rows: JSON, listings and
 * tables.
 *
 * @typedef {{ word: string, index: number, length?: number }} Word and its place; length: that of the text, if it
 *   differs
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt } from './excerpt.js';

const EMPTY = new Set([
  '',
  '.',
  '*',
  '_',
  '-',
  '?',
  'x',
  'null',
  'none',
  'nil',
  'na',
  'undefined',
  'nan',
  'nothing',
  'nullptr',
  'missing',
  'n/a',
  '<na>',
]);

/** No cell. */
const NONE = -1;

/**
 * @param {string} word
 * @returns {number} a digit, 0: an empty cell, or a number that is too large; -1: none of these
 */
function valueOf(word) {
  const trimmed = word.trim();
  if (/^\d{1,9}(?:\.0*)?$/.test(trimmed)) return Math.floor(Number(trimmed));
  return EMPTY.has(trimmed.toLowerCase()) ? 0 : NONE;
}

/** Whether most of some words are cells, so that the others are likely to be mistakes. @param {Word[]} words */
export function mostlyCells(words) {
  const cells = words.reduce((count, { word }) => count + Number(valueOf(word) !== NONE), 0);
  return 4 * cells >= 3 * words.length;
}

/** @param {Word[]} words @param {number} side whether they are the names of rows or columns: 1, 2, 3 or A, B, C */
const areNames = (words, side) =>
  words.length === side && NAMES.some((names) => words.every(({ word }, at) => nameOf(word) === names[at]));

/** @param {string} word */
const nameOf = (word) =>
  word
    .trim()
    .replace(/^([*_`]{1,3})(\w+)\1$|^\[,?(\d),?\]$/, '$2$3') // bold, and as R prints them
    .replace(/^(?:r|c|v|row|col|column)[\s_]?(?=\d$)/i, '')
    .toUpperCase();

const NAMES = ['123456789', '012345678', 'ABCDEFGHI'];

/**
 * A table without the names of its rows and columns, where it has one row or column more than cells.
 * @param {Word[][]} rows
 * @returns {Word[][]}
 */
export function withoutNames(rows) {
  const [head = []] = rows;
  const side = sides.find((each) => areNames(head.slice(-each), each) && head.length <= each + 1) ?? 0;
  const below = rows.length > 1 && (rows.length === side + 1 || isLost(rows, side)) ? rows.slice(1) : rows;
  const column = below.map((row) => row[0] ?? { word: '', index: 0 });
  const hasNames = below.every(({ length }) => length === below.length + 1) && areNames(column, below.length);
  return hasNames ? below.map((row) => row.slice(1)) : below;
}

/**
 * Whether a row is missing below the names of the columns: numbers that are no row, as a digit below breaks the rules
 * with one of them.
 * @param {Word[][]} rows
 * @param {number} side
 */
function isLost([head, ...below], side) {
  if (side !== 9 || below.length !== side - 1) return false;
  const names = head.map(({ word }) => valueOf(word));
  const values = below.map((row) => row.map(({ word }) => valueOf(word)));
  if (names.includes(NONE)) return true;
  const isBroken = values.some((row, at) =>
    row.some((value, column) => {
      const box = 3 * Math.floor(column / 3);
      const seen = at < 2 ? names.slice(box, box + 3) : [names[column]];
      return value > 0 && seen.includes(value);
    }),
  );
  return isBroken && values.some((row) => row.includes(0));
}

/**
 * Rows of words as signs for the plain reader, which is to count and judge them.
 * @param {Word[][]} rows at least one
 * @param {'row' | 'grid-row'} ragged what to say of a row that is too short or too long: `row` counts lines
 * @returns {import('./excerpt.js').Piece}
 */
export function gridOf(rows, ragged) {
  const words = rows.flat();
  const wrong = words.find(({ word }) => valueOf(word) === NONE);
  if (wrong) {
    return { code: 'character', index: wrong.index, length: wrong.length ?? wrong.word.length };
  }
  const fault = raggedRow(rows, ragged) ?? missingRows(rows);
  if (fault) return fault;
  const large = words.find(({ word }) => valueOf(word) > 9);
  const side = Math.sqrt(words.length);
  if (large && sides.includes(side)) {
    return { code: 'digit', index: large.index, found: valueOf(large.word), expected: side };
  }
  const excerpt = new Excerpt();
  for (const { word, index } of words) excerpt.add(String(Math.min(valueOf(word), 9) || '.'), index);
  return excerpt;
}

/**
 * The first of N rows that has not N cells: its last one, or the first that is too much.
 * @param {Word[][]} rows
 * @param {'row' | 'grid-row'} code
 * @returns {import('./excerpt.js').Fault | null}
 */
function raggedRow(rows, code) {
  const expected = rows.length;
  const row = rows.findIndex((words) => words.length !== expected);
  if (row < 0 || !sides.includes(expected)) return null;
  const found = rows[row].length;
  const { index } = rows[row][Math.min(found - 1, expected)];
  return {
    code,
    index,
    found,
    expected,
    ...(code === 'grid-row' && { row: row + 1 }),
  };
}

/** More or fewer than N rows of N cells. @param {Word[][]} rows @returns {import('./excerpt.js').Fault | null} */
function missingRows(rows) {
  const side = rows[0].length;
  if (rows.length < 2 || rows.length === side || !sides.includes(side) || rows.some(({ length }) => length !== side)) {
    return null;
  }
  const last = rows[rows.length - 1];
  return { code: 'length', index: last[side - 1].index, found: rows.length * side, expected: side * side };
}
