/**
 * How a game ends, and how it goes on after that: undo takes giving up back, redo gives up again, and a game that is
 * over begins anew. Pure.
 *
 * A right board that the player did not come to by a move of his own, be it that he gave up or that it came from Watch
 * or with a link, is a solution that was shown: such a game counts as given up for as long as that move is among those
 * made.
 *
 * @typedef {import('./game.js').Game} Game
 */
import { newGame, redone, restarted, undone } from './game.js';
import { isSolved } from './judge.js';

/** Whether there is nothing more to play for. @param {Game} game */
export const isOver = ({ solvedAt, givenUp }) => solvedAt !== null || givenUp;

/**
 * The game as it comes: one that is full and right, but that nobody has solved, was not played.
 * @param {Game} game @returns {Game}
 */
export const asItComes = (game) => (isOver(game) || !isSolved(game) ? game : { ...game, givenUp: true });

/** The game without its last move. @param {Game} game @returns {Game} the same one where there is none */
export function takenBack(game) {
  const back = undone(game);
  return back.givenUp && !wasSolved(back) ? { ...back, givenUp: false } : back;
}

/**
 * The game with the move again that was undone last.
 * @param {Game} game
 * @returns {Game} the same where there is none
 */
export const doneAgain = (game) => asItComes(redone(game));

/**
 * Back to the givens: as one move that can be undone, or, where the game is over, as a new game of the same puzzle.
 * @param {Game} game @returns {Game} the same one where it stands there
 */
export const begunAnew = (game) =>
  isOver(game) ? asItComes(newGame(game.puzzle, { origin: game.origin, grade: game.grade })) : restarted(game);

/** Whether the board is right, or was so after one of the moves made. @param {Game} game */
function wasSolved(game) {
  let each = game;
  while (!isSolved(each) && each.past.length > 0) each = undone(each);
  return isSolved(each);
}
