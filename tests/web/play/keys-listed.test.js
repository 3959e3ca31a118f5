import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyGroups } from '../../../web/app/dialogs/keys-look.js';
import { gameKeyIntent } from '../../../web/app/play/keys.js';

/** What the digits are with Shift, where they need none. */
const SIGNS = ')!@#$%^&*(';

/** What keys do that are pressed together. @param {string[]} pressed */
function intent(pressed) {
  const name = pressed.at(-1) ?? '';
  const code = /^\d$/.test(name) ? `Digit${name}` : /^[a-z]$/.test(name) ? `Key${name.toUpperCase()}` : name;
  const [ctrlKey, shiftKey] = ['Control', 'Shift'].map((each) => pressed.includes(each));
  const key = shiftKey && code.startsWith('Digit') ? SIGNS[Number(name)] : name;
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
  assert.deepEqual(rows.get('inHand'), [{ type: 'setting', name: 'digitFirst' }]);
  assert.deepEqual(rows.get('put'), [{ type: 'put' }]);
});

test('every key that does something in a game is listed', () => {
  const named = ['Home', 'End', 'Escape', 'Enter', 'Backspace', 'Delete', 'Tab', 'F1', 'PageUp', 'Insert'];
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index).toLowerCase());
  const listed = new Set(
    keyGroups
      .filter(({ id }) => ['play', 'board', 'player'].includes(id))
      .flatMap((group) => group.rows.flatMap(({ keys }) => keys.map((pressed) => pressed.join(' ')))),
  );
  // 1 and 9 stand for all digits, an arrow for all four, and Shift takes the cells on any way
  const nameOf = (/** @type {string[]} */ held, /** @type {string} */ key) => {
    if (held.includes('Shift') && (/^(Home|End)$/.test(key) || /^Arrow/.test(key))) return 'Shift ArrowRight';
    if (held.length > 0 && /^Arrow/.test(key)) return [...held, 'ArrowRight'].join(' ');
    return [...held, /^[1-9]$/.test(key) ? '1' : key].join(' ');
  };
  const held = [[], ['Control'], ['Shift'], ['Control', 'Shift']];
  for (const key of [...named, ...arrows, ...new Set(signs)]) {
    for (const each of held) {
      const does = intent([...each, key]);
      const less = each.filter((name) => name !== 'Shift');
      if (!does || '[]'.includes(key)) continue; // the brackets are listed, and may need AltGr, which is Ctrl and Alt
      assert.ok(
        listed.has(nameOf(each, key)) || listed.has(nameOf(less, key)),
        `${[...each, key].join(' ')} does ${JSON.stringify(does)}`,
      );
    }
  }
});
