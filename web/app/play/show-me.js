/**
 * From Play to Watch: the chosen search on the puzzle with the player's digits as givens. Undo leads back to the puzzle,
 * and a notice to the game.
 */
import { digitsTextOf } from './board.js';

/**
 * @param {import('./game.js').Game} game
 * @param {import('../player/host.js').Host} host
 */
export function showMe(game, { dispatch }) {
  dispatch({ type: 'mode', mode: 'watch' });
  dispatch({ type: 'load', puzzle: digitsTextOf(game.board), notice: shown });
}

/** @type {import('../state/state.js').Notice} */
const shown = {
  code: 'notice.shown',
  offer: { code: 'notice.backToGame', action: /** @type {any} */ ({ type: 'back-to-game' }) },
};
