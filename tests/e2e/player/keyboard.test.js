import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** The accessible name, or the text, of what has the focus. @param {import('../support/app.js').App} app */
const focused = (app) =>
  app.page.evaluate(() => {
    let element = /** @type {Element | null} */ (document.activeElement);
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') || element?.id || element?.textContent || '';
  });

/**
 * Presses Tab until the focus is on something of that name.
 * @param {import('../support/app.js').App} app
 * @param {string | RegExp} name
 * @param {'Tab' | 'Shift+Tab'} [key]
 */
async function tabTo(app, name, key = 'Tab') {
  for (let i = 0; i < 40; i++) {
    const here = (await focused(app)).trim();
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    await app.page.keyboard.press(key);
  }
  assert.fail(`no way to ${name} by ${key}`);
}

test('Tab reaches every control, and the board is one stop', async () => {
  const app = await open();
  const seen = [];
  for (let i = 0; i < 34; i++) {
    await app.page.keyboard.press('Tab');
    seen.push((await focused(app)).trim());
  }
  const wanted = [
    'learn',
    'Language',
    'Light or dark',
    'Watch',
    'Play',
    'Edit',
    'New puzzle',
    'Solution',
    /^row 1, column 1/,
    'Position in the run',
    'Zoom out',
    'Zoom in',
    'To the start',
    'To the dead end before',
    'One step back',
    'Play',
    'One step',
    'To the next dead end',
    'To the end',
    'speed',
    'read',
    'digit',
    'placement',
    'dead end',
    'placement',
    'solution',
  ];
  let from = 0;
  for (const name of wanted) {
    const at = seen.findIndex(
      (text, index) => index >= from && (typeof name === 'string' ? text === name : name.test(text)),
    );
    assert.ok(at >= from, `${name} in ${seen.join(' | ')}`);
    from = at + 1;
  }
  await app.close();
});

test('arrows, Home and End move through the grid without wrapping', async () => {
  const app = await open();
  await tabTo(app, /^row 1, column 1/);
  const path = [
    ['ArrowUp', 'row 1, column 1'],
    ['ArrowDown', 'row 2, column 1'],
    ['End', 'row 2, column 9'],
    ['ArrowRight', 'row 2, column 9'],
    ['Control+End', 'row 9, column 9'],
    ['ArrowDown', 'row 9, column 9'],
    ['Home', 'row 9, column 1'],
    ['Control+Home', 'row 1, column 1'],
    ['ArrowLeft', 'row 1, column 1'],
  ];
  for (const [key, name] of path) {
    await app.page.keyboard.press(key);
    await app.page.waitForFunction((start) => {
      const root = document.querySelector('sudoku-player')?.shadowRoot;
      return root?.activeElement?.getAttribute('aria-label')?.startsWith(start);
    }, name);
  }
  assert.equal(await app.page.locator('.cell[tabindex="0"]').count(), 1);
  await app.close();
});

test('a puzzle is typed in and watched to its end without a pointer', async () => {
  const app = await open();
  await tabTo(app, 'New puzzle');
  await app.page.keyboard.press('Enter');
  await app.page.locator('dialog[open]').waitFor();
  await tabTo(app, '4 × 4', 'Shift+Tab'); // after the last button Firefox goes on to the browser's own
  await app.page.keyboard.press('Enter');
  await app.page.locator('.cell').nth(16).waitFor({ state: 'detached' });
  await tabTo(app, /^row 1, column 1/);
  for (const key of [
    '1',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    '4',
    '3',
    'Control+Home',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    '4',
    'Control+End',
    '9',
    '2',
  ]) {
    await app.page.keyboard.press(key);
  }
  await app.page.waitForFunction(
    () => document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('[data-kind=given]').length === 4,
  );
  assert.equal(await app.board(), '1.....3..4.....2');
  await app.page.keyboard.press('k');
  for (let i = 0; i < 16; i++) await app.page.keyboard.press('>');
  await app.reads('sentence', 'Solved!');
  await app.close();
});

test('space, dot, comma, J, L and Home drive the player', async () => {
  const app = await open();
  await tabTo(app, /^row 1, column 1/);
  for (const [key, position] of /** @type {[string, number][]} */ ([
    ['.', 1],
    ['l', 11],
    ['j', 1],
    ['.', 2],
    [',', 1],
  ])) {
    await app.page.keyboard.press(key);
    await app.stands(position);
  }
  await app.page.keyboard.press(' ');
  await app.page.waitForFunction(
    () =>
      document
        .querySelector('sudoku-player')
        ?.shadowRoot?.querySelector('button[data-type=toggle]')
        ?.getAttribute('aria-label') === 'Pause',
  );
  await app.page.keyboard.press(' ');
  await tabTo(app, 'One step back');
  await app.page.keyboard.press('End');
  await app.stands(5547);
  await app.page.keyboard.press('Home');
  await app.stands(0);
  await app.close();
});

test('the range of the position moves by its own keys', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await tabTo(app, 'Position in the run');
  await app.page.keyboard.press('ArrowRight');
  await app.stands(1);
  await app.page.keyboard.press('End');
  await app.stands(5547);
  await app.close();
});

test('what the search does never moves the focus', async () => {
  const app = await open();
  await tabTo(app, /^row 1, column 1/);
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('l');
  await app.stands(10);
  assert.match(await focused(app), /^row 2, column 1/);
  await app.close();
});

test('Escape closes the dialog and the focus is back on its button', async () => {
  const app = await open();
  await tabTo(app, 'New puzzle');
  await app.page.keyboard.press('Enter');
  await app.page.locator('dialog[open]').waitFor();
  await app.page.keyboard.press('Escape');
  await app.painted();
  assert.equal((await focused(app)).trim(), 'New puzzle');
  assert.equal(await app.board(), school);
  await app.close();
});
