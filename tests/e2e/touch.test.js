import assert from 'node:assert/strict';
import { school, useApp } from './app.js';
import { test } from './engines/test.js';
import { phone, smallPhone } from './site.js';

const { open } = useApp();

test('by touch: edit a cell, watch, step, and go to the end', async () => {
  const app = await open(phone);
  await app.mode('edit').tap();
  await app.cell(0).tap();
  await app.page.getByRole('button', { name: 'Enter 8' }).tap();
  assert.equal((await app.board())[0], '8');
  await app.button('undo').tap();
  assert.equal(await app.board(), school);
  await app.mode('watch').tap();
  await app.button('step').tap();
  await app.stands(1);
  await app.button('to-end').tap();
  await app.reads('sentence', 'Solved!');
  await app.close();
});

test('by touch: the range is dragged', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  const range = app.page.locator('sudoku-scrubber input');
  const box = await range.boundingBox();
  assert.ok(box);
  const y = box.y + box.height / 2;
  const fingers = await app.fingers();
  await fingers.down([box.x + 10, y]);
  const seen = /** @type {number[]} */ ([]);
  for (let share = 0.1; share <= 0.51; share += 0.1) {
    await fingers.move([box.x + share * box.width, y]);
    seen.push(await app.position());
  }
  await fingers.up();
  assert.ok(seen.every((position, index) => index === 0 || position > seen[index - 1]), String(seen));
  assert.ok(seen[4] > 2500 && seen[4] < 3000, String(seen));
  await app.close();
});

for (const [name, device] of Object.entries({ phone, smallPhone, narrow: { viewport: { width: 320, height: 700 } } })) {
  test(`nothing is wider than the screen: ${name}`, async () => {
    const app = await open(device);
    await app.slide('sudoku-scrubber input', 1308);
    await app.assertNoSidewaysScrolling();
    await app.mode('edit').click();
    await app.assertNoSidewaysScrolling();
    await app.button('choose').click();
    await app.assertNoSidewaysScrolling();
    for (const language of ['de', 'zh']) {
      await app.page.keyboard.press('Escape');
      await app.page.locator('#language').selectOption(language);
      await app.assertNoSidewaysScrolling();
    }
    await app.close();
  });
}

test('on a phone board, sentence and transport are on the screen together, and board and pad', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  const bottom = (/** @type {string} */ selector) => app.page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().bottom);
  assert.ok(await bottom('.buttons') <= 844);
  assert.ok(await bottom('.speed') <= 844);
  await app.mode('edit').tap();
  assert.ok(await bottom('.digits') <= 844);
  assert.ok(await bottom('.buttons') <= 844);
  await app.close();
});

test('everything that is tapped is at least 44 px high, the cells of the board excepted', async () => {
  const app = await open(phone);
  for (const mode of /** @type {const} */ (['watch', 'edit'])) {
    await app.mode(mode).tap();
    await app.painted();
    const low = await app.page.locator('button:visible, select:visible').evaluateAll((buttons) => buttons
      .filter((button) => button.getBoundingClientRect().height < (button.parentElement?.classList.contains('segments') ? 40 : 44))
      .map((button) => button.textContent || button.getAttribute('aria-label')));
    assert.deepEqual(low, []);
  }
  await app.close();
});
