/**
 * The keys of the player act on its own page without a click first: while nothing has the focus, or
 * something of the page that has no use for them. Pages of others are not ours to listen to.
 */
import { hasBoard } from '../state/modes.js';
import { intentOf } from './keys.js';
import { pressOf } from '../keys/press.js';

/** @typedef {import('../player.js').SudokuPlayer} SudokuPlayer */

/** What is typed into. */
export const FIELDS = 'input, textarea, select, [contenteditable]';
/** What the space bar presses, or scrolls away from. */
const BUTTONS = 'button, a[href], summary, [role="button"]';

/** Whether a digit that is typed goes into a cell. @param {import('../state/state.js').State} state */
const hasDigits = (state) => hasBoard(state) || state.mode === 'play';

/** @param {SudokuPlayer} player */
export function bindPageKeys(player) {
  document.addEventListener('keydown', (event) => {
    const intent =
      event.defaultPrevented || isTaken(event, player)
        ? null
        : (player.keyIntent(event) ?? keyIntent(event, player.store.state.mode));
    if (!intent) return;
    event.preventDefault();
    player.obey(intent);
    if (hasDigits(player.store.state) && ['digit', 'erase', 'cursor', 'select'].includes(intent.type)) {
      player.takeFocus();
    }
  });
}

/**
 * Whether the player, a dialog, or a list hears the key itself, or the player has left the page.
 * @param {KeyboardEvent} event
 * @param {SudokuPlayer} player
 */
function isTaken(event, player) {
  return (
    !player.isConnected ||
    event.composedPath().includes(player) ||
    player.store.state.mode === 'lists' ||
    Boolean(player.shadowRoot?.querySelector('dialog[open]'))
  );
}

/** @param {KeyboardEvent} event @param {string} mode */
function keyIntent(event, mode) {
  const target = /** @type {Element} */ (event.target);
  if (mode === 'play' && pressOf(event).key !== '?') return null;
  return intentOf(event, {
    editing: mode === 'edit',
    onButton: target.matches(BUTTONS),
    onRange: false,
    inText: target.matches(FIELDS),
  });
}
