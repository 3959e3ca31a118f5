/**
 * The lines of a file of grids: what each of them is, and how the grids are laid out. A grid has N rows of N cells; an
 * empty line, a heading, a frame or nothing at all stands between two grids.
 *
 *     const layout = gridLayout('Grid 01\n1...\n..2.\n.3..\n...4\nGrid 02\n');   // of a text, or of its front
 *     lineKind('| 1 . | . . |', layout);   // { kind: 'row', cells: '1...' }
 *     lineKind('Grid 02', layout);         // { kind: 'heading', cells: '' }
 *
 * @typedef {object} GridLayout
 * @property {number} side N
 * @property {boolean} hasBands whether an empty line stands within a grid, between two rows of boxes
 * @property {boolean} hasLabels whether a line that is nearly a row stands before a grid, such as a date
 * @property {boolean} runsOn whether grids follow each other with nothing between them
 * @property {Set<string>} empties the signs of empty cells
 *
 * @typedef {object} Line
 * @property {'row' | 'fault' | 'rule' | 'blank' | 'heading' | 'other'} kind row: N cells. fault: nearly a row. rule: a
 *   part of a frame. other: it may be a puzzle in one line, or anything
 * @property {string} cells of a row or a fault; a dot is an empty cell
 */
import { signsOf } from '../formats/excerpt.js';
import { isMostlyCells } from '../formats/share.js';
import { geometryOf, sides } from '../sudoku/geometry.js';

