import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** What has the focus: its accessible name, its id, or its tag. @param {import('../support/app.js').App} app */
const focused = (app) =>
  app.page.evaluate(() => {
    let element = /** @type {Element | null} */ (document.activeElement);
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') || element?.id || element?.localName || '';
  });

/** How far the page is scrolled. @param {import('../support/app.js').App} app */
const scrolled = (app) => app.page.evaluate(() => Math.round(scrollY));

test('on the app’s own page the keys act without a click first', async () => {
  const app = await open({ viewport: { width: 390, height: 500 } });
  assert.equal(await focused(app), 'body');
  await app.page.keyboard.press('.');
  await app.stands(1);
  await app.page.keyboard.press('l');
  await app.stands(11);
  await app.page.keyboard.press(',');
  await app.stands(10);
  await app.page.keyboard.press('Home');
  await app.stands(0);
  await app.page.keyboard.press(' ');
  await app.page.locator('[data-type="toggle"][aria-label="Pause"]').waitFor();
  await app.page.keyboard.press('k');
  await app.page.locator('[data-type="toggle"][aria-label="Play"]').waitFor();
  assert.equal(await scrolled(app), 0, 'space does not scroll');
  await app.close();
});

test('what has the focus on the page keeps its own keys', async () => {
  const app = await open();
  await app.page.locator('#theme').focus();
  const theme = await app.page.locator('html').getAttribute('data-theme');
  await app.page.keyboard.press(' ');
  assert.notEqual(await app.page.locator('html').getAttribute('data-theme'), theme, 'space presses the button');
  assert.equal(await app.button('toggle').getAttribute('aria-label'), 'Play');
  await app.page.keyboard.press('.');
  await app.stands(1);
  await app.page.locator('#language').focus();
  await app.page.keyboard.press('.');
  await app.page.keyboard.press('5');
  await app.stands(1);
  assert.ok(await app.page.locator('sudoku-notice').isHidden());
  await app.close();
});

test('an open dialog keeps the keys to itself', async () => {
  const app = await open();
  await app.page.keyboard.press('?');
  await app.page.locator('dialog.keys[open]').waitFor();
  await app.page.keyboard.press('.');
  await app.page.keyboard.press('Escape');
  await app.page.locator('dialog.keys[open]').waitFor({ state: 'detached' });
  await app.stands(0);
  await app.close();
});

test('a digit typed without a click first goes to the first cell, and arrows go on from there', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.page.evaluate(() =>
    /** @type {any} */ (document.querySelector('sudoku-player')?.shadowRoot?.activeElement)?.blur(),
  );
  await app.page.keyboard.press('8');
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('1');
  assert.equal((await app.board()).slice(0, 2), '81');
  await app.close();
});

test('a digit typed in Watch or Compare without a click first says why nothing happens', async () => {
  const app = await open();
  await app.reads('verdict', '5,547'); // what is said when the run is there would come after it
  await app.page.keyboard.press('5');
  await app.reads('notice', 'can be changed in Edit');
  await app.page.locator('[role="status"]', { hasText: 'Edit, and enter 5' }).first().waitFor({ state: 'attached' });
  assert.equal(await app.board(), school);

  await app.mode('compare').click();
  await app.page.locator('sudoku-compare .boards > li').first().waitFor();
  await app.page.keyboard.press('5');
  await app.reads('notice', 'can be changed in Edit');
  await app.page.locator('sudoku-notice .offer').click();
  await app.painted();
  assert.equal(await app.mode('edit').getAttribute('aria-pressed'), 'true');
  await app.close();
});

test('in somebody’s page an element takes no key that is not meant for it', async () => {
  const app = await open({}, { path: 'demo/index.html', shows: 'sudoku-player' });
  await app.page.waitForFunction(() =>
    [...document.querySelectorAll('sudoku-player')].every((player) => /** @type {any} */ (player).ready),
  );
  await app.page.evaluate(async () => {
    for (const player of document.querySelectorAll('sudoku-player')) await /** @type {any} */ (player).ready;
  });
  const before = await app.page.evaluate(() =>
    [...document.querySelectorAll('sudoku-player')].map((player) => /** @type {any} */ (player).position),
  );
  await app.page.keyboard.press('.');
  await app.painted();
  assert.deepEqual(
    await app.page.evaluate(() =>
      [...document.querySelectorAll('sudoku-player')].map((player) => /** @type {any} */ (player).position),
    ),
    before,
  );
  await app.close();
});

test('81 characters typed after an empty grid fill it, where the next cell comes in hand', async () => {
  const app = await open();
  const isOn = () => app.page.locator('sudoku-pad [data-type="advance"][aria-pressed="true"]').waitFor();
  await app.button('choose').click();
  await app.page.getByRole('button', { name: '9 × 9', exact: true }).click();
  await app.page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.match(await focused(app), /^row 1, column 1/);
  await app.button('advance').click();
  await isOn();
  await app.cell(0).click();
  const blanks = ['0', '.', ' '];
  for (const [cell, digit] of [...school].entries()) {
    await app.page.keyboard.press(digit === '.' ? blanks[cell % blanks.length] : digit);
  }
  await app.reads('verdict', 'Exactly one solution');
  assert.equal(await app.board(), school);
  await app.page.reload();
  await isOn(); // the setting is kept
  await app.close();
});

test('a digit typed in the frame in which the lists are left has the board', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.mode('lists').click();
  await app.page.locator('sudoku-lists').waitFor();
  await app.page.evaluate(() => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    /** @type {HTMLElement} */ (root?.querySelector('[data-type="mode"][data-mode="edit"]')).click();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '5', bubbles: true, composed: true, cancelable: true }),
    );
  });
  assert.match(await focused(app), /^row 1, column \d/);
  await app.close();
});

test('where an undo brings another size, the focus stays, or goes to the board from a key that is gone', async () => {
  const app = await open();
  const has = (/** @type {number} */ size) => app.page.locator(`sudoku-board[data-size="${size}"]`).waitFor();
  await app.button('choose').click();
  await app.page.getByRole('button', { name: '4 × 4', exact: true }).click();
  await app.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await has(4);
  await app.button('undo').click();
  await has(9);
  assert.equal(await focused(app), 'Undo');
  await app.page.locator('sudoku-pad [data-digit="9"]').focus();
  await app.button('redo').evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await has(4);
  assert.match(await focused(app), /^row \d, column \d/);
  await app.close();
});
