/** What the tests of the module for many puzzles share. */
import { loadBatch } from '../../../web/app/solver/batch-module.js';
import { bytesOf } from './solver.js';

export const binaries = {
  simd: bytesOf('../../../build/web/wasm/batch.wasm'),
  plain: bytesOf('../../../build/web/wasm/batch-plain.wasm'),
};

/** Both modules, by name. */
export const batches = {
  simd: await loadBatch({ wasmBinary: binaries.simd }),
  plain: await loadBatch({ wasmBinary: binaries.plain }),
};

/** @param {string} text */
export const bytes = (text) => new TextEncoder().encode(text);
