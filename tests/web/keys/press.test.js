/** Which digit a key is, on each layout and in each mode. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eventOf, layouts, moveEvent, padEvent, rowEvent } from './layouts.js';
import { cellForKey } from '../../../web/elements/player/grid-keys.js';
import { gameKeyIntent } from '../../../web/app/play/keys.js';
import { intentOf } from '../../../web/app/player/keys.js';
import { pressOf } from '../../../web/app/keys/press.js';

/** @typedef {import('./layouts.js').KeyPress} KeyPress */

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const platforms = /** @type {const} */ (['windows', 'linux', 'mac']);

/** @param {KeyPress} event */
const inPlay = (event) => gameKeyIntent(event, { onButton: false, inText: false });

/** @param {KeyPress} event @param {boolean} editing */
const inPlayer = (event, editing) => intentOf(event, { editing, onButton: false, onRange: false, inText: false });

/** @param {{ type: string, digit?: number | null } | null} intent */
const isErasing = (intent) => intent?.type === 'erase' || (intent?.type === 'digit' && intent.digit === 0);

/** Shift is what makes the key a digit, so that it cannot mean a note. @param {KeyPress} event @param {number} digit */
const isMadeByShift = ({ key, code }, digit) => code === `Digit${digit}` && key === String(digit);

/** @param {KeyPress} event @param {number} digit @param {boolean} shift @param {string} at */
function assertDigit(event, digit, shift, at) {
  for (const editing of [false, true]) assert.deepEqual(inPlayer(event, editing), { type: 'digit', digit }, at);
  const kind = shift && !isMadeByShift(event, digit) ? { kind: 'corner' } : {};
  assert.deepEqual(inPlay(event), { type: 'digit', digit, ...kind }, at);
  assert.equal(cellForKey(event, 40, 9), null, `${at}: the cursor stays`);
  const withCommand = { ...event, ctrlKey: true };
  assert.deepEqual(
    inPlay(withCommand),
    { type: 'digit', digit, kind: shift ? 'colour' : 'centre' },
    `${at}, with Ctrl`,
  );
  assert.equal(inPlayer(withCommand, true), null, `${at}, with Ctrl: the browser's`);
}

/** With Shift a 0 means nothing, but where Shift makes it. @param {KeyPress} event @param {boolean} shift */
function assertZero(event, shift, at = '') {
  const isZero = !shift || isMadeByShift(event, 0);
  assert.deepEqual(inPlay(event), isZero ? { type: 'erase' } : null, at);
  assert.deepEqual(inPlayer(event, true), isZero ? { type: 'digit', digit: 0 } : null, at);
  assert.equal(cellForKey(event, 40, 9), null, at);
}

for (const [name, layout] of Object.entries(layouts)) {
  test(`${name}: each key of the digit row gives its digit in every mode, with and without Shift`, () => {
    for (const shift of [false, true]) {
      for (const numLock of [false, true]) {
        for (const digit of digits) {
          const at = `Digit${digit}, ${JSON.stringify({ shift, numLock })}`;
          const event = rowEvent(layout, digit, { shift, numLock });
          if (digit > 0) assertDigit(event, digit, shift, at);
          else if (!layout.isZeroElsewhere) assertZero(event, shift, at);
          else assert.ok(!isErasing(inPlay(event)) && !isErasing(inPlayer(event, true)), `${at} is no digit`);
        }
      }
    }
  });

  test(`${name}: each key of the number pad gives its digit in every mode, as each system sends it`, () => {
    for (const platform of platforms) {
      for (const shift of [false, true]) {
        for (const numLock of [false, true]) {
          for (const digit of digits) {
            const event = padEvent(layout, digit, platform, { shift, numLock });
            const at = `Numpad${digit}, ${JSON.stringify({ platform, shift, numLock })}`;
            if (event && digit > 0) assertDigit(event, digit, shift, at);
            else if (event) assertZero(event, shift, at);
          }
        }
      }
    }
  });
}

