import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLanguage } from '../../web/app/player-language.js';
import { dictionaries } from './texts.js';

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
    load: (code) => new Promise((resolve) => { asked.set(code, () => resolve(dictionaries[code])); }),
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

test('a language that comes after another was asked for is dropped', async () => {
  const { wanted, language, changes, handOver } = world();
  const loadings = [language.load()];
  wanted[0] = 'zh';
  loadings.push(language.load());
  handOver('zh');
  await loadings[1];
  handOver('de');
  await loadings[0];
  assert.equal(language.t?.language, 'zh');
  assert.deepEqual(changes, ['zh']);
});

test('the first language is taken while the one that was asked for later is on its way', async () => {
  const { wanted, language, changes, handOver } = world();
  const loadings = [language.load()];
  wanted[0] = 'zh';
  loadings.push(language.load());
  handOver('de');
  await loadings[0];
  assert.equal(language.t?.language, 'de');
  handOver('zh');
  await loadings[1];
  assert.deepEqual(changes, ['de', 'zh']);
});
