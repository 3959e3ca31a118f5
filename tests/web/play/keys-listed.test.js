import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyGroups } from '../../../web/app/dialogs/keys-look.js';
import { gameKeyIntent } from '../../../web/app/play/keys.js';

/** What keys do that are pressed together. @param {string[]} pressed */
function intent(pressed) {
  const key = pressed.at(-1) ?? '';
  const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
  const [ctrlKey, shiftKey] = ['Control', 'Shift'].map((each) => pressed.includes(each));
  return gameKeyIntent(
    { key, code, ctrlKey, shiftKey, metaKey: false, altKey: false },
    { onButton: false, inText: false },
  );
}

const rows = new Map(
  keyGroups.flatMap((group) => (group.id === 'play' ? group.rows : [])).map(({ id, keys }) => [id, keys.map(intent)]),
);

test('every key that is listed for games does something there', () => {
  for (const [id, intents] of rows) for (const each of intents) assert.ok(each, id);
});

test('the keys of a row do what it says', () => {
  assert.deepEqual(rows.get('enter'), [
    { type: 'digit', digit: 1 },
    { type: 'digit', digit: 9 },
  ]);
  assert.deepEqual(
    ['corner', 'centre', 'colour'].map((id) => rows.get(id)),
    ['corner', 'centre', 'colour'].map((kind) => [{ type: 'digit', digit: 1, kind }]),
  );
  assert.deepEqual(
    rows.get('kind'),
    ['digit', 'corner', 'centre', 'colour'].map((kind) => ({ type: 'kind', kind })),
  );
  assert.deepEqual(rows.get('undoMove'), [{ type: 'undo' }, { type: 'redo' }]);
  assert.deepEqual(rows.get('check'), [{ type: 'check' }]);
});
