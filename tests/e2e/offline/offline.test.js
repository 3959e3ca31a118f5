import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { school, schoolSolved, useApp } from '../support/app.js';
import { siteFolder } from '../../support/artefacts.js';
import { test } from '../engines/test.js';
import { openAllOfPlay } from '../support/playing.js';
import { integrity } from '../support/site.js';

/** @typedef {import('../support/app.js').App} App */

const { open } = useApp();
const page = await readFile(join(siteFolder, 'index.html'), 'utf8');
/** What the browser itself says of a server that is gone. */
const gone = /Failed to load|ERR_|NetworkError|Could not connect|script resource|sw\.js/;

/** Milliseconds between two looks at what the browser does by itself. */
const PAUSE = 200;
/** Milliseconds after which it will not come any more. */
const PATIENCE = 60_000;

/**
 * Waits until something is so in the page.
 * @param {App} app
 * @param {(name: string) => Promise<boolean>} is
 * @param {string} [name]
 */
async function until(app, is, name = '') {
  for (const end = Date.now() + PATIENCE; !(await app.page.evaluate(is, name).catch(() => false));) {
    assert.ok(Date.now() < end, `never: ${is}`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
}

/** Waits until the service worker keeps the site: the names of its caches. @param {App} app */
async function kept(app) {
  await until(app, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
  return app.page.evaluate(() => caches.keys());
}

/** Waits until the service worker serves the page. @param {App} app */
const served = (app) => until(app, async () => navigator.serviceWorker.controller !== null);

/** @param {App} app */
async function reload(app) {
  await app.page.reload();
  await app.page.locator('sudoku-board .cell').first().waitFor();
}

/** Asks the server for a newer version, as a page does that is looked at again. @param {App} app */
const look = (app) => app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('after one visit everything is there with the server gone', async () => {
  const app = await open({}, { serviceWorker: true });
  await kept(app);
  await app.site.stop();
  await reload(app);
  await app.reads('verdict', 'Exactly one solution');
  assert.equal((await app.board()).length, school.length);
  await app.button('to-end').click();
  await app.reads('sentence', 'Solved');
  assert.equal(await app.board(), schoolSolved);
  await app.mode('compare').click(); // loaded later: scripts, style sheets, texts
  await app.page.locator('sudoku-compare').waitFor();
  await app.mode('lists').click();
  await app.page.locator('sudoku-lists').waitFor();
  await app.page.locator('#language').selectOption('de');
  await app.page.locator('html[lang="de"]').waitFor();
  await app.close({ despite: gone });
});

test('Play is there with the server gone: digits, notes, hints, its dialogs, and the game after a reload', async () => {
  const app = await open({}, { serviceWorker: true });
  const { page } = app;
  await kept(app);
  await app.site.stop();
  await reload(app);
  await app.reads('verdict', 'Exactly one solution');
  await openAllOfPlay(app);
  await page.reload();
  await page.locator('sudoku-game-board .cell[data-kind="own"]', { hasText: '8' }).waitFor();
  await app.close({ despite: gone });
});

/** What hosts do that leave out the endings of pages. @type {import('../support/site.js').Rule[]} */
const withoutEndings = [
  [/^\/index(\.html)?$/, { redirect: './' }],
  [/^\/embed\.html$/, { redirect: 'embed' }],
];

test('where a host redirects pages to addresses without endings, all are there with the server gone', async () => {
  const app = await open({}, { serviceWorker: true, faults: withoutEndings });
  await kept(app);
  await reload(app); // from now on the service worker serves the page
  await app.site.stop();
  for (const path of ['', 'index.html', 'index', 'embed.html', 'embed', 'demo']) {
    await app.page.goto(app.site.url + path);
    await app.page.locator('sudoku-board .cell').first().waitFor();
  }
  assert.equal(app.page.url(), `${app.site.url}demo/`); // else its scripts would lie elsewhere
  await app.close({ despite: gone });
});

test('the lesson and the page for teachers are there with the server gone', async () => {
  const app = await open({}, { serviceWorker: true });
  await kept(app);
  await reload(app);
  await app.site.stop();
  await app.page.goto(`${app.site.url}lesson/en.html#go-dead-end`);
  await app.page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('#fig-dead-end sudoku-player'))?.position === 198,
  );
  const teach = app.page.locator('#teach a[href="teachers/en.html"]');
  await teach.scrollIntoViewIfNeeded();
  await app.settles(() => teach.boundingBox()); // figures come to life above it
  await teach.click();
  await app.page.locator('button[data-print="all"]').waitFor();
  await app.page.locator('#solutions summary').click();
  await app.page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0));
  for (const name of ['sudoku.py', 'sudoku.js', 'Sudoku.java', 'sudoku.cc']) {
    const text = await app.page.evaluate((path) => fetch(path).then((file) => file.text()), `start/en/${name}`);
    assert.match(text, /Write the search yourself/);
  }
  await app.page.goto(`${app.site.url}lesson/projector/en.html#n=198`);
  await app.page.locator('sudoku-sentence', { hasText: 'Dead end' }).waitFor();
  await app.close({ despite: gone });
});

