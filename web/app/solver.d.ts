/**
 * The solver as plain JavaScript values. Start with `loadSolver`:
 *
 *     const solver = await loadSolver();
 *     const run = solver.run('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
 *     for (const step of run) console.log(step.kind, step.row, step.column, step.digit);
 *     run.dispose();
 *
 * Rows, columns, boxes and cells count from 0, row by row; digits from 1. Positions count steps: 0 is the start.
 *
 * @packageDocumentation
 */

/** What a step does; 'deduce' is of `logic` alone. */
export type Kind =
  | 'select'
  | 'try'
  | 'check'
  | 'conflict'
  | 'place'
  | 'eliminate'
  | 'retreat'
  | 'erase'
  | 'solution'
  | 'exhausted'
  | 'deduce';

/**
 * By which rule a digit was found, or a candidate struck out, without a guess; from 'locked' on the families of the
 * techniques of `logic`.
 */
export type Rule =
  | 'naked-single'
  | 'hidden-single'
  | 'locked'
  | 'subset'
  | 'fish'
  | 'links'
  | 'wing'
  | 'unique'
  | 'als'
  | 'chain'
  | 'assume';

/** What a search did at one position; what does not apply is null. */
export interface StepFact {
  kind: Kind;
  cell: number | null;
  row: number | null;
  column: number | null;
  digit: number | null;
  /** The cell that was read. */
  peer: number | null;
  /** The unit that was read: rows 0..N-1, columns N..2N-1, boxes 2N..3N-1. */
  unit: number | null;
  rule: Rule | null;
}

export interface Step extends StepFact {
  /** Digits written and not taken back, after this step. */
  depth: number;
  /** Steps taken, this one included. */
  position: number;
}

/** A digit on the stack. */
export interface Frame {
  cell: number;
  row: number;
  column: number;
  digit: number;
}

/** How many steps of each kind led to the present position. */
export type Counters = Record<Kind, number>;

/** Two cells with equal givens, and a unit that both are in. */
export type Conflict = [first: number, second: number, unit: number];

/** Why a text, or a line of a list, is no puzzle. */
export type ErrorCode =
  /** The text holds no cell at all. */
  | 'empty'
  /** `found` cells, where `expected` would be the nearest size. */
  | 'length'
  /** The line of the place has `found` cells instead of `expected`. */
  | 'row'
  /** The row `row` of a grid has `found` cells instead of `expected`. */
  | 'grid-row'
  /** The character or word `found` stands for no cell. */
  | 'character'
  /** The digit `found` is larger than `expected`, the side. */
  | 'digit'
  /** `found` characters, of which at most `expected` are read. */
  | 'too-long'
  /** The text holds `found` puzzles; the place is that of the second one. */
  | 'many'
  /** The link at the place holds no puzzle that can be read. */
  | 'link'
  /** What was handed over is no text; thrown, a value that cannot be made what an argument has to be. */
  | 'type';

/** Why a text is no puzzle, and where. */
export interface ParseError {
  code: ErrorCode;
  /** The place, in UTF-16 units from 0. */
  index: number;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  found: string | number | null;
  expected: number | null;
  /** With 'grid-row': from 1. */
  row?: number;
}

/** What somebody has entered into a puzzle: a cell in each place. */
export interface Progress {
  /** Givens and own digits, 0 where there is none. */
  digits: Uint8Array;
  /** Notes in the corners of a cell, and in its middle: bit d-1 for digit d. A cell with a digit has none. */
  corner: Uint16Array;
  centre: Uint16Array;
  /** 0 for none, else 1 to 8. */
  colours: Uint8Array;
}

/**
 * `progress` is there where the text holds more than the givens: digits, notes or colours that somebody has entered.
 * `format` is an id of web/app/formats/README.md. With the error 'many' the puzzles are there to choose from; so many
 * others are `unreadable`.
 */
export type ParseResult =
  | { ok: true; puzzle: string; size: number; format: string; progress?: Progress }
  | { ok: false; error: ParseError; puzzles?: string[]; unreadable?: number; format?: string };

