/**
 * The solver's module without SIMD, for older engines (Safari before 16.4, Chrome before 91, Firefox
 * before 89). Only they load this file. The glue is the same.
 */

/** @returns {Promise<Uint8Array>} its bytes; rejected where it cannot be fetched */
export async function fetchPlain() {
  const response = await fetch(new URL('../wasm/sudoku-plain.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
