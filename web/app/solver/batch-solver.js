/**
 * What the solver does by means of the module for many puzzles. Loaded when it is wanted: the first
 * screen does without.
 */
import { numberOf, options } from './arguments.js';
import { openAnyMaker } from './any-maker.js';
import { loadBatch } from './batch-module.js';
import { solveMany } from './solve-many.js';

/** Questions of the first call, and of one call at most: some milliseconds. */
const FIRST_CALL = 64;
const LONGEST_CALL = 1024;
/** Unless another is asked for. */
const MILLISECONDS = 2000;

/** @param {any} value */
const asItIs = (value) => value;

/**
 * @typedef {Awaited<ReturnType<typeof loadBatchSolver>>} BatchSolver
 * @typedef {Parameters<typeof openAnyMaker>[1]} Parts what some wishes need
 */

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
    /** What reads lists. */
    list: batch,
    /**
     * @param {import('../solver.js').Wish & { milliseconds?: number }} [wish]
     * @param {Parts} [parts]
     */
    generate: (wish, parts) => generate(batch, wish, undefined, parts),
  };
}

/**
 * A puzzle at once: the wish, or what comes nearest to it in a given time.
 * @param {import('./batch-module.js').Batch} batch
 * @param {import('../solver.js').Wish & { milliseconds?: number }} [wish]
 * @param {() => number} [now] in milliseconds
 * @param {Parts} [parts]
 * @returns {import('../solver.js').Generated}
 */
export function generate(batch, wish, now = () => performance.now(), parts = { logic: null, openRun: null }) {
  const { milliseconds, ...form } = options(wish, {
    milliseconds: (value = MILLISECONDS) => numberOf(value),
    grade: asItIs,
    technique: asItIs,
    effort: asItIs,
    size: asItIs,
    seed: asItIs,
    clues: asItIs,
    symmetry: asItIs,
    minimal: asItIs,
  });
  const maker = openAnyMaker(batch, parts, form);
  const end = now() + milliseconds;
  try {
    let done = maker.work(FIRST_CALL);
    // However little time there is, one puzzle comes of it.
    for (let call = FIRST_CALL; !done && (now() < end || !maker.best());) {
      call = Math.min(2 * call, LONGEST_CALL);
      done = maker.work(call);
    }
    const best = /** @type {NonNullable<ReturnType<typeof maker.best>>} */ (maker.best());
    return { ...best, seed: maker.seed };
  } finally {
    maker.close?.();
  }
}
