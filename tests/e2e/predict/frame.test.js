/** Asking what comes next in a frame. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { stepToQuestion } from '../support/questions.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** Whether anything of the questions was asked for. @param {import('../support/app.js').App} app */
const isLoaded = (app) => app.site.asked.some((path) => path.includes('predict'));

test('a frame asks what the app asks by the same link, and without one loads nothing of it', async () => {
  const link = `#p=${school}&n=30&l=en&q=digit-7`;
  const questions = [];
  for (const path of [link, `embed.html${link}`]) {
    const app = await open({}, { path });
    const player = app.page.locator('sudoku-player');
    await player.locator('sudoku-predict').waitFor();
    await player.locator('sudoku-board').evaluate((board) => /** @type {HTMLElement} */ (board).focus());
    await stepToQuestion(app.page, player);
    questions.push(await player.locator('.predict-question').innerText());
    assert.equal(await player.getByRole('button', { name: 'Ask me' }).count(), 1);
    await app.close();
  }
  assert.equal(questions[0], questions[1]);
  const app = await open({}, { path: `embed.html#p=${school}&n=30&l=en` });
  await app.page.getByRole('button', { name: 'Play' }).first().waitFor();
  assert.ok(!isLoaded(app));
  await app.close();
});
