/**
 * A game: a puzzle, what was entered, and every move, so that each can be undone and redone without end. Games are
 * plain and are never changed, only replaced. Pure.
 *
 *     let game = newGame(puzzle, { origin: { kind: 'own' } });
 *     game = played(game, entered(game, { cells: [4], kind: 'digit', digit: 7 }));
 *     game = undone(game);
 *
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./board.js').Content} Content
 *
 * @typedef {object} Change of one cell
 * @property {number} cell
 * @property {Content} before
 * @property {Content} after
 *
 * @typedef {Change[]} Move the cells that it changed, each once
 *
 * @typedef {{ kind: 'daily', date: string, grade: number } | { kind: 'dealt', grade: number } | { kind: 'own' }} Origin
 *   where the puzzle comes from; `date` is 'YYYY-MM-DD'
 *
 * @typedef {object} Game
 * @property {string} puzzle 16, 36 or 81 characters, '.' for an empty cell
 * @property {number} size 4, 6 or 9
 * @property {Board} board
 * @property {Move[]} past the oldest first
 * @property {Move[]} future the next one last
 * @property {Origin} origin
 * @property {number} hints taken
 * @property {number} checks made
 * @property {boolean} givenUp the solution was filled in, and that was not undone
 * @property {boolean} paused by the player: the board is covered, and the clock stands
 * @property {number} spent milliseconds played before the present stretch
 * @property {number | null} solvedAt milliseconds since 1970; null: not solved yet
 * @property {number | null} grade 1 to 6; null: not known
 */
import { geometryOfCells } from '../sudoku/geometry.js';
import { contentOf, emptyBoard, sameContent, withContents } from './board.js';

/**
 * A game in which nothing was entered yet.
 * @param {string} puzzle 16, 36 or 81 characters, as givensOf() gives it
 * @param {{ origin?: Origin, grade?: number | null }} [about]
 * @returns {Game}
 */
export function newGame(puzzle, { origin = { kind: 'own' }, grade = null } = {}) {
  const geometry = geometryOfCells(puzzle.length);
  if (!geometry) throw new RangeError(`no puzzle has ${puzzle.length} cells`);
  return {
    puzzle,
    size: geometry.side,
    board: emptyBoard(puzzle),
    past: [],
    future: [],
    origin,
    hints: 0,
    checks: 0,
    givenUp: false,
    paused: false,
    spent: 0,
    solvedAt: null,
    grade,
  };
}

/** Whether a cell is one of the givens. @param {Pick<Game, 'puzzle'>} game @param {number} cell */
export const isGiven = ({ puzzle }, cell) => puzzle[cell] !== '.';

/**
 * The game after a move; what was undone is dropped.
 * @param {Game} game @param {Move} move made for this board @returns {Game} the same game for an empty move
 */
export function played(game, move) {
  if (move.length === 0) return game;
  return { ...game, board: after(game.board, move), past: [...game.past, move], future: [] };
}

/** The game without its last move. @param {Game} game @returns {Game} the same game where there is none */
export function undone(game) {
  const move = game.past.at(-1);
  if (!move) return game;
  const board = withContents(
    game.board,
    move.map((change) => [change.cell, change.before]),
  );
  return { ...game, board, past: game.past.slice(0, -1), future: [...game.future, move] };
}

/**
 * The game with the move again that was undone last.
 * @param {Game} game @returns {Game} the same where there is none
 */
export function redone(game) {
  const move = game.future.at(-1);
  if (!move) return game;
  return { ...game, board: after(game.board, move), past: [...game.past, move], future: game.future.slice(0, -1) };
}

/**
 * Back to the givens, as one move that can be undone.
 * @param {Game} game @returns {Game} the same where it stands there
 */
export function restarted(game) {
  const empty = emptyBoard(game.puzzle);
  return played(game, moveTo(game.board, empty));
}

/**
 * The same game with fewer moves that can be undone or redone: the older half of what was done is one move, or the
 * later half of what was undone is gone.
 * @param {Game} game @returns {Game | null} null: there is nothing more to forget
 */
export function shortened(game) {
  const { puzzle, past, future } = game;
  if (future.length > 0 && future.length >= past.length) {
    return { ...game, future: future.slice(Math.ceil(future.length / 2)) };
  }
  if (past.length < 2) return null;
  const count = Math.floor(past.length / 2) + 1;
  const start = emptyBoard(puzzle);
  const move = moveTo(start, past.slice(0, count).reduce(after, start));
  return { ...game, past: [...(move.length > 0 ? [move] : []), ...past.slice(count)] };
}

/** The board after a move. @param {Board} board @param {Move} move */
const after = (board, move) =>
  withContents(
    board,
    move.map((change) => [change.cell, change.after]),
  );

/** The move from one board to another. @param {Board} from @param {Board} to @returns {Move} */
const moveTo = (from, to) =>
  Array.from(from.digits, (_, cell) => ({ cell, before: contentOf(from, cell), after: contentOf(to, cell) })).filter(
    (change) => !sameContent(change.before, change.after),
  );
