/** What pupils start from: a file in each programming language, with comments in a language of the page. */
import { filled, named, plain } from '../html.mjs';

/** By their names in web/lesson/start: the programming language. */
export const startFiles = {
  'sudoku.py': 'Python',
  'sudoku.js': 'JavaScript',
  'Sudoku.java': 'Java',
  'sudoku.cc': 'C++',
};

/**
 * @param {string} template
 * @param {string} name
 * @param {object} about
 * @param {import('./page.mjs').Words} about.words
 * @param {string} about.puzzle
 * @param {import('./stills.mjs').Drawn['answers']} about.answers
 */
export function startFile(template, name, { words, puzzle, answers }) {
  /** @type {Record<string, string>} */
  const values = {
    rows: rowsOf(puzzle, name),
    digits: String(answers.solutions[0]),
    ...placesOf(answers),
  };
  return filled(template, /\$([\w.-]+)\$/g, (key) => values[key] ?? plain(words(`start.${key}`)));
}

/** @param {string} puzzle @param {string} name */
function rowsOf(puzzle, name) {
  const [indent, open, close] = name.endsWith('.py')
    ? ['    ', '[', ']']
    : name.endsWith('.js')
      ? ['  ', '[', ']']
      : [name.endsWith('.java') ? '    ' : '  ', '{', '}'];
  const size = Math.sqrt(puzzle.length);
  return Array.from({ length: size }, (_, row) => {
    const digits = [...puzzle.slice(row * size, (row + 1) * size).replaceAll('.', '0')].join(', ');
    return `${indent}${open}${digits}${close},`;
  }).join('\n');
}

/**
 * What the file asks of its reader's function: a digit that each rule alone forbids, and one that may go.
 * @param {import('./stills.mjs').Drawn['answers']} answers
 */
function placesOf({ allowed, blocked }) {
  const cells = Object.fromEntries(allowed.map(({ letter, row, column }) => [letter, `${row - 1}, ${column - 1}`]));
  const [{ letter, digits }] = allowed;
  return {
    ...Object.fromEntries(
      blocked.map(({ letter: cell, digit, unit }) => [`${unit}.place`, `${named(cells, cell)}, ${digit}`]),
    ),
    'free.place': `${cells[letter]}, ${digits[0]}`,
  };
}
