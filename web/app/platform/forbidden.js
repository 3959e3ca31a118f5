/** The smallest module there is: magic number, version 1. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * Why no module can run here: the policy of the page forbids WebAssembly, or the browser has none; null: one can.
 * @returns {'forbidden' | 'unsupported' | null}
 */
export function obstacle() {
  if (!('WebAssembly' in globalThis)) return 'unsupported';
  try {
    void new WebAssembly.Module(EMPTY);
    return null;
  } catch {
    return 'forbidden';
  }
}
