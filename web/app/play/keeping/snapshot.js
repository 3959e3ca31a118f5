/**
 * A game as a text that can be kept, and read again with all its moves. Pure.
 *
 *     const text = gameToText(game);
 *     gameFromText(text);   // the same game
 *
 * A text may be of another time, damaged, or made up. One game is read whole or not at all: each field has to be one
 * that a game could have, and its moves have to lead to its board. Fields that are not known are ignored. Of a game
 * that this machine kept, what is damaged beside its puzzle and its moves is mended, so that no work is lost.
 *
 * @typedef {import('../board.js').Board} Board
 * @typedef {import('../board.js').Content} Content
 * @typedef {import('../game.js').Game} Game
 * @typedef {import('../game.js').Move} Move
 * @typedef {import('../game.js').Origin} Origin
 */
import { grades } from '../../sudoku/grades.js';
import { givensOf } from '../../sudoku/puzzle.js';
import { colourCount, contentOf, sameContent, withContents } from '../board.js';
import { isGiven, newGame } from '../game.js';
import { LAST_DATE } from './kept-time.js';

/** Of the layout of the text. */
const VERSION = 1;

/** No longer text is read, in UTF-16 units: more than 100,000 moves. */
const LONGEST = 4_000_000;

/**
 * A change as it is kept: its cell, then digit, corner notes, centre notes and colour after it. What was before it
 * follows from the moves before.
 * @typedef {[cell: number, digit: number, corner: number, centre: number, colour: number]} KeptChange
 */

/** @param {Game} game @returns {string} JSON */
export function gameToText(game) {
  const { puzzle, board, past, future, origin, hints, checks, givenUp, paused, spent, solvedAt, grade } = game;
  return JSON.stringify({
    version: VERSION,
    puzzle,
    ...{ past: past.map(keptMove), future: future.map(keptMove), board: keptBoard(board) },
    ...{ origin, hints: countable(hints), checks: countable(checks), givenUp, paused },
    ...{ spent: countable(spent), solvedAt, grade },
  });
}

/** A count that is read again, however long it grows. @param {number} count */
const countable = (count) => Math.min(Math.round(count), Number.MAX_SAFE_INTEGER);

/** @param {Move} move @returns {KeptChange[]} */
const keptMove = (move) => move.map(({ cell, after }) => [cell, after.digit, after.corner, after.centre, after.colour]);

/** @param {Board} board */
const keptBoard = ({ digits, corner, centre, colours }) => [digits, corner, centre, colours].map((row) => [...row]);

/**
 * @param {unknown} text
 * @param {{ mends?: boolean }} [how] mends: what is damaged beside the puzzle and its moves is as in a new game
 * @returns {Game | null} null for what is no game
 */
export function gameFromText(text, { mends = false } = {}) {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  try {
    const value = JSON.parse(text);
    return gameIn(mends ? mended(value) : value);
  } catch {
    return null;
  }
}

/** @param {any} value an object @returns {object} */
function mended(value) {
  const { origin, hints, checks, givenUp, spent, solvedAt, grade } = value;
  const count = (/** @type {unknown} */ each) => (isCount(each) ? each : 0);
  return {
    ...value,
    ...{ hints: count(hints), checks: count(checks), givenUp: givenUp === true, spent: count(spent) },
    origin: originIn(origin) ?? { kind: 'own' },
    solvedAt: typeof solvedAt === 'number' ? (isCount(solvedAt, LAST_DATE) ? solvedAt : 0) : null,
    grade: grades.includes(grade) ? grade : null,
  };
}

/** @param {any} value @returns {Game | null} */
function gameIn(value) {
  if (typeof value !== 'object' || value === null || value.version !== VERSION) return null;
  const puzzle = givensOf(value.puzzle);
  const origin = originIn(value.origin);
  const counts = countsIn(value);
  if (puzzle === null || origin === null || counts === null) return null;
  const game = withMoves(newGame(puzzle, { origin }), value);
  return game && isBoard(game.board, value.board) ? { ...game, ...counts } : null;
}

