import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLanguage } from '../../../web/app/i18n/language.js';
import { dictionaries } from '../support/texts.js';

/** A language whose dictionaries come when the test hands them over. */
function world() {
  /** What is preferred, best first. */
  const wanted = ['de-AT', 'en'];
  /** @type {Map<string, () => void>} */
  const asked = new Map();
  /** @type {string[]} */
  const changes = [];
  const language = createLanguage({
    wanted: () => wanted,
    changed: (t) => changes.push(t.language),
    load: (code) =>
      new Promise((resolve) => {
        asked.set(code, () => resolve(dictionaries[code]));
      }),
  });
  return { wanted, changes, language, handOver: (/** @type {string} */ code) => asked.get(code)?.() };
}

test('the best language that there is gets loaded', async () => {
  const { language, changes, handOver } = world();
  const before = language.t;
  const loading = language.load();
  handOver('de');
  await loading;
  assert.deepEqual([before, language.t?.language, changes], [null, 'de', ['de']]);
});

/** German is asked for, then Chinese. @param {string[]} order in which the two come */
async function race(order) {
  const { wanted, language, changes, handOver } = world();
  /** @type {Record<string, Promise<void>>} */
  const loadings = { de: language.load() };
  wanted[0] = 'zh';
  loadings.zh = language.load();
  for (const code of order) {
    handOver(code);
    await loadings[code];
  }
  return { last: language.t?.language, changes };
}

test('a language that comes after another was asked for is dropped', async () => {
  assert.deepEqual(await race(['zh', 'de']), { last: 'zh', changes: ['zh'] });
});

test('the first language is taken while the one that was asked for later is on its way', async () => {
  assert.deepEqual(await race(['de', 'zh']), { last: 'zh', changes: ['de', 'zh'] });
});
