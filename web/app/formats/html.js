/**
 * The source of a page: tables, tables of tables (a box in each), and pages on which each cell is an element or a field
 * of a form.
 *
 *     <table><tr><td>5<td>3<td>&nbsp;<td><input value="7">...</table>
 */
import { geometryOf, sides } from '../sudoku/geometry.js';
import { gridOf, mostlyCells, withoutNames } from './cells.js';
import { Excerpt } from './excerpt.js';

/** @typedef {import('./cells.js').Word & { isGiven?: boolean }} Word */
/** @typedef {Word[][]} Table */

const LEAST = 16;
const TOKEN = /<!--[^]{0,4000}?-->|<(\/?)([a-z][a-z0-9]{0,20})\b([^<>]{0,2000})>|&#?\w{1,8};|[^<&]+|[<&]/gi;
const VALUE = /\bvalue\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** What is said of a cell that nobody can change. */
const GIVEN = new RegExp(
  '\\b(?:readonly|disabled|data-(?:given|fixed))\\b(?!\\s?=\\s?["\']?false)' +
    '|\\bclass\\s?=\\s?(?:"[^"]*|\'[^\']*|)\\b(?:given|fixed|clue|locked|prefilled|readonly)\\b',
  'i',
);
/** Elements of which each may be a cell. */
const LEAF = /<(td|div|span|li|button|p|b|cell|value|text)\b([^<>]{0,2000})>([^<>]{0,8})<\/\1>/gi;

/** @type {import('./excerpt.js').Format} */
export const html = {
  long: true,
  find(signs) {
    if (!/<[a-z]/i.test(signs)) return null;
    const tables = tablesIn(signs);
    const grids = [...tables.map(withoutNames).filter(isSquare), ...boxesOf(tables)];
    const rows = grids.length > 0 ? grids : loose(signs, tables);
    return rows.length > 0 ? { id: 'html', pieces: rows.map(puzzleOf) } : null;
  },
};

/**
 * Where some digits are said to be given, the others are what somebody has entered.
 * @param {Table} table
 */
function puzzleOf(table) {
  const cells = table.flat();
  if (!cells.some(({ word, isGiven }) => isGiven && /[1-9]/.test(word))) return gridOf(table, 'grid-row');
  const piece = gridOf(
    table.map((row) => row.map((cell) => (cell.isGiven ? cell : { ...cell, word: '' }))),
    'grid-row',
  );
  if (piece instanceof Excerpt) piece.entries = cells.map(({ word }) => ({ digit: Number(word) || 0 }));
  return piece;
}

/** @param {Table} table */
const isSquare = (table) =>
  sides.includes(table.length) && table.every(({ length }) => length === table.length) && mostlyCells(table.flat());

/**
 * What is meant as a puzzle: a table with a row that is too long, or as many elements as a puzzle has cells.
 * @param {string} signs
 * @param {Table[]} tables
 * @returns {Table[]}
 */
function loose(signs, tables) {
  const fields = [...signs.matchAll(/<input\b([^<>]{0,2000})>/gi)].flatMap(({ 0: tag, 1: about, index = 0 }) =>
    /type\s?=\s?["']?(?:hidden|button|submit|checkbox|radio)/i.test(about) ? [] : wordOfField(tag, about, index),
  );
  const leaves = [...signs.matchAll(LEAF)].map(({ 0: all, 2: about, 3: word, index = 0 }) => ({
    word: word.trim().replace(/^&.*;$/, ''),
    index: index + all.indexOf('>') + 1,
    length: word.length || 1,
    isGiven: GIVEN.test(about),
  }));
  const flat = [fields, leaves].find((words) => sides.some((side) => words.length === side ** 2) && mostlyCells(words));
  if (flat) return [[flat]];
  return tables.filter((table) => table.flat().length >= LEAST && mostlyCells(table.flat())).slice(0, 1);
}

/** @param {string} tag @param {string} about @param {number} index @returns {Word} */
function wordOfField(tag, about, index) {
  const [, ...values] = VALUE.exec(about) ?? [];
  const word = values.find((value) => value !== undefined) ?? '';
  return {
    word,
    index: index + Math.max(0, tag.lastIndexOf(word)),
    length: word.length || 1,
    isGiven: GIVEN.test(about),
  };
}

/** The tables of a page, inner ones before those around them. @param {string} signs @returns {Table[]} */
function tablesIn(signs) {
  /** @type {Table[]} */
  const done = [];
  /** @type {Table[]} */
  const open = [];
  for (const { 0: token, 1: end, 2: name = '', 3: about, index = 0 } of signs.matchAll(TOKEN)) {
    const table = open.at(-1);
    const tag = name.toLowerCase();
    if (tag === 'table' && !end) open.push([]);
    else if (!table) continue;
    else if (tag === 'table') done.push(/** @type {Table} */ (open.pop()));
    else if (tag === 'tr' && !end) table.push([]);
    else if ((tag === 'td' || tag === 'th') && !end) cellIn(table, index + token.length, GIVEN.test(about));
    else if (tag === 'input') write(table, wordOfField(token, about, index));
    else if (!tag && /^[^<&]|^&(?:lt|gt|amp|quot|#(?!160;|xa0;))/i.test(token)) {
      write(table, { word: token.trim(), index: index + Math.max(0, token.search(/\S/)) });
    }
  }
  return [...done, ...open.reverse()].map((table) => table.filter((row) => row.length > 0));
}

/** @param {Table} table @param {number} index @param {boolean} isGiven */
function cellIn(table, index, isGiven) {
  if (table.length === 0) table.push([]);
  table[table.length - 1].push({ word: '', index, length: 1, isGiven });
}

/** Adds to the cell that is open. @param {Table} table @param {Word} word */
function write(table, { word, index, isGiven }) {
  const cell = table.at(-1)?.at(-1);
  if (!cell || word === '') return;
  if (cell.word === '') cell.index = index;
  cell.word += word;
  cell.isGiven ||= isGiven;
  cell.length = cell.word.length;
}

/** A puzzle of which each box is a table. @param {Table[]} tables @returns {Table[]} */
function boxesOf(tables) {
  for (const side of sides) {
    const { boxWidth, boxHeight } = geometryOf(side);
    const boxes = tables.filter(
      (table) => table.length === boxHeight && table.every(({ length }) => length === boxWidth),
    );
    const cells = boxes.filter((table) => mostlyCells(table.flat()));
    if (cells.length !== side) continue;
    const across = side / boxWidth;
    return [
      Array.from({ length: side }, (_, row) =>
        Array.from(
          { length: across },
          (__, box) => cells[Math.floor(row / boxHeight) * across + box][row % boxHeight],
        ).flat(),
      ),
    ];
  }
  return [];
}
