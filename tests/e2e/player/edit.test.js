import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();
const empty = '.'.repeat(81);

test('Edit shows the givens alone, and Watch the run where it was', async () => {
  const app = await open();
  await app.slide('sudoku-scrubber input', 1308);
  await app.mode('edit').click();
  assert.equal(await app.board(), school);
  assert.deepEqual(await app.marked('check'), []);
  await app.mode('watch').click();
  await app.stands(1308);
  assert.deepEqual(await app.marked('conflict'), [51]);
  await app.close();
});

test('the first change ends the run, and undo brings it back', async () => {
  const app = await open();
  await app.slide('sudoku-scrubber input', 1308);
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('8');
  await app.reads('verdict', /one solution/);
  await app.mode('watch').click();
  await app.stands(0);
  assert.equal((await app.board())[0], '8');
  await app.page.keyboard.press('Control+z');
  await app.stands(1308);
  await app.page.keyboard.press('Control+y');
  await app.stands(0);
  await app.close();
});

test('two equal digits are marked at once and keep play off, with the reason', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('5');
  await app.reads('verdict', 'Row 1 has two equal digits: 5 in columns 1 and 9');
  assert.equal(await app.page.locator('.cell[aria-invalid]').count(), 2);
  assert.equal(await app.button('toggle').getAttribute('aria-disabled'), 'true');
  const reason = await app.page.locator('#blocked').textContent();
  assert.match(reason ?? '', /Row 1 has two equal digits.*Playing needs/);
  await app.button('toggle').click({ force: true });
  assert.equal(await app.mode('edit').getAttribute('aria-pressed'), 'true');
  await app.page.keyboard.press('Backspace');
  await app.reads('verdict', 'Exactly one solution');
  await app.close();
});

test('a digit typed in Watch changes nothing, and offers to edit', async () => {
  const app = await open();
  await app.cell(1).click();
  await app.page.keyboard.press('1');
  await app.reads('notice', 'can be changed in Edit');
  assert.equal(await app.board(), school);
  await app.page.getByRole('button', { name: 'Edit, and enter 1' }).click();
  assert.equal((await app.board())[1], '1');
  assert.equal(await app.mode('edit').getAttribute('aria-pressed'), 'true');
  await app.close();
});

test('a puzzle made by the pad is watched', async () => {
  const app = await open();
  await app.button('choose').click();
  await app.page.getByRole('button', { name: '4 × 4', exact: true }).click();
  assert.equal(await app.board(), '.'.repeat(16));
  for (const [cell, digit] of [
    [0, 1],
    [6, 3],
    [9, 4],
    [15, 2],
  ]) {
    await app.cell(cell).click();
    await app.page.getByRole('button', { name: `Enter ${digit}` }).click();
  }
  await app.reads('verdict', 'Exactly one solution');
  await app.button('toggle').click();
  await app.slide('.speed-range', 100);
  await app.reads('sentence', 'Solved!');
  assert.equal((await app.board()).includes('.'), false);
  await app.close();
});

test('clear, reset, undo and redo', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('2');
  const changed = await app.board();
  await app.button('clear').click();
  assert.equal(await app.board(), empty);
  await app.button('undo').click();
  assert.equal(await app.board(), changed);
  await app.button('reset').click();
  assert.equal(await app.board(), school);
  await app.button('undo').click();
  await app.button('undo').click();
  assert.equal(await app.board(), school);
  assert.equal(await app.button('undo').getAttribute('aria-disabled'), 'true');
  await app.button('redo').click();
  assert.equal(await app.board(), changed);
  await app.button('redo').click();
  assert.equal(await app.board(), school);
  assert.equal(await app.button('redo').getAttribute('aria-disabled'), 'true');
  await app.close();
});

test('6 by 6: the digits 7 to 9 are no digits there', async () => {
  const app = await open();
  await app.button('choose').click();
  await app.page.getByRole('button', { name: '6 × 6', exact: true }).click();
  await app.cell(0).click();
  await app.page.keyboard.press('7');
  assert.equal(await app.board(), '.'.repeat(36));
  assert.equal(await app.page.locator('.digits button').count(), 7);
  await app.close();
});

test('on paper a puzzle that is edited has its board, and no keys and no buttons', async () => {
  for (const device of [{ viewport: { width: 1280, height: 800 } }, phone]) {
    const app = await open(device);
    await app.mode('edit').click();
    await app.page.locator('sudoku-pad').waitFor();
    if (engine.paper) {
      await engine.paper(app.page, true);
      assert.ok(await app.page.locator('sudoku-board').isVisible());
      assert.equal(await app.page.locator('button:visible, select:visible, input:visible').count(), 0);
    }
    await app.close();
  }
});
