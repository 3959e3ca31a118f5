import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cellsOf } from '../../web/app/cells.js';
import { typed } from '../../web/app/pen.js';
import { initialState, reduce } from '../../web/app/state.js';
import { puzzle } from './actions.js';
import { t } from './texts.js';

/** @typedef {import('../../web/app/state.js').State} State @typedef {import('../../web/app/state.js').Action} Action */

/** @param {State} state @param {...Action} actions */
const after = (state, ...actions) => actions.reduce(reduce, state);

/** An empty grid in Edit, digit-first. */
const start = after(initialState('.'.repeat(16)), { type: 'mode', mode: 'edit' }, { type: 'pen' });

/** A digit is typed or tapped. @param {State} state @param {number} digit */
const press = (state, digit) => after(state, typed(state, digit));

/** A cell is tapped. @param {State} state @param {number} cell */
const tap = (state, cell) => after(state, { type: 'cursor', cell }, { type: 'ask', cell });

test('cell-first: a digit goes into the cell in hand, and a tap changes nothing', () => {
  const state = after(start, { type: 'pen' });
  assert.equal(press(tap(state, 5), 3).puzzle, '.....3..........');
  assert.equal(tap(press(tap(state, 5), 3), 5).puzzle, '.....3..........');
});

test('digit-first: the digit in hand goes into each cell that is tapped, and out of it with the second tap', () => {
  const three = press(start, 3);
  assert.equal(three.puzzle, start.puzzle);
  const both = tap(tap(three, 5), 9);
  assert.equal(both.puzzle, '.....3...3......');
  assert.equal(tap(both, 5).puzzle, '.........3......');
  assert.equal(tap(press(both, 4), 5).puzzle, '.....4...3......');
});

test('the same digit again is put down, and another one taken instead', () => {
  assert.equal(press(press(start, 3), 3).pen.digit, null);
  assert.equal(press(press(start, 3), 4).pen.digit, 4);
  assert.equal(press(start, 5).pen.digit, null, 'there is no 5 in 4x4');
});

test('erasing is about the cell in hand, with a digit in hand too', () => {
  assert.equal(press(tap(press(start, 3), 5), 0).puzzle, start.puzzle);
});

test('the digit in hand is put down where there is none of it, and with digit-first', () => {
  const nine = press(after(start, { type: 'load', puzzle: '.'.repeat(81) }), 9);
  assert.equal(nine.pen.digit, 9);
  assert.deepEqual(after(nine, { type: 'undo' }).pen, { first: true, digit: null });
  assert.deepEqual(after(nine, { type: 'pen' }).pen, { first: false, digit: null });
  assert.deepEqual(after(nine, { type: 'pen', on: true }).pen, { first: true, digit: null });
});

test('in Watch a tap asks about the cell, and what is typed is offered as an edit', () => {
  const state = after(press(start, 3), { type: 'mode', mode: 'watch' });
  assert.equal(tap(state, 5).puzzle, start.puzzle);
  assert.equal(press(state, 4).notice?.code, 'offerEdit');
  assert.equal(state.pen.digit, 3, 'it is still there after a look');
});

test('exactly the cells with the digit in hand are lit up', () => {
  fc.assert(fc.property(puzzle, fc.nat(9), (text, digit) => {
    const state = press(after(initialState(text), { type: 'mode', mode: 'edit' }, { type: 'pen' }), digit);
    const held = cellsOf(state, t).flatMap((cell, index) => (cell.held ? [index] : []));
    const places = digit > 0 && digit <= state.size ? [...text].flatMap((given, index) => (given === String(digit) ? [index] : [])) : [];
    assert.deepEqual(held, digit === 0 ? [] : places);
  }));
});
