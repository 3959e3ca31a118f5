/**
 * What pictures are taken of. Each subject is a page with the states that it is brought to, one after
 * another; those of the app are the states that the tests walk through.
 */
import { readFileSync } from 'node:fs';
import { livenExercises } from '../e2e/support/alive.js';
import { hard, school } from '../e2e/support/app.js';
import { again, fresh, walk } from '../e2e/support/every-state.js';
import { css, html } from './somebody.js';

/** @typedef {import('../e2e/support/app.js').App} App */
/**
 * @typedef {[state: string, reach: (app: App) => Promise<unknown>, part?: string]} State part: a selector of what is
 *   taken, else all of the page
 */

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} about
 * @property {(language: string) => { path: string, shows: string, faults?: import('../e2e/support/site.js').Rule[],
 *   first?: boolean }} page first: the reader comes for the first time
 * @property {State[]} states
 * @property {RegExp} [despite] what the browser says of it on the console, and may
 */

const BOARD = 'sudoku-board .cell';
/**
 * A puzzle whose run is known to its end at once, in place of the one that is measured for a minute: no two pictures of
 * that are the same.
 */
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** The names of the lesson's figures, from its top down. */
const figures = Object.keys(
  JSON.parse(readFileSync(new URL('../../web/lesson/figures.json', import.meta.url), 'utf8')).figures,
);

/** The page says what the solver found out. @param {App} app */
const checked = (app) => app.reads('verdict', /5[.,]547/);

/**
 * Puts a frame in place of what a page holds, as high as it asks to be.
 * @param {string} fragment
 * @returns {(app: App) => Promise<void>}
 */
const framed =
  (fragment) =>
  async ({ page }) => {
    await page.evaluate((wish) => {
      const frame = document.createElement('iframe');
      frame.src = `../embed.html${wish}`;
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow && data.type === 'sudoku-size') frame.height = data.height;
      });
      document.querySelector('main')?.replaceChildren(frame);
    }, fragment);
    await page.frameLocator('iframe').locator(BOARD).first().waitFor();
    await page.waitForFunction(() => Number(document.querySelector('iframe')?.height) > 0);
  };

/**
 * Says something to that frame.
 * @param {string} command
 * @param {unknown} [value]
 * @returns {(app: App) => Promise<void>}
 */
const told =
  (command, value) =>
  ({ page }) =>
    page.evaluate(
      (message) => {
        document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'sudoku-command', ...message }, '*');
      },
      { command, value },
    );

/**
 * Gives the player of somebody's page attributes; null takes one away.
 * @param {Record<string, string | null>} attributes
 * @returns {(app: App) => Promise<void>}
 */
const given =
  (attributes) =>
  async ({ page }) => {
    await page.locator('sudoku-player').evaluate((player, list) => {
      for (const [name, value] of Object.entries(list)) {
        if (value === null) player.removeAttribute(name);
        else player.setAttribute(name, value);
      }
    }, attributes);
  };

/** @param {App} app */
async function dress({ page }) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/**
 * A figure comes alive when it is near.
 * @param {App} app
 * @param {string} selector
 * @param {string} alive what is in it then
 */
async function meet({ page }, selector, alive) {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.locator(`${selector} ${alive}`).first().waitFor();
}

/** All of it comes alive, so that nothing is moved any more. @param {App} app */
async function liven(app) {
  for (const name of figures) await meet(app, `#fig-${name}`, BOARD);
  await livenExercises(app.page);
}

/** @param {string} name @returns {State} */
const figure = (name) => [`figure ${name}`, (app) => meet(app, `#fig-${name}`, BOARD), `#fig-${name}`];

/** @param {string} name @returns {State} */
const living = (name) => [`${name}, alive`, (app) => meet(app, `[data-live=${name}]`, '.live'), `[data-live=${name}]`];

