/** From Play to Watch, and that there is a way back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entered } from '../../../web/app/play/entries.js';
import { newGame, played } from '../../../web/app/play/game.js';
import { showMe } from '../../../web/app/play/show-me.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { faultOf, translators } from '../support/texts.js';

const PUZZLE = '12..3..22..34..1';

/** Where the player is after it. @param {import('../../../web/app/play/game.js').Game} game */
function shown(game) {
  let state = { ...initialState(PUZZLE), mode: /** @type {const} */ ('play') };
  showMe(game, { dispatch: (action) => (state = /** @type {any} */ (reduce(state, action))) });
  return state;
}

test('Watch is shown with a notice that leads back, with own digits and without', () => {
  const game = newGame(PUZZLE);
  const digits = played(game, entered(game, { cells: [2], kind: 'digit', digit: 3 }));
  const notes = played(game, entered(game, { cells: [2], kind: 'corner', digit: 3 }));
  for (const [each, puzzle, code] of /** @type {const} */ ([
    [game, PUZZLE, 'notice.shownPuzzle'],
    [notes, PUZZLE, 'notice.shownPuzzle'],
    [digits, `123${PUZZLE.slice(3)}`, 'notice.shown'],
  ])) {
    const state = shown(each);
    assert.deepEqual([state.mode, state.puzzle], ['watch', puzzle]);
    assert.deepEqual(state.notice, { code, offer: { code: 'notice.backToGame', action: { type: 'back-to-game' } } });
    for (const [language, t] of Object.entries(translators)) assert.equal(faultOf(t(code), language), null);
  }
});
