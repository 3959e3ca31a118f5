import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/**
 * What has the focus within the player: its `data-type`, its id, or its tag.
 * @param {import('../support/app.js').App} app
 */
const focused = (app) =>
  app.page.evaluate(() => {
    const element = document.querySelector('sudoku-player')?.shadowRoot?.activeElement;
    return element?.id || element?.getAttribute('data-type') || element?.localName || '';
  });

/** Whether a cell has the focus, for the page: a dialog hands it on in a task of its own after it was closed. */
const boardHasFocus = () =>
  document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('role') === 'gridcell';

/**
 * How each dialog is opened, from what button, and what has the focus in it.
 * @type {[name: string, open: (app: import('../support/app.js').App) => Promise<void>, dialog: string, opener: string,
 *   first: string, onTouch: string][]}
 */
const dialogs = [
  ['a new puzzle', (app) => press(app, 'choose'), 'dialog.chooser[open]', 'choose', 'chooser-text', 'close'],
  [
    'a generated puzzle',
    async (app) => {
      await press(app, 'choose');
      await app.page.locator('dialog[open] [data-type="generate"]').click();
    },
    'dialog.generator[open]',
    'choose',
    'generator-size',
    'generator-size',
  ],
  ['sharing', (app) => press(app, 'share'), 'dialog.share[open]', 'share', 'share-link', 'share-link'],
  ['the keys', (app) => press(app, 'keys'), 'dialog.keys[open]', 'keys', 'close', 'close'],
];

/**
 * By keyboard: not every browser gives the focus to a button that is clicked.
 * @param {import('../support/app.js').App} app
 * @param {string} type
 */
async function press(app, type) {
  await app.page.locator(`button[data-type="${type}"]:visible`).first().focus();
  await app.page.keyboard.press('Enter');
}

for (const [name, enter, dialog, opener, first, onTouch] of dialogs) {
  test(`the dialog for ${name} has its first field in hand, and gives the focus back to what opened it`, async () => {
    const app = await open();
    await enter(app);
    await app.page.locator(dialog).waitFor();
    assert.equal(await focused(app), first);
    await app.page.keyboard.press('Escape');
    await app.page.locator(dialog).waitFor({ state: 'detached' });
    assert.equal(await focused(app), opener);
    await app.close();
  });

  test(`on a phone the dialog for ${name} brings up no keyboard`, async () => {
    const app = await open(phone);
    await enter(app);
    await app.page.locator(dialog).waitFor();
    // not every browser can be made a phone in this
    const isTouch = await app.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    assert.equal(await focused(app), isTouch ? onTouch : first);
    await app.close();
  });
}

test('a dialog gives the focus back to the board, also where it has other cells by then', async () => {
  const app = await open();
  await app.cell(40).click();
  await app.page.keyboard.press('?');
  await app.page.locator('dialog.keys[open]').waitFor();
  await app.page.evaluate(() => {
    location.hash = '#p=1.....3..4.....2';
  });
  await app.page.locator('sudoku-board[data-size="4"]').waitFor({ state: 'attached' });
  await app.page.keyboard.press('Escape');
  await app.page.locator('dialog.keys[open]').waitFor({ state: 'detached' });
  await app.page.waitForFunction(boardHasFocus);
  await app.close();
});

test('a dialog opened from a key that another mode hides gives the focus to the board', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.page.locator('sudoku-pad [data-digit="2"]:visible').focus(); // nothing hidden takes it
  assert.equal(await focused(app), 'digit');
  await app.page.keyboard.press('?');
  await app.page.locator('dialog.keys[open]').waitFor();
  await app.page.evaluate(() =>
    /** @type {any} */ (document.querySelector('sudoku-player')).store.dispatch({ type: 'mode', mode: 'watch' }),
  );
  await app.page.locator('.frame[data-mode="watch"]').waitFor();
  await app.page.keyboard.press('Escape');
  await app.page.locator('dialog.keys[open]').waitFor({ state: 'detached' });
  await app.page.waitForFunction(boardHasFocus);
  await app.close();
});

test('a dialog that comes after its player left the page stays closed until it is asked for again', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.evaluate(async () => {
    const player = /** @type {HTMLElement} */ (document.querySelector('sudoku-player'));
    const root = /** @type {ShadowRoot} */ (player.shadowRoot);
    const parent = player.parentElement;
    /** @type {HTMLElement} */ (root.querySelector('[data-type="choose"]')).click();
    player.remove();
    while (!root.querySelector('sudoku-chooser')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      setTimeout(resolve, 500); // it was to be opened, on a slow machine too
    });
    parent?.append(player);
  });
  await app.painted();
  assert.equal(await app.page.locator('dialog[open]').count(), 0);
  await app.button('choose').click();
  await app.page.locator('dialog.chooser[open]').waitFor();
  await app.close();
});

test('a dialog that opened by itself gives the focus to the board when it is closed', async () => {
  const app = await open();
  await app.paste('[[[[[[[[');
  await app.page.locator('dialog.chooser[open]').waitFor();
  await app.page.keyboard.press('Escape');
  await app.page.locator('dialog.chooser[open]').waitFor({ state: 'detached' });
  await app.page.waitForFunction(boardHasFocus);
  await app.close();
});