/** How many solutions a puzzle has, and the first of them. */
export interface CheckResult {
  /** 'unknown': the limit was reached. */
  status: 'unique' | 'none' | 'multiple' | 'invalid' | 'unknown';
  solution: string | null;
  /** A second solution, where the status is 'multiple'. */
  second: string | null;
  /** Every pair of equal givens in a unit. */
  conflicts: Conflict[];
  /**
   * Where the status is 'none': a cell that no digit fits, or a digit without a place in a unit, if one is plain to
   * see.
   */
  impossible: { cell: number } | { unit: number; digit: number } | null;
}

/** One digit of the answer to `why`: allowed, or blocked by the digit in `peer`, which shares `unit`. */
export type Reason =
  | { digit: number; allowed: true; peer: null; unit: null }
  | { digit: number; allowed: false; peer: number; unit: number };

/** A line of a list that holds no puzzle, or not one of the list's side. */
export interface LineError {
  /** From 1; in an array of puzzles its index + 1. */
  line: number;
  /** From 1, in UTF-16 units: where the fault is. */
  column: number;
  code: ErrorCode;
  found: string | number | null;
  expected: number | null;
}

/** The answers to a list of puzzles. */
export interface Many {
  /** The side of the puzzles: that of the first one that could be read; 0 if there is none. */
  size: number;
  /**
   * How many solutions each puzzle has, at most the limit; 255 where that is not known: more guesses were needed than
   * allowed, or it is an element of an array that could not be read.
   */
  counts: Uint8Array;
  /** The first solution found of each puzzle, N*N digits each, back to back; zeros where there is none. */
  solutions: Uint8Array;
  /** The puzzles themselves, N*N digits each, back to back, 0 for an empty cell; zeros for what could not be read. */
  givens: Uint8Array;
  /** The line of each puzzle, from 1. */
  lines: Uint32Array;
  /** What could not be read, the first 1,000 of it. */
  errors: LineError[];
  /** How much could not be read. */
  unreadable: number;
}

/** What a puzzle that is to be made should be like; in brackets what holds where nothing is said. */
export interface Wish {
  /** The side: 4, 6 or 9 (9). */
  size?: number;
  /**
   * 0..2^53-1, or a text: the same wish with the same seed makes the same puzzle everywhere. Without it, a random one.
   */
  seed?: number | string;
  /** Exactly so many; 0 (0): as they come, when none can go that may. */
  clues?: number;
  /** How the cells of the clues lie, whatever their digits ('none'); '180' is 'half-turn'. */
  symmetry?: 'none' | 'half-turn' | '180' | 'diagonal' | 'both-axes';
  /** No clue can be left out (false). */
  minimal?: boolean;
  /** How hard, by the hardest technique: 1 easy, 2 medium, 3 tricky, 4 hard, 5 expert, 6 beyond. Needs `loadLogic`. */
  grade?: number;
  /** The id of the technique that is to be the hardest step. Needs `loadLogic`. */
  technique?: string;
  /** What a search has to do. Without `clues` their number is chosen so that there are many such puzzles. */
  effort?: EffortWish;
}

/** What a search has to do on a puzzle that is to be made; one of the two ranges, or both. Both ends belong to it. */
export interface EffortWish {
  /** That of a run ('backtracking'); 'logic' needs `loadLogic`. */
  algorithm?: string;
  /** How often it is at a dead end: its `retreat` steps. The second may be Infinity. */
  deadEnds?: [least: number, most: number];
  /** How many steps the run has, of all kinds, until it is done. The second may be Infinity. */
  steps?: [least: number, most: number];
}

/** What a search had to do: so many steps in all, of which so many were a `retreat`. */
export interface Effort {
  algorithm: string;
  deadEnds: number;
  steps: number;
}

/** A way of solving that has a name among players. */
export interface Technique {
  /** 'hidden-single', 'x-wing', ... */
  id: string;
  /** What is found by the same look: 'fish', 'chain', ... */
  family: string;
  /** 1 easy, 2 medium, 3 tricky, 4 hard, 5 expert, 6 beyond. */
  grade: number;
  /** How hard, on the scale of Sukaku Explainer (1.0 to some 10), to one decimal. */
  rating: number;
}

/** A digit that may go into a cell. */
export interface Candidate {
  cell: number;
  digit: number;
}

