/** What is fetched before a puzzle is made. */
import { loadBinary } from './batch-module.js';
import { isGraded } from './grade-judge.js';
import { loadLogicBinary } from './logic-module.js';

/**
 * The modules that a wish needs.
 * @param {import('../sudoku/wish.js').Wish} wish
 * @returns {Promise<import('./generator-job.js').Modules>}
 */
export async function loadMakerModules(wish) {
  if (!isGraded(wish)) return { wasmBinary: await loadBinary() };
  const [wasmBinary, logicBinary] = await Promise.all([loadBinary(), loadLogicBinary()]);
  return { wasmBinary, logicBinary };
}
