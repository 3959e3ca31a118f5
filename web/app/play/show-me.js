/**
 * From Play to Watch: the chosen search on the puzzle with the player's digits as givens. Undo leads back to the
 * puzzle, and a notice to the game.
 */
import { digitsTextOf } from './board.js';

/**
 * @param {import('./game.js').Game} game
 * @param {Pick<import('../player/host.js').Host, 'dispatch'>} host
 */
export function showMe(game, { dispatch }) {
  const puzzle = digitsTextOf(game.board);
  dispatch({ type: 'mode', mode: 'watch' });
  if (puzzle === game.puzzle) dispatch({ type: 'notice', notice: shown('notice.shownPuzzle') });
  else dispatch({ type: 'load', puzzle, notice: shown('notice.shown') });
}

/** @param {string} code @returns {import('../state/state.js').Notice} */
const shown = (code) => ({
  code,
  offer: { code: 'notice.backToGame', action: /** @type {any} */ ({ type: 'back-to-game' }) },
});
