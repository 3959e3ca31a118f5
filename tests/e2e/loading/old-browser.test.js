/** What a browser says that is too old for the page: one that lacks what the page needs and came last. */
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { App, useApp } from '../support/app.js';
import { singleFile } from '../../support/artefacts.js';
import { engine } from '../engines/engine.js';
import { test, testOnly } from '../engines/test.js';
import { script } from '../support/head.js';
import { desktop } from '../support/site.js';

const { open } = useApp();

/** What the page's own modules say of a browser that they cannot use is for nobody. */
const despite = /./;

const withoutSharedSheets = script(() => {
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
});
/** @param {string} feature of style sheets */
const without = (feature) =>
  script((/** @type {string} */ name) => {
    const { supports } = CSS;
    CSS.supports = (/** @type {string[]} */ ...words) =>
      !words.join().includes(name) && Reflect.apply(supports, CSS, words);
  }, feature);

/** @param {App} app @param {RegExp} sentence */
async function isTold({ page }, sentence) {
  const sign = page.locator('#late');
  await sign.locator('p:visible', { hasText: sentence }).waitFor();
  assert.equal(await sign.locator('p:visible').count(), 1, 'in one language, and nothing else');
  assert.equal(await sign.locator('button:visible').count(), 0, 'to try again would help nobody');
}

for (const [what, head] of [
  ['style sheets that elements share', withoutSharedSheets],
  ['mixed colours', without('color-mix')],
  ['selectors that look into an element', without(':has')],
]) {
  test(`a browser without ${what} is told at once which versions the page works in`, async () => {
    const app = await open({}, { head: [head], shows: '#late' });
    await isTold(app, /^This browser is too old .* Edge from version 111 on, in Firefox from 121 .* Safari from 16\.4/);
    await app.close({ despite });
  });
}

test('the frame and the lesson tell an old browser so too, in their language', async () => {
  for (const [path, sentence] of /** @type {[string, RegExp][]} */ ([
    ['embed.html#l=zh', /浏览器版本过旧/],
    ['lesson/de.html', /Dieser Browser ist zu alt/],
  ])) {
    const app = await open({}, { head: [withoutSharedSheets], path, shows: '#late' });
    await isTold(app, sentence);
    await app.close({ despite });
  }
});

test('a browser that has all of it reads nothing of that', async () => {
  const app = await open();
  assert.ok(await app.page.locator('#late').isHidden());
  await app.close();
});

testOnly(
  { in: ['chromium'], because: 'only there a file can be opened with something taken from it' },
  'the app in one file tells an old browser so too',
  async () => {
    const page = await engine.open({ ...desktop, locale: 'de-DE' });
    const app = new App(page, /** @type {any} */ ({ stop: () => {} }));
    await page.addInitScript({ content: withoutSharedSheets });
    await page.goto(pathToFileURL(singleFile).href);
    await isTold(app, /Dieser Browser ist zu alt/);
    await app.close({ despite });
  },
);