test('a digit beside the row counts as what it types: the 0 of Hungary, and 8 and 9 of Thailand', () => {
  for (const { more = [] } of Object.values(layouts)) {
    for (const event of more) {
      const digit = pressOf(eventOf(event)).digit;
      assert.equal(digit, { 0: 0, '๘': 8, '๙': 9 }[event.key]);
    }
  }
  assert.deepEqual(inPlay(eventOf({ key: '0', code: 'Backquote' })), {
    type: 'erase',
  });
  assert.equal(inPlay(eventOf({ key: '๐', code: 'KeyQ', shiftKey: true })), null);
});

test('AltGr types signs: only where the sign is the digit of the key is it that digit', () => {
  for (const [name, { altGr = [] }] of Object.entries(layouts)) {
    altGr.forEach((key, index) => {
      const digit = (index + 1) % 10;
      const expected = key === String(digit) ? digit : null;
      for (const held of [{}, { ctrlKey: true, altKey: true }, { altKey: true }]) {
        const event = eventOf({ key, code: `Digit${digit}`, ...held }, ['AltGraph']);
        assert.equal(pressOf(event).digit, expected, `${name}, ${key}`);
        if (key === '[') assert.deepEqual(inPlay(event), { type: 'undo' });
        if (key === ']') assert.deepEqual(inPlay(event), { type: 'redo' });
      }
    });
  }
  for (const code of ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyM', 'KeyF', 'KeyH', 'BracketLeft']) {
    for (const key of ['«', '»', '¢', '“', 'µ', 'đ', 'ħ', '¨']) {
      assert.equal(inPlay(eventOf({ key, code }, ['AltGraph'])), null, `${key} at ${code}`);
    }
  }
});

test('Alt with an arrow, Enter or Backspace is the browser’s, where it is told as AltGr too', () => {
  for (const key of ['ArrowLeft', 'End', 'Enter', 'Backspace', 'Delete', 'Escape']) {
    const event = eventOf({ key, code: key, altKey: true }, ['AltGraph']);
    assert.deepEqual([inPlay(event), inPlayer(event, true), inPlayer(event, false)], [null, null, null], key);
    assert.equal(cellForKey(event, 40, 9), null, key);
  }
});

test('without NumLock the number pad moves, and only Delete erases', () => {
  for (const digit of digits) {
    for (const shift of [false, true]) {
      const event = moveEvent(digit, shift);
      const move = {
        1: 'End',
        2: 'ArrowDown',
        4: 'ArrowLeft',
        6: 'ArrowRight',
        7: 'Home',
        8: 'ArrowUp',
      }[digit];
      assert.equal(inPlay(event)?.type ?? null, move ? 'move' : null, `Numpad${digit}`);
      assert.equal(cellForKey(event, 40, 9) !== null, Boolean(move));
      assert.equal(inPlayer(event, true), null);
    }
  }
  const point = { key: 'Delete', code: 'NumpadDecimal' };
  assert.deepEqual(inPlay(eventOf(point)), { type: 'erase' });
  assert.equal(inPlay(eventOf(point, ['NumLock'])), null, 'with NumLock it is Shift and the point');
  assert.equal(inPlayer(eventOf(point, ['NumLock']), true), null);
});

test('while an input method composes no key means anything', () => {
  for (const key of ['1', '0', 'k', 'Process', 'Enter', 'Backspace', 'ArrowLeft', '[']) {
    const event = eventOf({ key, code: 'Digit1', isComposing: true });
    assert.deepEqual([inPlay(event), inPlayer(event, true), inPlayer(event, false)], [null, null, null]);
    assert.equal(cellForKey(event, 40, 9), null);
  }
});

test('Caps Lock changes no meaning: French digits without Shift, large letters', () => {
  for (const digit of [1, 5, 9]) {
    const event = eventOf({ key: String(digit), code: `Digit${digit}` }, ['CapsLock']);
    assert.deepEqual([inPlay(event), inPlayer(event, true)], Array(2).fill({ type: 'digit', digit }));
  }
  assert.deepEqual(inPlay(eventOf({ key: 'H', code: 'KeyH' }, ['CapsLock'])), { type: 'hint' });
  assert.deepEqual(inPlayer(eventOf({ key: 'K', code: 'KeyK' }, ['CapsLock']), true), { type: 'toggle' });
});

