/** What the program does, from its words to its exit code. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { loadSolver, SolverError } from '../app/solver.js';
import { gridLayout } from '../app/solver/grid-lines.js';
import { translatorOf } from './dictionary.js';
import { version } from './inside.js';
import { headOf, NoTextError, withoutGrids } from './lines.js';
import { answerList } from './list.js';
import { answerOne } from './one-puzzle.js';
import { help, readOptions, WrongUse } from './options.js';
import { Output, Unwritten } from './output.js';
import { Progress } from './progress.js';
import { visible } from './visible.js';

/** @typedef {import('./options.js').Options} Options @typedef {import('../app/solver.js').Solver} Solver */

/**
 * @typedef {object} World what the program sees of the machine
 * @property {URL} program the file that its threads run
 * @property {Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>} streams
 */

/** Every puzzle has exactly one solution. */
const WELL = 0;
const NOT_WELL = 1;
const WRONG_USE = 2;
const NOT_WRITTEN = 2;

/** Bytes of a file that are read at once. */
const CHUNK = 1 << 18;

/**
 * @param {string[]} words
 * @param {World} world
 * @returns {Promise<number>} the exit code; rejected for faults of the program alone
 */
export async function run(words, world) {
  const { stdout, stderr } = world.streams;
  let language = 'en';
  try {
    const options = readOptions(words);
    language = options.language;
    return await obey(options, new Output(stdout), world);
  } catch (error) {
    if (error instanceof Unwritten && error.isEnough) return WELL;
    if (error instanceof NoTextError) {
      stderr.write(`stepdoku: ${translatorOf(language)(`error.no-text.${error.kind}`)}\n`);
      return NOT_WELL;
    }
    if (!isTheirs(error)) throw error;
    stderr.write(`stepdoku: ${visible(error.message)}\n`);
    return error instanceof Unwritten ? NOT_WRITTEN : WRONG_USE;
  }
}

/**
 * Whether whoever called the program can mend it: its words, or a file that cannot be read.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isTheirs = (error) =>
  error instanceof WrongUse ||
  error instanceof SolverError ||
  error instanceof Unwritten ||
  (error instanceof Error && 'syscall' in error);

/** @param {Options} options @param {Output} output @param {World} world @returns {Promise<number>} */
async function obey(options, output, world) {
  const { stdin } = world.streams;
  const { task, given } = options;
  if (task === 'help' || (given === '' && stdin.isTTY)) {
    await output.write(help);
    return task === 'help' ? WELL : WRONG_USE;
  }
  if (task === 'version') {
    await output.write(`${version}\n`);
    return WELL;
  }
  const solver = await loadSolver();
  if (!isText(given)) return tellAll(given, solver, options, output, world);
  if (!solver.parse(given).ok) {
    world.streams.stderr.write(`stepdoku: there is no file of this name, and it is no puzzle:\n`);
  }
  return tellOne(given, solver, options, output, world);
}

/**
 * Lines of puzzles, or several grids; or so long a text that only a list is as long.
 * @param {Uint8Array} head all of it
 * @param {Solver} solver
 */
function isList(head, solver) {
  const { counts } = solver.solveMany(head);
  const text = new TextDecoder().decode(head);
  if (counts.length > (gridLayout(text) ? 1 : 0)) return true;
  const read = solver.parse(text);
  return !read.ok && read.error.code === 'too-long';
}

/** A puzzle itself, and no file. @param {string} given */
const isText = (given) => given !== '' && given !== '-' && !existsSync(given);

/** @param {string} text @param {Solver} solver @param {Options} options @param {Output} output @param {World} world */
async function tellOne(text, solver, options, output, { streams: { stderr } }) {
  const { lines, complaint, isWell } = answerOne(text, solver, options, translatorOf(options.language));
  for (const line of lines) await output.write(`${line}\n`);
  if (complaint) stderr.write(`stepdoku: ${visible(complaint)}\n`);
  return isWell ? WELL : NOT_WELL;
}

/**
 * What is no list may be one puzzle in any form, a grid of lines say.
 * @param {string} given
 * @param {Solver} solver
 * @param {Options} options
 * @param {Output} output
 * @param {World} world
 */
async function tellAll(given, solver, options, output, world) {
  const { stdin, stderr } = world.streams;
  const isFile = given !== '' && given !== '-';
  const { head, isAll, pieces } = await headOf(isFile ? createReadStream(given, { highWaterMark: CHUNK }) : stdin);
  if (isAll && !isList(head, solver)) return tellOne(new TextDecoder().decode(head), solver, options, output, world);
  if (options.task === 'steps') throw new WrongUse('--steps is for one puzzle, and this is a list');
  const size = isFile ? statSync(given).size : null;
  const progress = new Progress(stderr, translatorOf(options.language), size);
  await answerList(withoutGrids(head, pieces), solver, /** @type {import('./answers.js').Task} */ (options.task), {
    program: world.program,
    write: (text) => output.write(text),
    tell: (answered, lines, bytes) => progress.add(answered, lines, bytes),
  });
  progress.end();
  return progress.unsound > 0 ? NOT_WELL : WELL;
}
