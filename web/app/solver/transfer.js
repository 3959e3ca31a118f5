/**
 * What the module hands over in its memory, as plain values of JavaScript: copies, but for the words that
 * were read, since the memory moves and is used again. Where each thing lies is said in solver/wasm/bindings.cc.
 */
import { kinds } from '../sudoku/steps.js';

/** @typedef {import('../../wasm/sudoku.mjs').SudokuModule} Module */

/** Takes the module's cargo, and gives its memory back. @param {Module} module @returns {Uint8Array} */
export function unload(module) {
  const bytes = module.cargo().slice();
  module.load(0);
  return bytes;
}

/**
 * Lends the module a cargo.
 * @template T
 * @param {Module} module
 * @param {Uint8Array} bytes
 * @param {() => T} work what the module does with it
 * @returns {T}
 */
export function withCargo(module, bytes, work) {
  module.load(bytes.length);
  module.cargo().set(bytes);
  const result = work();
  module.load(0);
  return result;
}

/**
 * The columns of a shape: first the counts of all, then their depths.
 * @param {Uint8Array} cargo
 * @param {number} count of columns
 */
export function columnsOf(cargo, count) {
  const counts = new Float64Array(cargo.buffer, 0, 3 * count);
  const depths = cargo.subarray(24 * count);
  return {
    low: Uint8Array.from({ length: count }, (_, i) => depths[2 * i]),
    high: Uint8Array.from({ length: count }, (_, i) => depths[2 * i + 1]),
    placements: Float64Array.from({ length: count }, (_, i) => counts[3 * i]),
    retreats: Float64Array.from({ length: count }, (_, i) => counts[3 * i + 1]),
    solutions: Float64Array.from({ length: count }, (_, i) => counts[3 * i + 2]),
  };
}

/**
 * The call stack of a snapshot.
 * @param {Module} module
 * @param {number} depth
 * @param {number} size
 * @returns {import('../solver.js').Frame[]} the oldest first
 */
export function stackOf(module, depth, size) {
  const buffer = module.buffer();
  return Array.from(buffer.subarray(128, 128 + depth), (cell) => ({
    cell,
    row: Math.floor(cell / size),
    column: cell % size,
    digit: buffer[cell],
  }));
}

/** The counters of a snapshot, or the totals. @param {Module} module */
export function countersOf(module) {
  const buffer = module.buffer();
  const counts = new Float64Array(buffer.buffer, buffer.byteOffset + 256, kinds.length);
  const counters = /** @type {import('../solver.js').Counters} */ ({});
  kinds.forEach((kind, number) => {
    if (kind) counters[kind] = counts[number];
  });
  return counters;
}

/** All words of the buffer of each module: to ask for them takes as long as to read some hundred. */
const allWords = new WeakMap();

/** What was read, until the module is called again. @param {Module} module @param {number} count of words */
export function wordsOf(module, count) {
  /** @type {Uint32Array | undefined} */
  let words = allWords.get(module);
  if (!words?.length) {
    const { buffer, byteOffset, length } = module.buffer(); // the memory has grown, and the old one is gone
    words = new Uint32Array(buffer, byteOffset, length / 4);
    allWords.set(module, words);
  }
  return words.subarray(0, count);
}
