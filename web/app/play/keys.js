/**
 * The keyboard of a game: which key asks for what. The letters of the kinds are known by their place, where they lie
 * side by side. Pure.
 *
 * @typedef {import('../keys/press.js').KeyPress} KeyPress @typedef {import('../keys/press.js').Press} Press
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
import { pressOf } from '../keys/press.js';

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
  const press = pressOf(event);
  if (inText) return null;
  const undoing = undoIntent(press);
  if (undoing) return undoing;
  if (press.alt) return null;
  const moving = moveIntent(press);
  if (moving) return inReading ? null : moving;
  const intent = digitIntent(press) ?? (press.command ? commandIntent(press) : plainIntent(press, onButton));
  return intent && press.repeat ? { type: 'held' } : intent;
}

/**
 * The brackets also where another key gives them, which needs AltGr.
 * @param {Press} press @returns {GameIntent | null}
 */
function undoIntent({ key, code, command, alt, shift }) {
  if (key === '[') return { type: 'undo' };
  if (key === ']') return { type: 'redo' };
  if (alt) return null;
  if (command) {
    if (key === 'z') return { type: shift ? 'redo' : 'undo' };
    return key === 'y' ? { type: 'redo' } : null;
  }
  if (shift) return null;
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

/** @param {Press} press @returns {GameIntent | null} */
function moveIntent({ key, command, shift }) {
  const extend = shift && { extend: true };
  if (Object.hasOwn(ways, key)) return { type: 'move', ...ways[key], ...extend, ...(command && { toEmpty: true }) };
  if (key === 'Home') return { type: 'move', rows: command ? -FAR : 0, columns: -FAR, ...extend };
  return key === 'End' ? { type: 'move', rows: command ? FAR : 0, columns: FAR, ...extend } : null;
}

/** @param {Press} press @returns {GameIntent | null} */
function digitIntent({ digit, command, shift }) {
  if (digit === null) return null;
  if (digit === 0) return command ? null : { type: 'erase' };
  if (command) return { type: 'digit', digit, kind: shift ? 'colour' : 'centre' };
  return shift ? { type: 'digit', digit, kind: 'corner' } : { type: 'digit', digit };
}

/** With Ctrl or Command. @param {Press} press @returns {GameIntent | null} */
function commandIntent({ key, shift }) {
  if (shift) return null;
  if (key === 'a') return { type: 'select-all' };
  return key === 'Enter' ? { type: 'check' } : null;
}

/** @type {Record<string, import('./entries.js').Kind>} */
const kindKeys = { KeyZ: 'digit', KeyX: 'corner', KeyC: 'centre', KeyV: 'colour' };

/** @type {Record<string, 'digitFirst'>} */
const settingKeys = { f: 'digitFirst' };

/** @param {Press} press @param {boolean} onButton @returns {GameIntent | null} */
function plainIntent({ key, code, shift }, onButton) {
  if (key === '?') return { type: 'keys' };
  if (key === 'Backspace' || key === 'Delete') return { type: 'erase' };
  if (key === 'Escape') return { type: 'escape' };
  if (shift) return null;
  if (key === ' ') return onButton ? null : { type: 'next-kind' };
  if (key === 'Enter') return onButton ? null : { type: 'put' };
  if (Object.hasOwn(kindKeys, code)) return { type: 'kind', kind: kindKeys[code] };
  if (key === 'h') return { type: 'hint' };
  return Object.hasOwn(settingKeys, key) ? { type: 'setting', name: settingKeys[key] } : null;
}
