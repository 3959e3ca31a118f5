import assert from 'node:assert/strict';
import { after } from 'node:test';
import { App, school, schoolSolved } from './app.js';
import { engine } from './engines/engine.js';
import { test } from './engines/test.js';
import { desktop } from './site.js';

after(() => engine.close());

test('the app in one file does everything from a disk', async () => {
  const page = await engine.open({ ...desktop, locale: 'en-US' });
  const app = new App(page, /** @type {any} */ ({ stop: () => {} }));
  await page.goto(new URL('../../build/stepdoku.html', import.meta.url).href);
  await page.locator('sudoku-board .cell').first().waitFor();
  await app.reads('verdict', 'Exactly one solution');
  assert.equal((await app.board()).replaceAll('.', '').length, school.replaceAll('.', '').length);
  await app.button('step').click();
  await app.stands(1);
  await app.button('to-end').click();
  await app.reads('sentence', 'Solved');
  assert.equal(await app.board(), schoolSolved);
  await app.mode('compare').click();
  await page.locator('sudoku-compare').waitFor();
  await app.mode('lists').click();
  await page.locator('sudoku-lists').waitFor();
  await app.paste(`${school}\n${schoolSolved}\n`); // without workers, by the module for lists
  await page.locator('sudoku-lists', { hasText: /2 puzzles/ }).waitFor();
  await app.mode('watch').click();
  await page.locator('#language').selectOption('zh');
  await page.locator('html[lang="zh"]').waitFor();
  await app.close();
});
