/**
 * A board as exact cover sees it: the demands that are not met yet, and the choices that can meet each, as a table of
 * plain values. Pure.
 *
 *     demandsOf(board, 9)[0];      // { kind: 'row', unit: 1, digit: 1, choices: [{ cell: 12, digit: 1 }] }
 *
 * Those with the fewest choices come first, and of as many the cells, then the rows, the columns and the boxes: so the
 * first is the one that Algorithm X takes next.
 *
 * @typedef {{ cell: number, digit: number }} Choice
 * @typedef {{ kind: 'cell', cell: number, choices: Choice[] }} CellDemand a cell needs a digit
 * @typedef {{ kind: UnitKind, unit: number, digit: number, choices: Choice[] }} UnitDemand a unit needs a digit; unit
 *   counts the rows, then the columns, then the boxes, from 0
 * @typedef {'row' | 'column' | 'box'} UnitKind
 * @typedef {CellDemand | UnitDemand} Demand
 * @typedef {import('./words.js').Words} Words
 */
import { node } from '../drawing/markup.js';
import { candidatesOf, digitsOf, placesOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';

/** So many demands are listed. */
const LISTED = 5;
/** So many choices are named; more are counted. */
const NAMED = 2;

/** @type {readonly UnitKind[]} */
const KINDS = ['row', 'column', 'box'];

/** @param {ArrayLike<number>} board 0 is empty @param {number} size @returns {Demand[]} */
export function demandsOf(board, size) {
  const masks = candidatesOf(board, size);
  /** @type {Demand[]} */
  const demands = masks
    .map((mask, cell) => ({ kind: /** @type {const} */ ('cell'), cell, choices: choicesIn(cell, digitsOf(mask)) }))
    .filter(({ cell }) => !board[cell]);
  geometryOf(size).cellsOf.forEach((cells, unit) => {
    const placed = new Set(cells.map((cell) => board[cell]));
    for (let digit = 1; digit <= size; digit++) {
      if (placed.has(digit)) continue;
      const choices = placesOf(masks, size, unit, digit).map((cell) => ({ cell, digit }));
      demands.push({ kind: KINDS[Math.floor(unit / size)], unit, digit, choices });
    }
  });
  return demands.sort((one, other) => one.choices.length - other.choices.length);
}

/** @param {number} cell @param {number[]} digits @returns {Choice[]} */
const choicesIn = (cell, digits) => digits.map((digit) => ({ cell, digit }));

/**
 * A line for each of the demands with the fewest choices, always as many lines; the first is marked.
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {Words} words
 */
export const demandTable = (board, size, words) =>
  node('table', { class: 'demands' }, [
    node('caption', {}, [words('caption')]),
    node('thead', {}, [node('tr', {}, [columnHead(words('demand')), columnHead(words('choices'))])]),
    node(
      'tbody',
      {},
      demandLines(board, size, words).map(([demand, choices], index) => {
        /** @type {Record<string, string>} */
        const mark = index === 0 && choices ? { 'data-on': '' } : {};
        return node('tr', {}, [node('th', { scope: 'row', ...mark }, [demand]), node('td', mark, [choices])]);
      }),
    ),
  ]);

/** @param {string} text */
const columnHead = (text) => node('th', { scope: 'col' }, [text]);

/**
 * What the table says of a board, line by line.
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {Words} words
 * @returns {[demand: string, choices: string][]} empty texts where there is no demand any more
 */
export function demandLines(board, size, words) {
  const demands = demandsOf(board, size);
  return Array.from({ length: LISTED }, (_, index) => {
    if (demands[index]) return [sayDemand(demands[index], size, words), sayChoices(demands[index], size, words)];
    return [index === 0 ? words('met') : '', ''];
  });
}

/** @param {number} cell @param {number} size */
const placeOf = (cell, size) => ({ row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });

/** @param {Demand} demand @param {number} size @param {Words} words */
function sayDemand(demand, size, words) {
  if (demand.kind === 'cell') return words('cell', placeOf(demand.cell, size));
  return words(demand.kind, { unit: (demand.unit % size) + 1, digit: demand.digit });
}

/** Of the cells of a unit only what differs. @param {Demand} demand @param {number} size @param {Words} words */
function sayChoices({ kind, choices }, size, words) {
  if (choices.length === 0) return words('none');
  if (choices.length > NAMED) return words('many', { count: choices.length });
  return choices
    .map(({ cell, digit }) => (kind === 'cell' ? String(digit) : words(`in-${kind}`, placeOf(cell, size))))
    .join(' · ');
}