test('the first visit loads its later parts from what is kept', async () => {
  const app = await open({}, { serviceWorker: true });
  await served(app);
  assert.equal(await app.page.locator('sudoku-update').count(), 0);
  const { length } = app.site.asked;
  await app.mode('compare').click();
  await app.page.locator('sudoku-compare').waitFor();
  await app.page.locator('#language').selectOption('de');
  await app.page.locator('html[lang="de"]').waitFor();
  assert.deepEqual(app.site.asked.slice(length), []);
  await app.site.stop();
  await app.mode('lists').click();
  await app.page.locator('sudoku-lists').waitFor();
  await app.close({ despite: gone });
});

test('what the browser has dropped or damaged of the site is fetched again, and kept again', async () => {
  const app = await open({}, { serviceWorker: true });
  const [name] = await kept(app);
  await reload(app); // from now on the service worker serves the page
  /** @type {string[]} */
  const harmed = await app.page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    const addresses = (await cache.keys())
      .map(({ url }) => url)
      .filter((url) => /wasm\/sudoku\.wasm|styles\/player\.css|i18n\/en\.json|app\/main\.js/.test(url));
    await Promise.all(
      addresses.map((address, index) =>
        index % 2 ? cache.delete(address) : cache.put(address, new Response('damaged')),
      ),
    );
    return addresses.map((address) => new URL(address).pathname);
  }, name);
  assert.equal(harmed.length, 4);
  const { length } = app.site.asked;
  await reload(app);
  await app.reads('verdict', 'Exactly one solution');
  assert.deepEqual(
    app.site.asked
      .slice(length)
      .filter((path) => path !== '/sw.js')
      .sort(),
    harmed.sort(),
  );
  await app.site.stop();
  await reload(app);
  await app.reads('verdict', 'Exactly one solution');
  await app.close({ despite: gone });
});

test('a first visit to a page of another version than the one that is kept goes on as it came', async () => {
  const app = await open(
    {},
    {
      serviceWorker: true,
      faults: [[/^\/sw\.js$/, { edit: (text) => text.replace(/VERSION = '/, "VERSION = 'newer") }]],
    },
  );
  await kept(app);
  assert.equal(await app.stays(() => app.page.evaluate(() => navigator.serviceWorker.controller)), null);
  assert.equal(await app.page.locator('sudoku-update').count(), 0);
  await app.close({ despite: gone });
});

test('a newer version waits, is never mixed with the older one, and is taken over when it is asked for', async () => {
  const app = await open({}, { serviceWorker: true });
  const [before] = await kept(app);
  await reload(app); // from now on the service worker serves the page
  const newer = page.replace('<title>', '<title>Newer ');
  const files = {
    edit: (/** @type {string} */ text) =>
      text.replace(/VERSION = '/, "VERSION = 'newer").replace(integrity(page), integrity(newer)),
  };

  app.site.fault(/^\/sw\.js$/, files); // the host's files are being replaced: the page is still the older one
  await look(app);
  for (const end = Date.now() + PATIENCE; app.site.asked.filter((path) => path === '/sw.js').length < 2;) {
    assert.ok(Date.now() < end, 'the newer worker is never asked for');
    await app.painted();
  }
  await until(app, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration !== undefined && !registration.installing && !registration.waiting;
  });
  assert.ok((await app.page.evaluate(() => caches.keys())).includes(before));
  assert.equal(await app.page.locator('sudoku-update').count(), 0);

  app.site.fault(/^\/(index\.html)?$/, { edit: () => newer });
  await until(app, async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return document.querySelector('sudoku-update') !== null;
  });
  await app.button('step').click();
  await app.stands(1);
  assert.doesNotMatch(await app.page.title(), /Newer/);

  await app.page.evaluate(() => {
    // another tab with the page
    Object.assign(globalThis, { other: globalThis.open('./') });
  });
  await until(app, async () => {
    const {
      location,
      document: { readyState },
    } = /** @type {any} */ (globalThis).other;
    return location.href !== 'about:blank' && readyState === 'complete';
  });
  await app.page.locator('sudoku-update [data-type="take"]').click();
  await app.page.locator('sudoku-update', { hasText: 'once all other tabs' }).waitFor();
  await app.page.evaluate(() => /** @type {any} */ (globalThis).other.close());
  await app.page.locator('sudoku-update [data-type="later"]').click();
  await app.page.locator('sudoku-update:not([data-blocked])').waitFor();
  await until(
    app,
    async (name) => {
      // until the browser has noticed that the tab is closed
      const button = document.querySelector('sudoku-update [data-type="take"]');
      if (button instanceof HTMLElement) button.click();
      const names = await caches.keys();
      return names.length === 1 && names[0] !== name && !button;
    },
    before,
  );
  await app.page.locator('sudoku-board .cell').first().waitFor();
  assert.match(await app.page.evaluate(async () => (await fetch('./')).text()), /<title>Newer/);
  await app.close({ despite: gone });
});
