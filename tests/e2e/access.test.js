import assert from 'node:assert/strict';
import { hard, useApp } from './app.js';
import { findings } from './axe.js';
import { test } from './engines/test.js';
import { phone } from './site.js';

const { open } = useApp();

/** Every state of the page, by what leads to it. @type {Record<string, (app: import('./app.js').App) => Promise<unknown>>} */
const states = {
  start: async () => {},
  'a read': (app) => app.slide('sudoku-scrubber input', 1300),
  'a conflict': (app) => app.slide('sudoku-scrubber input', 1308),
  'a dead end': (app) => app.button('find').click(),
  'a digit taken back': async (app) => {
    await app.button('find').click();
    await app.button('step').click();
  },
  solved: (app) => app.button('to-end').click(),
  'single steps on the strip': async (app) => {
    await app.slide('sudoku-scrubber input', 1308);
    for (let i = 0; i < 4; i++) await app.page.locator('button[data-way=in]').click();
  },
  'the end being looked for': async (app) => {
    await app.load(hard);
    await app.reads('verdict', 'more than');
  },
  'proved to have no solution': async (app) => {
    await app.button('choose').click();
    await app.page.locator('.examples button').nth(7).click();
    await app.reads('verdict', /3[.,]479/);
    await app.button('to-end').click();
  },
  'solution shown': (app) => app.button('reveal').click(),
  playing: (app) => app.button('toggle').click(),
  edit: (app) => app.mode('edit').click(),
  'two equal digits': async (app) => {
    await app.mode('edit').click();
    await app.cell(0).click();
    await app.page.keyboard.press('5');
  },
  'an offer to edit': async (app) => {
    await app.cell(0).click();
    await app.page.keyboard.press('5');
  },
  'a puzzle replaced, 4 by 4': (app) => app.paste('1.....3..4.....2'),
  'an empty grid of 6 by 6': async (app) => {
    await app.button('choose').click();
    await app.page.locator('.sizes button').nth(1).click();
  },
  'the dialog': (app) => app.button('choose').click(),
  'a mistake in the dialog': async (app) => {
    await app.cell(0).click();
    await app.paste('123');
  },
};

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [name, reach] of Object.entries(states)) {
    test(`axe finds nothing: ${name}, ${colorScheme}`, async () => {
      const app = await open({ colorScheme });
      await app.reads('verdict', /5[.,]547/);
      await reach(app);
      await app.painted();
      assert.deepEqual(await findings(app), []);
      await app.close();
    });
  }
}

test('axe finds nothing: no solver', async () => {
  const app = await open({}, { faults: [[/\.wasm$/, { status: 404 }]] });
  await app.reads('verdict', 'could not be loaded');
  assert.deepEqual(await findings(app), []);
  await app.close({ despite: /404/ });
});

for (const locale of ['de-DE', 'zh-CN']) {
  test(`axe finds nothing on a phone in ${locale}`, async () => {
    const app = await open({ ...phone, locale });
    await app.reads('verdict', /5[.,]547/);
    await app.slide('sudoku-scrubber input', 1308);
    assert.deepEqual(await findings(app), []);
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
  await app.page.evaluate(() => {
    const status = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('[role=status]');
    const spoken = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { spoken });
    if (status) new MutationObserver(() => spoken.push(status.textContent ?? '')).observe(status, { childList: true, characterData: true, subtree: true });
  });
  /** How much has been said by now. @returns {Promise<{ count: number, time: number }>} */
  const spoken = () => app.page.evaluate(() => ({ count: /** @type {any} */ (globalThis).spoken.length, time: performance.now() }));
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
