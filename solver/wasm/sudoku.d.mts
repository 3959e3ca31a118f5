/**
 * A run, that is, one search with its history, in the memory of a WebAssembly module. solver/wasm/run.h has the C++
 * class. A position is a number of steps done. A method returns -2 if it needs more memory than can be allocated; then
 * it has changed nothing. The arrays that methods return are views of the module's memory, and are valid until the next
 * call.
 */
export interface ModuleRun {
  /** The step that led to the present position, packed into 32 bits. Its kind, in bits 0 to 3, is 0 at position 0. */
  readonly step: number;
  readonly position: number;
  /** Number of digits that the search has placed and not erased. */
  readonly depth: number;
  readonly done: boolean;
  readonly known: number;
  readonly complete: boolean;
  readonly solutions: number;
  /** Number of bytes of memory that the history of the run holds. */
  readonly memory: number;
  /**
   * Takes one step of the search. Returns the step, packed into 32 bits. Its kind, in bits 0 to 3, is 0 at the end of
   * the run. Returns -2 if there is too little memory.
   */
  next(): number;
  /**
   * Takes up to `count` steps of the search, at most 4096. Bits 0 to 15 of the result are the number of steps taken.
   * The bits above are the depth after these steps, that is, the number of digits placed and not erased. Returns -2 if
   * there is too little memory. Afterwards `words` returns the steps.
   */
  read(count: number): number;
  /** Returns the first `count` 32-bit words of the buffer that JavaScript and the module share. */
  words(count: number): Uint32Array;
  /**
   * Goes to a position, that is, to the state after that many steps. Returns 0, or -2 if there is too little memory.
   */
  seek(position: number): number;
  /**
   * Takes up to `budget` steps, until `count` of them were of a kind in the set `kinds`. Bit k of `kinds` stands for
   * kind number k. Returns how many of the steps taken were of these kinds, or -2 if there is too little memory.
   */
  advance(budget: number, kinds: number, count: number): number;
  /**
   * Returns the nearest later position, or earlier one if `backward` is true, right after a step of a kind in the set
   * `kinds`. Bit k of `kinds` stands for kind number k. Examines at most `budget` steps. Returns -1 if none of them is
   * of these kinds, or -2 if there is too little memory.
   */
  find(kinds: number, backward: boolean, budget: number): number;
  /**
   * Returns the position right after the `n`-th step of kind number `kind`. n = 1 is the first such step of the run.
   * Returns -1 if fewer such steps have been taken or explored so far, or -2 if there is too little memory.
   */
  nth(kind: number, n: number): number;
  /**
   * Returns the position right after the step that placed one of the digits now on the board. `index` selects the digit
   * among those that the search has placed and not erased, from 0 for the oldest. Returns -2 if there is too little
   * memory.
   */
  placedAt(index: number): number;
  /**
   * Explores up to `budget` steps beyond the furthest position reached or explored so far. The present position does
   * not change. Returns 1 if the total number of steps of the run is known afterwards, 0 if not, or -2 if there is too
   * little memory.
   */
  measure(budget: number): number;
  /**
   * Computes a depth profile of the steps after position `from` up to position `to`, in at most
   * `columns` columns. A column has the numbers of placements, dead ends and solutions, and the
   * lowest and the highest depth (number of digits placed and not erased). Returns the number of
   * columns, or -2 if there is too little memory. Afterwards `transfer` returns the profile.
   */
  shape(from: number, columns: number, to: number): number;
  /**
   * Saves the part of the run from position `since` to the furthest position reached or explored so far. Returns 0, or
   * -2 if there is too little memory. Afterwards `transfer` returns the saved bytes.
   */
  save(since: number): number;
  /**
   * Adds to this run the steps that another run of the same puzzle and algorithm has computed beyond the furthest
   * position reached or explored so far by this one. The caller first writes the bytes that `save` of the other run
   * produced into the array that `transfer` returns. Returns 1, or 0 if the bytes are invalid or do not fit this run,
   * or -2 if there is too little memory.
   */
  merge(): number;
  /**
   * Returns the bytes of the depth profile that `shape` computed, or of the run that `save` saved. Before `merge`, the
   * caller writes a saved run into this array.
   */
  transfer(): Uint8Array;
  /**
   * Changes the size of the array that `transfer` returns, in bytes. That array holds a depth profile or a saved run.
   * Size 0 frees its memory. Returns 0, or -2 if there is too little memory.
   */
  resizeTransfer(size: number): number;
  board(): Uint8Array;
  /** Returns the cells that the search has filled and not emptied again, in the order in which they were filled. */
  stack(): Uint8Array;
  /**
   * Returns the numbers of steps up to the present position, by kind. Element k is the number of steps of kind number
   * k.
   */
  counters(): Float64Array;
  totals(): Float64Array;
  delete(): void;
  /**
   * Returns the deduction that the step at the present position belongs to. Returns null if it
   * belongs to none, or -2 if there is too little memory. Only runs of the search `logic` have this
   * method.
   */
  pattern?(): import('../../web/app/solver.js').Deduction | number | null;
  /**
   * Returns a mask of the candidates that are left for each cell, bit d - 1 for digit d. Only runs of the search `logic`
   * have this method.
   */
  notes?(): Uint16Array;
}

