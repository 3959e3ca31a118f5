import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { deniedStorage } from '../support/head.js';
import { killAndPress, killable } from '../support/kill.js';

const { open } = useApp();

test('without the WASM file the puzzle is there, with a notice, and trying again helps', async () => {
  const app = await open({}, { faults: [[/\.wasm$/, { status: 404 }]] });
  const notice = app.page.locator('sudoku-notice', { hasText: 'The solver could not be loaded' });
  await notice.waitFor();
  assert.equal(await app.board(), school);
  app.site.mend();
  await app.page.getByRole('button', { name: 'Try again' }).click();
  await app.reads('verdict', '5,547 steps');
  assert.ok(await notice.isHidden());
  await app.close({ despite: /404/ });
});

test('a WASM file of the wrong MIME type is loaded all the same', async () => {
  const app = await open({}, { faults: [[/\.wasm$/, { type: 'text/plain' }]] });
  await app.reads('verdict', '5,547 steps');
  await app.close();
});

test('when the WASM instance dies, a new one goes on at the same position', async () => {
  const app = await open({}, { head: [killable] });
  await app.reads('verdict', '5,547 steps');
  await app.slide('sudoku-scrubber input', 1308);
  await app.stands(1308);
  await killAndPress(app.button('step'));
  await app.reads('notice', 'The solver had to be restarted');
  await app.stands(1308);
  await app.reads('sentence', '9 cannot go into row 3, column 7');
  await app.button('to-end').click();
  await app.reads('sentence', 'Solved!');
  await app.close();
});

test('a hidden tab pauses, and goes on at the same step when it is seen again', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('.speed-range', 45);
  await app.button('toggle').click();
  await app.hide(true);
  const stopped = await app.stays(() => app.position());
  await app.hide(false);
  await app.passes(stopped);
  await app.close();
});

test('with storage denied everything works, settings last as long as the page', async () => {
  const app = await open({}, { head: [deniedStorage] });
  await app.page.locator('#theme').click();
  await app.page.locator('#language').selectOption('de');
  await app.reads('verdict', 'Genau eine Lösung');
  await app.close();
});

test('two players on a page know nothing of each other', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.evaluate((puzzle) => {
    const second = document.createElement('sudoku-player');
    second.setAttribute('puzzle', puzzle);
    document.querySelector('main')?.append(second);
  }, '1.....3..4.....2');
  const second = app.page.locator('sudoku-player').nth(1);
  await second.locator('sudoku-verdict', { hasText: '382 steps' }).waitFor();
  await second.locator('button[data-type="to-end"]').click();
  await second.locator('sudoku-sentence', { hasText: 'Solved!' }).waitFor();
  assert.equal(await app.position(), 0);
  await app.page.locator('sudoku-player').first().locator('button[data-type="to-end"]').click();
  await app.page.locator('sudoku-player').first().locator('sudoku-sentence', { hasText: 'Solved!' }).waitFor();
  const first = await app.page.locator('sudoku-player').first().locator('.cell').allInnerTexts();
  assert.equal(first.join(''), schoolSolved);
  await app.close();
});

test('a player that is taken out and put back goes on', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await app.page.evaluate(() => {
    const player = /** @type {Element} */ (document.querySelector('sudoku-player'));
    const parent = player.parentElement;
    player.remove();
    parent?.append(player);
  });
  await app.button('step').click();
  await app.stands(1309);
  await app.close();
});
