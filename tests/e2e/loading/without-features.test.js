/** Each feature of web/app/features.js is taken out, and the page does what is left. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { makeSite, sourcesFor } from '../../web/support/making-site.js';
import { optional, takeOut } from '../../web/support/taken-out.js';

const { open } = useApp();

/** What leads to a feature that is a mode, a tab, a button or a dialog. @param {string} feature */
const waysTo = (feature) =>
  `:is([data-mode="${feature}"], [data-panel="${feature}"], [data-type="${feature}"], [data-type="${feature}-on"])`;

for (const feature of some(optional)) {
  test(`without ${feature} there is no way to it, and the rest works`, async (t) => {
    const folder = sourcesFor(t);
    takeOut(folder, feature);
    const app = await open({}, { root: makeSite(folder), path: `#p=${school}` });
    await app.button('give').click();
    await app.reads('sentence', /in the solution/);
    await app.button('to-end').click();
    await app.reads('verdict', 'steps');
    // Each mode, tab and dialog that is left opens, and none is that of the feature.
    const ways = app.page.locator('sudoku-bar [data-mode], sudoku-tabs [data-panel]');
    for (let index = 0; index < (await ways.count()); index++) {
      await ways.nth(index).click();
      await app.painted();
      assert.equal(
        await ways.nth(index).and(app.page.locator('[aria-pressed="true"], [aria-selected="true"]')).count(),
        1,
      );
      await app.page.locator('sudoku-bar [data-mode="watch"]').click();
    }
    assert.equal(await app.page.locator(`${waysTo(feature)}:visible`).count(), 0);
    await app.button('choose').click();
    await app.page.locator('dialog[open]').waitFor();
    assert.equal(await app.page.locator(`${waysTo(feature)}:visible`).count(), 0);
    assert.equal(await app.page.locator('sudoku-notice button:visible').count(), 0);
    await app.close();
  });
}
