import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bestLanguage, loadMessages, translator } from '../../../web/app/i18n/i18n.js';
import { dictionaries, translators } from '../support/texts.js';

/** @type {[language: string, value: number, text: string][]} */
const numbers = [
  ['en', 5547, '5,547'],
  ['de', 5547, '5.547'],
  ['zh', 5547, '5,547'],
  ['en', 9, '9'],
  ['de', 1_000_000, '1.000.000'],
];

for (const [language, value, text] of numbers) {
  test(`${value} is written ${text} in ${language}`, () => {
    assert.equal(translators[language].number(value), text);
    assert.ok(translators[language]('algorithm.backtracking.takesMore', { count: value }).includes(` ${text} `));
  });
}

test('each language writes counts as its readers do, so that they need no format', () => {
  for (const language of Object.keys(dictionaries)) {
    const { format } = new Intl.NumberFormat(language);
    const bare = translator(language, {}).number;
    const values = fc.oneof(
      fc.nat(1100),
      fc.nat(2_000_000),
      fc.maxSafeNat(),
      fc.maxSafeInteger(),
      fc.float({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(values, (value) => {
        assert.equal(translators[language].number(value), format(value));
        assert.equal(bare(value), format(value));
      }),
      { numRuns: 2000 },
    );
  }
});

/** @type {[language: string, key: string, params: Record<string, number>, text: string][]} */
const plurals = [
  ['en', 'algorithm.backtracking.takes', { count: 1 }, 'backtracking takes 1 step'],
  ['en', 'algorithm.backtracking.takes', { count: 0 }, 'backtracking takes 0 steps'],
  ['en', 'algorithm.backtracking.takes', { count: 5547 }, 'backtracking takes 5,547 steps'],
  ['de', 'algorithm.backtracking.takes', { count: 1 }, 'Backtracking braucht 1 Schritt'],
  ['de', 'algorithm.backtracking.takes', { count: 5547 }, 'Backtracking braucht 5.547 Schritte'],
  ['zh', 'algorithm.backtracking.takes', { count: 1 }, '回溯法需要 1 步'],
  ['zh', 'algorithm.backtracking.takes', { count: 5547 }, '回溯法需要 5,547 步'],
  ['en', 'transport.perSecondSpoken', { speed: 1 }, '1 step a second'],
  ['de', 'transport.perSecondSpoken', { speed: 13 }, '13 Schritte je Sekunde'],
  ['zh', 'transport.perSecondSpoken', { speed: 13 }, '每秒 13 步'],
  ['en', 'unit.row', { n: 3 }, 'row 3'],
];

for (const [language, key, params, text] of plurals) {
  test(`${key} with ${JSON.stringify(params)} is "${text}" in ${language}`, () => {
    assert.equal(translators[language](key, params), text);
  });
}

test('texts that are filled in stay as they are, even if they look like a name in braces', () => {
  assert.equal(
    translators.en('error.character', { found: '{line}', line: 1, column: 2 }),
    '“{line}” at line 1, column 2 is neither a digit nor an empty cell.',
  );
  assert.equal(translators.en('board.given', { digit: '5547' }), '5547, given');
});

test('parts name what was filled in, and together they are the sentence', () => {
  const params = { digit: 9, row: 1, column: 2 };
  assert.deepEqual(translators.en.parts('say.try', params), [
    { text: 'Does ' },
    { name: 'digit', text: '9' },
    { text: ' fit into row ' },
    { name: 'row', text: '1' },
    { text: ', column ' },
    { name: 'column', text: '2' },
    { text: '?' },
  ]);
  assert.deepEqual(translators.zh.parts('say.try', params)[0], { name: 'digit', text: '9' });
  for (const t of Object.values(translators)) {
    assert.equal(
      t
        .parts('say.try', params)
        .map(({ text }) => text)
        .join(''),
      t('say.try', params),
    );
  }
});

for (const key of [
  'nothing',
  'say.nothing',
  'say',
  'say.check',
  'say.try.more',
  'algorithm.backtracking.takes.one.more',
  '',
]) {
  test(`the unknown key "${key}" throws in every language`, () => {
    for (const [language, t] of Object.entries(translators)) {
      assert.throws(() => t(key), new RegExp(`no message .*${language}`));
      assert.throws(() => t.parts(key, { count: 1 }));
    }
  });
}

test('a translator knows its language', () => {
  assert.equal(translator('de', dictionaries.de).language, 'de');
});

/** @type {[wanted: string[], language: string][]} */
const wishes = [
  [[], 'en'],
  [['fr', 'it'], 'en'],
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['DE-ch'], 'de'],
  [['zh-Hans-CN'], 'zh'],
  [['fr', 'zh-TW', 'de'], 'zh'],
  [['en-GB', 'de'], 'en'],
  [['', 'de'], 'de'],
  [['den', 'zh'], 'zh'],
];

for (const [wanted, language] of wishes) {
  test(`whoever prefers ${JSON.stringify(wanted)} gets ${language}`, () => {
    assert.equal(bestLanguage(wanted), language);
  });
}

test('a dictionary is fetched from beside the scripts', async (context) => {
  const fetch = context.mock.method(globalThis, 'fetch', async () => new Response('{"name": "Deutsch"}'));
  assert.deepEqual(await loadMessages('de'), { name: 'Deutsch' });
  assert.equal(String(fetch.mock.calls[0].arguments[0]), new URL('../../../web/i18n/de.json', import.meta.url).href);
});

test('a dictionary that is there is fetched once', async (context) => {
  const fetch = context.mock.method(globalThis, 'fetch', async () => new Response('{"name": "English"}'));
  assert.equal(await loadMessages('en'), await loadMessages('en'));
  assert.equal(fetch.mock.callCount(), 1);
});

test('a dictionary that is not there is an error, and is asked for again', async (context) => {
  context.mock.method(globalThis, 'fetch', async () => new Response('', { status: 404 }));
  await assert.rejects(loadMessages('zh'), /404/);
  await assert.rejects(loadMessages('zh'), /404/);
});
