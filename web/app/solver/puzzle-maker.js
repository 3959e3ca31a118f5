/**
 * Makes puzzles that have exactly one solution, bit by bit, so that whoever does it can stop when it
 * likes.
 *
 *     const maker = (await loadMaker())({ size: 9, clues: 24, symmetry: 'half-turn', seed: 'Ada' });
 *     while (!maker.work(250)) if (outOfTime()) break;
 *     maker.best();   // the nearest to the wish so far
 *
 * @typedef {import('../solver.js').Wish} Wish
 * @typedef {import('../solver.js').Generated} Generated
 *
 * @typedef {object} Maker
 * @property {number | string} seed the one that was wished, or a random one
 * @property {(questions: number) => boolean} work goes on for so many questions, a microsecond or two each; true: the
 *   wish is granted
 * @property {() => Omit<Generated, 'seed'> | null} best null in the first milliseconds
 * @property {() => void} [close] frees what it holds
 */
import { sides } from '../sudoku/geometry.js';
import { symmetries } from '../sudoku/wish.js';
import { options } from './arguments.js';
import { loadBatch } from './batch-module.js';
import { SolverError } from './error.js';

/** In the order of WishError::Code. */
const faults = ['size', 'few-clues', 'many-clues', 'clues-step'];

/** A maker for one wish after the other. @param {Parameters<typeof loadBatch>[0]} [options] */
export async function loadMaker(options) {
  const batch = await loadBatch(options);
  return (/** @type {Wish} */ wish) => openMaker(batch, wish);
}

/**
 * A wish with nothing left open, as far as it is about the form of a puzzle.
 * @param {Wish} [wish]
 * @returns {Required<Omit<Wish, 'grade' | 'technique' | 'effort' | 'symmetry'>> & { symmetry:
 *   import('../sudoku/wish.js').Symmetry }}
 * @throws {SolverError} `size`, `clues`, `symmetry`
 */
export function formOf(wish) {
  const { symmetry, ...form } = options(wish, {
    size: (value = 9) => value,
    clues: (value = 0) => value,
    symmetry: (value = 'none') => (value === '180' ? 'half-turn' : value),
    minimal: Boolean,
    seed: (value = randomSeed()) => value,
  });
  if (!sides.includes(form.size)) throw new SolverError('size');
  if (!Number.isInteger(form.clues)) throw new SolverError('clues');
  if (!symmetries.includes(symmetry)) throw new SolverError('symmetry');
  return { ...form, symmetry };
}

/**
 * @param {import('./batch-module.js').Batch} batch must do nothing else as long as the maker is used
 * @param {Wish} [wish]
 * @returns {Maker}
 * @throws {SolverError} those of `formOf`; `seed`, `few-clues`, `many-clues`, `clues-step`
 */
export function openMaker(batch, wish) {
  const { size, clues, symmetry, minimal, seed } = formOf(wish);
  const fault = batch.wish({
    size,
    seed: wordsOf(seed),
    clues: Math.min(Math.max(clues, -1), 1000),
    symmetry: symmetries.indexOf(symmetry),
    minimal,
  });
  if (fault) {
    throw new SolverError(faults[fault.fault - 1], {
      bounds: { least: fault.least, most: fault.most, step: fault.step },
    });
  }
  return {
    seed,
    work: (questions) => batch.work(questions),
    best: () => batch.best(size),
  };
}

/** For a wish without a seed: any whole number that is exact. */
export function randomSeed() {
  return Math.floor(Math.random() * 2 ** 53);
}

/**
 * A seed as two words of 32 bits: a number as it is, a text hashed.
 * @param {number | string} seed
 * @returns {[low: number, high: number]}
 */
function wordsOf(seed) {
  if (typeof seed === 'string') return [hash(seed, 0x811c9dc5), hash(seed, 0x9747b28c)];
  if (!Number.isSafeInteger(seed) || seed < 0) throw new SolverError('seed');
  return [seed % 2 ** 32, Math.floor(seed / 2 ** 32)];
}

/** FNV-1a over UTF-16 units, and mixed once more. @param {string} text @param {number} start */
function hash(text, start) {
  let word = start;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 12), 0x297a2d39);
  return (word ^ (word >>> 15)) >>> 0;
}
