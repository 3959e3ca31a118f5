/** The script that speaks where no module can. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { PATIENCE } from '../../../web/app/platform/patience.js';

const source = readFileSync(new URL('../../../web/app/late.js', import.meta.url), 'utf8');

/**
 * How long it waits, what it speaks of then, and in which language.
 * @param {{ hash?: string, stored?: string | null, languages: string[], denied?: boolean, lacks?: string,
 *   protocol?: string, isWhole?: boolean }} reader
 *   lacks: a part of what style sheets may say that his browser does not know; isWhole: all is inside
 *   the page
 */
function saidTo({
  hash = '',
  stored = null,
  languages,
  denied = false,
  lacks = 'nothing',
  protocol = 'https:',
  isWhole = false,
}) {
  const texts = ['en', 'de', 'zh'].map((lang) => ({ lang, hidden: true }));
  const parts = ['late', 'old', 'file'].map((on) => ({ dataset: { on }, hidden: false }));
  const sign = {
    hidden: true,
    lang: '',
    dataset: { awaits: 'sudoku-notice' },
    querySelectorAll: (/** @type {string} */ selector) => (selector === '[lang]' ? texts : parts),
    querySelector: (/** @type {string} */ selector) => (/^.data-on/.test(selector) ? parts[0] : null),
  };
  let waited = 0;
  const storage = { getItem: (/** @type {string} */ name) => (name === 'stepdoku.language' ? stored : null) };
  const scope = {
    document: {
      readyState: 'complete',
      documentElement: { dataset: { theme: 'light' } },
      querySelector: (/** @type {string} */ selector) => (isWhole && selector.startsWith('script') ? null : sign),
      querySelectorAll: () => [],
      addEventListener() {},
    },
    customElements: { get: () => undefined, whenDefined: () => new Promise(() => {}) },
    location: { hash, protocol },
    navigator: { languages },
    addEventListener() {},
    HTMLScriptElement: class {},
    Document: { prototype: { adoptedStyleSheets: [] } },
    CSS: { supports: (/** @type {string[]} */ ...words) => !words.join().includes(lacks) },
    setTimeout(/** @type {() => void} */ tell, /** @type {number} */ ms) {
      waited = ms;
      tell();
    },
  };
  Object.defineProperty(scope, 'localStorage', { get: () => (denied ? assert.fail('denied') : storage) });
  runInNewContext(source, scope);
  const of = parts.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.on);
  const shown = sign.hidden ? [] : texts.filter(({ hidden }) => !hidden);
  return { waited, of, shown: shown.map(({ lang }) => lang) };
}

test('it speaks the language of the link, else the one that the reader has chosen, else one of the system', () => {
  assert.deepEqual(saidTo({ hash: '#l=zh', stored: 'de', languages: ['en-US'] }).shown, ['zh']);
  assert.deepEqual(saidTo({ stored: 'de', languages: ['zh-CN'] }).shown, ['de']);
  assert.deepEqual(saidTo({ languages: ['fr', 'zh-CN'] }).shown, ['zh']);
  assert.deepEqual(
    saidTo({ stored: 'de', languages: ['zh-CN'], denied: true }).shown,
    ['zh'],
    'where storage is denied',
  );
});

test('it is as patient as the modules are', () => {
  assert.equal(saidTo({ languages: [] }).waited, PATIENCE);
});

test('of a browser that is too old it speaks at once, else of what is late', () => {
  for (const lacks of ['color-mix', ':has']) {
    const { waited, of, shown } = saidTo({ languages: ['de'], lacks });
    assert.deepEqual([waited, of, shown], [0, ['old'], ['de']], lacks);
  }
  assert.deepEqual(saidTo({ languages: ['de'] }).of, ['late']);
});

test('of a page that was opened from a disk it says at once why it is blank, unless all is inside', () => {
  const { waited, of, shown } = saidTo({ languages: ['de'], protocol: 'file:' });
  assert.deepEqual([waited, of, shown], [0, ['file'], ['de']]);
  assert.deepEqual(saidTo({ languages: ['de'], protocol: 'file:', isWhole: true }).of, ['late']);
});
