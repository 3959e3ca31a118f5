/**
 * Calls in any order on several runs: WASM answers all of them as native code does. The traces are those of
 * scripts/fuzz, the module is made of the libraries of the modules that are released, and what native code answers
 * stands in tests/data/fuzz/traces.words, a number for each trace.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesOf } from '../support/solver.js';

/** @param {string} name */
const linesOf = (name) => bytesOf(`../../data/fuzz/${name}`).toString().trim().split('\n');

/** @returns {any} what the module exports */
function traces() {
  const module = new WebAssembly.Module(bytesOf('../../../build/wasm-release/tests/fuzz/traces.wasm'));
  /** It asks for ways to write, where something does not hold: none of them does anything. @type {any} */
  const given = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    given[from] = { ...given[from], [name]: () => 0 };
  }
  const { exports } = new WebAssembly.Instance(module, given);
  /** @type {any} */ (exports)._initialize();
  return exports;
}

/** @param {any} module @param {string} hex */
function wordsOf(module, hex) {
  const bytes = Buffer.from(hex, 'hex');
  new Uint8Array(module.memory.buffer).set(bytes, module.input());
  return BigInt.asUintN(64, module.words(bytes.length)).toString(16).padStart(16, '0');
}

test('every trace that is kept says the same words in WASM as in native code', () => {
  const module = traces();
  const kept = linesOf('traces.hex');
  const words = linesOf('traces.words');
  assert.ok(kept.length > 100);
  assert.equal(words.length, kept.length);
  for (const [i, hex] of kept.entries()) assert.equal(wordsOf(module, hex), words[i], hex);
});

test('another trace says other words', () => {
  const words = linesOf('traces.words');
  assert.ok(new Set(words).size > words.length / 2);
});
