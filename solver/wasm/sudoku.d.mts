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
   * Takes up to `count` steps, at most 4096. Returns the number of steps taken in bits 0 to 15, and in the bits above
   * the depth (number of digits placed and not erased) after them. Returns -2 if there is too little memory. `words`
   * then returns the steps.
   */
  read(count: number): number;
  /** Returns the first `count` 32-bit words of the buffer that JavaScript and the module share. */
  words(count: number): Uint32Array;
  /** Goes to a position of the run. Returns 0, or -2 if there is too little memory. */
  seek(position: number): number;
  /**
   * Takes up to `budget` steps, until `count` of them were of a kind in `kinds`. Bit k of `kinds` stands for kind
   * number k. Returns the number of steps of these kinds, or -2 if there is too little memory.
   */
  advance(budget: number, kinds: number, count: number): number;
  /**
   * Returns the nearest later position, or earlier one if `backward` is true, right after a step of a kind in `kinds`.
   * Bit k of `kinds` stands for kind number k. Examines at most `budget` steps. Returns -1 if there is no such step
   * among them, or -2 if there is too little memory.
   */
  find(kinds: number, backward: boolean, budget: number): number;
  /**
   * Returns the position right after the `n`-th step of a kind, counted from 1. Returns -1 if fewer such steps are
   * known, or -2 if there is too little memory.
   */
  nth(kind: number, n: number): number;
  /**
   * Returns the position right after the step that placed a digit which is still on the board. `index` counts these
   * digits from 0, the oldest first. Returns -2 if there is too little memory.
   */
  placedAt(index: number): number;
  /**
   * Explores up to `budget` further steps without changing the present position. Returns 1 if the total number of
   * steps of the run is known afterwards, 0 if not, or -2 if there is too little memory.
   */
  measure(budget: number): number;
  /**
   * Computes a depth profile of the steps between two positions, in at most `columns` columns. Returns the number of
   * columns, or -2 if there is too little memory. `transfer` then returns the profile.
   */
  shape(from: number, columns: number, to: number): number;
  /**
   * Saves what is known of the run beyond position `since`. Returns 0, or -2 if there is too little memory. `transfer`
   * then returns the saved bytes.
   */
  save(since: number): number;
  /**
   * Takes over what another run has saved. The caller first writes the saved bytes into the array that `transfer`
   * returns. Returns 1, or 0 if the bytes are invalid or do not fit this run, or -2 if there is too little memory.
   */
  merge(): number;
  /**
   * Returns the bytes of the depth profile that `shape` computed, or of the run that `save` saved. Before `merge`, the
   * caller writes a saved run into this array.
   */
  transfer(): Uint8Array;
  /**
   * Changes the size of the array that `transfer` returns, in bytes. Size 0 frees its memory. Returns 0, or -2 if there
   * is too little memory.
   */
  resizeTransfer(size: number): number;
  board(): Uint8Array;
  /** Returns the cells that the search has filled and not emptied again, in the order in which they were filled. */
  stack(): Uint8Array;
  /** Returns the numbers of steps up to the present position. Element k counts the steps of kind number k. */
  counters(): Float64Array;
  totals(): Float64Array;
  delete(): void;
}

/**
 * A run (a search with its history) as Emscripten's embind makes it. web/app/solver/sudoku-run.js adds the methods
 * `next`, `read` and `words` to its prototype.
 */
export interface BoundRun extends ModuleRun {
  /** Address of the run in the module's memory. The exports `_next` and `_read` take it to identify the run. */
  readonly address: number;
}

/**
 * The WebAssembly module that solver/wasm/bindings.cc defines. Texts and boards cross in a buffer that JavaScript and
 * the module share. A board has one byte for each cell, row by row; 0 means an empty cell.
 */
export interface SudokuModule {
  /** Returns a view of the buffer that JavaScript and the module share. It is detached when the memory grows. */
  buffer(): Uint8Array;
  /** Returns the ids of the search algorithms, such as 'backtracking', separated by blanks. */
  algorithms(): string;
  /**
   * Parses a text of `length` bytes in the shared buffer, and writes the board into the buffer. Returns the number of
   * cells. If the text is not a board, returns 0 and writes the error into the buffer.
   */
  parse(length: number): number;
  /**
   * Writes into the shared buffer why the board there has no solution, as far as this shows without a search. Returns
   * the number of conflicts, that is, of pairs of equal digits in a row, column or box.
   */
  obstacles(cells: number): number;
  /** Returns true if no row, column or box of the board in the shared buffer contains a digit twice. */
  obeysRules(cells: number): boolean;
  readonly Run: { readonly prototype: object };
  /**
   * Opens a run (a search with its history) on the board in the shared buffer, which must have no conflicts.
   * `algorithm` is an index into the array that `algorithms` returns. Returns null if there is too little memory.
   */
  run(cells: number, algorithm: number): BoundRun | null;
  /** Takes one step of the run at `address`. The call does not go through Emscripten's embind, so it is fast. */
  _next(address: number): number;
  /**
   * Takes up to `count` steps of the run at `address`. The call does not go through Emscripten's embind, so it is fast.
   */
  _read(address: number, count: number): number;
  /**
   * Solves the board that is in the shared buffer as text, one character for each cell. Returns the number of
   * solutions, at most `wanted`. Returns -1 if `guesses` guesses do not suffice to find this number, or -3 if the text
   * is not a board. Writes the first two solutions into the buffer as text, at bytes 0 and 128.
   */
  _search(cells: number, wanted: number, guesses: number): number;
}

export default function createModule(options?: { wasmBinary?: BufferSource }): Promise<SudokuModule>;
