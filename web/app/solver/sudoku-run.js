/**
 * A run of the module `sudoku`: the object that embind makes, and the methods that are called most, which are exports
 * without embind.
 *
 * @typedef {import('../../wasm/sudoku.mjs').SudokuModule} SudokuModule
 * @typedef {import('../../wasm/sudoku.mjs').ModuleRun} ModuleRun
 */

/** All words of the buffer of each module. A new view takes as long as reading some hundred words. */
const allWords = new WeakMap();

/** @param {SudokuModule} module @param {number} count */
function wordsOf(module, count) {
  /** @type {Uint32Array | undefined} */
  let words = allWords.get(module);
  if (!words?.length) {
    const { buffer, byteOffset, length } = module.buffer(); // the memory has grown, and the old one is gone
    words = new Uint32Array(buffer, byteOffset, length / 4);
    allWords.set(module, words);
  }
  return words.subarray(0, count);
}

/**
 * Opens a run for the board in the buffer, which has no conflicts.
 * @param {SudokuModule} module
 * @param {number} cells
 * @param {number} algorithm by its place in `algorithms()`
 * @returns {ModuleRun | null} null: there is too little memory
 */
export function openSudokuRun(module, cells, algorithm) {
  const run = module.run(cells, algorithm);
  return run && Object.assign(run, { at: run.address });
}

/**
 * Gives the runs of a module the methods that are called most.
 * @param {SudokuModule} module
 */
export function addFastMethods(module) {
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
    words: (count) => wordsOf(module, count),
  });
}
