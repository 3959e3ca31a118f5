import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { faultsOf } from '../support/rules.js';

const { open } = useApp();

/**
 * Each a style that a page must not have, and the rule that sees it.
 * @type {[what: string, style: string, expected: RegExp][]}
 */
const planted = [
  [
    'rows that are only as high as their digits',
    '.row { display: grid !important; height: auto !important; }',
    /^boards: sudoku-board.* cells?/,
  ],
  [
    'one row that is lower than the others',
    '.row:nth-child(2) { height: 1px !important; }',
    /^boards: sudoku-board.* has unequal cells/,
  ],
  [
    'rows that leave a strip of the board',
    'sudoku-board { aspect-ratio: 1; } .row { height: calc(99cqw / var(--size)) !important; }',
    /^boards: sudoku-board.* has room for rows/,
  ],
  [
    'a board as large as a stamp',
    'sudoku-board { width: 166px !important; min-width: 0 !important; max-width: 166px !important; }',
    /^small: sudoku-board.* is 166 px wide/,
  ],
  [
    'a line that is wider than the screen',
    'sudoku-verdict { white-space: nowrap; flex: 0 0 2000px; }',
    /^sideways: html/,
  ],
  [
    'buttons on one another',
    'sudoku-pad button, sudoku-transport button { margin-left: -14px; }',
    /^overlaps: sudoku-transport button/,
  ],
  [
    'a button that sticks out of its column',
    'sudoku-out button { position: relative; left: 60px; }',
    /^outside: sudoku-out button/,
  ],
  ['half of a sentence', 'sudoku-verdict { height: 6px; overflow: hidden; }', /^cut: sudoku-verdict/],
];

/**
 * Gives the player a style of its own, in place of the one before.
 * @param {import('../support/app.js').App} app
 * @param {string} style
 */
const dress = (app, style) =>
  app.page.evaluate((text) => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('sudoku-player')?.shadowRoot);
    const sheet = Object.assign(new CSSStyleSheet(), { isPlanted: true });
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => !('isPlanted' in each)), sheet];
  }, style);

test('the rules find nothing on the page as it is, and each fault that is put into it', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  assert.deepEqual(await faultsOf(app.page), []);
  for (const [what, style, expected] of planted) {
    await dress(app, style);
    const faults = await faultsOf(app.page);
    assert.ok(
      faults.some((fault) => expected.test(fault)),
      `${what}:\n${faults.join('\n')}`,
    );
  }
  await dress(app, '');
  assert.deepEqual(await faultsOf(app.page), []);
  await app.close();
});
