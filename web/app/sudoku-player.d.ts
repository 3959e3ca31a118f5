/**
 * <sudoku-player> for programs in TypeScript. To load the element is to import its script:
 *
 *     import 'stepdoku';
 *     const player = document.querySelector('sudoku-player');
 *     await player?.ready;
 *     player?.seek(1308);
 *
 * Attributes that hold a value and the properties of the same name go together as they do in HTML: the
 * property writes the attribute, the attribute says what is wanted. What the reader does changes the
 * property alone. Nothing here throws: a value that cannot be used falls back, and `sudoku-error` says so.
 */
import type { CheckResult, Conflict, Step } from './solver.js';

export type CheckStatus = CheckResult['status'];

export type AlgorithmId =
  'backtracking' | 'all-solutions' | 'lookup-tables' | 'mrv' | 'propagation' | 'dancing-links' | 'logic';

export type PlayerMode = 'watch' | 'play' | 'edit' | 'compare' | 'lists';

/** What an entry is: a digit, a note in the corner or the middle of a cell, a colour. */
export type EntryKind = 'digit' | 'corner' | 'centre' | 'colour';

export class SudokuPlayer extends HTMLElement {
  /** Resolved with the player itself when its first picture stands. */
  readonly ready: Promise<this>;

  /** 16, 36 or 81 characters, '.' for an empty cell; any text that the solver can read may be set. */
  puzzle: string;
  /** What the reader does here; the reader's own choice where there are buttons for it. */
  mode: PlayerMode | (string & {});
  /**
   * The game in Play as a text to be kept, with its history, notes, hints taken and time; null where there is none. A
   * text that was kept brings the game back, and Play with it; one that holds no game changes nothing, and
   * `sudoku-error` says so. It is no attribute: to keep a game, read it when `sudoku-entry` or `sudoku-solved` came.
   */
  game: string | null;
  /** An id of an algorithm; one that is not known changes nothing. */
  algorithm: AlgorithmId | (string & {});
  /** How many steps have been taken; the attribute says where to begin. To set it is to seek. */
  position: number;
  /** Steps a second from 1 to 100,000; read back as the nearest one that the slider has. */
  speed: number;
  /** Plays when it is ready and in view, but not for readers who want less motion. */
  autoplay: boolean;
  /** What is shown beside the board: names separated by blanks, 'none', or null for all. */
  controls: string | null;
  /** The listing: 'javascript', 'python', 'java', 'cpp', 'none', or null: there is one where there are tabs. */
  code: string | null;
  /**
   * Questions about what comes next, which are asked on the way: the size of a step (`read`, `digit`, `placement`) and
   * a seed of up to six digits, `digit-17`, from which all of them follow; null: none are asked.
   */
  questions: string | null;

  /** How many steps of the run are known so far, and whether that is all of them. */
  readonly known: number;
  readonly complete: boolean;
  readonly playing: boolean;
  /** The step that led to this position, null at 0. */
  readonly step: Step | null;
  /** The digits on the board now, '.' for an empty cell. */
  readonly board: string;
  /** What is known of the puzzle; null before that. */
  readonly status: CheckStatus | null;

  play(): void;
  pause(): void;
  /** So many steps of the size that the reader chose; of one larger than a read, 10,000 at most. */
  next(count?: number): void;
  /** So many steps of that size back, or to the start. */
  previous(count?: number): void;
  /** Goes to a position, as far as the run reaches. */
  seek(position: number): void;
  /** Goes to the last position that is known. */
  end(): void;
  /** The puzzle as it was handed over, at its start. */
  reset(): void;
  /** The solutions of the puzzle; the run does not move. */
  solve(): Promise<{ status: CheckStatus; solution: string | null; second: string | null }>;
  /** Asks what comes next from here on, by questions of a seed by chance; with false, asks no more. */
  ask(on?: boolean): void;
  /** Reads a text as if the reader had pasted it. */
  read(text: string): void;
}

/** The attributes, with the values of their properties, and `game`; `lang` is that of every element. */
export type SudokuPlayerAttributes = Pick<
  SudokuPlayer,
  'puzzle' | 'mode' | 'game' | 'algorithm' | 'position' | 'speed' | 'autoplay' | 'controls' | 'code' | 'questions'
>;

/** What each event carries as its `detail`. All of them bubble and are composed. */
export interface SudokuPlayerEvents {
  'sudoku-ready': CustomEvent<{ puzzle: string; algorithm: string; position: number }>;
  'sudoku-puzzlechange': CustomEvent<{ puzzle: string; size: number }>;
  'sudoku-positionchange': CustomEvent<{ position: number; known: number; complete: boolean }>;
  'sudoku-step': CustomEvent<{ position: number; step: Step }>;
  'sudoku-play': CustomEvent<{ position: number }>;
  'sudoku-pause': CustomEvent<{ position: number }>;
  /**
   * A run has come to a solution; or the reader has, in Play: there the position is the number of moves, and it is told
   * how many hints were taken, how often the board was checked, and the milliseconds that it took.
   */
  'sudoku-solved': CustomEvent<{
    position: number;
    solution: string;
    hints?: number;
    checks?: number;
    spent?: number;
  }>;
  'sudoku-ended': CustomEvent<{ position: number; kind: 'solution' | 'exhausted' | null }>;
  /**
   * In Play: what came to a cell (`added`) or went from it, by an entry, by undo, by a hint that was done; cells count
   * from 0. The digit is 0 for several notes at once, and that of a colour is its number. Notes that a placed digit
   * clears away are not told of.
   */
  'sudoku-entry': CustomEvent<{ cell: number; digit: number; kind: EntryKind; added: boolean }>;
  /**
   * In Play: a digit was placed that breaks a rule, or is not that of the only solution. The reader need not see it.
   */
  'sudoku-mistake': CustomEvent<{ cell: number; digit: number }>;
  /** In Play: how much a hint has told, 1 to 3, and 4 where it was done for the reader. */
  'sudoku-hint': CustomEvent<{
    stage: 1 | 2 | 3 | 4;
    kind: 'wrong' | 'missing' | 'deduction' | 'guess' | 'unsolvable';
    technique: string | null;
  }>;
  'sudoku-error': CustomEvent<
    | { code: 'value'; name: string; value: unknown }
    | { code: 'unreadable'; message: string }
    | { code: 'invalid'; conflicts: Conflict[] }
    | { code: 'nameTaken'; name: string }
    | { code: 'load' | 'crashed' | 'laterFailed' }
  >;
}

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-player': SudokuPlayer;
  }
  interface HTMLElementEventMap extends SudokuPlayerEvents {}
}