/** @type {Subject[]} */
export const subjects = [
  {
    name: 'app',
    about: 'the page in all modes and dialogs, and again after all of them',
    page: () => ({ path: '', shows: BOARD }),
    states: [
      ...fresh,
      [
        'a conflict, after the modes',
        async (app) => {
          await app.page.locator('button[data-type=leave]').first().click();
          await app.mode('watch').click();
          await app.slide('sudoku-scrubber input', 1308);
        },
      ],
      ...walk.slice(2),
      ...again,
    ],
  },
  {
    name: 'first-visit',
    about: 'what a first visit is told',
    page: () => ({ path: '', shows: BOARD, first: true }),
    states: [
      ['the first word', (app) => app.page.locator('sudoku-first-words [data-type=next]').waitFor()],
      ...['the second word', 'the third word'].map(
        /** @returns {State} */ (state) => [
          state,
          (app) => app.page.locator('sudoku-first-words [data-type=next]').click(),
        ],
      ),
    ],
  },
  {
    name: 'no-solver',
    about: 'the page without its solver',
    page: () => ({ path: '', shows: BOARD, faults: [[/\.wasm$/, { status: 404 }]] }),
    states: [['the start', (app) => app.page.locator('sudoku-notice button').first().waitFor()]],
    despite: /404|WebAssembly|sudoku\.wasm/,
  },
  {
    name: 'frame',
    about: 'embed.html in a page',
    page: () => ({ path: 'demo/strict.html', shows: 'iframe' }),
    states: [
      ['the start', framed(`#p=${school}`)],
      ['a digit that does not fit', told('seek', 1308)],
      ['a dead end', told('seek', 198)],
      ['solved', told('end')],
      ['a small puzzle', told('puzzle', '1.....3..4.....2')],
      ['an error', framed('#p=123')],
      ['with code and tree', framed(`#p=${school}&n=198&controls=all&code=python`)],
      ['the board alone', framed(`#p=${school}&n=198&controls=none`)],
      ['the start, again', framed(`#p=${school}`)],
    ],
  },
  {
    name: 'element',
    about: '<sudoku-player> in a page of somebody else',
    page: () => ({ path: 'demo/index.html', shows: BOARD, faults: [[/\/demo\/index\.html$/, { edit: () => html }]] }),
    states: [
      [
        'the start',
        async (app) => {
          await dress(app);
          await checked(app);
        },
      ],
      ['a digit that does not fit', given({ position: '1308' })],
      ['a dead end', given({ position: '198' })],
      ['Edit', (app) => app.mode('edit').click()],
      [
        'another puzzle',
        async (app) => {
          await app.button('choose').click();
          await app.page.locator('.examples button').first().waitFor();
        },
      ],
      [
        'an error',
        async (app) => {
          await app.page.keyboard.press('Escape');
          await given({ puzzle: '123' })(app);
        },
      ],
      ['sentence and buttons', given({ puzzle: school, position: '198', controls: 'sentence transport' })],
      ['the board alone', given({ controls: 'none' })],
      [
        'the start, again',
        async (app) => {
          await given({ controls: null, position: '0' })(app);
          // to its first line
          for (const panel of ['tree', 'code']) await app.page.locator(`[data-panel=${panel}]`).first().click();
        },
      ],
    ],
    despite: /123/,
  },
  {
    name: 'lesson',
    about: 'the head of the lesson, each of its figures, and what is alive between them',
    page: (language) => ({
      path: `lesson/${language}.html`,
      shows: 'main [data-light][tabindex]',
      faults: [
        [
          /\/lesson\/\w+\.html$/,
          { edit: (text) => text.replace(`"hard" data-puzzle="${hard}`, `"hard" data-puzzle="${classic}`) },
        ],
      ],
    }),
    states: [
      ['the head', liven, 'header'],
      ...figures.map(figure),
      ...['small', 'index', 'corner', 'allowed', 'blocked', 'predict', 'tree4', 'queens', 'demands', 'make'].map(
        living,
      ),
      ...figures
        .slice(0, 5)
        .map(figure)
        .map(/** @returns {State} */ ([state, ...rest]) => [`${state}, again`, ...rest]),
    ],
  },
  {
    name: 'teachers',
    about: 'the page for teachers',
    page: (language) => ({ path: `lesson/teachers/${language}.html`, shows: '.code summary' }),
    states: [['the start', async () => {}]],
  },
  {
    name: 'projector',
    about: 'the view for a projector',
    page: (language) => ({ path: `lesson/projector/${language}.html#n=198`, shows: 'sudoku-code .listing li' }),
    states: [['a dead end', async () => {}]],
  },
  {
    name: 'demo',
    about: 'the examples for other pages',
    page: () => ({ path: 'demo/index.html', shows: BOARD }),
    states: [['the start', async () => {}]],
  },
];
