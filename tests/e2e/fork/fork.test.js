import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { test } from '../engines/test.js';
import { faultsOf } from '../support/rules.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

/** @param {App} app @param {string} selector */
const part = (app, selector) => app.page.locator(`sudoku-fork ${selector}`);
/** @param {App} app @param {number} digit */
const offer = (app, digit) => part(app, `.choices [data-digit="${digit}"]`);
/** @param {App} app @param {string} text */
const says = (app, text) => part(app, '.line').filter({ hasText: text }).waitFor();

/** Waits until something of the player has the focus. @param {App} app @param {string} selector */
const hasFocus = ({ page }, selector) =>
  page.waitForFunction(
    (wanted) => document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.matches(wanted),
    selector,
  );

/** The page at a step of the school's puzzle, with its last cell explained. */
async function asked(device = {}) {
  const app = await open(device, { path: `#p=${school}&n=1308` });
  await app.reads('verdict', '5,547');
  await app.stands(1308);
  await app.cell(80).click();
  await offer(app, 9).waitFor();
  return app;
}

/** Where the page's address leads. @param {App} app */
const fragment = (app) => app.page.evaluate(() => location.hash);

test('another digit for a cell begins a second run beside the first, and one line says how it went', async () => {
  const app = await asked();
  const before = await app.board();
  await offer(app, 9).click();
  await part(app, 'h2').filter({ hasText: 'What if: 9 in row 9, column 9' }).waitFor();
  await part(app, '.line').filter({ hasText: 'so far' }).waitFor(); // it plays by itself
  await app.button('fork-to-end').click();
  await says(app, 'Dead end after 530 steps, with 4 dead ends on the way.');
  await app.page.locator('[role=status]', { hasText: 'Dead end after 530 steps' }).waitFor({ state: 'attached' });
  const label = await part(app, 'sudoku-mini-board').getAttribute('aria-label');
  assert.ok(label?.startsWith('What if: 9 in row 9, column 9. Dead end'), String(label));
  assert.equal(await app.position(), 1308);
  assert.equal(await app.board(), before, 'the first run stays as it is');
  assert.equal(await app.page.locator('sudoku-fork-marks .mark').count(), 1);
  assert.deepEqual(await faultsOf(app.page, ['overlaps']), []);
  assert.deepEqual(await findings(app), []);
  await app.close();
});

test('nothing of forks is loaded at a dead end where no digit fits', async () => {
  const app = await open({}, { path: `#p=${school}&n=198` });
  await app.stands(198);
  await app.page.locator('sudoku-why', { hasText: 'row 1, column 5' }).waitFor();
  await app.painted();
  const loaded = () => app.site.asked.filter((path) => /fork/.test(path));
  assert.deepEqual(loaded(), []);
  await app.cell(80).click();
  await offer(app, 9).waitFor();
  assert.notDeepEqual(loaded(), []);
  await app.close();
});

test('by keyboard alone: W asks, a digit takes it, its keys move the second run, Escape leads back', async () => {
  const app = await open({}, { path: `#p=${school}&n=1308` });
  await app.stands(1308);
  await app.cell(0).focus();
  await app.page.keyboard.press('Control+End');
  await app.page.keyboard.press('w');
  await offer(app, 2).waitFor();
  await hasFocus(app, '[data-type="fork-take"]');
  await app.page.keyboard.press('9');
  await hasFocus(app, '[data-type="fork-toggle"]');
  await app.page.keyboard.press('k');
  await app.page.keyboard.press('Home');
  await says(app, 'At its start.');
  await app.page.keyboard.press('.');
  await app.page.keyboard.press('.');
  await says(app, '2 steps so far.');
  await app.page.keyboard.press(',');
  await says(app, '1 step so far.');
  await app.page.keyboard.press('End');
  await says(app, 'Dead end after 530 steps');
  assert.equal(await app.position(), 1308);
  await app.page.keyboard.press('Escape');
  await part(app, '.second').waitFor({ state: 'hidden' });
  await hasFocus(app, 'sudoku-board .cell');
  await app.close();
});

test('a mark leads back to where the fork left the run, from anywhere; what is removed is gone', async () => {
  const app = await asked();
  await offer(app, 9).click();
  await app.button('fork-to-end').click();
  await says(app, 'Dead end');
  await app.button('fork-leave').click();
  await part(app, '.second').waitFor({ state: 'hidden' });
  await app.button('to-end').click();
  await app.stands(5547);
  await app.page.locator('sudoku-fork-marks .mark span').click();
  await app.stands(1308);
  await says(app, 'Dead end after 530 steps');
  await app.button('fork-leave').click();
  await app.button('to-start').click();
  await app.stands(0);
  await part(app, '.marks button').click();
  await app.stands(1308);
  await says(app, 'Dead end after 530 steps');
  await app.button('fork-forget').click();
  await part(app, '.second').waitFor({ state: 'hidden' });
  assert.equal(await app.page.locator('sudoku-fork-marks .mark').count(), 0);
  await app.close();
});

test('a link opens at the fork, and the address has it as long as it is open', async () => {
  const app = await open({}, { path: `#p=${school}&g=1&n=1400&k=1308,80,9` });
  await part(app, 'h2').filter({ hasText: 'What if: 9 in row 9, column 9' }).waitFor();
  await says(app, 'At its start.');
  await app.stands(1400);
  await app.button('step').click();
  await app.page.waitForFunction(() => location.hash.includes('&k=1308,80,9'));
  await app.button('fork-leave').click();
  await app.page.waitForFunction(() => !location.hash.includes('k='));
  assert.ok((await fragment(app)).includes('&n=1401'));
  await app.close();
});

