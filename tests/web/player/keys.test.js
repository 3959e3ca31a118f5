import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intentOf } from '../../../web/app/player/keys.js';

/** @typedef {{ ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean, shiftKey?: boolean, repeat?: boolean }} Held */
/** @typedef {{ editing?: boolean, onButton?: boolean, onRange?: boolean, inText?: boolean }} Focus */

const [ctrl, meta, alt, shift] = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }];
const [editing, onButton, onRange, inText] = [
  { editing: true },
  { onButton: true },
  { onRange: true },
  { inText: true },
];

/** @param {string} key @param {Held} held @param {Focus} focus */
const pressed = (key, held, focus) =>
  intentOf(
    { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held },
    { editing: false, onButton: false, onRange: false, inText: false, ...focus },
  );

/** @type {[key: string, held: Held, focus: Focus, intent: object | null][]} */
const keys = [
  ['1', {}, {}, { type: 'digit', digit: 1 }],
  ['9', {}, {}, { type: 'digit', digit: 9 }],
  ['0', {}, {}, { type: 'digit', digit: 0 }],
  ['Backspace', {}, {}, { type: 'erase' }],
  ['Delete', {}, {}, { type: 'erase', here: true }],
  ['5', {}, onButton, { type: 'digit', digit: 5 }],
  ['5', {}, onRange, { type: 'digit', digit: 5 }],
  [' ', {}, {}, { type: 'toggle' }],
  [' ', {}, onButton, null],
  [' ', {}, onRange, { type: 'toggle' }],
  ['k', {}, {}, { type: 'toggle' }],
  ['K', shift, {}, { type: 'toggle' }],
  ['k', {}, onButton, { type: 'toggle' }],
  ['.', {}, {}, { type: 'step', count: 1 }],
  [',', {}, {}, { type: 'back', count: 1 }],
  ['l', {}, {}, { type: 'step', count: 10 }],
  ['L', shift, {}, { type: 'step', count: 10 }],
  ['j', {}, {}, { type: 'back', count: 10 }],
  ['J', shift, {}, { type: 'back', count: 10 }],
  ['Home', {}, {}, { type: 'to-start' }],
  ['End', {}, {}, { type: 'to-end' }],
  ['Home', {}, onButton, { type: 'to-start' }],
  ['Home', {}, onRange, null],
  ['End', {}, onRange, null],
  ['d', {}, {}, { type: 'find', kind: 'retreat', backward: false }],
  ['D', shift, {}, { type: 'find', kind: 'retreat', backward: true }],
  ['p', {}, onButton, { type: 'find', kind: 'place', backward: false }],
  ['P', shift, {}, { type: 'find', kind: 'place', backward: true }],
  ['s', {}, onRange, { type: 'find', kind: 'solution', backward: false }],
  ['S', shift, {}, { type: 'find', kind: 'solution', backward: true }],
  ['D', {}, {}, { type: 'find', kind: 'retreat', backward: false }], // with Caps Lock
  ['d', ctrl, {}, null],
  ['d', {}, inText, null],
  ['d', {}, editing, null],
  ['+', {}, {}, { type: 'zoom', factor: 4 }],
  ['-', {}, {}, { type: 'zoom', factor: 1 / 4 }],
  ['+', {}, editing, null],
  ['<', shift, {}, { type: 'faster', by: -5 }],
  ['>', shift, {}, { type: 'faster', by: 5 }],
  ['<', {}, onRange, { type: 'faster', by: -5 }],
  [' ', { repeat: true }, {}, null],
  ['k', { repeat: true }, {}, null],
  ['.', {}, editing, { type: 'digit', digit: 0 }],
  ['-', {}, editing, { type: 'digit', digit: 0 }],
  [' ', {}, editing, { type: 'digit', digit: 0 }],
  [' ', {}, { ...editing, ...onButton }, null],
  [',', {}, editing, null],
  ['l', {}, editing, null],
  ['Home', {}, editing, null],
  ['>', {}, editing, null],
  ['k', {}, editing, { type: 'toggle' }],
  ['f', {}, editing, { type: 'pen' }],
  ['F', shift, { ...editing, ...onButton }, { type: 'pen' }],
  ['f', {}, {}, null],
  ['?', shift, {}, { type: 'keys' }],
  ['?', shift, editing, { type: 'keys' }],
  ['?', shift, inText, null],
  ['7', {}, editing, { type: 'digit', digit: 7 }],
  ['z', ctrl, editing, { type: 'undo' }],
  ['z', ctrl, {}, { type: 'undo' }],
  ['z', meta, {}, { type: 'undo' }],
  ['Z', { ...ctrl, ...shift }, {}, { type: 'redo' }],
  ['z', { ...meta, ...shift }, {}, { type: 'redo' }],
  ['Z', ctrl, {}, { type: 'undo' }], // caps lock
  ['y', ctrl, {}, { type: 'redo' }],
  ['Y', meta, {}, { type: 'redo' }],
  ['c', ctrl, {}, null],
  ['v', meta, {}, null],
  ['1', ctrl, {}, null],
  ['k', ctrl, {}, null],
  ['l', meta, {}, null],
  ['.', alt, {}, null],
  ['1', alt, {}, null],
  ['z', { ...ctrl, ...alt }, {}, null],
  ['1', {}, inText, null],
  ['k', {}, inText, null],
  [' ', {}, inText, null],
  ['Backspace', {}, inText, null],
  ['z', ctrl, inText, null],
  ['z', {}, {}, null],
  ['a', {}, {}, null],
  ['Enter', {}, {}, null],
  ['Tab', {}, {}, null],
  ['Escape', {}, {}, { type: 'ask', cell: null }],
  ['Escape', {}, editing, null],
  ['ArrowLeft', {}, {}, null],
  ['F5', {}, {}, null],
  ['10', {}, {}, null],
];

for (const [key, held, focus, intent] of keys) {
  const circumstances = [...Object.keys(held), ...Object.keys(focus)].join(', ');
  const press = `"${key}"${circumstances && ` with ${circumstances}`}`;
  test(`${press} means ${intent ? JSON.stringify(intent) : 'nothing'}`, () => {
    assert.deepEqual(pressed(key, held, focus), intent);
  });
}
