/** What the program does, from its words to its exit code. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { loadSolver, SolverError } from '../app/solver.js';
import { translatorOf } from './dictionary.js';
import { version } from './inside.js';
import { headOf } from './lines.js';
import { answerList } from './list.js';
import { answerOne } from './one-puzzle.js';
import { help, readOptions, WrongUse } from './options.js';
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

/** Bytes of a file that are read at once. */
const CHUNK = 1 << 18;

/**
 * @param {string[]} words
 * @param {World} world
 * @returns {Promise<number>} the exit code; rejected for faults of the program alone
 */
export async function run(words, world) {
  const { stdout, stderr } = world.streams;
  // Whoever reads the answers may have enough of them, as `head` has.
  stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? WELL : NOT_WELL));
  try {
    return await obey(readOptions(words), world);
  } catch (error) {
    if (!isTheirs(error)) throw error;
    stderr.write(`stepdoku: ${visible(error.message)}\n`);
    return WRONG_USE;
  }
}

/**
 * Whether whoever called the program can mend it: its words, or a file that cannot be read.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isTheirs = (error) =>
  error instanceof WrongUse || error instanceof SolverError || (error instanceof Error && 'syscall' in error);

/** @param {Options} options @param {World} world @returns {Promise<number>} */
async function obey(options, world) {
  const { stdin, stdout } = world.streams;
  const { task, given } = options;
  if (task === 'help' || (given === '' && stdin.isTTY)) {
    stdout.write(help);
    return task === 'help' ? WELL : WRONG_USE;
  }
  if (task === 'version') {
    stdout.write(`${version}\n`);
    return WELL;
  }
  const solver = await loadSolver();
  if (!isText(given)) return tellAll(given, solver, options, world);
  if (!solver.parse(given).ok) {
    world.streams.stderr.write(`stepdoku: there is no file of this name, and it is no puzzle:\n`);
  }
  return tellOne(given, solver, options, world);
}

/** A puzzle itself, and no file. @param {string} given */
const isText = (given) => given !== '' && given !== '-' && !existsSync(given);

/** @param {string} text @param {Solver} solver @param {Options} options @param {World} world */
async function tellOne(text, solver, options, { streams: { stdout, stderr } }) {
  const { lines, complaint, isWell } = answerOne(text, solver, options, translatorOf(options.language));
  for (const line of lines) await write(stdout, `${line}\n`);
  if (complaint) stderr.write(`stepdoku: ${visible(complaint)}\n`);
  return isWell ? WELL : NOT_WELL;
}

/**
 * What is no list may be one puzzle in any form, a grid of lines say.
 * @param {string} given
 * @param {Solver} solver
 * @param {Options} options
 * @param {World} world
 */
async function tellAll(given, solver, options, world) {
  const { stdin, stdout, stderr } = world.streams;
  const isFile = given !== '' && given !== '-';
  const { head, isAll, pieces } = await headOf(isFile ? createReadStream(given, { highWaterMark: CHUNK }) : stdin);
  const isList = solver.solveMany(head).size > 0;
  if (!isList && isAll) return tellOne(new TextDecoder().decode(head), solver, options, world);
  if (options.task === 'steps') throw new WrongUse('--steps is for one puzzle, and this is a list');
  const size = isFile ? statSync(given).size : null;
  const progress = new Progress(stderr, translatorOf(options.language), size);
  await answerList(pieces, solver, /** @type {import('./answers.js').Task} */ (options.task), {
    program: world.program,
    write: (text) => write(stdout, text),
    tell: (answered, lines, bytes) => progress.add(answered, lines, bytes),
  });
  progress.end();
  return progress.unsound > 0 ? NOT_WELL : WELL;
}

/**
 * Settled when there is room for more.
 * @param {NodeJS.WriteStream} stream
 * @param {string} text
 * @returns {Promise<void>}
 */
async function write(stream, text) {
  if (!stream.write(text)) await new Promise((resolve) => stream.once('drain', () => resolve(null)));
}
