/**
 * What the program is called with.
 *
 *     readOptions(['--grade', '53..7....']);   // { task: 'grade', puzzle: '53..7....', ... }
 */
import { parseArgs } from 'node:util';
import { algorithms } from '../app/sudoku/algorithms.js';
import { languages } from './dictionary.js';

/** @typedef {'solve' | 'check' | 'grade' | 'steps' | 'help' | 'version'} Task */

/**
 * @typedef {object} Options
 * @property {Task} task
 * @property {string} given a puzzle, the path of a file, or `-`; '' where there is none
 * @property {string} algorithm of the steps
 * @property {string} language of what is said about one puzzle
 */

/** Told to whoever called the program, who can mend it. */
export class WrongUse extends Error {}

/** In the order in which one of them is preferred. */
const tasks = /** @type {const} */ (['help', 'version', 'check', 'grade', 'steps']);

/** @type {import('node:util').ParseArgsConfig['options']} */
const known = {
  ...Object.fromEntries(tasks.map((task) => [task, { type: 'boolean' }])),
  help: { type: 'boolean', short: 'h' },
  algorithm: { type: 'string', default: algorithms[0] },
  language: { type: 'string', default: languages[0] },
};

/** @param {string[]} words @returns {Options} @throws {WrongUse} */
export function readOptions(words) {
  const { values, positionals } = parsed(words);
  const asked = tasks.filter((task) => values[task]);
  if (asked.length > 1 && !values.help) throw new WrongUse(`--${asked.join(' and --')} cannot be asked for together`);
  const [given = '', ...rest] = positionals;
  if (rest.length > 0) throw new WrongUse(`one puzzle or one file at a time; “${rest[0]}” is one too many`);
  return {
    task: asked[0] ?? 'solve',
    given,
    algorithm: oneOf('algorithm', String(values.algorithm), algorithms),
    language: oneOf('language', String(values.language), languages),
  };
}

/**
 * @param {string[]} words
 * @returns {{ values: Record<string, any>, positionals: string[] }}
 */
function parsed(words) {
  try {
    return parseArgs({ args: words, options: known, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(/** @type {Error} */ (error).message);
  }
}

/** @param {string} name @param {string} value @param {readonly string[]} values */
function oneOf(name, value, values) {
  if (!values.includes(value)) throw new WrongUse(`--${name} is one of ${values.join(', ')}, not “${value}”`);
  return value;
}

export const help = `Solves a Sudoku, says how many solutions there are, how hard it is, or every step of a search.

  stepdoku [OPTION]... PUZZLE    16, 36 or 81 characters, or any text that the page reads: the solution
  stepdoku [OPTION]... FILE      a list, one puzzle in a line: lines "puzzle,count,solution"
  stepdoku [OPTION]... -         the same from the standard input; also without a word, unless that is a terminal

  --check           how many solutions there are; of a list lines "puzzle,count": 0, 1, 2 for more, 255 if not known
  --grade           how hard it is for a person; of a list lines "puzzle,count,solution,grade,rating,hardest"
  --steps           every step of the search, a sentence each; of one puzzle only
  --algorithm NAME  the search: ${algorithms.join(', ')}
  --language TAG    of sentences: ${languages.join(', ')}
  --version
  -h, --help        prints this

Exit code: 0 every puzzle has exactly one solution; 1 one has none, several, or could not be read; 2 wrong use, or
           the answers could not be written.
`;
