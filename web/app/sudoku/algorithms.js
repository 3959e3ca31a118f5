/**
 * The algorithms that the page can show, one record for each. The dictionaries have the name of each algorithm, a
 * sentence about it, and the sentence about its number of steps, under `algorithm.<id>`.
 *
 * @typedef {import('../solver.js').Kind} Kind
 *
 * @typedef {object} Algorithm
 * @property {'cells' | 'tables' | null} reads how the algorithm tests a digit: it reads the cells of the row, the
 *   column and the box, or it reads tables of the digits used in them. Such an algorithm visits the cells row by row
 *   and tries each digit in turn. null: the algorithm knows the candidates of every cell
 * @property {boolean} strikesOut whether it eliminates candidates one at a time. The page then always shows candidates
 * @property {boolean} recursive whether its listing calls itself for the next cell
 * @property {boolean} countsAll whether it continues after a solution until it has found all of them
 * @property {'program' | 'pseudocode'} listing whether its listing is a program, or pseudocode in the reader's language
 * @property {readonly string[]} variables the variables of its program, in the order of display
 * @property {readonly import('../view/marks.js').Mark[]} marks the marks of its legend, in the order of display
 * @property {readonly Counter[]} counters its counters, in the order of display
 * @property {boolean} needsModule whether its runs need the WebAssembly module for logic
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
