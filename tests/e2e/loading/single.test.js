import assert from 'node:assert/strict';
import { after } from 'node:test';
import { pathToFileURL } from 'node:url';
import { App, school, schoolSolved } from '../support/app.js';
import { singleFile } from '../../support/artefacts.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { outspoken } from '../support/head.js';
import { openAllOfPlay } from '../support/playing.js';
import { desktop } from '../support/site.js';
import { lastOut, waysOut } from '../support/ways-out.js';

after(() => engine.close());

const FILE = pathToFileURL(singleFile).href;
const small = '1.....3..4.....2';
/** Rows of a table, with names of columns and rows. */
const table = [
  '| | A | B | C | D |',
  '|---|---|---|---|---|',
  ...(small.match(/.{4}/g)?.map((row, at) => `| ${at + 1} | ${[...row.replaceAll('.', ' ')].join(' | ')} |`) ?? []),
].join('\n');

/** The file as its reader opens it. @param {string} [fragment] */
async function openFile(fragment = '') {
  const page = await engine.open({ ...desktop, locale: 'en-US' });
  const app = new App(page, /** @type {any} */ ({ stop: () => {} }));
  await page.goto(FILE + fragment);
  await isOpen(app);
  return app;
}

/**
 * Nothing can be put into the head of a file: what it says, and what leaves it, is listened to as soon as it is there.
 * @param {App} app
 */
async function isOpen({ page }) {
  await page.locator('sudoku-board .cell').first().waitFor();
  for (const script of [outspoken, waysOut()]) await page.evaluate(script);
}

test('the app in one file does everything from a disk', async () => {
  const app = await openFile();
  const { page } = app;
  await app.reads('verdict', 'Exactly one solution');
  assert.equal((await app.board()).replaceAll('.', '').length, school.replaceAll('.', '').length);
  assert.deepEqual(
    await page.locator('a[href]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    [],
    'no way leads out of the file',
  );
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

test('the app in one file keeps its work over a reload, follows a link, reads a table and makes a puzzle', async () => {
  // WebKit keeps the language of the test before, as all files share a storage
  const app = await openFile(`#p=${school}&n=1308&l=en`);
  const { page } = app;
  await app.stands(1308);
  await app.mode('edit').click();
  await app.cell(0).click();
  await page.keyboard.press('8');
  await app.painted();
  const board = await app.board();
  assert.equal(board[0], '8');
  await page.reload();
  await isOpen(app);
  assert.equal(await app.board(), board);
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, `#p=${small}&n=3`);
  await page.locator('sudoku-board[data-size="4"]').waitFor();
  await app.stands(3);
  await app.load(school);
  await page.locator('sudoku-board[data-size="9"]').waitFor();
  await app.paste(table);
  await page.locator('sudoku-board[data-size="4"]').waitFor();
  assert.equal(await app.board(), small);
  await app.button('choose').click();
  await app.button('generate').click();
  await page.locator('#generator-seed').fill('a word');
  await page.locator('sudoku-generator button[type=submit]').click();
  await page.locator('sudoku-notice', { hasText: /A new puzzle.*Seed: a word/ }).waitFor();
  await app.reads('verdict', 'Exactly one solution');
  await app.close();
});

test('in the app in one file a game is played from a disk, with hints, and kept', async () => {
  const app = await openFile(`#p=${school}&l=en`);
  const { page } = app;
  const own = page.locator('sudoku-game-board .cell[data-kind="own"]', { hasText: '8' });
  await app.reads('verdict', 'Exactly one solution');
  await openAllOfPlay(app);
  await page.reload();
  await own.waitFor();
  await app.close();
});

test('of the app in one file leave texts, links, pictures and paper, and a player is shown', async () => {
  // WebKit keeps the language of the test before, as all files share a storage
  const app = await openFile(`#p=${school}&n=1308&l=en`);
  const { page } = app;
  await app.stands(1308);
  await app.button('share').click();
  /** @param {string} type @param {string} what */
  const press = (type, what) => page.locator(`sudoku-share button[data-type="${type}"][data-what="${what}"]`).click();
  await page.locator('#share-text').waitFor();
  await page.locator('sudoku-share .hint', { hasText: 'This link works on this device alone' }).waitFor();
  await press('copy', 'text');
  assert.equal((await lastOut(app, 1)).text, school);
  await press('copy', 'link');
  const { text: link } = await lastOut(app, 2);
  assert.ok(link.startsWith(`${FILE}#`) && link.includes(`p=${school}&`) && link.includes('&n=1308&'), link);
  await page.locator('#tab-picture').click();
  await page.locator('#share-pixels').selectOption('540');
  await press('save', 'png');
  const png = await lastOut(app, 3);
  assert.deepEqual(
    [png.name, png.size, png.colours.includes('#f8df4d')],
    ['sudoku-9x9-step-1308.png', [540, 540], true],
  );
  await press('save', 'svg');
  assert.match((await lastOut(app, 4)).text, /<title>Sudoku, 9 by 9, step 1,308<\/title>/);
  await page.locator('#tab-print').click();
  await page.locator('#share-count').selectOption('2');
  await page.locator('.sheet-puzzles figure').nth(1).waitFor({ state: 'attached' });
  await app.button('print').click();
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).printed), 1);
  await engine.paper?.(page, true);
  if (engine.paper) assert.ok(await page.locator('sudoku-sheet').isVisible());
  await engine.paper?.(page, false);
  await page.locator('#tab-embed').click();
  await page.locator('sudoku-share sudoku-player sudoku-board .cell').first().waitFor();
  assert.match(await page.locator('#share-snippet').inputValue(), new RegExp(school.replaceAll('.', '\\.')));
  await page.keyboard.press('Escape');
  await page.goto('about:blank');
  await page.goto(link);
  await isOpen(app);
  await app.stands(1308);
  await app.close();
});
