/** The clock of a game, and the times that are kept. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';
import { cellAt, digits, easy, key, linkTo, part, playing, press } from '../support/playing.js';
import { clocks, letPass } from '../support/time.js';

const { open } = useApp();

/** The clock is shown, as a player has chosen before. */
const timed = script(() => {
  if (location.protocol === 'http:') localStorage.setItem('stepdoku.play.settings', '{"timer":true}');
});

const NAME = `stepdoku.play.game.${easy}`;
const HOUR = 3_600_000;

/** The seconds that the clock of the game shows. @param {import('../support/app.js').App} app */
async function shown(app) {
  await app.painted();
  const parts = (await part(app, 'sudoku-game-status .time').innerText()).split(':');
  return parts.reduce((sum, each) => sum * 60 + Number(each), 0);
}

test('the clock of a game goes on as it went when that of the machine is set, back or forward', async () => {
  const app = await open({}, { ...playing(easy), head: [timed, clocks] });
  await cellAt(app, 0).click();
  await key(app, 4).click();
  for (const hours of [-1, 2]) {
    const before = await shown(app);
    await letPass(app, hours * HOUR, 'wall');
    await part(app, 'sudoku-game-status .time')
      .filter({ hasText: `0:0${before + 2}` })
      .waitFor();
  }
  await app.close();
});

test('a night in which the machine was asleep, with the page in sight, is not played', async () => {
  for (const head of [[timed, clocks], [clocks]]) {
    const app = await open({}, { ...playing(easy), head });
    await cellAt(app, 0).click();
    await key(app, 4).click();
    await letPass(app, 8 * HOUR, 'both');
    await cellAt(app, 1).click();
    await key(app, 1).click();
    await app.page.reload();
    await press(app, 'Check').waitFor();
    const text = await app.page.evaluate((name) => localStorage.getItem(name) ?? '', NAME);
    const { spent } = JSON.parse(JSON.parse(text).game);
    assert.ok(spent < 60_000, `${spent} ms`);
    await app.close();
  }
});

const noDates = [8640000000000001, 8640000000000000, Number.MAX_SAFE_INTEGER, -1, 1.5, 1e300, '3', null, [], 4e12];

test('a kept time that is no date locks no dialog and loses no game', async () => {
  const app = await open({}, playing(easy));
  await cellAt(app, 0).click();
  await key(app, 4).click();
  for (const [index, at] of noDates.entries()) {
    await app.page.goto(`${app.site.url}lesson/en.html`); // which keeps no game
    await app.page.evaluate(([name, value]) => {
      const kept = JSON.parse(localStorage.getItem(name) ?? '');
      localStorage.setItem(name, JSON.stringify({ ...kept, at: value }));
    }, /** @type {const} */ ([NAME, at]));
    await app.page.goto(app.site.url + linkTo(easy));
    await press(app, 'Games').click();
    const list = app.page.locator('sudoku-games .kept li');
    await list.filter({ hasText: 'date unknown' }).waitFor();
    await app.page.keyboard.press('Escape');
    await cellAt(app, 1).click();
    await app.page.keyboard.press(String(1 + (index % 4)));
    const board = await digits(app);
    await app.page.reload();
    await press(app, 'Games').waitFor();
    assert.equal(await digits(app), board, JSON.stringify(at));
    await press(app, 'Games').click();
    await list.filter({ hasText: 'today' }).waitFor();
    await app.page.keyboard.press('Escape');
  }
  await app.close();
});
