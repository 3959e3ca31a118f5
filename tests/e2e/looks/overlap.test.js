import assert from 'node:assert/strict';
import { languages } from '../../web/support/texts.js';
import { useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { desktop, phone } from '../support/site.js';

const { open } = useApp();

/**
 * Pairs of texts of a page, outside of the players, that lie on one another; the texts of one element are not compared.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
function overlapping(page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** @type {{ box: DOMRect, text: string, holder: Element | null }[]} */
    const lines = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!text || node.parentElement?.closest('.unseen, script, style, noscript, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2) lines.push({ box, text, holder: node.parentElement });
      }
    }
    const shared = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) => ({
      x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    });
    const pairs = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          const { x, y } = shared(one.box, other.box);
          return other.holder !== one.holder && x > 2 && y > Math.min(one.box.height, other.box.height) / 2;
        })
        .map((other) => `${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`),
    );
    return [`${lines.length > 50 ? 'many' : 'few'} lines`, ...new Set(pairs)];
  });
}

for (const [name, device] of /** @type {const} */ ([
  ['phone', phone],
  ['desktop', desktop],
])) {
  for (const language of some(languages)) {
    test(`no text lies on another in the lesson and on the page for teachers: ${language}, ${name}`, async () => {
      for (const [path, shows] of [
        [`lesson/${language}.html`, '[data-laid-out] main [data-light][tabindex]'],
        [`lesson/teachers/${language}.html`, '.code summary'],
      ]) {
        const app = await open(device, { path, shows });
        // what is far from the window would keep the height that it had before its details were open
        await app.page.locator('html').evaluate((root) => root.removeAttribute('data-laid-out'));
        await app.page.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
        assert.deepEqual(await overlapping(app.page), ['many lines'], path);
        await app.close();
      }
    });
  }
}
