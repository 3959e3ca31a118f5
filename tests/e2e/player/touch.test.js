import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { phone, smallPhone } from '../support/site.js';

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
  assert.ok(
    seen.every((position, index) => index === 0 || position > seen[index - 1]),
    String(seen),
  );
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

/**
 * Where something is that is to be seen, in CSS pixels.
 * @param {import('../support/app.js').App} app
 * @param {string} selector
 */
const boxes = (app, selector) =>
  app.page
    .locator(selector)
    .locator('visible=true')
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON()));

const actions = '.actions :is([data-type=undo], [data-type=redo], [data-type=pen], [data-type=clear])';
const keys = `:is(.digits button, ${actions}, .buttons button)`;

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [320, 568],
  [844, 390],
  [568, 320],
]) {
  test(`on ${width} x ${height} the screen has board, sentence and transport, or board, pad, transport`, async () => {
    const app = await open({ ...phone, viewport: { width, height }, locale: 'de-DE' }); // the longest words
    await app.reads('verdict', '5.547');
    /** @param {string[]} selectors */
    const assertTogether = async (...selectors) => {
      for (const selector of selectors) {
        const found = await boxes(app, selector);
        assert.ok(found.length > 0, selector);
        for (const { left, right, top, bottom } of found) {
          assert.ok(
            left >= 0 && top >= 0 && right <= width && bottom <= height,
            `${selector}: ${left} to ${right}, ${top} to ${bottom}`,
          );
        }
      }
    };
    await assertTogether('sudoku-board', 'sudoku-sentence', '.strip', '.buttons button');
    const [board] = await boxes(app, 'sudoku-board');
    await app.mode('edit').tap();
    await app.painted();
    await assertTogether('sudoku-board', keys);
    assert.deepEqual((await boxes(app, 'sudoku-board'))[0], board, 'the board stays where it is');
    for (const key of await boxes(app, keys)) {
      assert.ok(key.width >= 44 && key.height >= 44, `${key.width} x ${key.height}`);
    }
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}

test('digit-first: a digit, its cells, a second tap, a finger that stays; turning the phone keeps it all', async () => {
  const app = await open(phone);
  await app.mode('edit').tap();
  await app.button('pen').tap();
  await app.page.getByRole('button', { name: 'Take 8' }).tap();
  const held = () => app.page.locator('.cell[data-held]').count();
  await app.painted();
  const before = await held();
  await app.cell(0).tap();
  await app.cell(1).tap();
  assert.equal((await app.board()).slice(0, 3), '887');
  assert.equal(await held(), before + 2);
  await app.cell(1).tap();
  assert.equal((await app.board()).slice(0, 3), '8.7');

  await app.page.setViewportSize({ width: 844, height: 390 });
  assert.equal(await app.page.getByRole('button', { name: 'Take 8' }).getAttribute('aria-pressed'), 'true');
  assert.equal((await app.board()).slice(0, 3), '8.7');
  assert.equal(await app.cell(1).getAttribute('tabindex'), '0');
  await app.page.setViewportSize(phone.viewport);

  const box = await app.cell(2).boundingBox();
  assert.ok(box);
  const fingers = await app.fingers();
  await fingers.down([box.x + 9, box.y + 9]);
  await app.page.locator('.cell[aria-label="row 1, column 3: empty"]').waitFor();
  await fingers.up();
  assert.equal((await app.board()).slice(0, 3), '8..', 'what follows is no tap');
  await app.button('undo').tap();
  assert.equal((await app.board()).slice(0, 3), '8.7');
  await app.button('step').tap();
  await app.stands(1);
  assert.equal(await app.mode('watch').getAttribute('aria-pressed'), 'true');
  await app.close();
});

test('nothing keeps a reader from zooming, and nothing zooms by itself', async () => {
  const app = await open(phone);
  await app.button('choose').tap();
  await app.page.locator('.chooser textarea').first().waitFor();
  assert.doesNotMatch(
    (await app.page.locator('meta[name=viewport]').getAttribute('content')) ?? '',
    /user-scalable|maximum-scale|minimum-scale/,
  );
  const small = await app.page
    .locator(':is(textarea, input:not([type=range], [type=checkbox], [type=file]))')
    .evaluateAll((fields) => fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).length);
  assert.equal(small, 0, 'a field with smaller letters makes a phone zoom in');
  const free = await app.page
    .locator(':is(button, sudoku-board)')
    .evaluateAll((touched) =>
      touched
        .filter((element) => getComputedStyle(element).touchAction !== 'manipulation')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  assert.deepEqual(free, []);
  await app.close();
});

test('everything that is tapped is at least 44 px high, the cells of the board excepted', async () => {
  const app = await open(phone);
  for (const mode of /** @type {const} */ (['watch', 'edit'])) {
    await app.mode(mode).tap();
    await app.painted();
    const low = await app.page
      .locator('button:visible, select:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (button) =>
              button.getBoundingClientRect().height < (button.parentElement?.classList.contains('segments') ? 40 : 44),
          )
          .map((button) => button.textContent || button.getAttribute('aria-label')),
      );
    assert.deepEqual(low, []);
  }
  await app.close();
});
