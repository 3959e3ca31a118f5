/** What a reader meets in the first minutes: where the focus goes, and that what is said is true. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { part } from '../support/playing.js';

const { open } = useApp();

test('after a puzzle was chosen in a dialog, Space plays it', async () => {
  const app = await open();
  const choices = /** @type {const} */ ([
    async () => app.page.locator('dialog.chooser[open] .examples button').nth(1).click(),
    async () => {
      await app.page.locator('dialog.chooser[open] textarea').fill(school);
      await app.page.locator('dialog.chooser[open] [type=submit]').click();
    },
    async () => {
      await app.page.locator('dialog.chooser[open] textarea').fill(`${school}\n${school.replace('7', '.')}`);
      await app.page.locator('dialog.chooser[open] [type=submit]').click();
      await app.page.locator('dialog.choice[open] [data-type=take]').last().click();
    },
  ]);
  for (const choose of choices) {
    await app.page.locator('sudoku-bar [data-type=choose]').click();
    await choose();
    await app.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await app.page.waitForFunction(
      () => document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('data-type') === 'toggle',
    );
    await app.page.keyboard.press('Space');
    await app.passes(0);
    assert.equal(await app.page.locator('dialog[open]').count(), 0);
    await app.page.keyboard.press('Space');
  }
  await app.close();
});

test('a cell that is shown is told of in the sentence that is to be seen', async () => {
  const app = await open();
  await app.button('give').click();
  await app.reads('sentence', /Row \d, column \d is \d in the solution/);
  await app.button('step').click();
  await app.page.locator('sudoku-sentence', { hasNotText: 'in the solution' }).waitFor();
  await app.close();
});

test('on the way back from a dead end a refuted digit is struck out, and is no way to ask what if', async () => {
  const app = await open();
  await app.page.keyboard.press('d');
  await app.page.locator('sudoku-why[data-open]').waitFor();
  for (let left = 3; left > 0; left--) {
    const tried = app.page.locator('sudoku-why [data-tried]');
    for (const digit of await tried.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-digit')))) {
      assert.equal(await app.page.locator(`sudoku-fork [data-type="fork-take"][data-digit="${digit}"]`).count(), 0);
    }
    assert.equal(await app.page.locator('sudoku-why [data-allowed="true"]').count(), 0, 'at a dead end');
    await app.page.keyboard.press('d');
    await app.painted();
  }
  await app.close();
});

test('who goes on from a dead end is told how many digits lead nowhere, and can leave them out', async () => {
  const app = await open();
  await app.page.keyboard.press('d');
  await app.page.locator('sudoku-why[data-open]').waitFor();
  await app.button('play-on').click();
  await part(app, 'sudoku-game-board .cell').first().waitFor();
  await app.reads('notice', /of these digits leads? to no solution/);
  await app.page.locator('sudoku-notice button', { hasText: 'Leave them out' }).click();
  await app.painted();
  await part(app, '').getByRole('button', { name: 'Check', exact: true }).click();
  await part(app, '.message').filter({ hasText: 'So far everything is right' }).waitFor();
  await app.close();
});

test('what was entered since stays when the digits that lead nowhere are left out', async () => {
  const app = await open();
  await app.page.keyboard.press('d');
  await app.page.locator('sudoku-why[data-open]').waitFor();
  await app.button('play-on').click();
  await part(app, '.cell').first().waitFor();
  await app.reads('notice', /of these digits leads? to no solution/);
  const texts = await part(app, '.cell').allTextContents();
  const empty = texts.map((text) => /\d/.test(text)).lastIndexOf(false);
  await part(app, '.cell').nth(empty).click();
  await app.page.keyboard.press('7');
  await app.painted();
  await app.page.locator('sudoku-notice button', { hasText: 'Leave them out' }).click();
  await app.painted();
  assert.match((await part(app, '.cell').nth(empty).textContent()) ?? '', /7/);
  await app.close();
});
