import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';
import { script } from '../support/head.js';
import { desktop, phone } from '../support/site.js';

const { open } = useApp();

const LATE = 2000;
/** What a reader does not see, by the definition of layout shifts: a tenth of what counts as good. */
const UNSEEN = 0.01;

for (const [locale, words] of /** @type {const} */ ([
  ['de-CH', 'Ein Sudoku-Löser'],
  ['zh-TW', '数独求解器'],
  ['fr-FR', 'A Sudoku solver'],
])) {
  test(`until the player is there, the page says in ${locale} what it is about`, async () => {
    const app = await open(
      { locale, ...phone },
      { faults: [[/\/styles\/player\.css$/, { delay: LATE }]], shows: '.about' },
    );
    const said = app.page.locator('.about p').filter({ visible: true });
    assert.deepEqual([await said.count(), (await said.innerText()).includes(words)], [1, true]);
    await app.cell(0).waitFor();
    await app.page.locator('.about').waitFor({ state: 'detached' });
    await app.close();
  });
}

const recordShifts = script(() => {
  /** @type {number[]} */
  const shifts = [];
  Object.defineProperty(globalThis, 'shifts', { value: shifts });
  new PerformanceObserver((list) => {
    for (const { value } of /** @type {any[]} */ (list.getEntries())) shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
});

for (const [name, device] of /** @type {const} */ ([
  ['phone', phone],
  ['desktop', desktop],
])) {
  testOnly(
    { in: ['chromium'], because: 'no other browser tells what moved' },
    `nothing moves while the page comes: ${name}`,
    async () => {
      const app = await open(device, { head: [recordShifts] });
      await app.reads('verdict', '5,547');
      await app.page.locator('sudoku-foot').waitFor({ state: 'attached' });
      await app.painted();
      const moved = await app.page.evaluate(() =>
        /** @type {{ shifts: number[] }} */ (/** @type {any} */ (globalThis)).shifts.reduce(
          (sum, shift) => sum + shift,
          0,
        ),
      );
      assert.ok(moved < UNSEEN, `${moved}`);
      await app.close();
    },
  );
}
