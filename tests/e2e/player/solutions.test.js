import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();

test('all solutions found are listed, and each leads to where it was found', async () => {
  const app = await open(phone);
  assert.ok(await app.page.locator('sudoku-solutions').isHidden());
  await app.page.evaluate(() => {
    const player = document.querySelector('sudoku-player');
    player?.setAttribute('puzzle', '.'.repeat(16));
    player?.setAttribute('algorithm', 'all-solutions');
  });
  await app.page.locator('sudoku-solutions', { hasText: 'None yet.' }).waitFor();
  await app.reads('verdict', /all solutions takes [\d,]+ steps/);
  await app.button('to-end').click();
  await app.reads('sentence', 'That was all: 288 solutions');
  await app.page.locator('sudoku-solutions', { hasText: 'and 188 more' }).waitFor();
  const rows = app.page.locator('sudoku-solutions button');
  assert.equal(await rows.count(), 100);
  const third = rows.nth(2);
  const [position, lines] = [await third.getAttribute('data-position'), await third.getAttribute('data-lines')];
  await third.click();
  await app.reads('sentence', 'Solution 3 found! The search goes on.');
  await app.stands(Number(position));
  assert.equal(await app.board(), lines?.replace(/\n/g, ''));
  assert.equal(await rows.count(), 3);
  await app.assertNoSidewaysScrolling();
  assert.deepEqual(await findings(app), []);
  await app.close();
});
