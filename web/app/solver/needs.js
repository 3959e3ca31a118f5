/** What a call may need memory for, by number: as `Need` in solver/wasm/runs.h. */
export const needs = Object.freeze({ open: 0, look: 1, reach: 2, save: 3, merge: 4, shape: 5 });
