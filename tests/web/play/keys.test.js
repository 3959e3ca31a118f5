import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameKeyIntent } from '../../../web/app/play/keys.js';

/** @typedef {Parameters<typeof gameKeyIntent>[0]} KeyPress */

/**
 * @param {string} keys such as 'Ctrl+Shift+z', the key last
 * @param {{ code?: string, repeat?: boolean, onButton?: boolean, inReading?: boolean, inText?: boolean }} [more]
 */
function intentOf(keys, { code = '', repeat = false, onButton = false, inReading = false, inText = false } = {}) {
  const names = keys.split('+');
  const event = {
    ...{ key: /** @type {string} */ (names.pop()), code, repeat },
    ...{ ctrlKey: names.includes('Ctrl'), metaKey: names.includes('Cmd') },
    ...{ altKey: names.includes('Alt'), shiftKey: names.includes('Shift') },
  };
  return gameKeyIntent(event, { onButton, inReading, inText });
}

/** @type {[keys: string, code: string, intent: object | null][]} */
const table = [
  ['7', 'Digit7', { type: 'digit', digit: 7 }],
  ['7', 'Numpad7', { type: 'digit', digit: 7 }],
  ['7', '', { type: 'digit', digit: 7 }],
  ['è', 'Digit7', { type: 'digit', digit: 7 }],
  ['Shift+/', 'Digit7', { type: 'digit', digit: 7, kind: 'corner' }],
  ['Ctrl+7', 'Digit7', { type: 'digit', digit: 7, kind: 'centre' }],
  ['Cmd+7', 'Digit7', { type: 'digit', digit: 7, kind: 'centre' }],
  ['Ctrl+Shift+/', 'Digit7', { type: 'digit', digit: 7, kind: 'colour' }],
  ['Shift+7', 'Numpad7', { type: 'digit', digit: 7, kind: 'corner' }],
  ['Shift+7', '', { type: 'digit', digit: 7, kind: 'corner' }],
  // AZERTY: & é " ' ( - è _ ç à, and digits with Shift
  ['&', 'Digit1', { type: 'digit', digit: 1 }],
  ['é', 'Digit2', { type: 'digit', digit: 2 }],
  ['-', 'Digit6', { type: 'digit', digit: 6 }],
  ['Shift+1', 'Digit1', { type: 'digit', digit: 1 }],
  ['Shift+9', 'Digit9', { type: 'digit', digit: 9 }],
  ['à', 'Digit0', { type: 'erase' }],
  ['Shift+0', 'Digit0', { type: 'erase' }],
  ['Ctrl+&', 'Digit1', { type: 'digit', digit: 1, kind: 'centre' }],
  ['Ctrl+Shift+1', 'Digit1', { type: 'digit', digit: 1, kind: 'colour' }],
  ['0', 'Digit0', { type: 'erase' }],
  ['Ctrl+0', 'Digit0', null],
  ['Shift+=', 'Digit0', null],
  ['Delete', 'Delete', { type: 'erase' }],
  ['Backspace', 'Backspace', { type: 'erase' }],
  ['y', 'KeyZ', { type: 'kind', kind: 'digit' }],
  ['x', 'KeyX', { type: 'kind', kind: 'corner' }],
  ['c', 'KeyC', { type: 'kind', kind: 'centre' }],
  ['v', 'KeyV', { type: 'kind', kind: 'colour' }],
  ['Ctrl+c', 'KeyC', null],
  ['Ctrl+v', 'KeyV', null],
  ['Ctrl+f', 'KeyF', null],
  [' ', 'Space', { type: 'next-kind' }],
  ['Ctrl+a', 'KeyA', { type: 'select-all' }],
  ['Cmd+a', 'KeyA', { type: 'select-all' }],
  ['Ctrl+z', 'KeyY', { type: 'undo' }],
  ['Ctrl+Shift+Z', 'KeyZ', { type: 'redo' }],
  ['Ctrl+y', 'KeyY', { type: 'redo' }],
  ['[', 'BracketLeft', { type: 'undo' }],
  [']', 'BracketRight', { type: 'redo' }],
  ['ü', 'BracketLeft', { type: 'undo' }],
  ['Ctrl+Alt+[', 'Digit8', { type: 'undo' }],
  ['Ctrl+Alt+]', 'Digit9', { type: 'redo' }],
  ['Alt+7', 'Digit7', null],
  ['h', 'KeyH', { type: 'hint' }],
  ['H', 'KeyH', { type: 'hint' }],
  ['Ctrl+Enter', 'Enter', { type: 'check' }],
  ['Enter', 'Enter', { type: 'put' }],
  ['f', 'KeyF', { type: 'setting', name: 'digitFirst' }],
  ['Escape', 'Escape', { type: 'escape' }],
  ['Shift+?', 'Slash', { type: 'keys' }],
  ['ArrowLeft', 'ArrowLeft', { type: 'move', rows: 0, columns: -1 }],
  ['ArrowRight', 'ArrowRight', { type: 'move', rows: 0, columns: 1 }],
  ['ArrowUp', 'ArrowUp', { type: 'move', rows: -1, columns: 0 }],
  ['ArrowDown', 'ArrowDown', { type: 'move', rows: 1, columns: 0 }],
  ['Shift+ArrowUp', 'ArrowUp', { type: 'move', rows: -1, columns: 0, extend: true }],
  ['Ctrl+ArrowDown', 'ArrowDown', { type: 'move', rows: 1, columns: 0, toEmpty: true }],
  ['End', 'End', { type: 'move', rows: 0, columns: 9 }],
  ['Ctrl+Home', 'Home', { type: 'move', rows: -9, columns: -9 }],
  ['Shift+Home', 'Home', { type: 'move', rows: 0, columns: -9, extend: true }],
  ['End', 'Numpad1', { type: 'move', rows: 0, columns: 9 }],
  ['q', 'KeyQ', null],
  ['toString', '', null],
];

