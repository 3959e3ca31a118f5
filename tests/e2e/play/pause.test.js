/** A pause covers the board, and with it all that is said of it. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';
import { cellAt, easy, hints, key, label, part, playing, press } from '../support/playing.js';

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
