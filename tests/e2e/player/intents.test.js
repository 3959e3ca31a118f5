/** What dialogs offer does the same in every mode, and no button that is to be seen does nothing. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { easy } from '../support/playing.js';
import { intents, ownerOf } from '../../../web/app/kernel/intents.js';

const { open } = useApp();

/** What stands on the page when a mode is there. @type {Record<string, string>} */
const views = {
  watch: 'sudoku-board .cell',
  edit: 'sudoku-pad button',
  play: 'sudoku-game-board .cell',
  compare: 'sudoku-compare table',
  lists: 'sudoku-lists textarea',
};

const three = [easy, '1.....3..4.....2', '.'.repeat(15) + '1'].join('\n');

/** @param {import('../support/app.js').App} app @param {string} mode */
async function enter(app, mode) {
  await app.page.goto(`${app.site.url}?${mode}#p=${school}`); // a page of its own
  await app.page.locator(views.watch).first().waitFor();
  if (mode === 'watch') return;
  if (mode === 'lists') {
    await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('mode', 'lists'));
  } else await app.mode(mode).click();
  await app.page.locator(views[mode]).first().waitFor();
}

/** The puzzle of the player. @param {import('../support/app.js').App} app */
const puzzle = (app) =>
  app.page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).store.state.puzzle);

/** Asks as a button or a key does. @param {import('../support/app.js').App} app @param {string} type */
const ask = (app, type) =>
  app.page.evaluate((wish) => /** @type {any} */ (document.querySelector('sudoku-player')).obey({ type: wish }), type);

/**
 * What can be asked for anywhere, and what shows that it was done.
 * @type {[string, (app: import('../support/app.js').App, mode: string) => Promise<unknown>][]}
 */
const wishes = [
  [
    'several puzzles that are pasted become a list',
    async (app, mode) => {
      if (mode === 'lists') return; // there they are one at once
      await app.page.locator('sudoku-bar button:visible').first().focus();
      await app.paste(three);
      await app.page.locator('dialog.choice[open] [data-type=lists]').click();
      await app.page.locator('sudoku-lists').filter({ hasText: '3' }).waitFor();
      await app.page.locator('sudoku-lists [data-type=download]').waitFor();
    },
  ],
  [
    'an example is loaded',
    async (app) => {
      await ask(app, 'choose');
      await app.page.locator('dialog.chooser[open] .examples button').nth(2).click();
      assert.notEqual(await puzzle(app), school);
    },
  ],
  [
    'an empty grid is made, to be filled in Edit',
    async (app) => {
      await ask(app, 'choose');
      await app.page.locator('dialog.chooser[open] [data-type=create]').first().click();
      await app.page.locator(views.edit).first().waitFor();
      assert.match(await puzzle(app), /^\.+$/);
    },
  ],
  [
    'a text that is typed is read',
    async (app) => {
      await ask(app, 'choose');
      await app.page.locator('dialog.chooser[open] textarea').fill(easy);
      await app.page.locator('dialog.chooser[open] [type=submit]').click();
      await app.page.locator('dialog.chooser[open]').waitFor({ state: 'detached' });
      assert.equal(await puzzle(app), easy);
    },
  ],
  [
    'the keys are listed',
    async (app) => {
      await ask(app, 'keys');
      await app.page.locator('dialog.keys[open]').waitFor();
    },
  ],
  [
    'the board can be shared',
    async (app) => {
      await ask(app, 'share');
      await app.page.locator('dialog.share[open]').waitFor();
    },
  ],
];

for (const [name, wish] of wishes) {
  test(`in each mode ${name}`, async () => {
    const app = await open();
    for (const mode of Object.keys(views)) {
      await enter(app, mode);
      await wish(app, mode);
    }
    await app.close();
  });
}

test('no button that is to be seen asks for what its mode refuses', async () => {
  const app = await open();
  for (const mode of ['play', 'compare', 'lists']) {
    await enter(app, mode);
    await app.painted();
    const types = await app.page
      .locator('sudoku-player [data-type]:not([aria-disabled="true"]):visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-type') ?? ''));
    assert.ok(types.length > 5, mode);
    assert.deepEqual(
      types.filter((type) => intents.has(type) && ownerOf(mode, type) === 'nobody'),
      [],
      mode,
    );
  }
  await app.close();
});
