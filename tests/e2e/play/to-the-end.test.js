/** Puzzles of the data, an easy and a hard one, played from the first digit to "Solved": by each way to play. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { cellAt, digits, emptyIn, ends, key, part, playing } from '../support/playing.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

const rated = readFileSync(new URL('../../data/rated/natural.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[0-9]{81} /.test(line))
  .map((line) => line.split(' '))
  .map(([puzzle, rating]) => ({ puzzle: puzzle.replaceAll('0', '.'), rating: Number(rating) }));
/** @type {[name: string, puzzle: string][]} */
const puzzles = [
  ['an easy puzzle', rated.find(({ rating }) => rating <= 2)?.puzzle ?? ''],
  ['a hard puzzle', rated.find(({ rating }) => rating > 6.5)?.puzzle ?? ''],
];

/** What the solver finds, which the game is held against. @param {App} app */
const solutionOf = (app) =>
  app.page.evaluate(async () => (await document.querySelector('sudoku-player')?.solve())?.solution ?? '');

/** @param {number} cell of 81 */
const place = (cell) => `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;

for (const [name, puzzle] of puzzles) {
  test(`by touch on a phone: ${name} is played to its end`, async () => {
    const app = await open(phone, playing(puzzle));
    const solution = await solutionOf(app);
    for (const cell of emptyIn(puzzle)) {
      await cellAt(app, cell).tap();
      await key(app, solution[cell]).tap();
    }
    await ends(app, 'Solved');
    assert.equal(await digits(app), solution);
    await app.close();
  });

  test(`by keyboard alone: ${name} is played to its end`, async () => {
    const app = await open({}, playing(puzzle));
    const solution = await solutionOf(app);
    const { keyboard } = app.page;
    await cellAt(app, 0).focus();
    let at = 0;
    for (const cell of emptyIn(puzzle)) {
      for (; Math.floor(at / 9) < Math.floor(cell / 9); at += 9) await keyboard.press('ArrowDown');
      for (; at < cell; at++) await keyboard.press('ArrowRight');
      for (; at > cell; at--) await keyboard.press('ArrowLeft');
      await keyboard.press(solution[cell]);
    }
    await ends(app, 'Solved');
    assert.equal(await digits(app), solution);
    await app.close();
  });

  test(`by names and roles alone: ${name} is played to its end, with hints`, async () => {
    const app = await open({}, playing(puzzle));
    const solution = await solutionOf(app);
    const button = (/** @type {string | RegExp} */ text) => app.page.getByRole('button', { name: text });
    const hears = (/** @type {RegExp} */ text) =>
      app.page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
    await button(/^Hint$/).click();
    await hears(/Look at/);
    await button(/^Which technique\?$/).click();
    await hears(/single|pair|pointing|claiming|candidate/i);
    await button(/^Show/).click();
    await button(/^Do it$/).click();
    await button(/^Check$/).click();
    await hears(/So far everything is right/);
    for (const cell of emptyIn(puzzle)) {
      const empty = app.page.getByRole('gridcell', { name: new RegExp(`^${place(cell)}: empty`) });
      if ((await empty.count()) === 0) continue; // the hint has filled it
      await empty.click();
      await button(new RegExp(`^Enter ${solution[cell]},`)).click();
    }
    await hears(/Solved/);
    await part(app, 'sudoku-game-outcome').getByRole('button').first().waitFor();
    await app.close();
  });
}
