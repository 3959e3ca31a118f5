/**
 * A run of the module `sudoku`: the object that embind makes, and the methods that are called most, which are exports
 * without embind.
 *
 * @typedef {import('../../wasm/sudoku.mjs').SudokuModule} SudokuModule
 * @typedef {import('../../wasm/sudoku.mjs').ModuleRun} ModuleRun
 */

/**
 * Opens a run for the board in the buffer, which has no conflicts.
 * @param {SudokuModule} module
 * @param {number} cells
 * @param {number} algorithm by its place in `algorithms()`
 * @returns {ModuleRun | null} null: there is too little memory
 */
export function openSudokuRun(module, cells, algorithm) {
  const run = module.open(cells, algorithm);
  if (run) run.at = run.address; // the address itself is read by a slow call
  return run;
}

/**
 * Gives the runs of a module the methods that are called most.
 * @param {SudokuModule} module
 */
export function addFastMethods(module) {
  /** The words of the buffer: a new view takes as long as reading some hundred words. @type {Uint32Array} */
  let all = new Uint32Array();
  Object.assign(module.Run.prototype, {
    /** @this {{ at: number }} */
    next() {
      return module._next(this.at);
    },
    /** @this {{ at: number }} @param {number} count */
    read(count) {
      return module._read(this.at, count);
    },
    /** @param {number} count */
    words(count) {
      if (all.length === 0) {
        const { buffer, byteOffset, length } = module.buffer(); // the memory has grown, and the old one is gone
        all = new Uint32Array(buffer, byteOffset, length / 4);
      }
      return all.subarray(0, count);
    },
  });
}
