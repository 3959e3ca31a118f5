/** What is fetched before a puzzle is made. */
import { loadBinary } from './batch-module.js';
import { hasEffort } from './any-maker.js';
import { isGraded } from './grade-judge.js';
import { loadLogicBinary } from './logic-module.js';
import { fetchModule } from './module-bytes.js';
import { insist } from '../platform/patience.js';

/**
 * The modules that a wish needs.
 * @param {import('../sudoku/wish.js').Wish} wish
 * @returns {Promise<import('./generator-job.js').Modules>}
 */
export async function loadMakerModules(wish) {
  const [wasmBinary, logicBinary, searches] = await Promise.all([
    loadBinary(),
    isGraded(wish) ? loadLogicBinary() : undefined,
    hasEffort(wish) ? loadSearches(wish.effort?.algorithm === 'logic') : undefined,
  ]);
  return { wasmBinary, ...(logicBinary ? { logicBinary } : {}), ...(searches ? { searches } : {}) };
}

/** @param {boolean} needsLogic */
async function loadSearches(needsLogic) {
  const [wasmBinary, logicBinary] = await Promise.all([
    insist((again) => fetchModule('wasm/sudoku.wasm', again)),
    needsLogic ? loadLogicBinary() : undefined,
  ]);
  return { wasmBinary, ...(logicBinary ? { logicBinary } : {}) };
}