test('letters go by their sign in Latin script, and by their place in others', () => {
  const place = (/** @type {string} */ key, /** @type {string} */ code) => pressOf(eventOf({ key, code })).key;
  assert.deepEqual([place('y', 'KeyZ'), place('Z', 'KeyY'), place('a', 'KeyQ')], ['y', 'z', 'a']);
  assert.deepEqual([place('р', 'KeyH'), place('ا', 'KeyH'), place('้', 'KeyH'), place('Process', 'KeyH')], [...'hhhh']);
  assert.deepEqual([place('ö', 'Semicolon'), place('é', 'KeyE'), place('Dead', 'BracketLeft')], ['ö', 'é', '']);
  assert.deepEqual([place('ｋ', 'KeyK'), place('？', 'Slash'), place('　', 'Space')], ['k', '?', ' ']);
  const undo = eventOf({ key: 'я', code: 'KeyZ', ctrlKey: true });
  assert.deepEqual([inPlay(undo), inPlayer(undo, true)], [{ type: 'undo' }, { type: 'undo' }]);
});

test('letters with Ctrl, Command or Alt are the browser’s, but for those that are listed', () => {
  const own = new Set(['a', 'y', 'z']);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { ctrlKey: true, altKey: true }]) {
      if (own.has(letter) && !('altKey' in held)) continue;
      const event = eventOf({
        key: letter,
        code: `Key${letter.toUpperCase()}`,
        ...held,
      });
      assert.deepEqual([inPlay(event), inPlayer(event, true), inPlayer(event, false)], [null, null, null], letter);
    }
  }
});

/** The places of a keyboard beside digits and what is named after what it does. */
const places = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `Key${letter}`),
  ...['Backquote', 'Minus', 'Equal', 'BracketLeft', 'BracketRight', 'Backslash', 'IntlBackslash', 'Semicolon'],
  ...['Quote', 'Comma', 'Period', 'Slash', 'IntlRo', 'IntlYen', 'Numpad5', 'Numpad0', 'Insert', 'CapsLock', ''],
];

test('no key empties a cell but the erasing keys, whatever it types', () => {
  const keys = fc.oneof(
    fc.string({ minLength: 0, maxLength: 1, unit: 'binary' }),
    fc.constantFrom(
      'Insert',
      'Clear',
      'CapsLock',
      'Dead',
      'Process',
      'Unidentified',
      'F10',
      '',
      '.-',
      '²',
      '⁰',
      '₀',
      '⓪',
    ),
  );
  const flags = fc.record({
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
    altKey: fc.boolean(),
    metaKey: fc.boolean(),
  });
  fc.assert(
    fc.property(keys, fc.constantFrom(...places), flags, fc.boolean(), (key, code, held, numLock) => {
      const isZeroOfPad = code === 'Numpad0' && ['Process', 'Unidentified', 'Dead'].includes(key);
      fc.pre(!isZeroOfPad && pressOf(eventOf({ key })).digit !== 0);
      const event = eventOf({ key, code, ...held }, numLock ? ['NumLock'] : []);
      const intents = [inPlay(event), inPlayer(event, false)];
      const isSignOfEmpty = ['.', '-', ' ', '．', '－', '　'].includes(key);
      if (!isSignOfEmpty) intents.push(inPlayer(event, true));
      assert.ok(!intents.some(isErasing), JSON.stringify(event));
    }),
    { numRuns: 20_000 },
  );
});

test('a digit of any script is that digit wherever it is typed', () => {
  const zeros = [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0xff10, 0x1d7ce,
  ];
  const digitOf = (/** @type {string} */ key) => pressOf(eventOf({ key })).digit;
  for (const zero of zeros) {
    for (const digit of digits) assert.equal(digitOf(String.fromCodePoint(zero + digit)), digit);
  }
  for (const sign of ['²', '½', '①', '一', 'Ⅳ', '10', '']) assert.equal(digitOf(sign), null, sign);
});
