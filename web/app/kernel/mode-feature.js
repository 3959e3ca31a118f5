/**
 * A feature that is a mode with a view of its own, in the place of the board.
 *
 * @typedef {import('./late-feature.js').Part & ViewDeeds} View
 *
 * @typedef {object} ViewDeeds
 * @property {(intent: import('./late-feature.js').Intent) => void} obey an intent that the table of intents gives to
 *   the view of this mode
 * @property {() => void} takeFocus it has the focus from now on, as a whole
 * @property {(event: KeyboardEvent) => import('./late-feature.js').Intent | null} [keyIntent] what a key asks for in
 *   this mode; a view without it has the keys of Watch
 *
 * @typedef {new (host: import('./late-feature.js').PartHost) => View} ViewClass
 */
import { failure, tellOf } from './late-notice.js';
import { widen } from '../i18n/lazy-messages.js';
import { adoptSheets } from '../platform/style-sheets.js';

/**
 * @param {object} mode
 * @param {import('../state/modes.js').Mode} mode.id
 * @param {readonly string[]} [mode.builtUpon] features without which this one is absent too
 * @param {() => Promise<ViewClass>} mode.load
 * @param {string[]} mode.sheets
 * @param {(state: import('../state/state.js').State) => readonly string[]} [mode.words]
 * @returns {import('./late-feature.js').Feature<View>}
 */
export const modeFeature = ({ id, load, sheets, ...rest }) => ({
  ...rest,
  id,
  async load(host) {
    // To show another mode, and to ask for that many files, is each enough for one task.
    await nextTask(host);
    const [ViewOfMode] = await Promise.all([load(), dress(host, id, sheets)]);
    return new ViewOfMode(host);
  },
  wanted: ({ mode }) => (mode === id ? id : null),
  tell: (news, host) => tell(id, news, host),
});

/** @param {{ clock: import('../jobs/clock.js').Clock }} host @returns {Promise<void>} */
const nextTask = ({ clock }) => new Promise((done) => clock.setTimeout(done, 0));

/** @param {import('./late-feature.js').PartHost} host @param {string} id @param {string[]} sheets */
async function dress(host, id, sheets) {
  await nextTask(host);
  const t = host.translate();
  await Promise.all([t && widen(t, id), adoptSheets(host.root, ...sheets)]);
}

/**
 * Without a view there is nothing to be seen in its mode, so that the player goes back to Watch. The mode is entered
 * when the view comes late, unless the reader has turned to something else: then its notice is gone.
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
    // There is no button for it that could be pressed once more.
    dispatch({ type: 'notice', notice: { ...failure(), offer: { code: 'retry', action: again } } });
  } else tellOf(mode, news, dispatch, again);
}
