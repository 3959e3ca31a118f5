import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { compareAll, enter, part, press } from '../support/comparing.js';
import { closeNotice, hasFocus } from '../support/focus.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { desktop, phone, smallPhone } from '../support/site.js';

const { open } = useApp();

for (const [name, device] of Object.entries({
  phone,
  smallPhone,
  narrow: { viewport: { width: 320, height: 700 } },
  desktop,
})) {
  test(`nothing is wider than the screen, and what is tapped is high enough: ${name}`, async () => {
    const app = await open(device);
    await enter(app);
    await compareAll(app);
    await press(app, 'unit').nth(1).click();
    for (const language of ['en', 'de', 'zh']) {
      await app.page.locator('#language').selectOption(language);
      await app.assertNoSidewaysScrolling();
    }
    if ('hasTouch' in device) {
      const low = await app.page.locator('button:visible').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            // a slim button may take taps above and below it
            const beyond = parseFloat(getComputedStyle(button, '::after').top) || 0;
            return (
              button.getBoundingClientRect().height - 2 * Math.min(0, beyond) <
              (button.parentElement?.classList.contains('segments') ? 40 : 44)
            );
          })
          .map((button) => button.textContent || button.getAttribute('aria-label')),
      );
      assert.deepEqual(low, []);
    }
    await app.close();
  });
}

test('a notice that is closed in the comparison leaves the focus on it', async () => {
  const app = await open();
  await enter(app);
  await closeNotice(app);
  await hasFocus(app, 'sudoku-compare');
  await app.close();
});

test('on the smallest phones the numbers have more than half of the table, in every language', async () => {
  const app = await open(smallPhone);
  await enter(app);
  await compareAll(app);
  for (const language of ['en', 'de', 'zh']) {
    await app.page.locator('#language').selectOption(language);
    await app.page.locator(`.frame[lang="${language}"]`).waitFor();
    const [all, held] = await part(app, '.table').evaluate((table) => [
      table.clientWidth,
      table.querySelector('tbody th')?.getBoundingClientRect().width ?? Infinity,
    ]);
    assert.ok(held < all / 2, `${language}: ${held} of ${all} px`);
  }
  await app.close();
});

for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
  for (const [name, device] of Object.entries({ desktop, phone })) {
    test(`axe finds nothing in the comparison, ${colorScheme}, ${name}`, async () => {
      const app = await open({ ...device, colorScheme });
      await enter(app);
      await compareAll(app);
      await press(app, 'unit').nth(1).click();
      for (const count of [0, 1001, 5738]) {
        await part(app, '.clock').fill(String(count));
        await app.painted();
        assert.deepEqual(await findings(app), [], `at ${count}`);
      }
      await app.close();
    });
  }
}
