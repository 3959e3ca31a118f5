/** What a page loads when it is first asked for, and the files of each part, for tests where one is missing. */
import { readFile, readdir } from 'node:fs/promises';

/** @typedef {import('./app.js').App} App */

const BUILD = new URL('../../../build/web/', import.meta.url);
const index = await readFile(new URL('index.html', BUILD), 'utf8');
/** What the page's own script imports. */
export const importedFirst = [...index.matchAll(/modulepreload" href="([^"]*)"/g)].map(([, path]) => path);

/** What the browser itself says of a file that is missing. */
export const missing = /404|Failed to load|script resource|source map/;

/** @param {App} app @param {string} name */
export const press = (app, name) => app.page.getByRole('button', { name, exact: true }).first().click();

const DIALOGS = /\/app\/dialogs-\w+\.js$/;

/** Opens the dialog for another puzzle. @param {App} app */
export const choose = (app) => app.button('choose').click();

/**
 * What is loaded when it is first asked for: how the reader asks for it, what it shows, its files, and the module of
 * the dialog that leads to it, if there is one. The first of its files is its module.
 * @type {[what: string, ask: (app: App) => Promise<unknown>, shows: string, files: RegExp[], before?: RegExp][]}
 */
export const parts = [
  [
    'dialog for sharing',
    (app) => app.button('share').click(),
    '#share-text',
    [/\/app\/share-dialog-\w+\.js$/, /\/styles\/share\.css$/, /\/i18n\/share\/en\.json$/],
  ],
  ['dialog for a puzzle', choose, '#chooser-text', [DIALOGS, /\/styles\/chooser\.css$/, /\/i18n\/chooser\/en\.json$/]],
  [
    'generator',
    async (app) => {
      await choose(app);
      await app.button('generate').click();
    },
    '#generator-size',
    [/\/app\/generator-dialog-\w+\.js$/, /\/styles\/generator\.css$/, /\/i18n\/generator\/en\.json$/],
    DIALOGS,
  ],
  [
    'list of keys',
    (app) => app.button('keys').click(),
    'sudoku-keys dialog',
    [/\/app\/keys-help-\w+\.js$/, /\/styles\/keys\.css$/, /\/i18n\/keys\/en\.json$/],
  ],
  [
    'comparison',
    (app) => app.mode('compare').click(),
    'sudoku-compare .clock',
    [/\/app\/compare-view-\w+\.js$/, /\/styles\/compare\.css$/, /\/i18n\/compare\/en\.json$/],
  ],
  [
    'panel for lists',
    (app) => app.mode('lists').click(),
    'sudoku-lists textarea',
    [/\/app\/lists-view-\w+\.js$/, /\/styles\/lists\.css$/, /\/i18n\/lists\/en\.json$/],
  ],
  [
    'game',
    (app) => app.mode('play').click(),
    'sudoku-game-board .cell',
    [
      /\/app\/play-view-\w+\.js$/,
      ...['play', 'game-status', 'game-board', 'pattern', 'game-pad', 'game-hint', 'game-outcome'].map(
        (name) => new RegExp(`/styles/${name}\\.css$`),
      ),
      /\/i18n\/play\/en\.json$/,
    ],
  ],
  [
    'tree',
    async (app) => {
      await app.page.locator('#tab-code').click();
      await app.page.locator('#tab-tree').click();
    },
    'sudoku-tree svg',
    [/\/app\/tree-part-[A-Z0-9]{8}\.js$/, /\/styles\/tree\.css$/, /\/i18n\/tree\/en\.json$/],
  ],
];

/**
 * What the module of a part imports that the page has not imported: named in the script that loads it.
 * @param {RegExp} file
 * @returns {Promise<string[]>}
 */
export async function importedBy(file) {
  const folder = new URL('app/', BUILD);
  for (const name of await readdir(folder)) {
    const script = name.endsWith('.js') ? await readFile(new URL(name, folder), 'utf8') : '';
    for (const [, list] of script.matchAll(/import\("[^"]*"\),(\[[^\]]*\])/g)) {
      /** @type {string[]} */
      const files = JSON.parse(list);
      if (files.some((path) => file.test(`/${path}`))) {
        return files.filter((path) => !file.test(`/${path}`) && !importedFirst.includes(path));
      }
    }
  }
  return [];
}
