/**
 * Writes a puzzle, or any board, in the formats that the readers beside this file read back.
 *
 *     write('csv', '1.....2..3.....4');   // '1,,,\n,,2,\n,3,,\n,,,4\n'
 *
 * Lines end with LF. Empty cells are dots, zeros or nothing, as each format has them.
 */
import { geometryOf } from '../sudoku/geometry.js';

/** @typedef {keyof typeof writers} Writable */

const COMMA = ', ';

const writers = {
  line,
  rows: (/** @type {string} */ puzzle) => linesOf(rowsOf(puzzle)),
  grid,
  ss,
  sdk: (/** @type {string} */ puzzle) => linesOf(['[Puzzle]', ...rowsOf(puzzle)]),
  sdm: (/** @type {string} */ puzzle) => linesOf([line(puzzle, '0')]),
  json,
  csv: (/** @type {string} */ puzzle) => separated(puzzle, ','),
  tsv: (/** @type {string} */ puzzle) => separated(puzzle, '\t'),
  semicolons: (/** @type {string} */ puzzle) => separated(puzzle, ';'),
  markdown,
  hodoku: (/** @type {string} */ puzzle) => `:0000:x:${puzzle}:::`,
  opensudoku,
  listing,
};

/** The ids of the formats that can be written: those of their readers, too. */
export const writable = /** @type {Writable[]} */ (Object.keys(writers));

/**
 * @param {Writable} format
 * @param {string} puzzle 16, 36 or 81 digits, '.' for an empty cell
 * @returns {string}
 */
export function write(format, puzzle) {
  return writers[format](puzzle);
}

/** @param {string} puzzle @param {string} [empty] */
function line(puzzle, empty = '.') {
  return puzzle.replaceAll('.', empty);
}

/** @param {readonly string[]} lines */
const linesOf = (lines) => `${lines.join('\n')}\n`;

/** @param {string} puzzle @returns {string[]} */
function rowsOf(puzzle) {
  const side = Math.sqrt(puzzle.length);
  return Array.from({ length: side }, (_, row) => puzzle.slice(row * side, (row + 1) * side));
}

/** @param {string} puzzle @param {string} separator */
function separated(puzzle, separator) {
  return linesOf(rowsOf(puzzle).map((row) => Array.from(row, filled).join(separator)));
}

/** @param {string} sign */
const filled = (sign) => (sign === '.' ? '' : sign);

/**
 * Rows cut where boxes end.
 * @param {string} puzzle
 * @returns {{ rows: string[][], boxHeight: number, boxWidth: number }}
 */
function boxed(puzzle) {
  const { side, boxHeight, boxWidth } = geometryOf(Math.sqrt(puzzle.length));
  const rows = rowsOf(puzzle).map((row) =>
    Array.from({ length: side / boxWidth }, (_, box) => row.slice(box * boxWidth, (box + 1) * boxWidth)),
  );
  return { rows, boxHeight, boxWidth };
}

/** Cells with blanks between them, in a frame around each box. @param {string} puzzle */
function grid(puzzle) {
  const { rows, boxHeight, boxWidth } = boxed(puzzle);
  const frame = `+${`${'-'.repeat(2 * boxWidth + 1)}+`.repeat(rows[0].length)}`;
  const lines = rows.map((row) => `| ${row.map((box) => [...box].join(' ')).join(' | ')} |`);
  return linesOf([frame, ...lines.flatMap((text, index) => ((index + 1) % boxHeight === 0 ? [text, frame] : [text]))]);
}

/** The files of Simple Sudoku: no blanks, the outer frame has stars. @param {string} puzzle */
function ss(puzzle) {
  const { rows, boxHeight, boxWidth } = boxed(puzzle);
  const dashes = rows[0].map(() => '-'.repeat(boxWidth));
  const frame = `*${dashes.join('-')}*`;
  const cut = `|${dashes.join('+')}|`;
  const lines = rows.map((row) => `|${row.join('|')}|`);
  return linesOf([
    frame,
    ...lines.flatMap((text, index) => (index > 0 && index % boxHeight === 0 ? [cut, text] : [text])),
    frame,
  ]);
}

/** A list of rows of numbers. @param {string} puzzle */
function json(puzzle) {
  return linesOf([
    `[${rowsOf(puzzle)
      .map((row) => `[${[...line(row, '0')].join(COMMA)}]`)
      .join(`${COMMA.trimEnd()}\n `)}]`,
  ]);
}

/** A variable of C, C++ or Java. @param {string} puzzle */
function listing(puzzle) {
  const rows = rowsOf(puzzle);
  const values = rows.map((row) => `  {${[...line(row, '0')].join(COMMA)}},`);
  return linesOf([`int sudoku[${rows.length}][${rows.length}] = {`, ...values, '};']);
}

/** A table whose head is empty. @param {string} puzzle */
function markdown(puzzle) {
  const rows = rowsOf(puzzle);
  const tableRow = (/** @type {string[]} */ fields) => `| ${fields.map((field) => field || ' ').join(' | ')} |`;
  return linesOf([
    tableRow(rows.map(() => '')),
    tableRow(rows.map(() => '---')),
    ...rows.map((row) => tableRow(Array.from(row, filled))),
  ]);
}

/** @param {string} puzzle */
function opensudoku(puzzle) {
  return linesOf([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opensudoku>',
    `  <game data="${line(puzzle, '0')}" />`,
    '</opensudoku>',
  ]);
}