/**
 * A candidate of a pattern. 'in': part of it, true or not; 'on', 'off': true or false as a chain goes, if its start is
 * not; 'fin': what keeps a fish from being whole; 'pivot': of the cell that the others hang on, or of the digit that
 * two sets share. Those of one `node` are one end of a link together.
 */
export interface PatternCandidate extends Candidate {
  role: 'in' | 'on' | 'off' | 'fin' | 'pivot';
  node: number;
}

/** What a technique sees on a board, and what follows. */
export interface Deduction {
  /** The id of the technique. */
  technique: string;
  family: string;
  grade: number;
  /** That of the technique, or more: a longer chain is harder to find. */
  rating: number;
  /** What it speaks of. */
  digits: number[];
  /** Where it is seen ('base'), and where what follows happens, or a fish ends ('cover'). */
  units: { unit: number; role: 'base' | 'cover' }[];
  candidates: PatternCandidate[];
  /**
   * Of two ends at least one is true (strong), or at most one (weak). `from` and `to` are places in `candidates`: the
   * first candidate of the node.
   */
  links: { from: number; to: number; strong: boolean }[];
  /** What is written; then nothing is struck out. */
  places: Candidate[];
  /** What is struck out. */
  eliminations: Candidate[];
  /** Of 'nishio': what follows from the assumption, in order, each the last digit of its cell or place of its unit. */
  steps: (Candidate & { rule: Rule; unit: number | null })[];
  /** Of 'nishio': the cell without a digit, or the unit without a place for the digit, to which that leads. */
  deadEnd: { cell: number } | { unit: number; digit: number } | null;
}

/** How hard a puzzle is for a person who solves it by the easiest step each time. */
export interface Grading {
  /**
   * How many solutions the puzzle has. Only one that is 'unique' has a grade: otherwise grade, rating and guesses are
   * 0, `hardest` is null, and `counts` is empty. 'unknown': the limit of guesses was reached.
   */
  status: CheckResult['status'];
  /**
   * 1 easy, 2 medium, 3 tricky, 4 hard, 5 expert, 6 beyond: that of the hardest technique; 0: there was nothing to do.
   */
  grade: number;
  /** The highest rating of a step. */
  rating: number;
  /** The id of the hardest technique; null: there was nothing to do. */
  hardest: string | null;
  /** How often each technique was used, by ids; those that were not are left out. */
  counts: Record<string, number>;
  /** How often nothing helped but to try. */
  guesses: number;
}

/** The same of many puzzles, in their order. A puzzle that is not 'unique' has grade 0, rating 0 and no technique. */
export interface Gradings {
  /** 'invalid': the givens break a rule; 'unknown' too where the puzzle cannot be read. */
  statuses: CheckResult['status'][];
  grades: Uint8Array;
  ratings: Float64Array;
  /** Places in `solver.techniques`; 255: none. */
  hardest: Uint8Array;
}

/** A puzzle that was made. */
export interface Generated {
  /** Has exactly one solution, by proof. */
  puzzle: string;
  solution: string;
  clues: number;
  /** No clue can be left out, wished or not. */
  minimal: boolean;
  /** All that was wished; false: the nearest that was found in the time. */
  complete: boolean;
  /** How hard it is, where the wish was about that; none, where the time was over before a puzzle was graded. */
  grading?: Grading;
  /** What the search had to do, where the wish was about that; none, where the time was over before. */
  effort?: Effort;
  seed: number | string;
}

/** How many clues, dead ends or steps a wish may have: `least` to `most`, in steps of `step`. */
export interface Bounds {
  least: number;
  most: number;
  step: number;
  /** Of dead ends and steps: what comes nearest to the wish. Between the bounds there may be numbers that none has. */
  nearest?: number;
}

/**
 * Thrown for a caller's mistake and for a module that died. What a user can type comes as values. Arguments are
 * converted before a method does anything: where that runs code of the caller's (a `valueOf`, a getter, an iterator),
 * what this throws comes out as it is.
 */
