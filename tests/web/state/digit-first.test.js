import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { cellsOf } from '../../../web/app/view/cells.js';
import { erased, typed } from '../../../web/app/state/digit-first.js';
import { restored, snapshotOf } from '../../../web/app/state/snapshot.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { puzzle } from '../support/actions.js';
import { t } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/state/state.js').State} State
 * @typedef {import('../../../web/app/state/state.js').Action} Action
 */

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
  fc.assert(
    fc.property(puzzle, fc.nat(9), (text, digit) => {
      const state = press(after(initialState(text), { type: 'mode', mode: 'edit' }, { type: 'pen' }), digit);
      const held = cellsOf(state, t).flatMap((cell, index) => (cell.held ? [index] : []));
      const places =
        digit > 0 && digit <= state.size
          ? [...text].flatMap((given, index) => (given === String(digit) ? [index] : []))
          : [];
      assert.deepEqual(held, digit === 0 ? [] : places);
    }),
  );
});

/** A grid in Edit that goes on to the next cell after each digit. */
const onward = after(initialState('.'.repeat(16)), { type: 'mode', mode: 'edit' }, { type: 'advance' });

/** @param {State} state @param {string} keys digits; 0 for an empty cell, < to erase */
const typing = (state, keys) =>
  [...keys].reduce((now, key) => after(now, key === '<' ? erased(now) : typed(now, Number(key))), state);

test('a grid is filled by its digits in a row, 0 for each empty cell, where the next cell comes in hand', () => {
  const full = typing(onward, '1000003004000002');
  assert.deepEqual([full.puzzle, full.cursor], ['1.....3..4.....2', 15]);
  assert.deepEqual(
    [typing(full, '4').puzzle, typing(full, '4').cursor],
    ['1.....3..4.....4', 15],
    'after the last cell there is none',
  );
});

test('the cell in hand stays where nobody asked for the next one, and with a digit in hand', () => {
  assert.deepEqual(
    [typing(after(onward, { type: 'advance' }), '12').puzzle, typing(onward, '12').puzzle],
    ['2...............', '12..............'],
  );
  const first = after(onward, { type: 'pen' });
  assert.equal(tap(press(first, 3), 5).cursor, 5);
});

test('to erase on an empty cell goes back where the digits went on', () => {
  assert.deepEqual([typing(onward, '12<').puzzle, typing(onward, '12<').cursor], ['1...............', 1]);
  assert.deepEqual([typing(onward, '12<<<').puzzle, typing(onward, '12<<<').cursor], ['................', 0]);
  assert.equal(typing(after(onward, { type: 'cursor', cell: 5 }, { type: 'advance' }), '<').cursor, 5);
});

test('to erase on an empty cell takes back the digits typed in a row, and no others', () => {
  const row = typing(onward, '123');
  const moved = after(row, { type: 'cursor', cell: 6 }, { type: 'cursor', cell: 3 });
  assert.deepEqual(
    [typing(moved, '<').puzzle, typing(moved, '<').cursor],
    ['123.............', 3],
    'an arrow went there',
  );
  const again = after(typing(moved, '4'), { type: 'cursor', cell: 9 });
  assert.deepEqual([typing(again, '5<<<').puzzle, typing(again, '5<<<').cursor], ['1234............', 9]);
  const elsewhere = after(onward, { type: 'enter', cell: 4, digit: 1 }, { type: 'cursor', cell: 5 });
  assert.equal(typing(elsewhere, '<').puzzle, elsewhere.puzzle);
  assert.equal(typing(after(row, { type: 'undo' }, { type: 'redo' }), '<').puzzle, row.puzzle);
});

test('Delete is about the cell in hand, also right after a digit that went on', () => {
  const row = typing(onward, '12');
  assert.deepEqual(after(row, erased(row, true)).puzzle, row.puzzle);
});

test('a digit that the grid does not have moves nothing', () => {
  assert.deepEqual([typing(onward, '9').puzzle, typing(onward, '9').cursor], [onward.puzzle, 0]);
});

test('whether the next cell comes in hand is kept', () => {
  assert.equal(restored(initialState('.'.repeat(16)), snapshotOf(onward)).advance, true);
  assert.equal(
    restored(onward, { ...snapshotOf(onward), advance: 'yes' }).advance,
    true,
    'what is no such setting changes nothing',
  );
});

test('in Compare, where no cell is to be seen, what is typed offers Edit alone', () => {
  const state = after(
    initialState('.'.repeat(16)),
    { type: 'mode', mode: 'compare' },
    { type: 'enter', cell: 0, digit: 4 },
  );
  assert.deepEqual(state.notice?.offer, { code: 'edit', action: { type: 'mode', mode: 'edit' } });
});

test('what is typed in Watch is told with what it offers, and each digit anew', () => {
  const watching = initialState('.'.repeat(16));
  assert.equal(
    appearanceOf(press(watching, 4), t).speech.message,
    'The puzzle can be changed in Edit. Edit, and enter 4',
  );
  assert.equal(
    appearanceOf(press(watching, 3), t).speech.message,
    'The puzzle can be changed in Edit. Edit, and enter 3',
  );
});
