/** A pause covers the board, and with it all that is said of it. */
import assert from 'node:assert/strict';
import { App, school, useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';
import { loadedAnew, script } from '../support/head.js';
import { cellAt, easy, ends, hints, key, label, linkTo, part, playing, press } from '../support/playing.js';

const { open } = useApp();

/** The clock is on, as a player has chosen before. */
const timed = script(() => {
  if (location.protocol === 'http:') localStorage.setItem('stepdoku.play.settings', '{"timer":true}');
});

test('in a pause nothing of the board is read or reached, and its cover says that a press goes on', async () => {
  const app = await open({}, { ...playing(easy), head: [timed] });
  await cellAt(app, 0).click();
  await key(app, 4).click();
  await press(app, 'Hint').click();
  await hints(app, 'Look at');
  await part(app, 'sudoku-game-hint p').focus();
  await press(app, 'Pause').click();
  const cover = press(app, 'Paused: press to go on');
  await cover.waitFor();
  assert.equal(await cover.innerText(), 'Paused');
  for (const selector of ['sudoku-game-hint', 'sudoku-game-pad button', 'sudoku-game-board .cell']) {
    assert.equal(await part(app, selector).first().isVisible(), false, selector);
  }
  await app.page.keyboard.press('h');
  await app.painted();
  assert.equal(await part(app, 'sudoku-game-hint').isVisible(), false);
  await cover.click();
  await hints(app, 'Look at');
  assert.match((await label(app, 0)) ?? '', /^row 1, column 1: 4/);
  await app.close();
});

/** Waits until the clock shows a time. @param {import('../support/app.js').App} app @param {string} time */
const shows = (app, time) => part(app, 'sudoku-game-status .time').filter({ hasText: time }).waitFor();

/**
 * Pauses the game.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<string>} the time that is shown then
 */
async function pauses(app) {
  await press(app, 'Pause').click();
  await press(app, 'Paused: press to go on').waitFor();
  await app.painted();
  return part(app, 'sudoku-game-status .time').innerText();
}

/** The board is covered, and the clock stands. @param {import('../support/app.js').App} app @param {string} time */
async function isPaused(app, time) {
  await press(app, 'Paused: press to go on').waitFor();
  assert.equal(await part(app, 'sudoku-game-board .cell').first().isVisible(), false);
  await app.page.waitForTimeout(1500);
  await shows(app, time);
}

for (const [with_, enters] of /** @type {const} */ ([
  ['a digit in it', true],
  ['nothing entered in it', false],
])) {
  test(`a game with ${with_} stays paused over a reload, Watch and back, and another puzzle`, async () => {
    const app = await open({}, { ...playing(easy), head: [timed] });
    if (enters) {
      await cellAt(app, 0).click();
      await key(app, 4).click();
    }
    await shows(app, '0:02');
    const time = await pauses(app);
    await app.page.reload();
    await isPaused(app, time);
    await app.mode('watch').click();
    await app.cell(0).waitFor();
    await app.mode('play').click();
    await isPaused(app, time);
    await app.page.evaluate((hash) => (location.hash = hash), linkTo(school));
    await cellAt(app, 80).waitFor();
    await app.page.evaluate((hash) => (location.hash = hash), linkTo(easy));
    await isPaused(app, time);
    await press(app, 'Paused: press to go on').click();
    await shows(
      app,
      time.replace(/\d$/, (second) => String(Number(second) + 1)),
    );
    assert.equal((await label(app, 0))?.includes(': 4'), enters);
    await app.page.reload();
    await press(app, 'Pause').waitFor();
    await app.close();
  });
}

testOnly(
  { in: ['chromium', 'firefox'], because: 'WebKit keeps each page alive, and its driver loses one that comes back' },
  'a game stays paused where the reader leaves the page and comes back',
  async () => {
    const app = await open({}, { ...playing(easy), head: [timed, loadedAnew] });
    await cellAt(app, 0).click();
    await key(app, 4).click();
    await shows(app, '0:02');
    const time = await pauses(app);
    await app.page.goto(`${app.site.url}lesson/en.html`);
    await app.goBack(press(app, 'Paused: press to go on'));
    await isPaused(app, time);
    await app.close();
  },
);

testOnly(
  { in: ['chromium', 'firefox'], because: 'each tab that is driven in WebKit has a storage of its own' },
  'a game that was paused is so in another tab, and the list of games is a way to go on',
  async () => {
    const app = await open({}, { ...playing(easy), head: [timed] });
    await cellAt(app, 0).click();
    await key(app, 4).click();
    await shows(app, '0:02');
    const time = await pauses(app);
    await app.page.waitForTimeout(500); // until it is kept
    const other = new App(await app.page.context().newPage(), app.site);
    await other.page.goto(app.site.url + linkTo(easy));
    await isPaused(other, time);
    await press(other, 'Games').click();
    await other.page.locator('sudoku-games .kept li .open').click();
    await press(other, 'Pause').waitFor();
    await cellAt(other, 1).waitFor();
    await other.page.waitForTimeout(500); // until it is kept
    await app.page.bringToFront();
    await ends(app, 'This game goes on in another tab.');
    assert.deepEqual(other.errors, []);
    await app.close();
  },
);
