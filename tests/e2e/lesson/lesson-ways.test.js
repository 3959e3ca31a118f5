/** Where the address of the lesson leads: to a figure at a step, and back there when the page is loaded anew. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();
/** @type {Record<string, { figure: string, position: number }>} */
const moments = JSON.parse(readFileSync(new URL('../../../web/lesson/moments.json', import.meta.url), 'utf8'));

/** @param {string} [hash] @param {import('playwright-core').BrowserContextOptions} [options] */
const lesson = (hash = '', options = {}) =>
  open(options, { path: `lesson/en.html${hash}`, shows: 'main [data-light][tabindex]' });

/**
 * Waits until the figure of a moment shows its step, within the window.
 * @param {import('../support/app.js').App} app
 * @param {string} name
 */
async function showsMoment(app, name) {
  const { figure, position } = moments[name];
  await app.page.waitForFunction(
    ([id, wanted]) => /** @type {any} */ (document.querySelector(`#fig-${id} sudoku-player`))?.position === wanted,
    /** @type {const} */ ([figure, position]),
  );
  const inWindow = () =>
    app.page.locator(`#fig-${figure} sudoku-player`).evaluate((player) => {
      const { top, bottom } = player.getBoundingClientRect();
      return Math.round(Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.min(bottom - top, innerHeight) > 0.9;
    });
  assert.ok(await app.settles(inWindow), `the figure ${figure} is out of the window`);
}

/** @param {import('../support/app.js').App} app */
const hashOf = (app) => app.page.evaluate(() => location.hash);

for (const name of ['root-wrong', 'exhausted']) {
  test(`on a phone the address of the moment ${name} shows its figure`, async () => {
    const app = await lesson(`#go-${name}`, phone);
    await showsMoment(app, name);
    await app.close();
  });
}

test('an address that changes leads on', async () => {
  const app = await lesson('', phone);
  for (const name of ['dead-end', 'placed']) {
    await app.page.evaluate((moment) => {
      location.hash = `#go-${moment}`;
    }, name);
    await showsMoment(app, name);
  }
  await app.close();
});

test('a way that is taken is in the address: another language and a page loaded anew show its moment', async () => {
  const app = await lesson('#go-dead-end');
  await showsMoment(app, 'dead-end');
  await app.page.locator('#go-placed').click();
  await showsMoment(app, 'placed');
  assert.equal(await hashOf(app), '#go-placed');
  await app.page.reload();
  await showsMoment(app, 'placed');
  await app.page.getByRole('link', { name: 'Deutsch' }).click();
  await app.page.locator('html[lang=de] main [data-light][tabindex]').first().waitFor();
  await showsMoment(app, 'placed');
  await app.close();
});

test('a way of the tree is in the address as its figure', async () => {
  const app = await lesson('#go-dead-end');
  await showsMoment(app, 'dead-end');
  const tree = app.page.locator('[data-live=tree4]');
  await tree.scrollIntoViewIfNeeded();
  await tree.locator('a').last().click();
  assert.equal(await hashOf(app), '#fig-dead-end');
  await app.close();
});
