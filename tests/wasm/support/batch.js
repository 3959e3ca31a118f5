/** What the tests of the module for many puzzles share. */
import { loadBatch } from '../../../web/app/solver/batch-module.js';
import { bytesOf } from './solver.js';

export const batchBinary = bytesOf('../../../build/web/wasm/batch.wasm');
export const batchModule = await loadBatch({ wasmBinary: batchBinary });

/** @param {string} text */
export const bytes = (text) => new TextEncoder().encode(text);
