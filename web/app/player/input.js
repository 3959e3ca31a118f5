/**
 * What a reader does to a player: intents of its elements, keys, and texts that are pasted or dropped. All end as
 * intents.
 */
import { bindDrop } from './drag-and-drop.js';
import { LONGEST_TEXT } from '../formats/plain.js';
import { intentOf } from './keys.js';

/**
 * @param {ShadowRoot} root
 * @param {object} host
 * @param {() => string} host.mode
 * @param {() => import('../i18n/i18n.js').Translate | null} host.translate
 * @param {(intent: { type: string, [key: string]: any }) => void} host.obey
 * @param {AbortSignal} signal ends it
 */
export function bindInput(root, { mode, translate, obey }, signal) {
  root.addEventListener('intent', (event) => obey(/** @type {CustomEvent} */ (event).detail), { signal });
  root.addEventListener(
    'keydown',
    (event) => handOn(event, keyIntent(/** @type {KeyboardEvent} */ (event), mode() === 'edit')),
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

/** @param {KeyboardEvent} event @param {boolean} editing */
function keyIntent(event, editing) {
  const target = /** @type {Element} */ (event.target);
  return intentOf(event, {
    editing,
    onButton: target.matches('button'),
    onRange: target.matches('input'),
    inText: target.matches('textarea, select') || target.closest('dialog, sudoku-lists') !== null,
  });
}

/**
 * A puzzle pasted on the board. In the dialog only a text that is too long is taken in hand.
 * @param {ClipboardEvent} event
 */
function pasteIntent(event) {
  const text = event.clipboardData?.getData('text') ?? '';
  const inText = /** @type {Element} */ (event.target).matches('textarea');
  return text === '' || (inText && text.length <= LONGEST_TEXT) ? null : { type: 'text', text };
}
