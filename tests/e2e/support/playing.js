/** Play as a test sees it. */

import { script } from './head.js';

/** @typedef {import('./app.js').App} App */

/** An easy 4x4, and the board that solves it. */
export const easy = '..23.3....1.14..';
export const easySolved = '4123234132141432';

/** @param {App} app @param {string} selector within Play */
export const part = (app, selector) => app.page.locator(`sudoku-play ${selector}`);

/** @param {App} app @param {string} name of a button */
export const press = (app, name) => part(app, '').getByRole('button', { name, exact: true });

/** @param {App} app @param {number} cell */
export const cellAt = (app, cell) => part(app, 'sudoku-game-board .cell').nth(cell);

/** @param {App} app @param {number | string} digit of the pad */
export const key = (app, digit) => part(app, '').getByRole('button', { name: `Enter ${digit},` });

/** The link to a puzzle in Play. @param {string} puzzle */
export const linkTo = (puzzle) => `#p=${puzzle}&m=play`;

/** How a page is opened that a link leads to Play. @param {string} puzzle */
export const playing = (puzzle) => ({ path: linkTo(puzzle), shows: 'sudoku-game-board .cell' });

/** Notes of two kinds, as a player has chosen before. */
export const twoKindsChosen = script(() => {
  if (location.protocol === 'http:') localStorage.setItem('stepdoku.play.settings', '{"twoKinds":true}');
});

/** What is read out of a cell. @param {App} app @param {number} cell */
export async function label(app, cell) {
  await app.painted();
  return cellAt(app, cell).getAttribute('aria-label');
}

/** The digits on the board, '.' for none. @param {App} app */
export async function digits(app) {
  await app.painted();
  const labels = await part(app, 'sudoku-game-board .cell').evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
  );
  return labels.map((text) => /: ([1-9])/.exec(text)?.[1] ?? '.').join('');
}

/** Waits for the sentence of Play. @param {App} app @param {string | RegExp} text */
export const says = (app, text) => part(app, '.message').filter({ hasText: text }).waitFor();

/** Waits for the hint to read so. @param {App} app @param {string | RegExp} text */
export const hints = (app, text) => part(app, 'sudoku-game-hint').filter({ hasText: text }).waitFor();

/** Waits for how the game ended. @param {App} app @param {string | RegExp} text */
export const ends = (app, text) => part(app, 'sudoku-game-outcome').filter({ hasText: text }).waitFor();

/** The empty cells of a puzzle. @param {string} puzzle */
export const emptyIn = (puzzle) => Array.from(puzzle.matchAll(/\./g), ({ index }) => index);

/**
 * All that Play loads, one after the other: a digit in the first cell of the game, a hint, the dialogs.
 * @param {App} app in Watch, with a puzzle whose first cell is empty
 */
export async function openAllOfPlay(app) {
  const { page } = app;
  await app.mode('play').click();
  await page.locator('sudoku-game-board .cell').first().click();
  await page.keyboard.press('8');
  await page.locator('sudoku-game-board .cell[data-kind="own"]', { hasText: '8' }).waitFor();
  await page.keyboard.press('h'); // the module for logic, and its texts
  await page.locator('sudoku-game-hint', { hasText: 'Look at' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('sudoku-game-status [data-type="games"]').click();
  await page.locator('sudoku-games dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('sudoku-game-menu > button').click();
  await page.locator('sudoku-game-menu [data-id="settings"]').click();
  await page.locator('sudoku-play-settings dialog[open]').waitFor();
  await page.keyboard.press('Escape');
}
