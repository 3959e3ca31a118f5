/** Whether the solver's modules can run here. */

/** The smallest module there is: magic number, version 1. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** A module that only an engine with SIMD accepts: its one function makes a vector by an instruction that came late. */
const SIMD = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0, // magic number, version 1
  1,
  5,
  1,
  96,
  0,
  1,
  123, // types: () -> v128
  3,
  2,
  1,
  0, // functions: one, of that type
  10,
  10,
  1,
  8,
  0, // code: one body of eight bytes, without locals
  65,
  0,
  253,
  15, // i32.const 0, i8x16.splat
  253,
  125, // i16x8.extadd_pairwise_i8x16_u
  11, // end
);

/**
 * Says why the solver's modules cannot run here.
 * @returns {'forbidden' | 'unsupported' | 'processor' | null} unsupported: the browser has no WebAssembly; forbidden:
 *   the policy of the page forbids it; processor: it has no SIMD on this processor; null: the modules can run
 */
export function obstacle() {
  if (!('WebAssembly' in globalThis)) return 'unsupported';
  try {
    void new WebAssembly.Instance(new WebAssembly.Module(EMPTY)); // where it is forbidden, WebKit compiles all the same
  } catch {
    return 'forbidden';
  }
  return WebAssembly.validate(SIMD) ? null : 'processor';
}
