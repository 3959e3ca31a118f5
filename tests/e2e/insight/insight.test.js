import assert from 'node:assert/strict';
import { schoolSolved, useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();
const several = '..7..9.459..7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31....64..';
const none = '..7..9.4593.7.826.6...5.3.7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..';

/**
 * Waits until so many cells of the board are marked so.
 * @param {import('../support/app.js').App} app
 * @param {string} mark
 * @param {number} count
 */
const marks = (app, mark, count) =>
  app.page.waitForFunction(([wanted, many]) => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    return root?.querySelectorAll(`sudoku-board .cell[data-mark="${wanted}"]`).length === many;
  }, /** @type {const} */ ([mark, count]));

test('by keyboard: each key gives the verdict, and a cell is filled in from the solution', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('2');
  await app.reads('verdict', 'No solution');
  await app.page.keyboard.press('8');
  await app.reads('verdict', 'Exactly one solution');
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Backspace');
  await app.reads('verdict', /one solution|More than one/);
  await app.page.keyboard.press('Control+z');
  await app.page.keyboard.press('ArrowUp');
  await app.page.locator('sudoku-assist button', { hasText: 'Fill in a cell' }).focus();
  await app.page.keyboard.press('Enter');
  assert.equal((await app.board()).slice(0, 3), schoolSolved.slice(0, 3));
  await app.page.keyboard.press('Control+z');
  assert.equal((await app.board())[1], '.');
  await app.close();
});

test('in Watch a cell of the solution is shown, while the run stays as it is', async () => {
  const app = await open();
  await app.slide('sudoku-scrubber input', 1308);
  await app.stands(1308);
  await app.cell(80).click();
  await app.page.locator('sudoku-assist button', { hasText: 'Show a cell' }).click();
  await app.page
    .locator('[role=status]', { hasText: 'Row 9, column 9 is 9 in the solution.' })
    .waitFor({ state: 'attached' });
  assert.equal((await app.board())[80], '9');
  assert.equal(await app.cell(80).getAttribute('data-kind'), 'hint');
  assert.equal(await app.position(), 1308);
  await app.button('reveal').click();
  await app.button('reveal').click();
  assert.equal((await app.board())[80], '.');
  await app.close();
});

test('by touch: two solutions side by side, as the puzzle is edited', async () => {
  const app = await open(phone);
  await app.load(several);
  await app.page.locator('sudoku-assist button', { hasText: 'Show two' }).tap();
  const panel = app.page.locator('sudoku-both');
  await panel.getByText('They differ in 4 cells').waitFor();
  const bottom = await app.settles(() => panel.evaluate((element) => element.getBoundingClientRect().bottom));
  assert.ok(bottom <= phone.viewport.height + 1, 'they are in sight');
  assert.equal(await panel.locator('[data-mark=differ]').count(), 8);
  await app.mode('edit').tap();
  await app.cell(10).tap();
  await app.page.getByRole('button', { name: 'Enter 3' }).tap();
  await panel.waitFor({ state: 'hidden' });
  await app.button('undo').tap();
  await panel.getByText('They differ in 4 cells').waitFor();
  await panel.getByRole('button', { name: 'Close the two solutions' }).tap();
  await panel.waitFor({ state: 'hidden' });
  assert.equal(await app.page.locator('sudoku-assist button').getAttribute('aria-pressed'), 'false');
  await app.close();
});

test('two solutions that were shown are there after a reload, above the panels', async () => {
  const app = await open();
  await app.load(several);
  await app.page.locator('sudoku-assist button', { hasText: 'Show two' }).click();
  const panel = app.page.locator('sudoku-both');
  await panel.getByText('They differ in 4 cells').waitFor();
  await app.page.reload();
  await panel.getByText('They differ in 4 cells').waitFor();
  await app.page.locator('.side sudoku-stack').waitFor({ state: 'attached' });
  assert.deepEqual(
    await app.page
      .locator('.column')
      .evaluate((column) =>
        [...column.children].slice(-3).map(({ localName, className }) => `${localName} ${className}`.trim()),
      ),
    ['sudoku-both', 'div panels', 'sudoku-foot'],
  );
  assert.equal(await app.page.locator('.panels > .side').count(), 1);
  await app.close();
});

