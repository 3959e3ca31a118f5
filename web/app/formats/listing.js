/**
 * JSON and program listings: LeetCode's board of strings, lists of numbers, nulls, single quotes,
 * one list of all cells, rows that are strings, a grid somewhere in an object; the same in
 * JavaScript, Python, C, Java, Rust, PHP.
 *
 *     [["5","3",".",".","7",".",".",".","."], ...]
 *     {"puzzle": "53..7....6..195...", "solution": "5346..."}
 *     var sudoku = [[0, 0, 7, 0, 0, 9, 0, 4, 5], ...];
 *     int grid[9][9] = {{5, 3, 0, 0, 7, 0, 0, 0, 0}, ...};
 *
 * And the JSON of f-puzzles, where each cell is an object: a digit counts if it is `given`. What is not is one that a
 * player has entered, as the notes and the colours are.
 *
 *     {"size": 9, "grid": [[{"value": 5, "given": true}, {"value": 3}, {"cornerPencilMarks": [1, 2]}, ...], ...]}
 */
import { sides } from '../sudoku/geometry.js';
import { isList, treeOf } from './brackets.js';
import { gridOf, mostlyCells } from './cells.js';
import { Excerpt } from './excerpt.js';

/**
 * @typedef {import('./brackets.js').Node} Node
 * @typedef {import('./brackets.js').List} List
 * @typedef {import('./brackets.js').Leaf} Leaf
 * @typedef {import('./cells.js').Word} Word
 * @typedef {import('./excerpt.js').Piece} Piece
 */

/** Fewer cells than that are no grid. */
const LEAST = 9;
/** A text of signs is a puzzle, even a broken one, from so many on; or from `LEAST` on under a telling key. */
const LEAST_TEXT = 30;

