/**
 * The algorithms that the page can show: what the page knows of each, in one record. Its name, a sentence about it, and
 * how many steps it takes stand in the dictionaries under `algorithm.<id>`.
 *
 * @typedef {import('../solver.js').Kind} Kind
 *
 * @typedef {object} Algorithm
 * @property {'cells' | 'tables' | null} reads how it finds out whether a digit fits: by the cells of the row, the
 *   column and the box, or by tables of the digits that are taken. Such an algorithm goes row by row and tries each
 *   digit in turn. null: it knows the candidates of every cell
 * @property {boolean} strikesOut it eliminates candidates one at a time, so that they are always shown
 * @property {boolean} recursive its listing calls itself for the next cell
 * @property {boolean} countsAll it goes on after a solution until it has found all
 * @property {'program' | 'pseudocode'} listing pseudocode is written in the reader's own language, since a program
 *   would be too long
 * @property {readonly string[]} variables of its program, in the order in which they are shown
 * @property {readonly import('../view/marks.js').Mark[]} marks those of its legend, in order
 * @property {readonly Counter[]} counters in order
 * @property {boolean} needsModule its runs need the module for logic
 *
 * @typedef {Exclude<Kind, 'select' | 'exhausted'> | 'look'} Counter the key of its name under `counters`; each but
 *   `look` is a kind of step, and `look` is the kind `check`
 */

/** @type {Omit<Algorithm, 'reads' | 'countsAll' | 'variables' | 'marks' | 'counters'>} */
const readingProgram = { strikesOut: false, recursive: true, listing: 'program', needsModule: false };

/** In the order of the solver's own list. @type {Record<string, Algorithm>} */
const table = {
  backtracking: {
    ...readingProgram,
    reads: 'cells',
    countsAll: false,
    variables: ['row', 'column', 'number', 'i', 'j'],
    marks: ['select', 'check', 'conflict', 'place', 'retreat'],
    counters: ['check', 'try', 'conflict', 'place', 'retreat', 'erase'],
  },
  'all-solutions': {
    ...readingProgram,
    reads: 'cells',
    countsAll: true,
    variables: ['row', 'column', 'number', 'i', 'j'],
    marks: ['select', 'check', 'conflict', 'place', 'retreat'],
    counters: ['check', 'try', 'conflict', 'place', 'retreat', 'erase', 'solution'],
  },
  'lookup-tables': {
    ...readingProgram,
    reads: 'tables',
    countsAll: false,
    variables: ['row', 'column', 'number', 'box'],
    marks: ['select', 'unit', 'conflict', 'place', 'retreat'],
    counters: ['look', 'try', 'conflict', 'place', 'retreat', 'erase'],
  },
  mrv: {
    reads: null,
    strikesOut: false,
    recursive: true,
    countsAll: false,
    listing: 'program',
    variables: ['row', 'column', 'number'],
    marks: ['select', 'place', 'retreat'],
    counters: ['try', 'place', 'retreat', 'erase'],
    needsModule: false,
  },
  propagation: {
    reads: null,
    strikesOut: true,
    recursive: false,
    countsAll: false,
    listing: 'pseudocode',
    variables: [],
    marks: ['select', 'unit', 'place', 'eliminate', 'retreat'],
    counters: ['try', 'place', 'eliminate', 'retreat', 'erase'],
    needsModule: false,
  },
  'dancing-links': {
    reads: null,
    strikesOut: false,
    recursive: false,
    countsAll: false,
    listing: 'pseudocode',
    variables: [],
    marks: ['select', 'unit', 'place', 'retreat'],
    counters: ['try', 'place', 'retreat', 'erase'],
    needsModule: false,
  },
  logic: {
    reads: null,
    strikesOut: true,
    recursive: false,
    countsAll: false,
    listing: 'pseudocode',
    variables: [],
    marks: ['select', 'unit', 'place', 'eliminate', 'retreat'],
    counters: ['deduce', 'try', 'place', 'eliminate', 'retreat', 'erase'],
    needsModule: true,
  },
};

/** The ids of all. */
export const algorithms = Object.keys(table);

/** @param {string} id one of `algorithms` */
export const algorithmOf = (id) => table[id];

/** @param {Counter} counter @returns {Kind} */
export const kindOf = (counter) => (counter === 'look' ? 'check' : counter);
