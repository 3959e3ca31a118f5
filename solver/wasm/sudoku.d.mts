/**
 * The module that bindings.cc makes. Its calls exchange anything longer than a number through `buffer()` or `cargo()`,
 * and name a timeline by its address.
 */
export interface SudokuModule {
  buffer(): Uint8Array;
  /** What is too long for the buffer. */
  cargo(): Uint8Array;
  /** Whether the module can get the memory that a call may need: see `Need` in runs.h. */
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
  /** What is called most, without embind. */
  _next(timeline: number): number;
  /** How many words there are in the buffer, and above 16 bits the depth then; below 0: too little memory. */
  _read(timeline: number, count: number): number;
  _search(cells: number, wanted: number, guesses: number): number;
}

export default function createModule(options?: { wasmBinary?: BufferSource }): Promise<SudokuModule>;
