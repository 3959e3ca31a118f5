/** The text of a hint, with the cells that can be pressed in it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf, pressed } from '../../../web/elements/play/hint-pieces.js';

const cells = [
  { cell: 46, name: 'r6c2' },
  { cell: 1, name: 'r1c2' },
];

test('the cells that a text names are pieces of their own, each time', () => {
  assert.deepEqual(piecesOf('r6c2 or r1c2: r6c2.', cells), [
    { text: 'r6c2', cell: 46 },
    { text: ' or ', cell: null },
    { text: 'r1c2', cell: 1 },
    { text: ': ', cell: null },
    { text: 'r6c2', cell: 46 },
    { text: '.', cell: null },
  ]);
});

test('joined, the pieces are the text, whatever is in names and text', () => {
  for (const text of ['', 'r6c2', 'xr6c2 r6c21 (r6c2)', 'Zeile 6.', '.*r1c2+']) {
    for (const names of [cells, [], [{ cell: 3, name: '.*' }], [{ cell: 3, name: '' }]]) {
      assert.equal(
        piecesOf(text, names)
          .map((piece) => piece.text)
          .join(''),
        text,
      );
    }
  }
});

test('a name within a longer word or number is none', () => {
  assert.deepEqual(piecesOf('xr6c2 r6c21', cells), [{ text: 'xr6c2 r6c21', cell: null }]);
});

test('a cell that a hint names is gone to, and does not get the digit in hand', () => {
  assert.deepEqual(pressed({ type: 'walk', cell: '7' }), { type: 'walk', cell: 7, extend: false });
  assert.deepEqual(pressed({ type: 'hint-do' }), { type: 'hint-do' });
});
