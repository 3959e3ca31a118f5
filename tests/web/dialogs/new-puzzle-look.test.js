import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPuzzleAppearance } from '../../../web/app/dialogs/new-puzzle-look.js';
import { examples } from '../../../web/app/sudoku/examples.js';
import { faultOf, t, translators } from '../support/texts.js';

test('the dialog offers an empty grid of every size', () => {
  assert.deepEqual(newPuzzleAppearance(t).sizes, [
    { size: 4, text: '4 × 4' },
    { size: 6, text: '6 × 6' },
    { size: 9, text: '9 × 9' },
  ]);
});

/** @type {[index: number, name: string, about: string][]} */
const offers = [
  [0, 'School puzzle', '9 × 9 · 39 empty cells'],
  [3, 'Small puzzle', '4 × 4 · 12 empty cells'],
  [4, 'Medium puzzle', '6 × 6 · 27 empty cells'],
  [5, 'Empty grid', '9 × 9 · 81 empty cells'],
];

for (const [index, name, about] of offers) {
  test(`the dialog offers ${name}: ${about}`, () => {
    assert.deepEqual(newPuzzleAppearance(t).list[index], { puzzle: examples[index].puzzle, name, about });
  });
}

for (const [language, translate] of Object.entries(translators)) {
  test(`the dialog is complete in ${language}`, () => {
    const { sizes, list, ...texts } = newPuzzleAppearance(translate);
    assert.equal(list.length, examples.length);
    const all = [
      ...Object.values(texts),
      ...sizes.map(({ text }) => text),
      ...list.flatMap(({ name, about }) => [name, about]),
    ];
    for (const text of all) {
      assert.equal(faultOf(text, language), null);
      assert.notEqual(text, '');
    }
    assert.equal(new Set(list.map(({ name }) => name)).size, examples.length);
  });
}
