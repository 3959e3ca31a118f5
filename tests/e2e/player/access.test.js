import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();

/** @param {import('../support/app.js').App} app @param {'light' | 'dark'} theme */
const paint = (app, theme) =>
  app.page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

for (const locale of some(['en-US', 'de-DE', 'zh-CN'])) {
  test(`axe finds nothing in any state, ${locale}`, async () => {
    const app = await open({ locale });
    await app.reads('verdict', /5[.,]547/);
    await walkThrough(app, async (state) => {
      assert.deepEqual(await findings(app, undefined, ['color-contrast']), [], state);
    });
    await app.close();
  });
}

for (const theme of some(/** @type {const} */ (['light', 'dark']))) {
  test(`axe finds all text in any state strong enough on what is behind it: ${theme}`, async () => {
    const app = await open();
    await app.reads('verdict', '5,547');
    await paint(app, theme);
    await walkThrough(app, async (state) => {
      assert.deepEqual(await findings(app, ['color-contrast']), [], state);
    });
    await app.close();
  });
}

test('axe finds nothing: no solver', async () => {
  const app = await open({}, { faults: [[/\.wasm$/, { status: 404 }]] });
  await app.reads('verdict', 'could not be loaded');
  assert.deepEqual(await findings(app), []);
  await app.close({ despite: /404/ });
});

for (const device of [phone, smallPhone]) {
  test(`axe finds nothing on a phone of ${device.viewport.width} pixels`, async () => {
    const app = await open(device);
    await app.reads('verdict', '5,547');
    for (const mode of /** @type {const} */ (['watch', 'edit'])) {
      await app.mode(mode).tap();
      await app.painted();
      assert.deepEqual(await findings(app), [], mode);
    }
    await app.close();
  });
}

test('cells say where they are and what they hold', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await app.reads('sentence', '9 cannot go');
  const label = (/** @type {number} */ cell) => app.cell(cell).getAttribute('aria-label');
  assert.equal(await label(2), 'row 1, column 3: 7, given');
  assert.equal(await label(0), 'row 1, column 1: 2, placed');
  assert.equal(await label(24), 'row 3, column 7: 9, tried');
  assert.equal(await label(51), 'row 6, column 7: 9, given, conflict');
  assert.equal(await label(25), 'row 3, column 8: empty, read');
  assert.equal(await app.page.locator('sudoku-board').getAttribute('aria-readonly'), 'true');
  await app.close();
});

test('the status line speaks at single steps, and rarely while playing', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.evaluate(() => {
    const status = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('[role=status]');
    const spoken = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { spoken });
    if (status) {
      new MutationObserver(() => spoken.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  /** How much has been said by now. @returns {Promise<{ count: number, time: number }>} */
  const spoken = () =>
    app.page.evaluate(() => ({ count: /** @type {any} */ (globalThis).spoken.length, time: performance.now() }));
  await app.button('step').click();
  await app.reads('sentence', 'next empty cell');
  const before = await spoken();
  assert.equal(before.count, 1);
  await app.slide('.speed-range', 60);
  await app.button('toggle').click();
  await app.passes(1000); // in ten frames at least
  const { count, time } = await spoken();
  const most = 1 + (time - before.time) / 3000;
  assert.ok(count - before.count <= most, `${count - before.count} sentences instead of ${most}`);
  await app.button('toggle').click();
  await app.painted();
  assert.equal(await app.page.locator('[role=status]').textContent(), await app.sentence());
  await app.close();
});

test('with reduced motion a step goes from placement to placement, and nothing is animated', async () => {
  const app = await open({ reducedMotion: 'reduce' });
  await app.button('step').click();
  await app.reads('sentence', '2 fits into row 1, column 1');
  await app.button('find').click();
  await app.button('step').click();
  await app.reads('sentence', 'taken back');
  assert.deepEqual(await app.page.evaluate(() => document.getAnimations().length), 0);
  await app.close();
});

test('in forced colours the marks are still there', async () => {
  const app = await open({ forcedColors: 'active' });
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await app.reads('sentence', '9 cannot go');
  const sign = await app.cell(51).evaluate((cell) => getComputedStyle(cell, '::after').content);
  assert.match(sign, /✕/);
  await app.close();
});
