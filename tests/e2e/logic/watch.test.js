/** The search `logic` in the page: watched, drawn, told, compared, graded, and when its module does not come. */
import assert from 'node:assert/strict';
import { test } from '../engines/test.js';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { phone } from '../support/site.js';

const { open } = useApp();
/** Its run uses a naked triple at step 33, and a Two-String Kite at step 62. */
const puzzle = '.4..1...8...579.....6.......1.9..542....62...9......3.4..6..1...65..3.7.2...81...';
const [triple, kite] = [33, 62];

/** @param {number} position @param {string} [more] */
const linkTo = (position, more = '') => `#p=${puzzle}&a=logic&g=1&n=${position}${more}`;

/** @param {number} position @param {object} [options] @param {import('../support/app.js').Means} [means] */
async function watched(position, options, means = {}) {
  const app = await open(options, { path: linkTo(position), ...means });
  await app.page.locator('sudoku-deductions [data-id="two-string-kite"]').waitFor();
  return app;
}

/** How many of these the layer has. @param {import('../support/app.js').App} app @param {string} what */
const drawn = (app, what) => app.page.locator(`sudoku-board sudoku-pattern ${what}`).count();

test('a link leads to a deduction: it is told, drawn and read out, and steps say what follows from it', async () => {
  const app = await watched(kite);
  await app.reads('sentence', 'Two-String Kite: 3 has only two places in each of row 9 and column 9.');
  await app.reads('sentence', 'So 3 in row 2, column 2 can be struck out.');
  assert.equal(await drawn(app, '.pattern-candidate'), 4);
  assert.equal(await drawn(app, '.pattern-link[data-strength="strong"]'), 2);
  assert.equal(await drawn(app, '.pattern-link[data-strength="weak"]'), 1);
  assert.equal(await drawn(app, '.pattern-stroke'), 1);
  assert.deepEqual(await findings(app), []);
  await app.button('step').click();
  await app.stands(kite + 1);
  await app.reads('sentence', 'Two-String Kite: So 3 in row 2, column 2 can be struck out.');
  assert.match((await app.cell(10).getAttribute('aria-label')) ?? '', /3 struck out/);
  await app.close();
});

test('the candidates are those that are left, not all that the board allows', async () => {
  const app = await watched(kite);
  const label = async () => (await app.cell(26).getAttribute('aria-label')) ?? '';
  const before = await label();
  await app.button('to-start').click();
  await app.stands(0);
  assert.notEqual(await label(), before);
  await app.close();
});

test('the layer goes with the search, and comes again with it', async () => {
  const app = await watched(triple);
  assert.ok((await drawn(app, '.pattern-stroke')) > 0);
  await app.page.locator('sudoku-picker select').selectOption('mrv');
  await app.reads('sentence', 'Press play');
  assert.equal(await drawn(app, 'svg'), 0);
  assert.equal(await app.page.locator('sudoku-deductions:visible').count(), 0);
  await app.page.locator('sudoku-picker select').selectOption('logic');
  await app.page.locator('sudoku-deductions:visible').waitFor();
  await app.mode('edit').click();
  await app.painted();
  assert.equal(await drawn(app, 'svg'), 0);
  await app.close();
});

test('the list leads to each place of a technique, and the present one is marked', async () => {
  const app = await watched(0, phone);
  const row = app.page.locator('sudoku-deductions li').filter({ has: app.page.locator('[data-id="naked-triple"]') });
  await row.getByRole('button', { name: new RegExp(`${triple}`) }).click();
  await app.stands(triple);
  await app.reads('sentence', 'Naked triple: In column 9');
  await app.assertNoSidewaysScrolling();
  await app.close();
});

test('the verdict says how hard the puzzle is', async () => {
  const app = await watched(0);
  await app.reads('verdict', 'Exactly one solution – Hard · up to Two-String Kite');
  await app.close();
});

test('the name in the sentence opens its explanation', async () => {
  const app = await watched(kite);
  await app.page.locator('sudoku-sentence button').click();
  await app.page.locator('sudoku-technique dialog[open]').waitFor();
  assert.equal(await app.page.locator('#technique-title').innerText(), 'Two-String Kite');
  await app.close();
});

test('logic runs beside the others in Compare', async () => {
  const app = await watched(0);
  await app.mode('compare').click();
  const choice = app.page.locator('sudoku-compare').getByRole('button', { name: 'Logic' }).first();
  await choice.waitFor();
  if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
  await app.page.locator('sudoku-compare table').getByText('Logic').waitFor();
  await app.close();
});

test('without its module the run does not open, says so, and opens when it is asked for again', async () => {
  const faults = /** @type {import('../support/site.js').Rule[]} */ ([[/logic\.wasm/, { status: 404 }]]);
  const app = await open({}, { path: linkTo(triple), faults });
  const retry = app.page.locator('sudoku-notice button', { hasText: 'Try again' });
  await retry.waitFor();
  app.site.mend();
  await retry.click();
  await app.stands(triple);
  await app.reads('sentence', 'Naked triple');
  assert.equal(await app.page.locator('sudoku-notice button:visible').count(), 0);
  await app.close({ despite: /404/ });
});

test('the element opens a run of logic where its attribute says, and is ready with it', async () => {
  const app = await open({}, { path: `embed.html${linkTo(kite)}`, shows: 'sudoku-sentence p' });
  await app.reads('sentence', 'Two-String Kite: 3 has only two places');
  assert.equal(
    await app.page.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).position),
    kite,
  );
  await app.close();
});

test('in German and in the dark it is told in German words', async () => {
  const app = await open({ colorScheme: 'dark' }, { path: linkTo(triple, '&l=de') });
  await app.reads('sentence', 'Nackter Dreier');
  await app.close();
});