export class SolverError extends Error {
  /**
   * A code of `ErrorCode`, 'conflict', 'algorithm', 'disposed', 'position', 'index', 'kind', 'cell', 'limit', 'load',
   * 'not-loaded', 'crashed' (nothing of this solver works any more), 'memory' (there is not enough for that, and
   * nothing has changed; where some runs are disposed of, it can be had);
   * of a wish 'size', 'seed', 'symmetry', 'clues' (no whole number), 'few-clues', 'many-clues', 'clues-step', 'grade',
   * 'technique' (an id that is none), 'effort' (no range of whole numbers, or none at all), 'dead-ends' or 'steps' (no
   * puzzle comes to so many), and of `deduce` 'notes' (not one mask for each cell).
   */
  code: string;
  /** With 'conflict': the pairs. */
  conflicts?: Conflict[];
  /** With a code of `ErrorCode`: the place. */
  error?: ParseError;
  /** With 'few-clues', 'many-clues', 'clues-step', 'dead-ends', 'steps': what there can be. */
  bounds?: Bounds;
}

/** How far `advance` came: `found` so many steps of the kinds, or `done` with the run. */
export interface Advance {
  step: Step | null;
  found: boolean;
  done: boolean;
}

/**
 * A stretch of a run in columns. Column i has the positions after `from + i * (to - from) / columns`, up to and with
 * the same of i + 1 (rounded down). The depths in it include the one that it starts from.
 */
export interface Shape {
  from: number;
  to: number;
  columns: number;
  /** The lowest and the highest depth, by column. */
  low: Uint8Array;
  high: Uint8Array;
  /** How many steps of a kind there were, by column. */
  placements: Float64Array;
  retreats: Float64Array;
  solutions: Float64Array;
}

/** A search that can be gone through in both directions. It stands at one position of its run. */
export interface Run extends Iterable<Step> {
  readonly algorithm: string;
  readonly size: number;
  readonly puzzle: string;
  /** One step on. The terminal step comes with `done: false`; after it `{ done: true, value: undefined }`. */
  next(): IteratorResult<Step, undefined>;
  /** Goes on from here. Leaving the loop leaves the run where it stands. */
  [Symbol.iterator](): IterableIterator<Step>;
  /** The step that led to this position; null at 0. */
  readonly step: Step | null;
  readonly position: number;
  /** The terminal step has been taken. */
  readonly done: boolean;
  /** Steps known so far: the length of the run once `complete`. */
  readonly known: number;
  readonly complete: boolean;
  /** One step back; returns `step`. */
  previous(): Step | null;
  /** Goes to a position, clamped to 0..end and to 10^6 steps beyond `known`; returns `step`. */
  seek(position: number): Step | null;
  /** Up to `budget` steps on, or to the `count`-th (1st) step of a kind in `until`. */
  advance(budget: number, options?: { until?: Kind[]; count?: number }): Advance;
  /** The position of the nearest such step, or null if there is none within `budget` (10^6) steps. Does not move. */
  find(kinds: Kind[], options?: { backward?: boolean; budget?: number }): number | null;
  /** The position of the `n`-th (from 1) step of a kind, or null where fewer are `known`. Does not move. */
  nth(kind: Kind, n: number): number | null;
  /**
   * The position of the step that placed the digit of `stack()[index]`, found within some ten milliseconds in runs of
   * any length. Does not move. Throws SolverError 'index' where there is no such digit.
   */
  placedAt(index: number): number;
  /**
   * Up to `n` steps on, as words for `solver.unpack`. `into` is an array to fill instead of a new one: no more steps
   * are read than fit, and what comes back is a view of the part that was filled. In a loop that takes about five
   * sixths of the time. Throws SolverError 'type' where it is no Uint32Array.
   */
  read(n: number, options?: { into?: Uint32Array }): Uint32Array;
  /** Looks up to `budget` steps further ahead without moving. */
  measure(budget: number): { steps: number; done: boolean; solutions: number };
  /**
   * The run from one known position to another (all that is known), in at most `columns` columns (4,096), and no more
   * than steps. Up to about 2 * 10^6 steps (65,536 where an algorithm takes a look at the board for each step) every
   * column is exact. A longer range is put together from what the run keeps, some thousand stretches of equal length:
   * it has no more columns than these, and the inner borders between columns lie up to a stretch too early. In sum, and
   * at its ends, it is exact too. For more columns in a long range, ask for it in parts.
   */
  shape(columns: number, options?: { from?: number; to?: number }): Shape;
  /**
   * What this run knows beyond the position `since` (0), for `merge` in another instance, a later one perhaps. With
   * what was `known` at an earlier `save` as `since`, the two are pieces that follow each other.
   */
  save(options?: { since?: number }): Uint8Array;
  /**
   * Takes over what another run of the same puzzle and algorithm knows beyond `known`. Does not move; `known`,
   * `complete`, `seek`, `find` and `shape` profit. False, and nothing has changed, if the bytes belong to something
   * else, are damaged, leave a gap after `known`, or tell of so many steps (some 10^10, of algorithms that need few
   * steps 10^9) that to go to one of them would take longer than a tenth of a second.
   */
  merge(bytes: Uint8Array): boolean;
  /** Givens and digits written: N*N digits, 0 is empty. Never a digit that is only tried. */
  board(): Uint8Array;
  /** The digits written and not taken back, the oldest first. */
  stack(): Frame[];
  /** How many steps of each kind led to the present position. */
  counters(): Counters;
  /** How many steps of each kind there are within `known`: those of the whole run once `complete`. */
  totals(): Counters;
  /** For each digit, whether the cell's peers allow it on the present board. */
  why(cell: number): Reason[];
  /**
   * What the present deduction of a `logic` run sees; null at other steps, and in runs of other searches. All steps of
   * one deduction give the same.
   */
  pattern(): Deduction | null;
  /**
   * The candidates that are left, as `deduce` takes them: a mask for each cell, bit d-1 for digit d, 0 in a filled one.
   * A run of `logic` has struck some out; of other searches it is all that the board allows.
   */
  notes(): Uint16Array;
  /** Bytes that the run's history holds. */
  readonly memory: number;
  /** Closes the run. Safe to repeat; also as `[Symbol.dispose]` where the engine has it. */
  dispose(): void;
}

