import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { controlsOnPaper, faultsOnPaper, sheetsOf, testOnPaper } from '../support/paper.js';

const { open } = useApp();
const upright = /** @type {const} */ ({ format: 'A4', landscape: false });

/**
 * Each a style that paper must not have, and the rule that sees it.
 * @type {[what: string, style: string, expected: RegExp][]}
 */
const planted = [
  [
    'a board without a width',
    '.frame > sudoku-board { flex: none !important; aspect-ratio: auto !important; min-height: 0 !important }',
    /^board: .* 0 mm/,
  ],
  [
    'a board as large as a stamp',
    '.frame > sudoku-board { flex: none !important; width: 60mm !important; min-height: 0 !important }',
    /^board: .* 60 mm/,
  ],
  [
    'a board on two pages',
    '.frame > sudoku-board { margin-top: 160mm; break-inside: auto } .row { contain: none !important }',
    /^board: .* 0 mm/,
  ],
  ['a page too many', '.say { margin-top: 200mm }', /^pages: there are 2/],
  ['a first page with a line', '.frame > sudoku-board { break-before: page }', /^blank: page 1 is nearly blank/],
  ['a page without ink', '.panels { break-before: page } .side { visibility: hidden }', /^blank: page 2 is blank/],
  [
    'dark paper',
    '.player { min-height: 260mm; background: #222 !important; print-color-adjust: exact }',
    /^white: page 1/,
  ],
  ['a text at the edge of the paper', '@page { margin: 1mm }', /^edges: page 1/],
  [
    'a sentence in a narrow column',
    '.say { width: 18mm } sudoku-sentence { padding: 0 !important }',
    /^squeezed: page 1/,
  ],
  [
    'a sentence on the board',
    '.say { width: 90mm; transform: translate(20mm, -60mm) }',
    /^overlaps: page 1 has “\w+” on a board/,
  ],
  [
    'a line on another',
    'sudoku-legend ul { display: grid !important; grid-auto-rows: 1mm }',
    /^overlaps: page 1 has “\w+” on “/,
  ],
  ['a pale sentence', 'sudoku-sentence { color: #ddd; print-color-adjust: exact }', /^faint: page 1/],
  ['buttons', '.frame.frame > sudoku-bar, .frame sudoku-bar button { display: block !important }', /^controls: button/],
];

/**
 * Gives the player a style of its own on paper, in place of the one before.
 * @param {import('../support/app.js').App} app @param {string} style
 */
const dress = (app, style) =>
  app.page.evaluate((text) => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('sudoku-player')?.shadowRoot);
    const sheet = Object.assign(new CSSStyleSheet(), { isPlanted: true });
    sheet.replaceSync(`@media print { ${text} }`);
    for (const place of [root, document]) {
      place.adoptedStyleSheets = [...place.adoptedStyleSheets.filter((each) => !('isPlanted' in each)), sheet];
    }
  }, style);

/** @param {import('../support/app.js').App} app */
const faultsOf = async ({ page }) => [
  ...faultsOnPaper(await sheetsOf(page, upright)),
  ...(await controlsOnPaper(page)),
];

testOnPaper(
  'the rules of paper find nothing in a print as it is, and each fault that is put into it',
  async () => {
    const app = await open();
    await app.slide('sudoku-scrubber input', 1308);
    await app.reads('verdict', '5,547');
    assert.deepEqual(await faultsOf(app), []);
    for (const [what, style, expected] of planted) {
      await dress(app, style);
      const faults = await faultsOf(app);
      assert.ok(
        faults.some((fault) => expected.test(fault)),
        `${what}:\n${faults.join('\n')}`,
      );
    }
    await app.close();
  },
  ['chromium'],
);
