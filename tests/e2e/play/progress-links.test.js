/** What was entered goes with a link or a text, and from Watch to Play and back. */
import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { cellAt, digits, easy, easySolved, ends, label, part, playing, press } from '../support/playing.js';
import { lastOut, waysOut } from '../support/ways-out.js';

/** @typedef {import('../support/app.js').App} App */

const { open } = useApp();

/** Chooses from the list behind the last button. @param {App} app @param {string} id */
async function choose(app, id) {
  await press(app, 'More').click();
  await part(app, `[data-id="${id}"]`).click();
}

/** Enters a digit into the first cell, notes of both kinds into the second, and a colour. @param {App} app */
async function enter(app) {
  const { keyboard } = app.page;
  await cellAt(app, 0).click();
  await keyboard.press('4');
  await keyboard.press('ArrowRight');
  await keyboard.press('Shift+Digit1');
  await keyboard.press('Control+Shift+Digit3');
  await app.painted();
}

/** What a link must bring. @param {App} app */
async function assertEntered(app) {
  assert.equal(await digits(app), `4${easy.slice(1)}`);
  assert.equal(await label(app, 1), 'row 1, column 2: empty, notes 1, yellow');
}

/** The link that the dialog gives. @param {App} app @param {number} count how many went out before */
async function linkOf(app, count) {
  await app.button('send').click();
  return (await lastOut(app, count + 1)).text;
}

test('a link says what was entered where the reader wants it, and nothing of it where not', async () => {
  const app = await open({}, { ...playing(easy), head: [waysOut()] });
  await enter(app);
  await assertEntered(app);
  await choose(app, 'share');
  const mine = app.page.getByRole('checkbox', { name: 'With my digits and notes' });
  assert.equal(await mine.isChecked(), false);
  const without = await linkOf(app, 0);
  await mine.check();
  const withThem = await linkOf(app, 1);
  await app.close();
  assert.ok(!without.includes('&e=') && withThem.length > without.length, `${without} ${withThem}`);

  const other = await open({}, { ...playing(easy), path: new URL(withThem).hash });
  await assertEntered(other);
  await press(other, 'Undo').waitFor();
  assert.ok(await press(other, 'Check').isEnabled());
  await other.close();

  const third = await open({}, { ...playing(easy), path: new URL(without).hash });
  assert.equal(await digits(third), easy);
  assert.equal(await label(third, 1), 'row 1, column 2: empty');
  await third.close();
});

test('a link that is followed while its puzzle is played brings what it says', async () => {
  const app = await open({}, { ...playing(easy), head: [waysOut()] });
  await enter(app);
  await choose(app, 'share');
  await app.page.getByRole('checkbox', { name: 'With my digits and notes' }).check();
  const link = await linkOf(app, 0);
  await app.page.keyboard.press('Escape');
  await choose(app, 'restart');
  assert.equal(await digits(app), easy);
  await app.page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await part(app, '.cell[aria-label="row 1, column 1: 4"]').waitFor();
  await assertEntered(app);
  await app.close();
});

test('a pasted text with own digits opens with them in Play, and its givens stay givens', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const cells = Array.from(school, (sign, cell) => (cell === 0 || cell === 1 ? `+${schoolSolved[cell]}` : sign));
  await app.cell(0).click();
  await app.paste(`:0000:x:${cells.join('')}::::`);
  await app.mode('play').click();
  await press(app, 'Check').waitFor();
  assert.equal(await digits(app), schoolSolved.slice(0, 2) + school.slice(2));
  await cellAt(app, 0).click();
  await app.page.keyboard.press('Delete');
  assert.equal(await label(app, 0), 'row 1, column 1: empty');
  await cellAt(app, 2).click();
  await app.page.keyboard.press('Delete');
  assert.equal(await label(app, 2), 'row 1, column 3: 7, given');
  await app.close();
});

test('from a later step of Watch one goes on with what the search has placed', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1307);
  await app.stands(1307);
  const board = await app.board();
  assert.equal(board[24], '9', 'it is only tried, and so no part of the board');
  await app.button('play-on').click();
  await press(app, 'Check').waitFor();
  assert.equal(await digits(app), `${board.slice(0, 24)}.${board.slice(25)}`);
  await app.close();
});

test('from the end of a run a game is solved: nothing is celebrated, and undo leads to the puzzle', async () => {
  const app = await open({}, { path: `#p=${easy}` });
  await app.button('to-end').click();
  await app.button('play-on').click();
  await ends(app, 'The solution');
  assert.equal(await digits(app), easySolved);
  assert.equal(await part(app, '[data-celebrate], [data-celebrates]').count(), 0);
  await app.page.keyboard.press('Control+Shift+Digit3'); // a colour is no solution either
  await ends(app, 'The solution');
  await press(app, 'Undo').click();
  await press(app, 'Undo').click();
  assert.equal(await digits(app), easy);
  await press(app, 'Hint').waitFor();
  await app.close();
});

test('Watch shows the board of the game, and a notice brings back the same game, with notes and history', async () => {
  const app = await open({}, playing(easy));
  await enter(app);
  await choose(app, 'show-me');
  await app.reads('notice', 'your digits');
  assert.equal(await app.board(), `4${easy.slice(1)}`);
  await app.button('to-end').click();
  await app.page.locator('sudoku-notice .offer').click();
  await press(app, 'Check').waitFor();
  await assertEntered(app);
  for (let moves = 0; moves < 3; moves++) await press(app, 'Undo').click();
  assert.equal(await digits(app), easy);
  assert.ok(await press(app, 'Undo').isDisabled());
  await app.close();
});