/** What the loaded modules can do. */
export interface Solver {
  readonly algorithms: { id: string }[];
  /**
   * Reads one puzzle of 16, 36 or 81 cells from a text of at most 4,096 characters: plain text, and all that
   * web/app/formats/README.md lists, of which JSON, listings, XML and links may be longer.
   */
  parse(text: string): ParseResult;
  /**
   * Loads what reads more than plain text, if it is not there. `loadSolver` has tried that already, but for `formats:
   * 'later'`. Safe to repeat. Rejected where it cannot be loaded.
   */
  loadFormats(): Promise<void>;
  /**
   * Decides how many solutions a puzzle has, with at most `limit` guesses (20,000: some ten milliseconds; the hardest
   * puzzles take some hundred). Throws SolverError for what `parse` refuses.
   */
  check(puzzle: string, options?: { limit?: number }): CheckResult;
  /**
   * The first solution found, or null: there is none, or the givens break a rule. It takes as long as it takes:
   * milliseconds for the hardest puzzles known. Throws SolverError for what `parse` refuses.
   */
  solve(puzzle: string): string | null;
  /**
   * How many solutions a puzzle has, at most `limit` (2): it takes as long as they take to find. Throws SolverError for
   * what `parse` refuses.
   */
  count(puzzle: string, limit?: number): number;
  /**
   * How many solutions each of many puzzles has, at most `limit` (2; 1..254), and the first one found: a million
   * puzzles a second. `puzzles` are texts that `parse` reads, or the bytes of a list, one puzzle in a line: what
   * follows after a blank, a comma, a semicolon or `#`, empty lines and lines that start with `#` are skipped; or the
   * bytes of a file of grids, each told in the line of its first row. A list has no entry in `counts` for what could
   * not be read. A puzzle may take `guesses` (10^6: about a second;
   * Infinity: all it takes). Throws SolverError 'limit', 'type', and 'not-loaded' before `loadBatch` was done.
   */
  solveMany(puzzles: readonly string[] | Uint8Array, limit?: number, options?: { guesses?: number }): Many;
  /**
   * Makes a puzzle with exactly one solution. What is improbable (17 clues) may take for ever: after `milliseconds`
   * (2,000) the nearest one that was found is returned, which is not `complete`. A wish that nobody can grant (16
   * clues) is a SolverError: see its codes. Throws 'not-loaded' before `loadBatch` was done.
   */
  generate(wish?: Wish & { milliseconds?: number }): Generated;
  /**
   * Loads what `solveMany` and `generate` need, if it is not there. `loadSolver` has tried that already, but for
   * `batch: 'later'`. Safe to repeat. Rejected with SolverError 'load'.
   */
  loadBatch(): Promise<void>;
  /** The ways of solving that `logic` knows, in the order of their numbers. Throws 'not-loaded' before `loadLogic`. */
  readonly techniques: readonly Technique[];
  /**
   * The first deduction that a person would make, or null: no technique helps. `board` is a text that `parse` reads, or
   * N*N digits, 0 for empty; `notes` are the candidates that are left, a mask for each cell, bit d-1 for digit d, 0 for
   * a cell without one (all that the board allows); `without` are ids of techniques that are not to be used. Techniques
   * that suppose a single solution are used only where the board has one. Throws SolverError for what `parse` refuses,
   * 'conflict', 'technique', 'notes', 'type', and 'not-loaded' before `loadLogic` was done.
   */
  deduce(board: string | ArrayLike<number>, options?: { notes?: Uint16Array; without?: string[] }): Deduction | null;
  /**
   * All deductions by the techniques of these ids (all): every distinct outcome, of chains and sets of cells at least
   * one for each elimination. Special cases are found under the general name too. Throws as `deduce` does.
   */
  deductions(board: string | ArrayLike<number>, options?: { notes?: Uint16Array; techniques?: string[] }): Deduction[];
  /**
   * How hard a puzzle is for a person, if it has one solution: to find that out takes at most `guesses` guesses (10^6,
   * about a second). Throws as `deduce` does, and 'limit' where `guesses` is no number.
   */
  grade(puzzle: string | ArrayLike<number>, options?: { guesses?: number }): Grading;
  /**
   * How hard each of many puzzles is: some thousand a second. `puzzles` are texts, or the bytes of a list as for
   * `solveMany`; a list has no entry for lines that could not be read. `guesses` holds for each puzzle, as in `grade`.
   * Throws SolverError 'limit', 'type', and 'not-loaded' before `loadLogic` and `loadBatch` were done.
   */
  gradeMany(puzzles: readonly string[] | Uint8Array, options?: { guesses?: number }): Gradings;
  /**
   * Loads what the five above and runs of `logic` need, if it is not there. `loadSolver` has tried that already, but
   * for `logic: 'later'`. `wasmBinary`, the bytes of `wasm/logic.wasm`, spares a request. Safe to repeat. Rejected with
   * SolverError 'load', and 'type' where the options are none.
   */
  loadLogic(options?: { wasmBinary?: BufferSource }): Promise<void>;
  /** Starts a run. Throws SolverError for what `parse` refuses, for conflicts and for an unknown algorithm. */
  run(puzzle: string, options?: { algorithm?: string }): Run;
  /**
   * Decodes a word of `run.read` for a puzzle of that side (9). Throws SolverError 'size', and 'kind' for what is no
   * such word.
   */
  unpack(word: number, size?: number): StepFact;
}

/** The longest plain text that `parse` reads, in UTF-16 units. */
export const LONGEST_TEXT: number;

/**
 * Loads the WASM module, `wasm/sudoku.wasm`. `wasmBinary`, its bytes, is needed outside a browser only. Side by side
 * with it `wasm/batch.wasm` and `wasm/logic.wasm` are loaded, in node too: without them, only what needs them does not
 * work. With `batch: 'later'` or `logic: 'later'` nobody waits for it; with `formats: 'later'` only plain text is read.
 * Where a request for one of these is not answered within ten seconds, the solver is there without it: what needs it
 * throws 'not-loaded' until the answer comes, or `loadBatch` was done. All modules need WebAssembly SIMD. Rejected with
 * SolverError 'load' where the module cannot be loaded, or not within `milliseconds` (60,000); with `Infinity` it is
 * waited for however long it takes.
 */
export function loadSolver(options?: {
  wasmBinary?: BufferSource;
  milliseconds?: number;
  batch?: 'now' | 'later';
  formats?: 'now' | 'later';
  logic?: 'now' | 'later';
}): Promise<Solver>;
