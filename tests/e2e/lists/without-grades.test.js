/** Without logic, Lists and the dialog for generated puzzles say nothing of how hard a puzzle is. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { makeSite, sourcesFor } from '../../web/support/making-site.js';
import { takeOut } from '../../web/support/taken-out.js';

const { open } = useApp();

test('without logic a list is solved and a puzzle is made, and nothing is said of grades', async (t) => {
  const folder = sourcesFor(t);
  takeOut(folder, 'logic');
  const app = await open({}, { root: makeSite(folder), path: `#p=${school}` });
  await app.mode('lists').click();
  await app.page.locator('sudoku-lists textarea').fill(school);
  await app.page.locator('sudoku-lists button[type="submit"]').click();
  await app.page.locator('sudoku-lists .result[data-outcome="done"]').waitFor();
  assert.equal(await app.page.locator('sudoku-lists .grades:visible').count(), 0);
  await app.mode('watch').click();
  await app.button('choose').click();
  await app.button('generate').click();
  await app.page.locator('#generator-size').waitFor();
  for (const name of ['grade', 'technique']) {
    assert.equal(await app.page.locator(`#generator-${name}`).isVisible(), false);
  }
  await app.page.locator('sudoku-generator button[type=submit]').click();
  await app.page.locator('sudoku-notice', { hasText: /A new puzzle/ }).waitFor();
  assert.deepEqual(
    app.site.asked.filter((path) => /logic/.test(path)),
    [],
  );
  await app.close();
});
