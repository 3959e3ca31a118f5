/** The browser's own Print: each state of the page on paper, as one would hang it on a wall. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { walkThrough } from '../support/every-state.js';
import { controlsOnPaper, faultsOnPaper, sheetsOf, testOnPaper } from '../support/paper.js';
import { css, html } from '../../look/somebody.js';
import { phone } from '../support/site.js';

/** @typedef {import('../support/app.js').App} App */
/** @typedef {import('../support/paper.js').Format} Format */
/** @typedef {Parameters<typeof faultsOnPaper>[1]} Wanted */

const { open } = useApp();
const wide = { viewport: { width: 1920, height: 1080 } };

const formats = /** @type {const} */ (['A4', 'Letter']).flatMap((format) =>
  [false, true].map((landscape) => ({ format, landscape })),
);
const themes = /** @type {const} */ (['light', 'dark']);

/** @param {Format} format */
const called = ({ format, landscape }) => `${format} ${landscape ? 'across' : 'upright'}`;

/** States that need more than one page, or have no board. @type {Record<string, Wanted>} */
const special = {
  'a worksheet by what a search has to do': { most: 2 },
  'algorithms side by side': { most: 3 },
  'a comparison in its middle': { most: 3 },
  'a list with answers': { board: 0 },
  'a list with grades': { board: 0 },
  'lines that are no puzzle': { board: 0 },
};

/** Nobody prints within a second of what he did: what fades or grows has done so. @param {App} app */
const calm = (app) =>
  app.page.evaluate(() => {
    const roots = [document, ...Array.from(document.querySelectorAll('sudoku-player'), ({ shadowRoot }) => shadowRoot)];
    const running = roots
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * @param {App} app @param {readonly Format[]} papers @param {Wanted} [wanted]
 * @returns {Promise<string[]>}
 */
async function printed(app, papers, wanted) {
  const faults = [];
  await calm(app);
  for (const paper of papers) {
    const found = faultsOnPaper(await sheetsOf(app.page, paper), wanted);
    faults.push(...found.map((fault) => `${called(paper)}: ${fault}`));
  }
  return faults;
}

/** Sentences are longest in German. */
const readers = /** @type {const} */ ([
  ['light', 'en'],
  ['dark', 'de'],
]);
for (const [colorScheme, locale] of some(readers)) {
  const reader = `${colorScheme}, ${locale}`;
  testOnPaper(`on paper every state has a large board, texts that can be read, and no buttons: ${reader}`, async () => {
    const app = await open({ colorScheme, locale });
    /** @type {string[]} */
    const faults = [];
    await walkThrough(app, async (state) => {
      const found = await printed(app, some(formats), special[state]);
      // a menu goes with the focus, which no button has on paper
      if (!(await app.page.locator('[role=menuitem]').first().isVisible())) {
        found.push(...(await controlsOnPaper(app.page)));
      }
      faults.push(...found.map((fault) => `${state}: ${fault}`));
    });
    assert.equal(faults.join('\n'), '');
    await app.close();
  });
}

testOnPaper('paper does not follow the window, and looks the same after a dialog', async () => {
  const boards = [];
  for (const device of [phone, wide]) {
    const app = await open({ ...device, locale: 'de-DE' });
    await app.slide('sudoku-scrubber input', 1308);
    assert.deepEqual(await printed(app, formats), []);
    await app.button('share').click();
    await app.page.locator('sudoku-share [data-panel=print]').first().click();
    await app.page.locator('#share-sheet').waitFor();
    await app.page.keyboard.press('Escape');
    assert.deepEqual(await printed(app, formats), [], 'after a dialog');
    const [sheet] = await sheetsOf(app.page, formats[0]);
    boards.push(sheet.boards[0].width);
    await app.close();
  }
  assert.ok(Math.abs(boards[0] - boards[1]) < 3, `${boards}`);
});

/** The driver of Firefox has stood still at pages with several players. */
const chromium = ['chromium'];

/** @type {[name: string, path: string, shows: string, wanted?: Wanted][]} */
const pages = [
  ['the frame', `embed.html#p=${school}`, 'sudoku-board .cell'],
  ['the frame at a conflict', `embed.html#p=${school}&n=1308`, 'sudoku-board .cell'],
  ['the frame with all parts', `embed.html#p=${school}&n=198&controls=all`, 'sudoku-board .cell'],
  ['the board alone', `embed.html#p=${school}&n=198&controls=none`, 'sudoku-board .cell'],
  ['the view for a projector', 'lesson/projector/en.html#n=198', 'sudoku-code .listing li'],
  ['the examples for other pages', 'demo/index.html', 'sudoku-board .cell', { most: 8, without: ['blank'] }],
];
for (const [name, path, shows, wanted] of pages) {
  for (const theme of some(themes)) {
    testOnPaper(
      `on paper ${name} has a large board and no buttons: ${theme}`,
      async () => {
        const app = await open({ colorScheme: theme }, { path, shows });
        // some play by themselves
        await app.page.locator('sudoku-player').evaluateAll((all) => all.forEach((player) => Object(player).pause()));
        await app.settles(() => app.page.locator('sudoku-board').first().innerText());
        assert.deepEqual(await printed(app, formats, wanted), []);
        assert.deepEqual(await controlsOnPaper(app.page), []);
        await app.close();
      },
      name.startsWith('the examples') ? chromium : undefined,
    );
  }
}

/** Pages of texts, of many pages: where they break is another test's matter; a table may be a square too. */
for (const [name, path, without] of /** @type {const} */ ([
  ['the lesson', 'lesson/de.html', ['blank', 'squeezed', 'edges']],
  ['the page for teachers', 'lesson/teachers/en.html', ['blank', 'squeezed', 'overlaps']],
])) {
  for (const theme of some(themes)) {
    testOnPaper(
      `on paper ${name} is light, and cuts no board and no text: ${theme}`,
      async () => {
        const app = await open({ colorScheme: theme }, { path, shows: 'main' });
        assert.deepEqual(await printed(app, some(formats), { most: 80, without: [...without] }), []);
        await app.close();
      },
      chromium,
    );
  }
}

/** A page of somebody else, which has a dark ground and has dressed the player for it. */
const dressed = `${css}
  sudoku-player { --sudoku-paper: #222; --sudoku-panel: #222; --sudoku-ink: #eee; --sudoku-soft: #ccc;
    --sudoku-strong: #ddd; --sudoku-hair: #444; --sudoku-check: #553; --sudoku-select: #225; }
  @media print { body { color: #000; background: none } button { color: #000 } }`;

for (const column of ['46rem', '110mm']) {
  testOnPaper(
    `on paper an element has all of the column that its page gives: ${column}`,
    async () => {
      const app = await open({}, { path: 'demo/index.html', faults: [[/\/demo\/index\.html$/, { edit: () => html }]] });
      await app.page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, `${dressed} body { max-width: ${column}; padding: 0 }`);
      await app.page.locator('sudoku-player').evaluate((player) => player.setAttribute('position', '1308'));
      await app.stands(1308);
      for (const paper of formats) {
        const sheets = await sheetsOf(app.page, { ...paper, margin: 10 });
        // of the column that is left by these margins, with the edges of the boxes around it
        const most = column === '110mm' ? 109 : 100;
        assert.deepEqual(faultsOnPaper(sheets, { board: most, most: 2 }), [], called(paper));
      }
      await app.close();
    },
    chromium,
  );
}
