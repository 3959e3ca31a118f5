/** What a reader does to a player: intents of its elements, keys, and texts that are pasted. All end as intents. */
import { intentOf } from './keys.js';
import { LONGEST_TEXT } from './solver.js';

/**
 * @param {ShadowRoot} root
 * @param {object} host
 * @param {() => boolean} host.isEditing
 * @param {(intent: { type: string, [key: string]: any }) => void} host.obey
 * @param {AbortSignal} signal ends it
 */
export function bindInput(root, { isEditing, obey }, signal) {
  root.addEventListener('intent', (event) => obey(/** @type {CustomEvent} */ (event).detail), { signal });
  root.addEventListener('keydown', (event) => handOn(event, keyIntent(/** @type {KeyboardEvent} */ (event), isEditing())), { signal });
  root.addEventListener('paste', (event) => handOn(event, pasteIntent(/** @type {ClipboardEvent} */ (event))), { signal });
  root.addEventListener('dragover', (event) => {
    if (/** @type {DragEvent} */ (event).dataTransfer?.types.includes('Files')) event.preventDefault(); // it may be dropped
  }, { signal });
  root.addEventListener('drop', (event) => handOn(event, dropIntent(/** @type {DragEvent} */ (event))), { signal });

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

/** A puzzle pasted on the board. In the dialog only a text that is too long is taken in hand. @param {ClipboardEvent} event */
function pasteIntent(event) {
  const text = event.clipboardData?.getData('text') ?? '';
  const inText = /** @type {Element} */ (event.target).matches('textarea');
  return text === '' || (inText && text.length <= LONGEST_TEXT) ? null : { type: 'text', text };
}

/** A file is a list of puzzles. @param {DragEvent} event */
function dropIntent(event) {
  const file = event.dataTransfer?.files[0];
  return file ? { type: 'drop', file } : null;
}
