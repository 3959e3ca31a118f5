/**
 * A run in the memory of a module, with the methods of `Run` in run.h. What run.h calls kNoMemory is -2: the call needs
 * more memory than can be had, and has changed nothing. Arrays are views of the module's memory: valid until the next
 * call.
 */
export interface ModuleRun {
  /** The step that led to the present position, packed. */
  readonly step: number;
  readonly position: number;
  /** Number of digits on the stack. */
  readonly depth: number;
  readonly done: boolean;
  readonly known: number;
  readonly complete: boolean;
  readonly solutions: number;
  /** Bytes that the history holds. */
  readonly memory: number;
  /** A packed step, of kind 0 at the end of the run; or -2. */
  next(): number;
  /** Number of steps taken in bits 0 to 15, the depth after them above; or -2. `words` returns the steps. */
  read(count: number): number;
  /** The first `count` words of the buffer. */
  words(count: number): Uint32Array;
  /** 0, or -2. */
  seek(position: number): number;
  /** Number of steps of the kinds that were met, or -2. */
  advance(budget: number, kinds: number, count: number): number;
  /** A position, -1 if there is none, or -2. */
  find(kinds: number, backward: boolean, budget: number): number;
  /** A position, -1 if there is none, or -2. */
  nth(kind: number, n: number): number;
  /** A position, or -2. */
  placedAt(index: number): number;
  /** 1 if the length of the run is known then, 0 if not, or -2. */
  measure(budget: number): number;
  /** Number of columns, or -2. The transfer holds them. */
  shape(from: number, columns: number, to: number): number;
  /** 0, or -2. The transfer holds the save. */
  save(since: number): number;
  /** Takes the save in the transfer: 1, 0 if it is refused, or -2. */
  merge(): number;
  /** Bytes of `shape`, `save` and `merge`. */
  transfer(): Uint8Array;
  /** Makes room for so many bytes, 0 frees them: 0, or -2. */
  resizeTransfer(size: number): number;
  board(): Uint8Array;
  /** Cells, the oldest first. */
  stack(): Uint8Array;
  /** By the number of the kind. */
  counters(): Float64Array;
  totals(): Float64Array;
  delete(): void;
}

/** A run as embind makes it. web/app/solver/sudoku-run.js adds `next`, `read` and `words` to its prototype. */
export interface BoundRun extends ModuleRun {
  /** The number by which `_next` and `_read` know the run. */
  readonly address: number;
}

/** The module that bindings.cc makes. Texts and boards cross in the buffer. */
export interface SudokuModule {
  /** A view of the buffer: detached when the memory grows. */
  buffer(): Uint8Array;
  /** The ids of the algorithms, separated by blanks. */
  algorithms(): string;
  /** Reads a text of `length` bytes. Returns the number of cells; 0: it is no board. */
  parse(length: number): number;
  /** Returns the number of conflicts. */
  obstacles(cells: number): number;
  /** Whether no unit of the board contains a digit twice. */
  obeysRules(cells: number): boolean;
  readonly Run: { readonly prototype: object };
  /** Opens a run for a board without conflicts; null: there is too little memory. */
  run(cells: number, algorithm: number): BoundRun | null;
  /** Exports without embind, because they are called most. */
  _next(address: number): number;
  _read(address: number, count: number): number;
  /** Number of solutions, -1: not known, -3: the text in the buffer is no board. */
  _search(cells: number, wanted: number, guesses: number): number;
}

export default function createModule(options?: { wasmBinary?: BufferSource }): Promise<SudokuModule>;