/**
 * @param {any} value
 * @returns {Pick<Game, 'hints' | 'checks' | 'givenUp' | 'paused' | 'spent' | 'solvedAt' | 'grade'> | null}
 */
function countsIn({ hints, checks, givenUp, paused, spent, solvedAt, grade }) {
  const isRight =
    [hints, checks, spent].every((count) => isCount(count)) &&
    typeof givenUp === 'boolean' &&
    (solvedAt === null || isCount(solvedAt, LAST_DATE)) &&
    (grade === null || grades.includes(grade));
  return isRight ? { hints, checks, givenUp, paused: paused === true, spent, solvedAt, grade } : null;
}

/** @param {unknown} value @returns {Origin | null} */
function originIn(value) {
  const { kind, date, grade } = /** @type {any} */ (value ?? {});
  if (kind === 'own') return { kind };
  if (!grades.includes(grade)) return null;
  if (kind === 'dealt') return { kind, grade };
  return kind === 'daily' && typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? { kind, date, grade }
    : null;
}

/**
 * The game after the moves that were kept.
 * @param {Game} start @param {{ past: unknown, future: unknown }} kept @returns {Game | null}
 */
function withMoves(start, { past, future }) {
  const before = movesIn(start, start.board, past);
  const following = before && movesIn(start, before.board, Array.isArray(future) ? [...future].reverse() : future);
  return following && { ...start, board: before.board, past: before.moves, future: following.moves.reverse() };
}

/**
 * Moves from a board on.
 * @param {Game} game @param {Board} from @param {unknown} kept @returns {{ moves: Move[], board: Board } | null}
 */
function movesIn(game, from, kept) {
  if (!Array.isArray(kept)) return null;
  let board = from;
  const moves = [];
  for (const value of kept) {
    const move = moveIn(game, board, value);
    if (!move) return null;
    moves.push(move);
    board = withContents(
      board,
      move.map(({ cell, after }) => [cell, after]),
    );
  }
  return { moves, board };
}

/** @param {Game} game @param {Board} board before it @param {unknown} kept @returns {Move | null} */
function moveIn(game, board, kept) {
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > game.puzzle.length) return null;
  const cells = new Set(kept.map((change) => change?.[0]));
  if (cells.size < kept.length) return null;
  const move = [];
  for (const change of kept) {
    const after = contentIn(game, change);
    if (!after) return null;
    const cell = change[0];
    const before = contentOf(board, cell);
    if (sameContent(before, after)) return null;
    move.push({ cell, before, after });
  }
  return move;
}

/** What a change leaves in its cell. @param {Game} game @param {unknown} change @returns {Content | null} */
function contentIn(game, change) {
  if (!Array.isArray(change) || change.length !== 5) return null;
  const [cell, digit, corner, centre, colour] = change;
  if (!isCount(cell, game.puzzle.length - 1) || !isCount(digit, game.size) || !isCount(colour, colourCount)) {
    return null;
  }
  const masks = (1 << game.size) - 1;
  if (!isCount(corner, masks) || !isCount(centre, masks)) return null;
  const isWithNotes = corner > 0 || centre > 0;
  if (digit > 0 && isWithNotes) return null;
  return isGiven(game, cell) && digit !== Number(game.puzzle[cell]) ? null : { digit, corner, centre, colour };
}

/** @param {Board} board @param {unknown} kept */
function isBoard(board, kept) {
  const rows = keptBoard(board);
  return (
    Array.isArray(kept) &&
    kept.length === rows.length &&
    rows.every((row, index) => {
      const other = kept[index];
      return Array.isArray(other) && other.length === row.length && row.every((value, cell) => value === other[cell]);
    })
  );
}

/** @param {unknown} value @param {number} [most] @returns {value is number} */
const isCount = (value, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && !Object.is(value, -0) && Number(value) >= 0 && Number(value) <= most;
