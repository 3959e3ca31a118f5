/**
 * What a reader does to a player: intents of its elements, keys, and texts that are pasted or dropped. All end as
 * intents.
 */
import { bindDrop } from './drag-and-drop.js';
import { LONGEST_TEXT } from '../formats/plain.js';
import { intentOf } from './keys.js';
import { pressOf } from '../keys/press.js';
import { pastedOf } from '../platform/pasted.js';

/**
 * @param {ShadowRoot} root
 * @param {object} host
 * @param {() => string} host.mode
 * @param {() => import('../i18n/i18n.js').Translate | null} host.translate
 * @param {(intent: { type: string, [key: string]: any }) => void} host.obey
 * @param {(intent: { type: string, [key: string]: any }) => void} host.accept what a notice offers
 * @param {(event: KeyboardEvent) => { type: string } | null | undefined} host.keyIntent what a key asks for in a mode
 *   that has keys of its own; undefined: it has none
 * @param {AbortSignal} signal ends it
 */
export function bindInput(root, { mode, translate, obey, accept, keyIntent }, signal) {
  root.addEventListener(
    'intent',
    (event) => {
      const isOffer = /** @type {Element} */ (event.target).localName === 'sudoku-notice';
      (isOffer ? accept : obey)(/** @type {CustomEvent} */ (event).detail);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const key = /** @type {KeyboardEvent} */ (event);
      handOn(key, keyIntent(key) ?? playerIntent(key, mode()));
    },
    { signal },
  );
  root.addEventListener('paste', (event) => handOn(event, pasteIntent(/** @type {ClipboardEvent} */ (event))), {
    signal,
  });
  bindDrop(root, { isShown: () => mode() !== 'lists', obey, translate }, signal);

  /** @param {Event} event @param {{ type: string } | null} intent */
  function handOn(event, intent) {
    if (!intent) return;
    event.preventDefault();
    obey(intent);
  }
}

/**
 * The keys of the player; in Play that of the list of keys alone.
 * @param {KeyboardEvent} event
 * @param {string} mode
 */
function playerIntent(event, mode) {
  const target = /** @type {Element} */ (event.target);
  if (mode === 'play' && pressOf(event).key !== '?') return null;
  return intentOf(event, {
    editing: mode === 'edit',
    onButton: target.matches('button'),
    onRange: target.matches('input'),
    inText: target.matches('textarea, select') || target.closest('dialog, sudoku-lists') !== null,
  });
}

/**
 * A puzzle pasted on the board, as a text or a file. In the dialog only a text that is too long is taken in hand.
 * @param {ClipboardEvent} event
 */
function pasteIntent(event) {
  const pasted = pastedOf(event.clipboardData);
  if (pasted instanceof File) return { type: 'drop', file: pasted };
  const inText = /** @type {Element} */ (event.target).matches('textarea');
  const isTyped = inText && event.clipboardData?.getData('text') !== '' && pasted.length <= LONGEST_TEXT;
  return pasted === '' || isTyped ? null : { type: 'text', text: pasted };
}