/** Signs that say nothing beside cells: blanks, frames, brackets, quotes and what stands between two fields. */
const AROUND = /[\s|+,:;'"()[\]{}/\\!>]/g;
const CELLS = /^[0-9.*_Xx?-]+$/;
/** A frame, or nothing but brackets. A lone sign of empty cells is part of a frame too: see `isRule`. */
const RULE = /^[\s|+=*_~:.'`,;!<>#\\/[\](){}"-]+$/;
/** A run of 12 cells is a puzzle in one line, with or without mistakes. */
const LIKELY = /[0-9.*_Xx?-]{12}/;
/** A line with as many cells is no row with a mistake. */
const SHORTEST_LIST_LINE = 16;
/** A word, and no sign of a listing or of a link beside it. */
const HEADING = /^(?!.*(?:[{}<>]|:\/\/)).*\p{L}{2}/u;
/** A number of a grid: `7`, `12.`, `(3)`. */
const LONGEST_LABEL = 3;

const blank = /** @type {Line} */ ({ kind: 'blank', cells: '' });
const rule = /** @type {Line} */ ({ kind: 'rule', cells: '' });
const heading = /** @type {Line} */ ({ kind: 'heading', cells: '' });
const other = /** @type {Line} */ ({ kind: 'other', cells: '' });

/**
 * Classifies a line of a file of grids.
 * @param {string} text
 * @param {Pick<GridLayout, 'side' | 'empties'>} layout
 * @returns {Line}
 */
export function lineKind(text, { side, empties }) {
  if (text.length === side && CELLS.test(text) && /[1-9]/.test(text)) return { kind: 'row', cells: dotted(text) };
  const whole = signsOf(text);
  const fields = fieldsIn(whole, side, empties);
  if (fields) return { kind: 'row', cells: fields };
  const signs = whole.replace(/^[\s>]+|\s+$/g, '');
  if (signs === '') return blank;
  if (/^(?:#|\/\/|%)/.test(signs)) return heading;
  if (isRule(signs, side, empties)) return rule;
  const bare = signs.replace(AROUND, '');
  if (bare.length === side && CELLS.test(bare)) return { kind: 'row', cells: dotted(bare) };
  if (bare.length <= LONGEST_LABEL) return heading;
  if (bare.length < SHORTEST_LIST_LINE && isMostlyCells(bare)) return { kind: 'fault', cells: dotted(bare) };
  return HEADING.test(signs) && !LIKELY.test(signs) ? heading : other;
}

/**
 * How a file of grids is laid out.
 * @param {string} head the file, or its front
 * @returns {GridLayout | null} null: it is something else
 */
export function gridLayout(head) {
  const all = head.split(/\r\n|\r|\n/);
  const list = all.findIndex(holdsPuzzle);
  const texts = list < 0 ? all : all.slice(0, list);
  const empties = emptiesOf(texts);
  const found = sides.map((side) => firstGrid(texts, side, empties)).filter((grid) => grid !== null);
  const [first] = found.sort((one, another) => one.end - another.end);
  if (!first) return null;
  const { side, hasBands, hasLabels, runsOn } = first;
  return { side, hasBands, hasLabels, runsOn, empties };
}

/** @param {string} cells */
const dotted = (cells) => cells.replace(/[0*_Xx?-]/g, '.');

/** Separators between two fields that may be empty. */
const SEPARATORS = [',', ';', '\t', '|'];

/**
 * The cells of a row of N fields, with a cell or nothing in each. Nothing in all of them is a row only where other rows
 * have such fields.
 * @param {string} signs
 * @param {number} side N
 * @param {Set<string>} empties
 */
function fieldsIn(signs, side, empties) {
  for (const separator of SEPARATORS) {
    if (!signs.includes(separator)) continue;
    const fields = signs.split(separator).map((field) => field.replace(AROUND, ''));
    const isRow = fields.length === side && fields.every((field) => field.length <= 1 && /^[0-9.*_Xx?-]?$/.test(field));
    if (isRow && (empties.has(separator) || fields.some((field) => field !== ''))) {
      return dotted(fields.map((field) => field || '.').join(''));
    }
  }
  return null;
}

/**
 * Whether a line is part of a frame. A line of one sign is a row, or nearly, where that sign is an empty cell in other
 * rows.
 * @param {string} signs
 * @param {number} side
 * @param {Set<string>} empties
 */
function isRule(signs, side, empties) {
  if (!RULE.test(signs)) return false;
  const bare = signs.replace(AROUND, '');
  const isLong = Math.abs(bare.length - side) <= 1;
  return !(isLong && empties.has(bare[0]) && bare === bare[0].repeat(bare.length));
}

/**
 * The signs that stand beside digits, and what stands between fields of which some are empty.
 * @param {string[]} texts
 */
function emptiesOf(texts) {
  const empties = new Set(['.']);
  for (const text of texts) {
    const signs = signsOf(text);
    const bare = signs.replace(AROUND, '');
    if (bare.length >= SHORTEST_LIST_LINE || !/[1-9]/.test(bare) || !CELLS.test(bare)) continue;
    if (sides.includes(bare.length)) for (const sign of bare.replace(/\d/g, '')) empties.add(sign);
    for (const separator of SEPARATORS) {
      const fields = signs.split(separator).length;
      if (sides.includes(fields) && bare.length < fields) empties.add(separator);
    }
  }
  return empties;
}

/**
 * The first N rows that follow each other, and where they end; null where there is no grid of that side.
 * @param {string[]} texts the lines
 * @param {number} side N
 * @param {Set<string>} empties
 */
function firstGrid(texts, side, empties) {
  const lines = texts.map((text) => lineKind(text, { side, empties }));
  let [rows, hasBands, hasLabels] = [/** @type {string[]} */ ([]), false, false];
  for (const [at, { kind, cells }] of lines.entries()) {
    if (kind === 'row') rows.push(cells);
    else if (rows.length === 0 && kind !== 'rule') hasLabels = kind === 'fault';
    if (rows.length === side) {
      const end = at + 1;
      if (!holdsDigits(rows, side)) return null;
      return { side, hasBands, hasLabels, end, runsOn: rowsFrom(lines, end) >= side };
    }
    const isBand = kind === 'blank' && rows.length > 0 && rows.length % geometryOf(side).boxHeight === 0;
    if (isBand) hasBands = true;
    else if (kind !== 'row' && kind !== 'rule') [rows, hasBands, hasLabels] = [[], false, kind === 'fault'];
  }
  return null;
}

/** Whether there are digits in a grid, and none is too large. @param {string[]} rows @param {number} side */
function holdsDigits(rows, side) {
  const digits = rows.join('').match(/[1-9]/g) ?? [];
  return digits.length > 0 && digits.every((digit) => Number(digit) <= side);
}

/** How many rows follow with nothing between them. @param {Line[]} lines @param {number} from */
function rowsFrom(lines, from) {
  const end = lines.findIndex(({ kind }, at) => at >= from && kind !== 'row');
  return (end < 0 ? lines.length : end) - from;
}

/** Whether there is a puzzle in a line, as lists have them. @param {string} text */
const holdsPuzzle = (text) =>
  (text.match(/[0-9.*_Xx?-]+/g) ?? []).some(
    (word) => sides.some((side) => side ** 2 === word.length) && /[1-9]/.test(word),
  );
