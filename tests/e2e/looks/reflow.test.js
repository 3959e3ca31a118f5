import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';

const { open } = useApp();

/** What a reader may ask for by WCAG 1.4.12, and a browser that shows twice the letters. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
  :root { font-size: 200% !important; }
`;

/** @param {import('../support/app.js').App} app */
const space = (app) =>
  app.page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const root of [document, document.querySelector('sudoku-player')?.shadowRoot]) {
      if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  }, SPACED);

/**
 * Texts of which a part cannot be seen, and buttons that their text stands out of.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<string[]>}
 */
const clipped = (app) =>
  app.page.evaluate(() => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    const hides = (/** @type {string} */ overflow) => overflow === 'hidden' || overflow === 'clip';
    const standsOut = (/** @type {Element} */ button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      return (
        inner.left < outer.left - 1 ||
        inner.right > outer.right + 1 ||
        inner.top < outer.top - 1 ||
        inner.bottom > outer.bottom + 1
      );
    };
    return [...document.querySelectorAll('body *'), ...(root?.querySelectorAll('*') ?? [])]
      .filter((element) => {
        if (
          element.closest('.unseen, svg, sudoku-board') ||
          !element.checkVisibility({ visibilityProperty: true }) ||
          !element.textContent?.trim()
        ) {
          return false;
        }
        if (element.matches('button')) return !element.querySelector('.unseen') && standsOut(element);
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
        );
      })
      .map((element) => `${element.localName}.${element.className} "${element.textContent?.slice(0, 40)}"`);
  });

for (const [locale, width, height] of some(
  /** @type {const} */ ([
    ['de-DE', 320, 568],
    ['de-DE', 308, 568], // the same beside a scroll bar that takes its place
    ['en-US', 640, 400],
  ]),
)) {
  test(`with text spacing no state is wider than the screen or cut off: ${width} x ${height}, ${locale}`, async () => {
    const app = await open({ locale, viewport: { width, height } });
    await app.reads('verdict', /5[.,]547/);
    await space(app);
    await walkThrough(app, async (state) => {
      await app.assertNoSidewaysScrolling(state);
      assert.deepEqual(await clipped(app), [], state);
    });
    await app.close();
  });
}

test('dialogs that were opened and closed leave no gap in the player', async () => {
  const app = await open();
  const height = () => app.page.locator('sudoku-player').evaluate((player) => player.getBoundingClientRect().height);
  await app.mode('compare').click();
  await app.page.locator('sudoku-compare button[data-type=to-start][aria-label]').first().waitFor();
  await app.mode('edit').click();
  const before = await app.settles(height);
  for (const [opener, dialog] of [
    ['[data-type=share]', 'sudoku-share'],
    ['[data-type=choose]', 'sudoku-chooser'],
    ['sudoku-help button', 'sudoku-keys'],
  ]) {
    await app.page.locator(opener).first().click();
    await app.page.locator(`${dialog} dialog[open]`).waitFor();
    await app.page.keyboard.press('Escape');
    await app.page.locator(`${dialog} dialog:not([open])`).waitFor({ state: 'attached' });
    assert.equal(await app.settles(height), before, dialog);
  }
  await app.close();
});
