/** Asking what comes next in the figures of the lesson. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { answer, rightAnswer, stepToQuestion, tabTo } from '../support/questions.js';
import { phone } from '../support/site.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App @typedef {import('playwright-core').Locator} Locator */

/** Whether anything of the questions was asked for. @param {App} app */
const isLoaded = (app) => app.site.asked.some((path) => path.includes('predict'));

/** @param {Locator} player @param {string} phase */
const stands = (player, phase) => player.locator(`sudoku-predict[data-phase=${phase}]`).waitFor();

/**
 * A figure of the lesson, alive.
 * @param {string} name @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function figure(name, options) {
  const app = await open(options, { path: 'lesson/en.html', shows: 'main [data-light][tabindex]' });
  const place = app.page.locator(`figure[data-figure="${name}"]`);
  await place.scrollIntoViewIfNeeded();
  const player = place.locator('sudoku-player:not([class])');
  await player.waitFor();
  return { app, place, player };
}

test('in a figure of the lesson, by keys alone, once it is asked for', async () => {
  const { app, player } = await figure('search');
  assert.ok(!isLoaded(app), 'nothing of it is loaded before');
  await player.locator('sudoku-board').evaluate((board) => /** @type {HTMLElement} */ (board).focus());
  await app.page.keyboard.press('q');
  await player.locator('sudoku-predict').waitFor();
  assert.ok(isLoaded(app));
  for (let count = 0; count < 4; count++) {
    await stepToQuestion(app.page, player);
    await tabTo(app.page, player, 'sudoku-board');
    await answer(app.page, player, await rightAnswer(player));
    await stands(player, 'told');
    assert.equal(await player.locator('.predict-verdict').innerText(), 'Right.');
  }
  assert.match(await player.locator('.predict-score').innerText(), /^4 of 4 /);
  await app.page.keyboard.press('q');
  await player.locator('sudoku-predict').waitFor({ state: 'hidden' });
  await app.close();
});

test('in a figure of the lesson by roles and names alone, on a phone, and nothing is wider than that', async () => {
  const { app, place } = await figure('deeper', phone);
  const button = place.getByRole('button', { name: 'Ask me' });
  const box = await button.boundingBox();
  assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await button.click();
  await place.getByRole('button', { name: 'Ask me', pressed: true }).waitFor();
  const panel = place.getByRole('group', { name: 'What comes next?' });
  await panel.waitFor();
  const fits = panel.getByRole('button', { name: 'It fits' });
  const stands = (await panel.getByText('?').count()) > 0;
  if (!stands) await place.getByRole('button', { name: 'Play', exact: true }).click();
  await panel.getByText('?').waitFor();
  await app.assertNoSidewaysScrolling('a question in a figure');
  if (await fits.count()) await fits.click();
  else await place.getByRole('gridcell', { name: /^row 9, column 9/i }).click();
  await panel.getByRole('button', { name: 'Go on' }).waitFor();
  assert.match((await panel.textContent()) ?? '', /(Right\.|Not so\. ).+\d of 1 right at first/);
  await app.assertNoSidewaysScrolling('an answer in a figure');
  await app.close();
});

test('every figure that moves has the button, and none asks by itself', async () => {
  const { app } = await figure('search');
  for (const each of await app.page.locator('figure[data-figure]').all()) {
    await each.scrollIntoViewIfNeeded();
    await each.locator('sudoku-player:not([class])').waitFor();
    const moves = (await each.getAttribute('data-controls')) !== 'none';
    assert.equal(await each.getByRole('button', { name: 'Ask me' }).count(), Number(moves));
  }
  assert.ok(!isLoaded(app));
  await app.close();
});
