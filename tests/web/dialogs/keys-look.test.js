import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intentOf } from '../../../web/app/player/keys.js';
import { keyGroups, keysAppearance } from '../../../web/app/dialogs/keys-look.js';
import { faultOf, translators } from '../support/texts.js';

/** @param {string[]} pressed @param {boolean} editing */
const intent = (pressed, editing) =>
  intentOf(
    {
      key: pressed.at(-1) ?? '',
      ctrlKey: pressed.includes('Control'),
      shiftKey: pressed.includes('Shift'),
      metaKey: false,
      altKey: false,
    },
    { editing, onButton: false, onRange: false, inText: false },
  );

/** The ways of some groups. @param {string[]} ids */
const waysOf = (...ids) =>
  keyGroups.filter(({ id }) => ids.includes(id)).flatMap(({ rows }) => rows.flatMap(({ keys }) => keys));

test('every key that is listed does something, where it is said to', () => {
  for (const pressed of waysOf('watch', 'player')) assert.ok(intent(pressed, false), pressed.join());
  for (const pressed of waysOf('edit', 'player')) assert.ok(intent(pressed, true), pressed.join());
});

test('the two ways of a row that go back and forth are opposites', () => {
  const rows = new Map(
    keyGroups
      .flatMap((group) => (group.id === 'watch' ? group.rows : []))
      .map(({ id, keys }) => [id, keys.map((pressed) => intent(pressed, false))]),
  );
  assert.deepEqual(rows.get('step'), [
    { type: 'back', count: 1 },
    { type: 'step', count: 1 },
  ]);
  assert.deepEqual(rows.get('ten'), [
    { type: 'back', count: 10 },
    { type: 'step', count: 10 },
  ]);
  assert.deepEqual(rows.get('ends'), [{ type: 'to-start' }, { type: 'to-end' }]);
  assert.deepEqual(rows.get('speed'), [
    { type: 'faster', by: -5 },
    { type: 'faster', by: 5 },
  ]);
});

test('every key that does something is listed', () => {
  const named = ['Home', 'End', 'Escape', 'Enter', 'Backspace', 'Delete', 'Tab', 'ArrowUp', 'F1'];
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  for (const [editing, ids] of /** @type {const} */ ([
    [false, ['watch', 'player']],
    [true, ['edit', 'player']],
  ])) {
    const listed = waysOf(...ids).map((pressed) => pressed.join(' ').toLowerCase());
    for (const key of [...named, ...signs]) {
      for (const held of [[], ['Control'], ['Control', 'Shift']]) {
        const pressed = [...held, key];
        const typed = intent(pressed, editing)?.type;
        // 1 and 9 stand for all digits; in Watch they offer to edit
        if (!typed || (/digit|erase/.test(typed) && /[0-9]|Backspace|Delete/.test(key))) continue;
        const name = pressed.join(' ').toLowerCase();
        assert.ok(listed.includes(name) || listed.includes(name.replace('shift ', '')), `${name} does ${typed}`);
      }
    }
  }
});

for (const [language, t] of Object.entries(translators)) {
  test(`in ${language} every row is said, and every key has a name`, () => {
    const { groups } = keysAppearance(t);
    assert.deepEqual(
      groups.map(({ rows }) => rows.length),
      keyGroups.map(({ rows }) => rows.length),
    );
    for (const { rows } of groups) {
      for (const { ways, text } of rows) {
        for (const each of [text, ...ways.flat()]) assert.equal(faultOf(each, language), null);
      }
    }
  });
}

test('a key of a feature is listed only where that is there', () => {
  const t = translators.en;
  const rowsOf = (/** @type {string} */ missing) =>
    keysAppearance(t, (feature) => feature !== missing)
      .groups.flatMap(({ rows }) => rows)
      .map(({ text }) => text);
  for (const [feature, row] of [
    ['predict', 'predict'],
    ['fork', 'whatIf'],
  ]) {
    assert.ok(!rowsOf(feature).includes(t(`keys.row.${row}`)), feature);
    assert.ok(rowsOf('another').includes(t(`keys.row.${row}`)), feature);
  }
});
