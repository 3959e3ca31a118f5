/**
 * Puzzles in LaTeX: the environments of its package `sudoku`, rows that macros set, and tables or matrices.
 *
 *     \begin{sudoku}                   \begin{tabular}{|c|c|c|c|}
 *     |1| | | |.                       1 &   &   &   \\ \hline
 *     | | |2| |.                         &   & 2 &   \\ \hline
 */
import { gridOf, mostlyCells, withoutNames } from './cells.js';
import { linesOf } from './excerpt.js';

/** @typedef {import('./cells.js').Word} Word */

const LEAST = 16;
/** Commands, what they take beside a text, comments, dollars, braces and hard blanks: no part of a cell. */
const SWITCH = String.raw`\\(?:color|cellcolor|rowcolor|cline|cmidrule|vspace|hspace)\*?(?:\[[^\]]*\])?\{[^{}]*\}`;
const BEFORE = String.raw`\\(?:multicolumn|multirow|textcolor)\*?(?:\[[^\]]*\])?(?:\{[^{}]*\}){1,2}(?=\{)`;
const MARKUP = new RegExp(String.raw`${SWITCH}|${BEFORE}|\\(?:[a-zA-Z]+\*?|[,;:! ])|(?<!\\)%.*|[{}$~]`, 'g');
const NAMES = '(?:[Ss]udoku|tabu|tblr|longtable|array|[bpvBV]?matrix|NiceTabular)[a-zA-Z-]{0,9}';
const ENVIRONMENT = new RegExp(String.raw`\\begin\{(${NAMES})\*?\}([^]{0,9000}?)\\end\{\1\*?\}`, 'g');

/** @type {import('./excerpt.js').Format} */
export const latex = {
  long: true,
  find(signs) {
    if (!signs.includes('\\')) return null;
    const tables = [...environments(signs), ...setRows(signs)]
      .map((rows) => withoutNames(rows))
      .filter((rows) => rows.flat().length >= LEAST && mostlyCells(rows.flat()));
    return tables.length > 0 ? { id: 'latex', pieces: tables.map((rows) => gridOf(rows, 'grid-row')) } : null;
  },
};

/** @param {string} signs @returns {Word[][][]} */
function environments(signs) {
  return [...signs.matchAll(ENVIRONMENT)].flatMap(({ 0: all, 1: name, 2: body, index = 0 }) => {
    const start = index + all.length - body.length - all.slice(all.lastIndexOf('\\end')).length;
    if (/^sudoku/i.test(name)) return [barredRows(body, start)];
    return body.includes('&') ? [ampersandRows(body, start)] : [];
  });
}

/** Each row ends with a bar and a full stop. @param {string} body @param {number} start */
function barredRows(body, start) {
  return [...body.matchAll(/\|([^.\r\n]*)\|[ \t]*\./g)].map(({ 1: row, index = 0 }) =>
    wordsOf(row, '|', start + index + 1),
  );
}

/** @param {string} body @param {number} start */
function ampersandRows(body, start) {
  // The arguments of the environment say how it looks.
  const head = /^(?:\s*(?:\[[^\]]*\]|\{(?:[^{}]|\{[^{}]*\})*\}))*/.exec(body)?.[0].length ?? 0;
  const bare = ' '.repeat(head) + body.slice(head);
  let at = start;
  return bare.split('\\\\').flatMap((row) => {
    const index = at;
    at += row.length + 2;
    return row.includes('&') ? [wordsOf(row, '&', index)] : [];
  });
}

/** @param {string} row @param {string} separator @param {number} start @returns {Word[]} */
function wordsOf(row, separator, start) {
  const bare = row
    .replace(MARKUP, (markup) => ' '.repeat(markup.length))
    .replace(/^\s*\[[^\]]*\]/, (m) => ' '.repeat(m.length));
  let at = start;
  return bare.split(separator).map((field) => {
    const index = at + Math.max(0, field.search(/\S/));
    at += field.length + 1;
    return { word: field.trim(), index, length: field.trim().length || 1 };
  });
}

/** `\setrow {5}{3}{ }...`, as pictures of puzzles have them. @param {string} signs @returns {Word[][][]} */
function setRows(signs) {
  const rows = linesOf(signs).flatMap(({ text, index }) => {
    const [head] = /^\s*\\[a-zA-Z]*row\w*\s*(?:\{\d+\}\s*(?=\{\s*\{))?/i.exec(text) ?? [''];
    const words = head ? [...text.slice(head.length).matchAll(/\{\s*([^{}]?)\s*\}/g)] : [];
    return words.length > 0
      ? [
          words.map(({ 1: word, index: at = 0 }) => ({
            word: word.trim(),
            index: index + head.length + at + 1,
            length: 1,
          })),
        ]
      : [];
  });
  return rows.length > 0 ? [rows] : [];
}
