import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictionaries, faultOf, formsOf, isPlural, languages, leavesOf } from '../support/texts.js';

const english = leavesOf(dictionaries.en);

test('there are English, German and Chinese', () => {
  for (const language of ['en', 'de', 'zh']) assert.ok(languages.includes(language));
});

for (const language of languages) {
  const leaves = leavesOf(dictionaries[language]);

  test(`${language} has exactly the keys that English has`, () => {
    assert.deepEqual([...leaves.keys()].sort(), [...english.keys()].sort());
  });

  test(`${language} fills in the same names as English`, () => {
    for (const [key, leaf] of leaves) {
      const names = namesIn(formsOf(english.get(key) ?? '').at(-1) ?? '');
      for (const form of formsOf(leaf)) assert.deepEqual(namesIn(form), names, `${key}: ${form}`);
    }
  });

  test(`${language} has exactly the plural forms of its language`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = [...leaves.values()].filter((leaf) => typeof leaf !== 'string');
    assert.ok(plurals.length > 0);
    for (const leaf of plurals) {
      assert.ok('other' in leaf);
      assert.deepEqual(Object.keys(leaf).sort(), [...pluralCategories].sort(), Object.values(leaf).join());
    }
  });

  test(`${language} has no empty sentence and no blank at an edge but in the separator`, () => {
    for (const [key, leaf] of leaves) {
      for (const form of formsOf(leaf)) {
        assert.notEqual(form, '', key);
        if (key !== 'board.separator') assert.equal(form, form.trim(), key);
      }
    }
  });

  test(`the same keys have plural forms in ${language} as in English`, () => {
    for (const [key, leaf] of leaves) assert.equal(typeof leaf, typeof english.get(key), key);
  });
}

test('every Chinese sentence has full-width punctuation next to Chinese characters', () => {
  for (const [key, leaf] of leavesOf(dictionaries.zh)) {
    for (const form of formsOf(leaf)) assert.equal(faultOf(form.replace(/[{}]/g, ''), 'zh'), null, key);
  }
});

/** @type {[text: string, faulty: boolean][]} */
const punctuation = [
  ['第 1 行，第 2 列', false],
  ['0 . * _ X - 或空格', false],
  ['12 / 秒', false],
  ['已填入, 可填', true],
  ['无解.', true],
  ['是 4. 同一行', true],
  ['(或 36 个)', true],
  ['能填进吗?', true],
];

for (const [text, faulty] of punctuation) {
  test(`"${text}" counts as ${faulty ? 'wrong' : 'right'} Chinese punctuation`, () => {
    assert.equal(faultOf(text, 'zh') !== null, faulty);
  });
}

test('plural forms are told from groups of sentences by their names', () => {
  assert.equal(isPlural({ one: 'cell', other: 'cells' }), true);
  assert.equal(isPlural({ other: 'cells' }), true);
  assert.equal(isPlural({ one: 'cell' }), true);
  assert.equal(isPlural({ two: 'Two solutions', none: 'No solution' }), false);
  assert.equal(isPlural({ row: 'row', column: 'column' }), false);
  assert.deepEqual([...leavesOf({ a: { b: 'x', c: { other: 'y' } }, d: 'z' }).keys()], ['a.b', 'a.c', 'd']);
});

/** @param {string} form */
function namesIn(form) {
  return [...new Set(form.match(/\{\w+\}/g))].sort();
}
