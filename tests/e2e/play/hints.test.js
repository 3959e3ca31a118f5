/** Hints as they are found and heard without a board to look at: by keys, and by what the accessibility tree names. */
import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { easy, easySolved, playing, twoKindsChosen } from '../support/playing.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

/** Waits until it is said. @param {App} app @param {string | RegExp} text */
const hears = (app, text) => app.page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

/** What is said now. @param {App} app */
async function said(app) {
  await app.painted();
  return (await app.page.getByRole('status').allTextContents()).join('');
}

/** @param {App} app @param {string} place as it is named, "row 1, column 1" @param {string | RegExp} content */
const stands = (app, place, content) =>
  app.page.getByRole('gridcell', { name: new RegExp(`^${place}: ${content}`) }).waitFor();

/** @param {App} app @param {string} name */
const button = (app, name) => app.page.getByRole('button', { name, exact: true });

/** A game that nobody has touched. @param {string} puzzle */
async function begun(puzzle) {
  const app = await open({}, playing(puzzle));
  await app.page.getByRole('grid').waitFor();
  await button(app, 'Check').waitFor();
  return app;
}

/** All that is said while h is pressed so many times. @param {App} app @param {RegExp[]} texts */
async function heardStages(app, texts) {
  const stages = [];
  for (const text of texts) {
    await app.page.keyboard.press('h');
    await hears(app, text);
    stages.push(await said(app));
  }
  return stages;
}

test('a hint says where to look, then what there is, then why, and is done; one undo takes it back', async () => {
  const app = await begun(school);
  const stages = await heardStages(app, [/^Look at /, /: .* single\.$/, /So \d goes into row/, /^Done: /]);
  const [, unit] = /^Look at (.*)\.$/.exec(stages[0]) ?? [];
  assert.ok(stages[1].toLowerCase().startsWith(`${unit}: `), stages[1]);
  const [, technique] = /: (.*)\.$/.exec(stages[1]) ?? [];
  assert.ok(stages[2].startsWith(`${technique}: `), stages[2]);
  const [, digit, place] = /So (\d) goes into (row \d, column \d)/.exec(stages[2]) ?? [];
  assert.equal(stages[3], `Done: ${digit} in ${place}.`);
  await stands(app, place, digit);
  await button(app, 'Hint').waitFor();
  await app.page.keyboard.press('Control+z');
  await stands(app, place, 'empty');
  await app.page.keyboard.press('h');
  await hears(app, stages[0]);
  await app.page.keyboard.press('Escape');
  await app.painted();
  assert.equal((await button(app, 'Do it').count()) + (await button(app, 'Which technique?').count()), 0);
  await app.close();
});

test('by buttons alone, with names for all that is shown', async () => {
  const app = await begun(school);
  await button(app, 'Hint').press('Enter');
  await app.page.getByRole('heading', { name: 'Hint' }).waitFor();
  await button(app, 'Which technique?').press('Enter');
  await app.page.getByRole('heading', { name: /single/ }).waitFor();
  await button(app, 'Show it').press('Enter');
  await hears(app, /So \d goes into row/);
  const [, digit, place] = /So (\d) goes into (row \d, column \d)/.exec(await said(app)) ?? [];
  await button(app, 'Do it').press('Enter');
  await hears(app, `Done: ${digit} in ${place}.`);
  await stands(app, place, digit);
  await button(app, 'Undo').press('Enter');
  await stands(app, place, 'empty');
  await app.close();
});

test('a wrong digit is the first hint, and that hint takes it away', async () => {
  const app = await begun(school);
  const { keyboard } = app.page;
  const wrong = '2';
  assert.notEqual(schoolSolved[0], wrong);
  await keyboard.press(wrong);
  await stands(app, 'row 1, column 1', wrong);
  const stages = await heardStages(app, [
    /^Look at box 1\.$/,
    /^Box 1: a digit is wrong\.$/,
    /is wrong: no solution/,
    /^Done: /,
  ]);
  assert.match(stages[2], /^2 in row 1, column 1 is wrong/);
  assert.equal(stages[3], 'Done: took away 2 in row 1, column 1.');
  await stands(app, 'row 1, column 1', 'empty');
  await keyboard.press('Control+z');
  await stands(app, 'row 1, column 1', wrong);
  await app.close();
});

test('a note that is missing comes before what there is to be found', async () => {
  const app = await begun(school);
  const { keyboard } = app.page;
  await keyboard.press('Shift+Digit2');
  await stands(app, 'row 1, column 1', 'empty, notes 2');
  const stages = await heardStages(app, [
    /^Look at box 1\.$/,
    /^Box 1: a note is missing\.$/,
    /^The board still allows 8 in row 1, column 1, and it is not noted there\.$/,
    /^Done: noted /,
  ]);
  assert.match(stages[3], /8 in row 1, column 1/);
  await stands(app, 'row 1, column 1', 'empty, notes 2 8');
  await app.close();
});

test('with two kinds of notes a corner note is a place in its box: the hint is a technique', async () => {
  const app = await open({}, { ...playing(school), head: [twoKindsChosen] });
  const { keyboard } = app.page;
  await button(app, 'Check').waitFor();
  for (const place of ['row 1, column 1', 'row 3, column 3']) {
    await app.page.getByRole('gridcell', { name: new RegExp(`^${place}:`) }).click();
    await keyboard.press('Shift+Digit2');
    await stands(app, place, 'empty, corner notes 2');
  }
  const stages = await heardStages(app, [/^Look at /, / single\.$/, /So \d goes into/]);
  for (const stage of stages) assert.doesNotMatch(stage, /note/);
  await app.close();
});

test('hints alone lead to the end', async () => {
  const app = await begun(easy);
  await app.page.keyboard.press('h');
  await hears(app, /^Look at /);
  for (let left = 4 * easy.split('.').length; left > 0 && !/Solved/.test(await said(app)); left--) {
    await app.page.keyboard.press('h');
  }
  await hears(app, 'Solved');
  await app.page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  for (const [cell, digit] of [...easySolved].entries()) {
    await stands(app, `row ${Math.floor(cell / 4) + 1}, column ${(cell % 4) + 1}`, digit);
  }
  await app.close();
});

test('where nothing is left but a guess, it is said, and Watch goes on from there', async () => {
  const app = await begun('1...............');
  await app.page.keyboard.press('2');
  await stands(app, 'row 1, column 2', '2');
  await app.page.keyboard.press('h');
  await hears(app, /^Look at /);
  for (let left = 100; left > 0 && !/guess/.test(await said(app)); left--) await app.page.keyboard.press('h');
  await hears(app, 'only a guess is left');
  await button(app, 'Go on in Watch').press('Enter');
  await app.page.getByRole('button', { name: 'Watch', exact: true, pressed: true }).waitFor();
  await app.reads('notice', 'your digits');
  await app.close();
});

test('arrows on the text of a hint move no cursor; a digit still goes into the cell in hand', async () => {
  const app = await begun(school);
  const { keyboard } = app.page;
  await app.page.getByRole('gridcell', { name: /^row 1, column 1:/ }).click();
  await keyboard.press('h');
  await hears(app, /^Look at /);
  await app.page.locator('sudoku-game-hint p').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'Shift+ArrowDown']) await keyboard.press(key);
  await app.painted();
  const selected = app.page.locator('sudoku-game-board [aria-selected=true]');
  assert.equal(await selected.count(), 1);
  assert.match((await selected.getAttribute('aria-label')) ?? '', /^row 1, column 1:/);
  await keyboard.press('8');
  await stands(app, 'row 1, column 1', '8');
  await app.close();
});
