/**
 * A chessboard with queens as a picture of plain values, which the page shows and the build writes. Pure.
 *
 *     boardOf(8, [0, 4, 7], { kind: 'refuse', row: 3, column: 0, by: 0 });
 */
import { node } from '../drawing/markup.js';

/** @typedef {import('./queens.js').QueensStep} QueensStep */

/** Of a square, which has the side 1: a crown of five points on a foot. */
const QUEEN = 'm.2 .36.13.22.07-.32.1.32.1-.32.07.32.13-.22-.1.44h-.4zm.1.5h.4v.08h-.4z';
/** An x. */
const REFUSED = 'm.3 .3.4.4m0-.4-.4.4';

/** @param {number} row @param {number} column @param {string} kind its colour */
const square = (row, column, kind) =>
  node('rect', { class: kind, x: String(column), y: String(row), width: '1', height: '1' });
/** @param {string} kind @param {string} path @param {number} row @param {number} column */
const sign = (kind, path, row, column) =>
  node('path', { class: kind, d: path, transform: `translate(${column} ${row})` });

/** The dark squares, as one path. @param {number} size */
const darkOf = (size) =>
  Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)])
    .filter(([column, row]) => (column + row) % 2)
    .map(([column, row]) => `M${column} ${row}h1v1h-1z`)
    .join('');

/**
 * What a step colours: the row that it is about, the square, and the queen that attacks it, with a line between them.
 * @param {number} size @param {number[]} columns @param {Omit<QueensStep, 'columns'>} step
 */
function marksOf(size, columns, { kind, row, column, by }) {
  if (kind === 'solution' || kind === 'exhausted') return [];
  if (column === null) return Array.from({ length: size }, (_, each) => square(row, each, 'retreat'));
  if (kind === 'erase') return [square(row, column, 'retreat')];
  if (by === null) return [square(row, column, 'place')];
  const [x, y] = [columns[by] + 0.5, by + 0.5];
  return [
    square(row, column, 'select'),
    square(by, columns[by], 'conflict'),
    node('path', { class: 'attack', d: `M${x} ${y}L${column + 0.5} ${row + 0.5}` }),
    sign('refused', REFUSED, row, column),
  ];
}

/**
 * @param {number} size
 * @param {number[]} columns of the queens, row by row from the top
 * @param {Omit<QueensStep, 'columns'> | null} step the last one, null before the first
 * @param {string} label what a screen reader says
 */
export const boardOf = (size, columns, step, label) =>
  node('svg', { class: 'chess', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label }, [
    node('rect', { class: 'light', width: String(size), height: String(size) }),
    node('path', { class: 'dark', d: darkOf(size) }),
    ...(step ? marksOf(size, columns, step) : []),
    ...columns.map((column, row) => sign('queen', QUEEN, row, column)),
  ]);
