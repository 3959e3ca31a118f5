/** The smallest module there is: magic number, version 1. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Whether the policy of the page forbids WebAssembly, or the browser has none. */
export function isForbidden() {
  try {
    return !new WebAssembly.Module(EMPTY);
  } catch {
    return true;
  }
}
