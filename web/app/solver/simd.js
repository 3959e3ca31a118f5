/** Whether the engine has SIMD: by that it is chosen which of two modules is loaded. */

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

export const hasSimd = () => WebAssembly.validate(SIMD);
