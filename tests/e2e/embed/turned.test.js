import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { faultsOf } from '../support/rules.js';
import { phone } from '../support/site.js';

const { open } = useApp();

test('at the end of a run a frame that is turned keeps its longest line off the buttons', async () => {
  const app = await open({ ...phone, locale: 'de-DE' }, { path: 'embed.html' });
  await app.button('to-end').press('Enter');
  await app.page.locator('sudoku-position b').filter({ hasText: '.' }).waitFor(); // it has thousands of steps
  await app.page.setViewportSize({ width: 667, height: 375 });
  await app.painted();
  assert.deepEqual(await faultsOf(app.page), []);
  await app.close();
});
