/** The pseudocode of `logic` beside the board. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** An XY-wing is found at step 88, and strikes one candidate out; soon after it a full house is found. */
const PUZZLE = '.9..6..3....49.8....6..512..8.72....9.....2.66.......7....8..4.875.........1.....';
const FOUND = 88;
const FULL_HOUSE = 92;

/** @param {import('../support/app.js').App} app */
const lines = async (app) =>
  (await app.page.locator('.listing li code').allInnerTexts()).map((text) => text.trim()).filter(Boolean);

/** @param {import('../support/app.js').App} app */
const marked = (app) => app.page.locator('.listing li[aria-current] code').innerText();

test('beside the board stands the technique at work, with the line of the step; no more is fetched', async () => {
  const app = await open({}, { path: `#p=${PUZZLE}&a=logic&n=${FOUND}` });
  await app.stands(FOUND);
  await app.page.locator('.listing li[aria-current]').waitFor();
  assert.match((await lines(app))[0], /^XY-Wing/);
  assert.match(await marked(app), /\{x, y\}: XY-Wing/);
  await app.slide('sudoku-scrubber input', FOUND + 1);
  await app.stands(FOUND + 1);
  await app.painted();
  assert.match(await marked(app), /strike z out/);
  await app.slide('sudoku-scrubber input', 0);
  await app.stands(0);
  await app.painted();
  assert.equal((await lines(app))[0], 'solve:');
  assert.equal(await app.page.locator('.listing li[aria-current]').count(), 0);
  assert.deepEqual(
    app.site.asked.filter((path) => path.includes('/listings/')),
    ['/listings/logic.en.txt'],
  );
  await app.close();
});

test('another technique begins with its first line, however far the one before was scrolled', async () => {
  const app = await open({}, { path: `#p=${PUZZLE}&a=logic&n=${FOUND}` });
  await app.stands(FOUND);
  await app.page.locator('.listing li[aria-current]').waitFor();
  const box = app.page.locator('.listing');
  await box.evaluate((element) => {
    element.style.height = '100px';
    element.scrollTo(0, element.scrollHeight);
  });
  await app.slide('sudoku-scrubber input', FULL_HOUSE);
  await app.stands(FULL_HOUSE);
  await app.painted();
  assert.match(await marked(app), /only one cell in it is empty/);
  assert.equal(await box.evaluate((element) => element.scrollTop), 0);
  await app.close();
});
