/** The dialog of the settings of a game. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { cellAt, easy, linkTo, part, playing, press } from '../support/playing.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

const OTHER = '1...............';

/** @param {App} app @param {string} [selector] */
const inSettings = (app, selector = '') => app.page.locator(`sudoku-play-settings dialog ${selector}`);

/** @param {App} app */
async function openSettings(app) {
  await press(app, 'More').click();
  await part(app, '[data-id="settings"]').click();
  await inSettings(app, 'input').first().waitFor();
}

/** @param {App} app @param {string} hash */
const goTo = (app, hash) =>
  app.page.evaluate((to) => {
    location.hash = to;
  }, hash);

test('the settings close where a link leads to another puzzle or out of Play, and Back closes them too', async () => {
  const app = await open({}, playing(easy));
  await press(app, 'Check').waitFor();
  await openSettings(app);
  await goTo(app, linkTo(OTHER));
  await inSettings(app).waitFor({ state: 'hidden' });
  await part(app, '.cell[aria-label="row 1, column 1: 1, given"]').waitFor();
  await openSettings(app);
  await goTo(app, `#p=${OTHER}&m=watch`);
  await inSettings(app).waitFor({ state: 'hidden' });
  await part(app, 'sudoku-game-board').waitFor({ state: 'hidden' });
  await app.goBack();
  await press(app, 'Check').waitFor();
  assert.equal(await inSettings(app).isVisible(), false, 'they do not come back by themselves');
  await app.close();
});

test('the list of games closes where a link leads to another puzzle', async () => {
  const app = await open({}, playing(easy));
  await press(app, 'Check').waitFor();
  await press(app, 'Games').click();
  const games = app.page.locator('sudoku-games dialog');
  await games.waitFor();
  await goTo(app, linkTo(OTHER));
  await games.waitFor({ state: 'hidden' });
  await cellAt(app, 0).waitFor();
  await app.close();
});

test('the settings follow a change of the language', async () => {
  const app = await open({}, playing(easy));
  await press(app, 'Check').waitFor();
  await openSettings(app);
  await inSettings(app, 'h2').filter({ hasText: 'Settings' }).waitFor();
  await app.page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector('sudoku-player')).lang = 'de';
  });
  await inSettings(app, 'h2').filter({ hasText: 'Einstellungen' }).waitFor();
  await app.close();
});
