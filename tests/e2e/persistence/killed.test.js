/**
 * A tab that is killed, at every kind of moment: nothing of it is told that it ends. What was kept before comes back in
 * a new tab, and where several things are written, the tab may end between any two of them. What keeps the site for
 * later visits: tests/web/offline/killed.test.js.
 */
import assert from 'node:assert/strict';
import { App, hard, school, useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';
import { known, outspoken, script } from '../support/head.js';
import { cellAt, digits, easy, easySolved, emptyIn, ends, key, linkTo, playing } from '../support/playing.js';

const { open } = useApp();
const small = '1.....3..4.....2';

const chromium = { in: ['chromium'], because: 'no other driver can kill a tab' };

/** Kills the tab: its scripts hear nothing of it. @param {App} app */
async function kill(app) {
  const session = await app.page.context().newCDPSession(app.page);
  const killed = app.page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await killed;
}

/** A new tab of the same reader. @param {App} app @param {string} [path] */
async function comeBack(app, path = '') {
  const next = new App(await app.page.context().newPage(), app.site);
  for (const content of [outspoken, known]) await next.page.addInitScript({ content });
  await next.page.goto(app.site.url + path);
  return next;
}

/** The small puzzle is there, as it was kept. @param {App} app */
async function showsSmall(app) {
  await app.page.locator('sudoku-board .cell').nth(15).waitFor();
  assert.equal(await app.page.locator('sudoku-board .cell').count(), 16);
  assert.equal(await app.board(), small);
  assert.ok(await app.page.locator('sudoku-notice').isHidden());
}

/** @type {[moment: string, go: (app: App) => Promise<unknown>][]} */
const moments = [
  [
    'a list is solved',
    async (app) => {
      await app.mode('lists').click();
      const text = `${school}\n`.repeat(50_000);
      const input = app.page.locator('#lists-text');
      await input.evaluate((/** @type {HTMLTextAreaElement} */ element, lines) => (element.value = lines), text);
      await app.page.locator('sudoku-lists button[type="submit"]').click();
      await app.page.locator('sudoku-lists button[data-type="cancel"]').waitFor();
    },
  ],
  [
    'a puzzle is generated',
    async (app) => {
      await app.button('choose').click();
      await app.button('generate').click();
      await app.page.locator('.generator button[type=submit]').click();
    },
  ],
  ['algorithms are compared', (app) => app.mode('compare').click()],
  [
    'a run is played',
    async (app) => {
      await app.button('toggle').click();
      await app.passes(1);
    },
  ],
];

for (const [moment, go] of moments) {
  testOnly(chromium, `a tab that is killed while ${moment} leaves the puzzle to the next one`, async () => {
    const app = await open();
    await app.reads('verdict', '5,547');
    await app.paste(small);
    await app.page.waitForFunction((puzzle) => localStorage['stepdoku.work']?.includes(puzzle), small);
    await go(app);
    await kill(app);
    const next = await comeBack(app);
    await next.page.locator('sudoku-board .cell').nth(16).waitFor({ state: 'detached' });
    await next.mode('edit').click();
    await showsSmall(next);
    assert.deepEqual(next.errors, []);
    await app.close();
  });
}

testOnly(chromium, 'a tab that is killed while a run is measured leaves it to be measured anew', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.paste(hard);
  await app.growsTo(1e6);
  await app.page.waitForFunction((puzzle) => localStorage['stepdoku.work']?.includes(puzzle), hard);
  await kill(app);
  const next = await comeBack(app);
  await next.growsTo(1e6);
  assert.equal(await next.board(), hard);
  assert.deepEqual(next.errors, []);
  await app.close();
});

testOnly(
  chromium,
  'a tab that is killed while a game is kept leaves all but the last moves to the next one',
  async () => {
    const app = await open({}, playing(easy));
    const empty = emptyIn(easy);
    for (const cell of empty.slice(0, 3)) {
      await cellAt(app, cell).click();
      await key(app, easySolved[cell]).click();
    }
    await app.page.waitForFunction((name) => localStorage[name] !== undefined, `stepdoku.play.game.${easy}`);
    await kill(app);
    const next = await comeBack(app, linkTo(easy));
    await cellAt(next, 0).waitFor();
    const filled = (await digits(next)).split('');
    assert.ok(filled.every((digit, cell) => digit === '.' || digit === easySolved[cell]));
    assert.ok(filled.filter((digit) => digit !== '.').length > 16 - empty.length);
    assert.deepEqual(next.errors, []);
    await app.close();
  },
);

/** From now on so many more things are written, then no more: the tab is gone. */
const mortal = script(() => {
  const { setItem, removeItem } = Storage.prototype;
  let left = Infinity;
  let written = 0;
  /** @param {Function} write */
  const mortally = (write) =>
    /** @this {Storage} @param {any[]} values */
    function (...values) {
      written += 1;
      left -= 1;
      if (left >= 0) write.apply(this, values);
    };
  Storage.prototype.setItem = mortally(setItem);
  Storage.prototype.removeItem = mortally(removeItem);
  Object.assign(globalThis, {
    dieAfter: (/** @type {number} */ writes) => {
      left = writes;
      written = 0;
    },
    written: () => written,
  });
});

/** At how many of these moments the tab ends. */
const MOMENTS = process.env.CI ? 4 : 12;

/** Plays the easy game to its end. @param {App} app @param {number} writes that are left to the tab */
async function playToTheEnd(app, writes) {
  await app.page.evaluate((left) => /** @type {any} */ (globalThis).dieAfter(left), writes);
  for (const cell of emptyIn(easy)) {
    await cellAt(app, cell).click();
    await key(app, easySolved[cell]).click();
    // what is kept soon is kept now, as when the reader looks away
    await app.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  }
  await ends(app, 'Solved');
  return app.page.evaluate(() => Number(/** @type {any} */ (globalThis).written()));
}

test('a tab that ends between any two things that it writes leaves a game that goes on', async () => {
  const app = await open({}, { ...playing(easy), head: [mortal] });
  const all = await playToTheEnd(app, Infinity);
  assert.ok(all > 10);
  await app.close();
  for (let writes = 0; writes < all; writes += Math.ceil(all / MOMENTS)) {
    const mortalApp = await open({}, { ...playing(easy), head: [mortal] });
    await playToTheEnd(mortalApp, writes);
    await mortalApp.page.reload();
    await cellAt(mortalApp, 0).waitFor();
    const filled = [...(await digits(mortalApp))];
    assert.ok(
      filled.every((digit, cell) => digit === '.' || digit === easySolved[cell]),
      `${writes}: ${filled.join('')}`,
    );
    for (const [cell, digit] of filled.entries()) {
      if (digit !== '.') continue;
      await cellAt(mortalApp, cell).click();
      await key(mortalApp, easySolved[cell]).click();
    }
    await ends(mortalApp, 'Solved');
    assert.ok(await mortalApp.page.locator('sudoku-notice').isHidden());
    await mortalApp.close();
  }
});