/**
 * A run (a search with its history) as Emscripten's embind makes it. web/app/solver/sudoku-run.js adds the methods
 * `next`, `read` and `words` to its prototype.
 */
export interface BoundRun extends ModuleRun {
  /** Address of the run in the module's memory. The exports `_next` and `_read` take it to identify the run. */
  readonly address: number;
  /** A copy of `address`, kept because each read of `address` is a call through Emscripten's embind. */
  at: number;
}

/**
 * The WebAssembly module that solver/wasm/bindings.cc defines. Texts and boards are passed through
 * a buffer that JavaScript and the module share. A board has one byte for each cell, row by row; 0
 * means an empty cell.
 */
export interface SudokuModule {
  /**
   * Returns a view of the buffer that JavaScript and the module share. The view is detached when the module's memory
   * grows.
   */
  buffer(): Uint8Array;
  /** Returns the ids of the search algorithms, such as 'backtracking', separated by blanks. */
  algorithms(): string;
  /**
   * Parses a text of `length` bytes in the buffer that JavaScript and the module share, and writes the board into the
   * buffer. Returns the number of cells. If the text is not a board, returns 0 and writes the error into the buffer.
   */
  parse(length: number): number;
  /**
   * Reads a board of `cells` cells from the buffer that JavaScript and the module share. Writes into the buffer why the
   * board has no solution, as far as this is found without a search. Returns the number of conflicts, that is, of pairs
   * of equal digits in a row, column or box.
   */
  obstacles(cells: number): number;
  /**
   * Returns true if no row, column or box contains a digit twice. The board is in the buffer that JavaScript and the
   * module share.
   */
  obeysRules(cells: number): boolean;
  readonly Run: { readonly prototype: object };
  /**
   * Opens a run (a search with its history) on the board in the buffer that JavaScript and the module share. The board
   * must have no conflicts. `algorithm` is an index into the list of ids that `algorithms` returns. Returns null if
   * there is too little memory.
   */
  open(cells: number, algorithm: number): BoundRun | null;
  /**
   * Takes one step of the run (a search with its history) at `address`, and returns the step, packed into 32 bits. The
   * call does not go through Emscripten's embind, so it is fast.
   */
  _next(address: number): number;
  /**
   * Takes up to `count` steps of the run (a search with its history) at `address`. The result is that of the method
   * `read` of a run. The call does not go through Emscripten's embind, so it is fast.
   */
  _read(address: number, count: number): number;
  /**
   * Solves a board. Its text, one character for each cell, lies in the buffer that JavaScript and the module share.
   * Returns the number of solutions, at most `wanted`. Returns -1 if `guesses` guesses do not suffice to find this
   * number, or -3 if the text is not a board. Writes the first two solutions into the buffer as text, at bytes 0 and
   * 128.
   */
  _search(cells: number, wanted: number, guesses: number): number;
}

export default function createModule(options?: { wasmBinary?: BufferSource }): Promise<SudokuModule>;
