/**
 * The WebAssembly module that is built from bindings.cc. Data longer than a number crosses through `buffer()` or
 * `cargo()`. An argument `timeline` is the address of a run, that is, of a search with its history.
 */
export interface SudokuModule {
  buffer(): Uint8Array;
  /** The bytes that are too long for `buffer()`. `load()` sets their number. */
  cargo(): Uint8Array;
  /**
   * Returns whether there is enough memory for a call. `need` is the kind of call, a value of `Need` in runs.h.
   * `amount` is, for some kinds, a position, a number of bytes or a number of columns.
   */
  hasRoomTo(timeline: number, need: number, amount: number): boolean;
  load(size: number): void;
  parse(length: number): number;
  obstacles(cells: number): number;
  algorithmName(index: number): number;
  open(cells: number, algorithm: number): number;
  close(timeline: number): void;
  step(timeline: number): number;
  seek(timeline: number, position: number): void;
  position(timeline: number): number;
  depth(timeline: number): number;
  done(timeline: number): boolean;
  known(timeline: number): number;
  complete(timeline: number): boolean;
  advance(timeline: number, budget: number, kinds: number, count: number): number;
  find(timeline: number, kinds: number, backward: boolean, budget: number): number;
  nth(timeline: number, kind: number, n: number): number;
  placedAt(timeline: number, index: number): number;
  measure(timeline: number, budget: number): boolean;
  solutions(timeline: number): number;
  shape(timeline: number, from: number, columns: number, to: number): number;
  save(timeline: number, since: number): void;
  merge(timeline: number): boolean;
  snapshot(timeline: number): number;
  totals(timeline: number): void;
  memoryOf(timeline: number): number;
  /**
   * Does one step and returns it, packed; 15: there is not enough memory. This function and the next two are exported
   * without embind, Emscripten's C++ binding, because they are called most often.
   */
  _next(timeline: number): number;
  /**
   * Does up to `count` steps and writes them to the buffer, one word each. Returns their number in bits 0 to 15, and
   * the number of digits that the search has then written in the bits above; -1: there is not enough memory.
   */
  _read(timeline: number, count: number): number;
  _search(cells: number, wanted: number, guesses: number): number;
}

export default function createModule(options?: { wasmBinary?: BufferSource }): Promise<SudokuModule>;