test('two solutions closed by keyboard leave the focus on the board', async () => {
  const app = await open();
  await app.load(several);
  await app.page.locator('sudoku-assist button', { hasText: 'Show two' }).click();
  const panel = app.page.locator('sudoku-both');
  await panel.getByText('They differ in 4 cells').waitFor();
  await panel.getByRole('button', { name: 'Close the two solutions' }).press('Enter');
  await panel.waitFor({ state: 'hidden' });
  assert.equal(
    await app.page.evaluate(() =>
      document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('role'),
    ),
    'gridcell',
  );
  await app.close();
});

test('without a solution the givens that cannot stand together are marked, until the next edit', async () => {
  const app = await open();
  await app.load(none);
  await app.reads('verdict', 'these 14 givens cannot stand together');
  await marks(app, 'conflict', 14);
  await app.mode('edit').click();
  await app.cell(24).click();
  await app.page.keyboard.press('Backspace');
  await app.reads('verdict', 'Exactly one solution');
  await marks(app, 'conflict', 0);
  await app.close();
});

test('a unit without a place for a digit is marked', async () => {
  const app = await open();
  await app.load('23....1.........');
  await app.reads('verdict', 'row 1 has no place for 1');
  await marks(app, 'unit', 2);
  await marks(app, 'retreat', 2);
  await app.close();
});

test('what the check does not know a longer look finds out', async () => {
  const app = await open(
    {},
    {
      // a check that may not guess
      faults: [
        [
          /\/app\/[^/]*\.js$/,
          {
            edit: (text) => text.replace(/(CHECK_LIMIT = 20_000|=2e4\b)/, (limit) => limit.replace(/20_000|2e4/, '0')),
          },
        ],
      ],
    },
  );
  await app.load(several);
  await app.reads('verdict', 'Number of solutions not known');
  await app.page.locator('sudoku-assist button', { hasText: 'Look longer' }).click();
  await app.reads('verdict', 'More than one solution');
  await app.close();
});

for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
  test(`axe finds nothing in two solutions, a hint, and contradicting givens: ${colorScheme}`, async () => {
    const app = await open({ colorScheme });
    await app.button('give').click();
    await app.painted();
    assert.deepEqual(await findings(app), []);
    await app.load(several);
    await app.button('both').click();
    await app.page.locator('sudoku-both', { hasText: 'They differ' }).waitFor();
    assert.deepEqual(await findings(app), []);
    await app.load(none);
    await marks(app, 'conflict', 14);
    assert.deepEqual(await findings(app), []);
    await app.close();
  });
}

for (const [name, device] of Object.entries({ phone, smallPhone, narrow: { viewport: { width: 320, height: 700 } } })) {
  test(`nothing is wider than the screen with two solutions: ${name}`, async () => {
    const app = await open(device);
    await app.load(several);
    await app.button('both').click();
    for (const language of ['en', 'de', 'zh']) {
      await app.page.locator('#language').selectOption(language);
      await app.page.locator('sudoku-both .cell').first().waitFor();
      await app.assertNoSidewaysScrolling();
    }
    await app.close();
  });
}

test('what cannot be loaded is said, and asked for again when it is wanted again', async () => {
  const app = await open({}, { faults: [[/\/insight-panel[^/]*\.js$/, { abort: true }]] });
  await app.load(several);
  await app.button('both').click();
  await app.page.locator('sudoku-notice', { hasText: 'could not be loaded' }).waitFor();
  app.site.mend();
  await app.button('both').click();
  await app.button('both').click();
  await app.page.locator('sudoku-both', { hasText: 'They differ' }).waitFor();
  await app.close({ despite: /ERR_/ });
});
