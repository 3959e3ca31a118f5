/**
 * What a run of a module hands over in its memory, as plain values of JavaScript: copies, since the memory moves and is
 * used again. How the bytes lie is said in solver/wasm/run.h.
 */
import { kinds } from '../sudoku/steps.js';

/** @typedef {import('../../wasm/sudoku.mjs').ModuleRun} ModuleRun */

/** Takes what lies in the transfer, and gives its memory back. @param {ModuleRun} run @returns {Uint8Array} */
export function unload(run) {
  const bytes = run.transfer().slice();
  run.resizeTransfer(0);
  return bytes;
}

/**
 * The columns of a shape: first the counts of all, then their depths.
 * @param {Uint8Array} bytes
 * @param {number} count of columns
 */
export function columnsOf(bytes, count) {
  const counts = new Float64Array(bytes.buffer, 0, 3 * count);
  const depths = bytes.subarray(24 * count);
  return {
    low: Uint8Array.from({ length: count }, (_, i) => depths[2 * i]),
    high: Uint8Array.from({ length: count }, (_, i) => depths[2 * i + 1]),
    placements: Float64Array.from({ length: count }, (_, i) => counts[3 * i]),
    retreats: Float64Array.from({ length: count }, (_, i) => counts[3 * i + 1]),
    solutions: Float64Array.from({ length: count }, (_, i) => counts[3 * i + 2]),
  };
}

/**
 * The call stack.
 * @param {ModuleRun} run
 * @param {number} size
 * @returns {import('../solver.js').Frame[]} the oldest first
 */
export function stackOf(run, size) {
  const board = run.board().slice();
  return Array.from(run.stack(), (cell) => ({
    cell,
    row: Math.floor(cell / size),
    column: cell % size,
    digit: board[cell],
  }));
}

/** Counts by their kind. @param {Float64Array} counts by the number of the kind */
export function countersOf(counts) {
  const counters = /** @type {import('../solver.js').Counters} */ ({});
  kinds.forEach((kind, number) => {
    if (kind) counters[kind] = counts[number];
  });
  return counters;
}
