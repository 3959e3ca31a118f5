/**
 * What the solver does by means of the module for many puzzles. Loaded when it is wanted: the first
 * screen does without.
 */
import { loadBatch } from './batch-module.js';
import { generate } from './generate.js';
import { solveMany } from './solve-many.js';

/** @typedef {Awaited<ReturnType<typeof loadBatchSolver>>} BatchSolver */

/** @param {{ wasmBinary?: BufferSource }} [options] */
export async function loadBatchSolver(options) {
  const batch = await loadBatch(options);
  return {
    /** It crashed, and is of no use any more. */
    get dead() {
      return batch.dead;
    },
    /** @param {readonly string[] | Uint8Array} puzzles @param {Parameters<typeof solveMany>[2]} options */
    solveMany: (puzzles, options) => solveMany(batch, puzzles, options),
    /** @param {Parameters<typeof generate>[1]} wish */
    generate: (wish) => generate(batch, wish),
  };
}
