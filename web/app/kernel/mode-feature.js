/**
 * A feature that is a mode with a view of its own in the place of the board.
 *
 * @typedef {import('./late-feature.js').Part & ViewDeeds} View
 *
 * @typedef {object} ViewDeeds
 * @property {(intent: import('./late-feature.js').Intent) => void} obey obeys an intent that the view owns, see
 *   intents.js
 * @property {() => void} takeFocus takes the focus as a whole
 * @property {(event: KeyboardEvent) => import('./late-feature.js').Intent | null} [keyIntent] the intent of a key in
 *   this mode. A view without this function has the keys of Watch
 */
import { failure, tellOf } from './late-notice.js';

/**
 * Makes the feature of a mode.
 * @typedef {import('./late-feature.js').Feature<View>} ViewFeature
 * @param {Pick<ViewFeature, 'load' | 'sheets' | 'words' | 'builtUpon'> & { id: import('../state/modes.js').Mode }} mode
 * @returns {ViewFeature}
 */
export const modeFeature = (mode) => ({
  ...mode,
  wanted: (state) => (state.mode === mode.id ? mode.id : null),
  tell: (news, host) => tell(mode.id, news, host),
});

/**
 * Returns to Watch if the view is late or failed, because a mode without a view shows nothing. If a late view comes and
 * its notice still stands, the reader is still waiting: enters the mode.
 * @param {import('../state/modes.js').Mode} mode
 * @param {import('../platform/lazy-part.js').News} news
 * @param {import('../player/host.js').Host} host
 */
function tell(mode, news, { dispatch, state, permits }) {
  if (news === 'come') {
    if (state().notice?.part === mode) dispatch({ type: 'mode', mode });
    return;
  }
  dispatch({ type: 'mode', mode: 'watch' });
  const again = /** @type {const} */ ({ type: 'enter-again', mode });
  if (news === 'failed' && !permits({ type: 'mode' })) {
    // The page shows no button for the mode, so that the notice must offer one.
    dispatch({ type: 'notice', notice: { ...failure(), offer: { code: 'retry', action: again } } });
  } else tellOf(mode, news, dispatch, again);
}