for (const [keys, code, intent] of table) {
  test(`${keys} at ${code || 'no place'} asks for ${intent ? JSON.stringify(intent) : 'nothing'}`, () => {
    assert.deepEqual(intentOf(keys, { code }), intent);
  });
}

test('End at Numpad1 moves without NumLock only: with it, Windows sends Shift and 1 as that', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  /** @param {string} lock @returns {KeyPress} */
  const withLock = (lock) => ({ key: 'End', code: 'Numpad1', ...none, getModifierState: (name) => name === lock });
  const focus = { onButton: false, inText: false };
  assert.deepEqual(gameKeyIntent(withLock('NumLock'), focus), { type: 'digit', digit: 1, kind: 'corner' });
  assert.deepEqual(gameKeyIntent(withLock('CapsLock'), focus), { type: 'move', rows: 0, columns: 9 });
});

test('a key held down moves and undoes again and again; others keep the browser from what it would do', () => {
  for (const [keys, code, intent] of table) {
    const isRepeated = ['undo', 'redo', 'move'].includes(/** @type {any} */ (intent)?.type);
    assert.deepEqual(intentOf(keys, { code, repeat: true }), isRepeated ? intent : intent && { type: 'held' }, keys);
  }
});

test('a button keeps the space bar and Enter, and a field all keys', () => {
  assert.equal(intentOf(' ', { onButton: true }), null);
  assert.equal(intentOf('Enter', { onButton: true }), null);
  assert.equal(intentOf(' ', { onButton: true, repeat: true }), null);
  assert.deepEqual(intentOf('h', { onButton: true }), { type: 'hint' });
  for (const [keys, code] of table) assert.equal(intentOf(keys, { code, inText: true }), null);
});

test('a text that is read keeps the keys that scroll it, and no others', () => {
  for (const [keys, code, intent] of table) {
    const isMove = /** @type {any} */ (intent)?.type === 'move';
    assert.deepEqual(intentOf(keys, { code, inReading: true }), isMove ? null : intent, keys);
  }
});
