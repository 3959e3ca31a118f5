/** What a module returns in place of a result: as `Code` in solver/wasm/codes.h. */
export const codes = Object.freeze({ notFound: -1, noMemory: -2, noBoard: -3 });
