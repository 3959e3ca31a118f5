/** Back and forward, with the pages that a browser keeps alive: Playwright starts Chromium without them. */
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { serve } from '../support/site.js';
import { known, script, withoutServiceWorker } from '../support/head.js';
import { testOnly } from '../engines/test.js';
import { easy, linkTo } from '../support/playing.js';
import { clocks } from '../support/time.js';

const program = process.env.CHROMIUM ?? '/usr/bin/chromium';
const chromiumAlone = { in: ['chromium'], because: 'the drivers of others cannot switch the cache on' };
const skip = /headless-shell/.test(program) && 'chromium-headless-shell keeps no page alive';

/** @param {string} name @param {() => Promise<unknown>} action */
const testOfCache = (name, action) => testOnly(chromiumAlone, name, action, { skip });

const hears = script(() => {
  addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
});

/** @typedef {import('playwright-core').Page} Page */

/**
 * @param {string} path of the page
 * @param {(page: Page, leave: (meanwhile?: () => Promise<unknown>) => Promise<void>, url: string) => Promise<void>} use
 *   leave: goes to another page and back to the kept one; meanwhile: what happens in between
 * @param {string[]} [head] scripts before those of the page
 */
async function onKeptPage(path, use, head = []) {
  const site = await serve({ faults: [] });
  const browser = await chromium.launch({
    executablePath: program,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ locale: 'en-US' });
    for (const content of [known, withoutServiceWorker, hears, ...head]) await context.addInitScript({ content });
    const page = await context.newPage();
    await page.goto(site.url + path);
    await use(
      page,
      async (meanwhile) => {
        await page.goto(`${site.url}lesson/${path.startsWith('lesson') ? 'teachers/' : ''}en.html`);
        await meanwhile?.();
        await page.goBack({ waitUntil: 'commit' });
        await page.waitForFunction(() => /** @type {any} */ (globalThis).persisted === true);
      },
      site.url,
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}

testOfCache('a run that played when the page was left can be played on when the browser brings it back', () =>
  onKeptPage('#s=20', async (page, leave) => {
    await page.locator('sudoku-verdict', { hasText: 'Exactly one solution' }).waitFor();
    const position = () => page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).position);
    await page.locator('button[data-type=toggle]').first().click();
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('sudoku-player')).position > 5);
    await leave();
    const before = await position();
    assert.ok(before > 5);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).next());
    await page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).play());
    await page.waitForFunction(
      (least) => /** @type {any} */ (document.querySelector('sudoku-player')).position > least + 5,
      before,
    );
  }),
);

testOfCache('a game that the browser brings back has its moves and takes the next one', () =>
  onKeptPage('', async (page, leave) => {
    await page.locator('sudoku-bar button[data-mode=play]').click();
    const cells = page.locator('sudoku-game-board .cell');
    await cells.nth(0).click();
    await page.keyboard.press('8');
    await page.waitForFunction(() => {
      const root = document.querySelector('sudoku-player')?.shadowRoot;
      return root?.querySelector('sudoku-game-board .cell')?.textContent?.includes('8');
    });
    await leave();
    assert.match((await cells.nth(0).textContent()) ?? '', /8/);
    await cells.nth(1).click();
    await page.keyboard.press('1');
    await page.waitForFunction(() => {
      const root = document.querySelector('sudoku-player')?.shadowRoot;
      return root?.querySelectorAll('sudoku-game-board .cell')[1]?.textContent?.includes('1');
    });
  }),
);

const gameCells = (/** @type {Page} */ page) => page.locator('sudoku-game-board .cell');

/** Enters a digit and waits until its cell has it. @param {Page} page @param {number} cell @param {string} digit */
async function enter(page, cell, digit) {
  await gameCells(page).nth(cell).click();
  await page.keyboard.press(digit);
  await gameCells(page).nth(cell).filter({ hasText: digit }).waitFor();
}

/** The clock of the game is shown, as a player has chosen before. */
const timed = script(() => localStorage.setItem('stepdoku.play.settings', '{"timer":true}'));

/** Milliseconds that pass while the page lies in the cache: a shorter gap between two moves would count. */
const AWAY = 50_000;

/** While the page lies in the cache time passes, and the clock of the machine is set back by an hour. */
const passes = script((ms) => {
  document.addEventListener('freeze', () => {
    const more = /** @type {any} */ (globalThis).moreTime;
    more.monotonic += ms;
    more.wall -= 3_600_000;
  });
}, AWAY);

testOfCache('no time of a game passes while its page lies in the cache, and its clock goes on', () =>
  onKeptPage(
    linkTo(easy),
    async (page, leave) => {
      const shown = async () => {
        const text = await page.locator('sudoku-game-status .time').innerText();
        return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      };
      await enter(page, 0, '4');
      const before = await shown();
      const start = Date.now();
      await leave();
      assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).moreTime.monotonic), AWAY);
      const after = await shown();
      await page.waitForFunction((seconds) => {
        const time = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-game-status .time');
        return time?.textContent?.endsWith(String(seconds + 1).padStart(2, '0'));
      }, after);
      assert.ok(after >= before && after - before <= (Date.now() - start) / 1000 + 1, `${before} s, then ${after} s`);
    },
    [clocks, timed, passes],
  ),
);

testOfCache('a later move of another tab counts on the page that comes back, which says so', () =>
  onKeptPage(linkTo(easy), async (page, leave, url) => {
    await enter(page, 0, '4');
    await leave(async () => {
      const other = await page.context().newPage();
      await other.goto(url + linkTo(easy));
      await gameCells(other).nth(0).filter({ hasText: '4' }).waitFor();
      await enter(other, 1, '1');
      await other.close();
    });
    await gameCells(page).nth(1).filter({ hasText: '1' }).waitFor();
    const outcome = page.locator('sudoku-game-outcome', { hasText: 'This game goes on in another tab.' });
    await outcome.getByRole('button', { name: 'Go on here' }).click();
    await outcome.waitFor({ state: 'hidden' });
    await enter(page, 4, '2');
  }),
);

testOfCache('the figures and exercises of the lesson that are alive go on when the page comes back', () =>
  onKeptPage('lesson/en.html', async (page, leave) => {
    const exercise = page.locator('[data-live]').first();
    await exercise.scrollIntoViewIfNeeded();
    await page.locator('[data-live][data-alive]').first().waitFor();
    await page.locator('#fig-code').scrollIntoViewIfNeeded();
    const player = page.locator('#fig-code sudoku-player');
    const position = () => player.evaluate((each) => /** @type {any} */ (each).position);
    const before = await position();
    await leave();
    assert.equal(await position(), before);
    const alive = '[data-live][data-alive]';
    assert.ok((await page.locator(alive).count()) > 0);
    await player.locator('button[data-type=step]').first().click();
    await page.waitForFunction(
      (least) => /** @type {any} */ (document.querySelector('#fig-code sudoku-player')).position === least + 1,
      before,
    );
    await player.evaluate((each) => /** @type {any} */ (each).play());
    await page.waitForFunction(
      (least) => /** @type {any} */ (document.querySelector('#fig-code sudoku-player')).position > least + 1,
      before,
    );
  }),
);
