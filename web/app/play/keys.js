/**
 * The keyboard of a game: which key asks for what. Digits are known by their place, so that Shift does not hide them,
 * and so are the letters of the kinds, which lie side by side. Where digits need Shift, as in France, their keys enter
 * them with it and without. Pure.
 *
 * @typedef {Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { repeat?: boolean }}
 *   KeyPress
 *
 * @typedef {object} KeyFocus what has the focus keeps its own keys
 * @property {boolean} onButton
 * @property {boolean} [inReading] a text that may be scrolled
 * @property {boolean} inText
 *
 * @typedef {import('./play-state.js').PlayDeed | { type: 'hint' } | { type: 'check' } | { type: 'keys' } |
 *   { type: 'held' }} GameIntent of those, hint and check are for whoever has a solver, and keys, the list of keys, is
 *   no action on the game; held is none either: a key that is held down does not do again what it does here, nor
 *   anything that a browser would do, as Ctrl+1 turns to another tab
 */

/** What of an element matters to keys. @param {Element} target @returns {KeyFocus} */
export const focusOn = (target) => ({
  onButton: target.matches('button, a[href], summary, [role="button"]'),
  inReading: target.matches('sudoku-game-hint p'),
  inText: target.matches('input, textarea, select, [contenteditable]'),
});

/**
 * What a key asks for.
 * @param {KeyPress} event
 * @param {KeyFocus} focus
 * @returns {GameIntent | null} null if the key means nothing here
 */
export function gameKeyIntent(event, { onButton, inReading = false, inText }) {
  const { altKey, ctrlKey, metaKey } = event;
  if (inText) return null;
  const undoing = undoIntent(event);
  if (undoing) return undoing;
  if (altKey) return null;
  const moving = moveIntent(event);
  if (moving) return inReading ? null : moving;
  const intent = digitIntent(event) ?? (ctrlKey || metaKey ? commandIntent(event) : plainIntent(event, onButton));
  return intent && event.repeat ? { type: 'held' } : intent;
}

/**
 * The brackets also where another key gives them, which needs AltGr.
 * @param {KeyPress} event @returns {GameIntent | null}
 */
function undoIntent({ key, code, ctrlKey, metaKey, altKey, shiftKey }) {
  if (key === '[') return { type: 'undo' };
  if (key === ']') return { type: 'redo' };
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' ? { type: 'redo' } : null;
  }
  if (shiftKey) return null;
  if (code === 'BracketLeft') return { type: 'undo' };
  return code === 'BracketRight' ? { type: 'redo' } : null;
}

/** So far that the edge is reached on each board. */
const FAR = 9;

/** @type {Record<string, { rows: number, columns: number }>} */
const ways = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** @param {KeyPress} event @returns {GameIntent | null} */
function moveIntent({ key, ctrlKey, metaKey, shiftKey }) {
  const far = ctrlKey || metaKey;
  const extend = shiftKey && { extend: true };
  if (Object.hasOwn(ways, key)) return { type: 'move', ...ways[key], ...extend, ...(far && { toEmpty: true }) };
  if (key === 'Home') return { type: 'move', rows: far ? -FAR : 0, columns: -FAR, ...extend };
  return key === 'End' ? { type: 'move', rows: far ? FAR : 0, columns: FAR, ...extend } : null;
}

/** @param {KeyPress} event @returns {GameIntent | null} */
function digitIntent({ key, code, ctrlKey, metaKey, shiftKey }) {
  const place = /^Digit([0-9])$/.exec(code ?? '')?.[1] ?? (/^[0-9]$/.test(key) ? key : null);
  if (place === null) return null;
  const held = ctrlKey || metaKey;
  const digit = Number(place);
  const isShifted = shiftKey && code === `Digit${key}`; // Shift is what makes it a digit
  if (digit === 0) return held || (shiftKey && !isShifted) ? null : { type: 'erase' };
  if (held) return { type: 'digit', digit, kind: shiftKey ? 'colour' : 'centre' };
  return shiftKey && !isShifted ? { type: 'digit', digit, kind: 'corner' } : { type: 'digit', digit };
}

/** With Ctrl or Command. @param {KeyPress} event @returns {GameIntent | null} */
function commandIntent({ key, shiftKey }) {
  if (shiftKey) return null;
  if (key === 'a' || key === 'A') return { type: 'select-all' };
  return key === 'Enter' ? { type: 'check' } : null;
}

/** @type {Record<string, import('./entries.js').Kind>} */
const kindKeys = { KeyZ: 'digit', KeyX: 'corner', KeyC: 'centre', KeyV: 'colour' };

/** @type {Record<string, 'digitFirst'>} */
const settingKeys = { f: 'digitFirst', F: 'digitFirst' };

/** @param {KeyPress} event @param {boolean} onButton @returns {GameIntent | null} */
function plainIntent({ key, code, shiftKey }, onButton) {
  if (key === '?') return { type: 'keys' };
  if (key === 'Backspace' || key === 'Delete') return { type: 'erase' };
  if (key === 'Escape') return { type: 'escape' };
  if (shiftKey) return null;
  if (key === ' ') return onButton ? null : { type: 'next-kind' };
  if (key === 'Enter') return onButton ? null : { type: 'put' };
  if (Object.hasOwn(kindKeys, code)) return { type: 'kind', kind: kindKeys[code] };
  if (key === 'h' || key === 'H') return { type: 'hint' };
  return Object.hasOwn(settingKeys, key) ? { type: 'setting', name: settingKeys[key] } : null;
}
