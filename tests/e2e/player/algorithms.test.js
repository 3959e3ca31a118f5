import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { killAndPress, killable } from '../support/kill.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();
const lengths = {
  'all-solutions': '7,210',
  'lookup-tables': '1,719',
  mrv: '118',
  propagation: '118',
  'dancing-links': '118',
  backtracking: '5,547',
};

/** @param {import('../support/app.js').App} app */
const picker = (app) => app.page.locator('#algorithm');

test('another algorithm starts its own run, and keeps puzzle and mode', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.button('step').click();
  for (const [id, length] of Object.entries(lengths)) {
    const about = await app.page.locator('sudoku-picker p').innerText();
    await picker(app).selectOption(id);
    await app.reads('verdict', new RegExp(` takes? ${length} steps`));
    assert.equal(await app.board(), school);
    assert.equal(await app.position(), 0);
    assert.notEqual(await app.page.locator('sudoku-picker p').innerText(), about);
    await app.button('to-end').click();
    assert.equal(await app.board(), id === 'all-solutions' ? school : schoolSolved);
  }
  await app.mode('edit').click();
  await picker(app).selectOption('mrv');
  await app.reads('verdict', 'fewest candidates first takes 118 steps');
  assert.equal(await app.mode('edit').getAttribute('aria-pressed'), 'true');
  await app.close();
});

test('the picker is worked by keyboard, and keys typed there do not move the run', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await picker(app).focus();
  await app.page.keyboard.press('ArrowDown');
  await app.reads('verdict', 'the search for all solutions takes 7,210 steps');
  await app.page.keyboard.press('.');
  assert.equal(await app.position(), 0);
  assert.equal(
    await picker(app).evaluate(
      (element) => element === /** @type {ShadowRoot} */ (element.getRootNode()).activeElement,
    ),
    true,
  );
  await app.close();
});

test('the page may choose the algorithm, and an unknown one is ignored', async () => {
  const app = await open();
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('algorithm', 'mrv'));
  await app.reads('verdict', '118 steps');
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('algorithm', 'magic'));
  await app.page.evaluate(() => {
    const player = document.createElement('sudoku-player');
    player.setAttribute('algorithm', 'dancing-links');
    document.querySelector('main')?.append(player);
  });
  await app.page
    .locator('sudoku-player')
    .nth(1)
    .locator('sudoku-verdict', { hasText: 'dancing links take 118 steps' })
    .waitFor();
  assert.equal(await app.page.locator('#algorithm').first().inputValue(), 'mrv');
  await app.close();
});

test('after a crash the same algorithm stands at the same step', async () => {
  const app = await open({}, { head: [killable] });
  await picker(app).selectOption('lookup-tables');
  await app.reads('verdict', '1,719');
  await app.slide('sudoku-scrubber input', 700);
  await app.stands(700);
  const sentence = await app.sentence();
  await killAndPress(app.button('step'));
  await app.reads('notice', 'had to be restarted');
  await app.reads('verdict', '1,719');
  await app.stands(700);
  assert.equal(await app.sentence(), sentence);
  await app.close();
});

for (const device of [phone, smallPhone]) {
  test(`at ${device.viewport.width} px a finger meets the picker, which stands below the transport`, async () => {
    const app = await open(device);
    await app.reads('verdict', '5,547');
    const box = await picker(app).boundingBox();
    assert.ok(box && box.height >= 44);
    const play = await app.button('toggle').boundingBox();
    assert.ok(play && play.y + play.height <= box.y);
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}