const TELLING = /puzzle|sudoku|board|grid|given|clue|quiz|problem|question|initial/i;
const SOLUTION = /solution|solved|answer/i;
const VALUE = /^(?:value|digit|number|val|v)$/i;
const GIVEN = /^(?:given|isgiven|fixed|clue)$/i;
const CORNER = /^(?:corner(?:pencil)?marks?|pencilmarks?)$/i;
const CENTRE = /^(?:cent(?:er|re)(?:pencil)?marks?|candidates)$/i;
const COLOUR = /^(?:highlight|colou?r|c)$/i;
const SIGNS = /^(?:[0-9.*_xX? -]|\\n|\\r)+$/;
/** What means nothing before a digit or a list: `Just 5` of Haskell, `array (` of PHP, `#2A(` of Lisp. */
const BEFORE = /\b(?:Just|Some)\s+(?=\d)|\barray(?=\s*\()|#(?:\d?A)?(?=\()/gi;
/** Lengths of a puzzle on one line. */
const SIZES = [16, 36, 81];

/** @type {import('./excerpt.js').Format} */
export const listing = {
  long: true,
  find(signs) {
    if (!/[[{(]/.test(signs)) return null;
    const tree = treeOf(signs.replace(BEFORE, (name) => ' '.repeat(name.length)));
    const grids = gridsIn(tree);
    if (grids.length === 0) return null;
    const puzzles = grids.filter(({ solution }) => !solution);
    const chosen = puzzles.length > 0 ? puzzles : grids;
    const id = grids.some(({ objects }) => objects)
      ? 'f-puzzles'
      : /^\s*[[{][^]*[\]}]\s*$/.test(signs) && tree.items.length === 1
        ? 'json'
        : 'listing';
    return { id, pieces: chosen.map(({ piece }) => piece) };
  },
};

/** @typedef {{ piece: Piece, objects?: boolean }} Grid */

/** All grids of a tree, in the order of the text. @param {List} tree @returns {(Grid & { solution: boolean })[]} */
export function gridsIn(tree) {
  const found = [];
  /** @type {{ node: Node, solution: boolean }[]} */
  const waiting = [{ node: tree, solution: false }];
  for (let next; (next = waiting.pop());) {
    const { node, solution } = next;
    const grids = isList(node) ? gridsOfList(node) : gridsOfLeaf(node);
    for (const grid of grids) found.push({ ...grid, solution });
    if (grids.length > 0 || !isList(node)) continue;
    for (let i = node.items.length - 1; i >= 0; i--) {
      waiting.push({ node: node.items[i], solution: solution || SOLUTION.test(node.items[i].key) });
    }
  }
  return found;
}

/** @param {List} list @returns {Grid[]} */
function gridsOfList(list) {
  if (list.items.some(hasKey)) return [];
  const lines = leavesOf(list);
  if (lines) return gridsOfLeaves(lines);
  const cells = rowsOf(list);
  if (!cells) return [];
  const strict = cells.flat().some(({ given }) => given === 'true');
  const words = cells.map((row) =>
    row.map(({ leaf, given }) => (strict && given !== 'true' ? { ...leaf, word: '' } : leaf)),
  );
  if (words.flat().length < LEAST || !mostlyCells(words.flat())) return [];
  const piece = gridOf(words, 'grid-row');
  const objects = cells.flat().some(({ object }) => object);
  if (piece instanceof Excerpt && objects) piece.entries = cells.flat().map(entryOf);
  return [{ piece, objects }];
}

/** @param {Node} node */
const hasKey = ({ key }) => key !== '';

/** A list of nothing but words. @param {List} list @returns {Leaf[] | null} */
function leavesOf({ items }) {
  const areLeaves = items.length > 0 && items.every((item) => !isList(unwrapped(item)));
  return areLeaves ? /** @type {Leaf[]} */ (items.map(unwrapped)) : null;
}

/** `Some(5)` is a 5. @param {Node} node @returns {Node} */
function unwrapped(node) {
  return isList(node) && node.bracket === '(' && node.items.length === 1 ? node.items[0] : node;
}

/** Words in a row: all cells, or a row or a whole puzzle in each. @param {Leaf[]} leaves @returns {Grid[]} */
function gridsOfLeaves(leaves) {
  if (leaves.length >= 4 && leaves.every(({ word, quote }) => quote !== '' && word.length >= 4 && SIGNS.test(word))) {
    if (leaves.every(({ word }) => SIZES.includes(word.length))) {
      return leaves.map((leaf) => ({ piece: gridOf([signsIn(leaf)], 'grid-row') }));
    }
    return [{ piece: gridOf(leaves.map(signsIn), 'grid-row') }];
  }
  return leaves.length >= 12 && mostlyCells(leaves) ? [{ piece: gridOf([leaves], 'grid-row') }] : [];
}

/** A puzzle that is one string, as long as it is or under a key that says so. @param {Leaf} leaf @returns {Grid[]} */
function gridsOfLeaf(leaf) {
  if (leaf.quote === '' || !SIGNS.test(leaf.word)) return [];
  const words = signsIn(leaf);
  if (words.length < (TELLING.test(leaf.key) ? LEAST : LEAST_TEXT) && !SIZES.includes(words.length)) return [];
  const excerpt = new Excerpt();
  for (const { word, index } of words) excerpt.add(word, index);
  return [{ piece: excerpt }];
}

/**
 * Each sign of a string; line ends in it, the only signs with a backslash, separate.
 * @param {Leaf} leaf
 * @returns {Word[]}
 */
function signsIn({ word, index }) {
  const words = [];
  for (let at = 0; at < word.length; at++) {
    if (word[at] === '\\') at += 1;
    else words.push({ word: word[at], index: index + at });
  }
  return words;
}

/** @typedef {{ leaf: Leaf, object: List | null, given: string }} Cell */

/** @param {List} list @returns {Cell[][] | null} null: it is no list of rows */
function rowsOf({ items, bracket }) {
  if (items.length < 2) return null;
  const rows = items.map(rowOf);
  // Rows without a bracket around them may stand in any text.
  const chosen = bracket === '' ? rows.filter((row) => row && sides.includes(row.length)) : rows;
  // A row is neither one cell nor a puzzle.
  if (chosen.length < 2 || chosen.some((row) => !row || row.length < 2 || row.length >= LEAST_TEXT)) return null;
  const cells = /** @type {Cell[][]} */ (chosen);
  return bracket !== '' || cells.every(({ length }) => length === cells.length) ? cells : null;
}

/** @param {Node} node @returns {Cell[] | null} null: it is no row */
function rowOf(node) {
  if (!isList(node) || node.items.length < 2 || node.items.some(hasKey)) return null;
  /** @type {Cell[]} */
  const row = [];
  for (const item of node.items) {
    const cell = unwrapped(item);
    if (!isList(cell)) row.push({ leaf: cell, object: null, given: '' });
    else if (isObject(cell)) {
      row.push({
        leaf: fieldOf(cell, VALUE) ?? { word: '', index: cell.index, quote: '', key: '' },
        object: cell,
        given: fieldOf(cell, GIVEN)?.word ?? '',
      });
    } else return null;
  }
  return row;
}

/** @param {List} list */
const isObject = ({ bracket, items }) => bracket === '{' && (items.length === 0 || items.some(hasKey));

/** @param {List} object @param {RegExp} name @returns {Leaf | null} */
function fieldOf({ items }, name) {
  const field = items.find(({ key }) => name.test(key));
  return field && !isList(field) ? field : null;
}

/**
 * What a player has entered in a cell, if it is an object.
 * @param {Cell} cell
 * @returns {import('./entries.js').Entry}
 */
function entryOf({ leaf, object }) {
  if (!object) return {};
  const digits = (/** @type {RegExp} */ name) => {
    const list = object.items.find((item) => isList(item) && name.test(item.key));
    return list && isList(list) ? list.items.flatMap((item) => (isList(item) ? [] : Number(item.word))) : [];
  };
  return {
    digit: Number(leaf.word),
    corner: digits(CORNER),
    centre: digits(CENTRE),
    colour: fieldOf(object, COLOUR)?.word.replace(/^null$/, ''),
  };
}
