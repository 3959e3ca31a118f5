/** Modules that get no more than so much memory: the same bytes but for the maximum in their section of memories. */

const MEMORY_SECTION = 5;
const PAGE = 65_536;

/** @param {number} number @returns {number[]} in LEB128, as WebAssembly has it */
function leb(number) {
  return number < 128 ? [number] : [(number & 127) | 128, ...leb(number >> 7)];
}

/** @param {Uint8Array} bytes @param {number} at @returns {[number: number, end: number]} */
function readLeb(bytes, at) {
  const byte = bytes[at];
  if (byte < 128) return [byte, at + 1];
  const [rest, end] = readLeb(bytes, at + 1);
  return [(byte & 127) + 128 * rest, end];
}

/**
 * @param {Uint8Array} module with one memory, as `wasm/logic.wasm` has it
 * @param {number} size bytes that it may have at most
 * @returns {Uint8Array<ArrayBuffer>}
 */
function tightened(module, size) {
  for (let at = 8; at < module.length;) {
    const [length, start] = readLeb(module, at + 1);
    if (module[at] === MEMORY_SECTION) {
      const [least] = readLeb(module, start + 2);
      const section = [1, 1, ...leb(least), ...leb(Math.max(least, Math.floor(size / PAGE)))];
      const rest = module.subarray(start + length);
      return Uint8Array.from([...module.subarray(0, at + 1), ...leb(section.length), ...section, ...rest]);
    }
    at = start + length;
  }
  throw new Error('a module without a memory');
}

/**
 * Has modules made from now on that are tight.
 * @param {import('node:test').TestContext} t
 * @param {number} size bytes that each may have at most
 */
export function tighten(t, size) {
  const { instantiate } = WebAssembly;
  t.mock.method(WebAssembly, 'instantiate', (/** @type {Uint8Array} */ bytes, /** @type {any} */ imports) =>
    instantiate(tightened(bytes, size), imports),
  );
}