test('a fork that is open is open again after a reload', async () => {
  const app = await asked();
  await offer(app, 9).click();
  await app.button('fork-to-end').click();
  await says(app, 'Dead end');
  await app.page.waitForFunction(() => location.hash.includes('&k=1308,80,9'));
  await app.page.reload();
  await part(app, 'h2').filter({ hasText: 'What if: 9 in row 9, column 9' }).waitFor();
  await app.stands(1308);
  await app.close();
});

for (const k of ['1308,80,1', '1308,99,1', '9999,80,9', 'what']) {
  test(`k=${k} opens nothing, and a sentence says so`, async () => {
    const app = await open({}, { path: `#p=${school}&g=1&n=1308&k=${k}` });
    await app.reads('notice', 'cannot be');
    await app.stands(1308);
    assert.equal(await app.page.locator('sudoku-fork .second:visible').count(), 0);
    await app.close();
  });
}

for (const file of ['/styles/fork.css', '/i18n/fork/en.json']) {
  test(`where ${file} is missing that is told to who comes by a link, and after one reload it is there`, async () => {
    const faults = /** @type {import('../support/site.js').Rule[]} */ ([[new RegExp(file), { status: 404 }]]);
    const app = await open({}, { path: `#p=${school}&g=1&n=1308&k=1308,80,9`, faults });
    await app.reads('notice', 'could not be loaded');
    app.site.mend();
    await app.page.reload();
    await part(app, 'h2').filter({ hasText: 'What if: 9 in row 9, column 9' }).waitFor();
    await app.close({ despite: /404|Failed to load/ });
  });
}

test('what does not come is told where a link leads to it; else there are no other digits, and no word', async () => {
  const faults = /** @type {import('../support/site.js').Rule[]} */ ([[/fork-part/, { status: 404 }]]);
  const led = await open({}, { path: `#p=${school}&g=1&n=1308&k=1308,80,9`, faults });
  await led.reads('notice', 'could not be loaded');
  await led.button('step').click();
  await led.stands(1309);
  await led.close({ despite: /404|Failed to fetch|import/ });
  const app = await open({}, { path: `#p=${school}&n=1308`, faults });
  await app.stands(1308);
  await app.cell(80).click();
  await app.page.locator('sudoku-why p').filter({ hasText: 'can take 2 8 9' }).waitFor();
  await app.stays(() => app.page.locator('sudoku-notice button:visible').count());
  assert.equal(await app.page.locator('sudoku-notice button:visible').count(), 0);
  app.site.mend();
  await app.cell(80).click();
  await app.painted(); // the part is asked for as it is painted
  await app.cell(80).click();
  await offer(app, 9).waitFor();
  await app.close({ despite: /404|Failed to fetch|import/ });
});

test('a long way to the end can be stopped, and the page goes on meanwhile', async () => {
  // The last cell takes no digit, and nothing is wrong before the search comes there.
  const endless = `........9${'.'.repeat(63)}12345678.`;
  const app = await open({}, { path: `#p=${endless}&n=1` });
  await app.stands(1);
  await app.cell(8).focus();
  await app.page.keyboard.press('w');
  await part(app, '.choices button').first().click();
  await app.button('fork-to-end').click();
  await part(app, '.line').filter({ hasText: 'so far' }).waitFor();
  await app.button('step').click();
  await app.stands(2);
  await app.button('fork-stop').click();
  await part(app, '[data-type=fork-stop]').waitFor({ state: 'hidden' });
  await app.stays(() => part(app, '.line').innerText());
  await app.close();
});

test('another puzzle, or another algorithm, has no forks', async () => {
  const app = await asked();
  await offer(app, 9).click();
  await part(app, '.second').waitFor();
  await app.page.locator('sudoku-picker select').selectOption('mrv');
  await part(app, '.second').waitFor({ state: 'hidden' });
  assert.equal(await app.page.locator('sudoku-fork-marks .mark').count(), 0);
  await app.close();
});

test('in another mode nothing of it is to be seen, and it is there again in Watch', async () => {
  const app = await asked();
  await offer(app, 9).click();
  await app.button('fork-to-end').click();
  await says(app, 'Dead end');
  await app.mode('edit').click();
  await app.painted();
  assert.equal(await app.page.locator('sudoku-fork:visible').count(), 0);
  await app.mode('watch').click();
  await says(app, 'Dead end after 530 steps');
  await app.close();
});

test('on a phone the second board comes into sight, and what is tapped is high enough', async () => {
  const app = await asked(phone);
  await offer(app, 9).click();
  await app.button('fork-to-end').click();
  await says(app, 'Dead end');
  const low = await part(app, 'button:visible').evaluateAll((buttons) =>
    buttons.filter((button) => button.getBoundingClientRect().height < 44).map((button) => button.outerHTML),
  );
  assert.deepEqual(low, []);
  const [bottom, screen] = await part(app, 'sudoku-mini-board').evaluate((board) => [
    board.getBoundingClientRect().bottom,
    innerHeight,
  ]);
  assert.ok(bottom <= screen, `${bottom} of ${screen}`);
  for (const language of ['en', 'de', 'zh']) {
    await app.page.locator('#language').selectOption(language);
    await app.page.locator(`.frame[lang="${language}"]`).waitFor();
    await app.assertNoSidewaysScrolling();
  }
  await app.close();
});

test('the mark of a fork at the end of the run stays within the window', async () => {
  const app = await open({ viewport: { width: 320, height: 568 } }, { path: `#p=${'.'.repeat(16)}` });
  await app.button('to-end').click();
  await app.button('back').click();
  await app.cell(0).click();
  await offer(app, 3).click();
  await app.page.locator('sudoku-fork-marks .mark').waitFor();
  assert.deepEqual(await faultsOf(app.page, ['sideways']), []);
  await app.close();
});
