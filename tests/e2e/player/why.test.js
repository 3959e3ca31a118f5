import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { faultsOf } from '../support/rules.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** @param {import('../support/app.js').App} app */
const panel = (app) => app.page.locator('sudoku-why p');
/** @param {import('../support/app.js').App} app @param {number} digit */
const chip = (app, digit) => app.page.locator(`.why-digits [data-digit="${digit}"]`);

/** @param {import('../support/app.js').App} app @param {string} text */
const says = (app, text) => panel(app).filter({ hasText: text }).waitFor();

test('a click on a cell explains it, a digit in hand lights what blocks it, and a second click ends it', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.cell(0).click();
  await says(app, 'Row 1, column 1 can take 2 8.');
  await chip(app, 1).hover();
  await says(app, '1: column 1 has it in row 9.');
  assert.deepEqual(await app.marked('conflict'), [72]);
  await app.page.locator('[role=status]', { hasText: 'can take 2 8' }).waitFor({ state: 'attached' });
  await app.cell(0).click();
  await panel(app).waitFor({ state: 'hidden' });
  assert.deepEqual(await app.marked('conflict'), []);
  await app.cell(2).click();
  await says(app, '7 is given');
  await app.close();
});

test('digits stay under the pointer, however short their reason is', async () => {
  const app = await open({ viewport: { width: 640, height: 400 } });
  await app.reads('verdict', '5,547');
  await app.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await app.slide('sudoku-scrubber input', 1308);
  await app.button('find').click();
  const digits = app.page.locator('sudoku-why .why-digits');
  await digits.scrollIntoViewIfNeeded();
  await chip(app, 8).hover();
  await says(app, '8: ');
  const places = await digits.evaluate(async (row) => {
    const seen = [];
    for (let frame = 0; frame < 20; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.push(row.getBoundingClientRect().top);
    }
    return seen;
  });
  assert.deepEqual([...new Set(places)], [places[0]]);
  await app.close();
});

test('a cell is explained in the place of the sentence, which cannot be seen then, and comes again', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const isSeen = () =>
    app.page.locator('sudoku-sentence').evaluate((sentence) => sentence.checkVisibility({ checkOpacity: true }));
  assert.equal(await isSeen(), true);
  await app.cell(0).click();
  await says(app, 'Row 1, column 1 can take 2 8.');
  assert.equal(await isSeen(), false);
  assert.deepEqual(await faultsOf(app.page, ['overlaps']), []);
  await app.cell(0).click();
  await panel(app).waitFor({ state: 'hidden' });
  assert.equal(await isSeen(), true);
  await app.close();
});

test('by keyboard: Enter explains, Tab leads to the digits, Escape ends it', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.cell(0).focus();
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('Enter');
  await says(app, 'Row 1, column 2 can take 1 8.');
  await chip(app, 2).focus();
  await says(app, '2: column 2 has it in row 6.');
  await app.page.keyboard.press('Escape');
  await panel(app).waitFor({ state: 'hidden' });
  await app.close();
});

test('a digit of the explanation that goes with it hands the focus to the board', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.cell(0).click();
  await chip(app, 2).focus();
  await app.page.keyboard.press('5');
  await app.reads('notice', 'Edit');
  await panel(app).waitFor({ state: 'hidden' });
  assert.equal(
    await app.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('role')),
    'gridcell',
  );
  await app.close();
});

test('at a dead end it is explained unasked, and the next step goes on', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const before = await app.button('step').boundingBox();
  await app.button('find').click();
  await says(app, 'Dead end: row 1, column 5 can take no digit. The digit placed last must go.');
  assert.deepEqual(await app.button('step').boundingBox(), before, 'nothing has moved');
  await app.button('step').click();
  await panel(app).waitFor({ state: 'hidden' });
  await app.close();
});

test('a finger asks too, and a digit typed still offers to edit', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  await app.cell(0).tap();
  await says(app, 'can take 2 8');
  await chip(app, 3).tap();
  await says(app, '3: box 1 has it');
  await app.assertNoSidewaysScrolling();
  await app.cell(0).press('8');
  await app.page.getByRole('button', { name: 'Edit, and enter 8' }).waitFor();
  assert.ok(await panel(app).isHidden());
  await app.close();
});

for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
  test(`axe finds nothing: an explanation, candidates and a struck one, ${colorScheme}`, async () => {
    const app = await open({ colorScheme });
    await app.reads('verdict', '5,547');
    await app.cell(0).click();
    await says(app, 'can take 2 8');
    assert.deepEqual(await findings(app), []);
    await app.page.locator('#algorithm').selectOption('propagation');
    await app.reads('verdict', 'propagation');
    await app.slide('sudoku-scrubber input', 3);
    await app.reads('sentence', 'struck out');
    assert.deepEqual(await findings(app), []);
    await app.close();
  });
}
