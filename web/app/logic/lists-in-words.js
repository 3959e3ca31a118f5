/**
 * Digits, cells, units and candidates in words, many at a time: "3 and 7", "row 2, columns 1 and 3", "columns 1 and 4",
 * "7 in rows 3 and 5, column 1". The texts are those of `deduction.*`.
 */
import { place, unitKind, unitName } from '../i18n/places.js';
import { geometryOf } from '../sudoku/geometry.js';

/** @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {import('../solver.js').Candidate} Candidate */
/** @typedef {import('../solver.js').PatternCandidate} PatternCandidate */
/** @typedef {{ rows: number[], columns: number[] }} Rectangle all cells where these rows and columns meet, from 1 */

/**
 * @typedef {object} Words
 * @property {(digits: number[]) => string} digits
 * @property {(cells: number[]) => string} cells
 * @property {(units: number[]) => string} units
 * @property {(unit: number, cells: number[]) => number[]} within those of the cells that lie in a unit
 * @property {(candidates: Candidate[]) => string} candidates
 * @property {(candidates: Candidate[]) => string} inTurn one after the other
 * @property {(nodes: PatternCandidate[][]) => string} chain each node true or false, by its role
 */

/** Lists of a board of that side in a language. @param {number} size @param {Translate} t @returns {Words} */
export const wordsIn = (size, t) => ({
  digits: (digits) => digitsInWords(digits, t),
  cells: (cells) => cellsInWords(cells, size, t),
  units: (units) => unitsInWords(units, size, t),
  within: (unit, cells) => cells.filter((cell) => geometryOf(size).unitsOf[cell].includes(unit)),
  candidates: (candidates) => candidatesInWords(candidates, size, t),
  inTurn: (candidates) =>
    inTurn(
      candidates.map((candidate) => candidatesInWords([candidate], size, t)),
      t,
    ),
  chain: (nodes) =>
    inTurn(
      nodes.map((node) => nodeInWords(node, size, t)),
      t,
    ),
});

/** @param {string[]} words @param {(first: string, next: string, isLast: boolean) => string} join */
const joined = (words, join) => words.reduce((first, next, index) => join(first, next, index === words.length - 1));

/** "1, 2 and 3" @param {(string | number)[]} words @param {Translate} t */
const listed = (words, t) =>
  joined(words.map(String), (first, next, isLast) =>
    t(isLast ? 'deduction.join.last' : 'deduction.join.next', { first, next }),
  );

/** The same of words that have commas of their own. @param {string[]} words @param {Translate} t */
const placesListed = (words, t) =>
  joined(words, (first, next, isLast) =>
    t(isLast ? 'deduction.join.lastPlace' : 'deduction.join.nextPlace', { first, next }),
  );

/** "this, then that" @param {string[]} words @param {Translate} t */
const inTurn = (words, t) => joined(words, (first, next) => t('deduction.join.then', { first, next }));

/** Some digits, the smallest first, each once: "3 and 7" @param {number[]} digits @param {Translate} t */
const digitsInWords = (digits, t) =>
  listed(
    [...new Set(digits)].sort((a, b) => a - b),
    t,
  );

/** "rows 2 and 5" @param {number[]} units @param {number} size @param {Translate} t */
function unitsInWords(units, size, t) {
  const kind = unitKind(units[0], size);
  if (units.length === 1 || units.some((unit) => unitKind(unit, size) !== kind)) {
    return listed(
      units.map((unit) => unitName(unit, size, t)),
      t,
    );
  }
  const numbers = listed(
    units.map((unit) => (unit % size) + 1),
    t,
  );
  return t(`deduction.units.${kind}`, { numbers });
}

/** "row 2, columns 1 and 3" @param {number[]} cells @param {number} size @param {Translate} t */
function cellsInWords(cells, size, t) {
  return placesListed(
    rectanglesOf(cells, size).map(({ rows, columns }) =>
      t(`deduction.cells.${formOf(rows, columns)}`, { rows: listed(rows, t), columns: listed(columns, t) }),
    ),
    t,
  );
}

/**
 * Of several in one row, of several in one column, or where several rows and columns cross.
 * @param {number[]} rows @param {number[]} columns
 */
function formOf(rows, columns) {
  if (rows.length === 1) return columns.length === 1 ? 'cell' : 'row';
  return columns.length === 1 ? 'column' : 'crossing';
}

/**
 * "1 and 2 in row 2, column 1, and 8 in row 3, column 5": digits that have the same cells are told together.
 * @param {Candidate[]} candidates @param {number} size @param {Translate} t
 */
function candidatesInWords(candidates, size, t) {
  const byDigit = grouped(candidates.map(({ digit, cell }) => [digit, cell])).sort(([a], [b]) => a - b);
  return placesListed(
    together(byDigit).map(([digits, cells]) =>
      t('deduction.candidate', { digits: digitsInWords(digits, t), cells: cellsInWords(cells, size, t) }),
    ),
    t,
  );
}

/** "no 5 in row 2, column 3" @param {PatternCandidate[]} node @param {number} size @param {Translate} t */
function nodeInWords(node, size, t) {
  const [{ role, digit }] = node;
  const [alone, several] = role === 'off' ? ['off', 'offGroup'] : ['on', 'onGroup'];
  const cells = cellsInWords(
    node.map(({ cell }) => cell),
    size,
    t,
  );
  return t(`deduction.chain.${node.length > 1 ? several : alone}`, { digit, cells });
}

/**
 * Cells as few rectangles: rows that have the same columns are told together, or columns with the same rows.
 * @param {number[]} cells @param {number} size @returns {Rectangle[]}
 */
function rectanglesOf(cells, size) {
  const places = [...new Set(cells)].sort((a, b) => a - b).map((cell) => place(cell, size));
  const byRows = together(grouped(places.map(({ row, column }) => [row, column])));
  const byColumns = together(grouped(places.map(({ row, column }) => [column, row])));
  return byColumns.length < byRows.length
    ? byColumns.map(([columns, rows]) => ({ rows, columns }))
    : byRows.map(([rows, columns]) => ({ rows, columns }));
}

/**
 * The second number of each pair, by the first one.
 * @param {[name: number, item: number][]} pairs @returns {[name: number, list: number[]][]}
 */
function grouped(pairs) {
  /** @type {Map<number, number[]>} */
  const lists = new Map();
  for (const [name, item] of pairs) lists.set(name, [...(lists.get(name) ?? []), item]);
  return [...lists];
}

/**
 * Names that have the same list, with this list.
 * @param {[name: number, list: number[]][]} entries @returns {[names: number[], list: number[]][]}
 */
function together(entries) {
  /** @type {Map<string, [number[], number[]]>} */
  const alike = new Map();
  for (const [name, list] of entries) {
    const [names] = alike.get(list.join()) ?? [[]];
    alike.set(list.join(), [[...names, name], list]);
  }
  return [...alike.values()];
}
