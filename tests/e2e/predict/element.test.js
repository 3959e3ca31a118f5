/** Asking what comes next in an element of a page: by attribute, property and method. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { answer, rightAnswer, stepToQuestion } from '../support/questions.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App @typedef {import('playwright-core').Locator} Locator */

/** @param {Locator} player @param {string} phase */
const stands = (player, phase) => player.locator(`sudoku-predict[data-phase=${phase}]`).waitFor();

/**
 * Puts a player with attributes in the place of the app's own.
 * @param {App} app @param {Record<string, string>} attributes
 */
async function place(app, attributes) {
  await app.page.evaluate((list) => {
    const told = /** @type {any[]} */ ([]);
    Object.assign(globalThis, { told });
    document.addEventListener('sudoku-error', (event) => told.push(/** @type {CustomEvent} */ (event).detail));
    const player = document.createElement('sudoku-player');
    for (const [name, value] of Object.entries(list)) player.setAttribute(name, value);
    document.querySelector('main')?.replaceChildren(player);
    return /** @type {any} */ (player).ready.then(() => {});
  }, attributes);
  return app.page.locator('sudoku-player');
}

test('an element asks by its attribute, and is answered by keys where nothing can be edited', async () => {
  const app = await open();
  const player = await place(app, { puzzle: school, controls: 'sentence transport', questions: 'placement-8' });
  await player.locator('sudoku-predict').waitFor();
  assert.equal(await player.getByRole('button', { name: 'Ask me' }).count(), 0, 'its page has not named the button');
  await player.locator('sudoku-board').evaluate((board) => /** @type {HTMLElement} */ (board).focus());
  for (let count = 0; count < 3; count++) {
    await stepToQuestion(app.page, player);
    await answer(app.page, player, await rightAnswer(player));
    await stands(player, 'told');
    assert.equal(await player.locator('.predict-verdict').innerText(), 'Right.');
  }
  assert.equal(await player.evaluate((element) => /** @type {any} */ (element).mode), 'watch');
  assert.equal(await player.evaluate((element) => /** @type {any} */ (element).puzzle), school);
  await app.close();
});

test('a page asks and ends asking by attribute, property and method', async () => {
  const app = await open();
  const player = await place(app, { puzzle: school, controls: 'sentence transport ask' });
  /** The questions of the player after that. @param {(element: any) => unknown} use @returns {Promise<string>} */
  const after = async (use) => {
    await player.evaluate(use);
    await app.painted();
    return player.evaluate((element) => /** @type {any} */ (element).questions);
  };
  const button = player.getByRole('button', { name: 'Ask me' });
  assert.equal(await after(() => {}), null);
  assert.match(await after((element) => element.ask()), /^read-\d+$/);
  assert.equal(await button.getAttribute('aria-pressed'), 'true');
  assert.equal(await after((element) => element.ask(false)), null);
  assert.equal(await after((element) => Object.assign(element, { questions: 'digit-17' })), 'digit-17');
  assert.equal(await after((element) => Object.assign(element, { questions: 'often' })), 'digit-17');
  assert.equal(await after((element) => element.removeAttribute('questions')), null);
  assert.equal(await button.getAttribute('aria-pressed'), 'false');
  const told = await app.page.evaluate(() => /** @type {any} */ (globalThis).told);
  assert.deepEqual(told, [{ code: 'value', name: 'questions', value: 'often' }]);
  await app.close();
});
