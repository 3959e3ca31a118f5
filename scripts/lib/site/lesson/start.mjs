/** What pupils start from: a file in each programming language, with comments in a language of the page. */
import { join } from 'node:path';
import { readText, write } from '../files.mjs';
import { filled, named, plain } from '../html.mjs';
import { wordsIn } from './page.mjs';
import { rowsOf } from './rows.mjs';

/** By their names in web/lesson/start: the programming language. */
export const startFiles = {
  'sudoku.py': 'Python',
  'sudoku.js': 'JavaScript',
  'Sudoku.java': 'Java',
  'sudoku.cc': 'C++',
};

/**
 * Writes these files, in the languages of the page for teachers, which has their comments among its words.
 * @param {{ sources: string, out: string, languages: string[] }} site
 * @param {{ puzzle: string, answers: import('./stills.mjs').Drawn['answers'] }} about
 */
export function writeStartFiles({ sources, out, languages }, about) {
  for (const language of languages) {
    const words = wordsIn(readText(sources, `lesson/teachers/${language}.html`));
    for (const name of Object.keys(startFiles)) {
      const template = readText(sources, `lesson/start/${name}.txt`);
      write(join(out, `lesson/teachers/start/${language}/${name}`), startFile(template, name, { words, ...about }));
    }
  }
}

/**
 * @param {string} template
 * @param {string} name
 * @param {object} about
 * @param {Record<string, string>} about.words
 * @param {string} about.puzzle
 * @param {import('./stills.mjs').Drawn['answers']} about.answers
 */
export function startFile(template, name, { words, puzzle, answers }) {
  /** @type {Record<string, string>} */
  const values = {
    rows: linesOf(puzzle, name),
    digits: String(answers.solutions[0]),
    ...placesOf(answers),
  };
  return filled(template, /\$([\w.-]+)\$/g, (key) => values[key] ?? plain(named(words, `start.${key}`)));
}

/** The rows, as each programming language writes lists. @param {string} puzzle @param {string} name */
function linesOf(puzzle, name) {
  const indent = /\.(?:py|java)$/.test(name) ? '    ' : '  ';
  const [open, close] = /\.(?:py|js)$/.test(name) ? '[]' : '{}';
  return rowsOf(puzzle)
    .map((row) => `${indent}${open}${row.join(', ')}${close},`)
    .join('\n');
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
