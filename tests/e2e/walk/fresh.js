/**
 * Pages that are fresh: what is compared with them has been walked on. For each size, theme, mode and
 * dialog a page is loaded, led there, and its styles are kept for all walks of this process.
 *
 * @typedef {object} Setting
 * @property {import('playwright-core').BrowserContextOptions} device what style sheets can know of it
 * @property {number} width
 * @property {number} height
 * @property {number} letters in percent
 * @property {string} theme
 * @property {string} address a fragment
 * @property {import('./in-page.js').PlayerView | null} player null: none is led anywhere
 *
 * @typedef {{ digest: string, styles: string[] }} Style
 */
import { script } from '../support/head.js';
import { arrived, settled, setLetters } from './walker.js';

/** What a page kept is gone before the next one looks for it: a script of its head. */
export const forgetful = script(() => {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // nothing can be stored
  }
});

/**
 * How a dialog is opened: an intent, for what, and what is pressed then.
 * @type {Record<string, { intent: string, id?: string, press?: string }>}
 */
const dialogs = {
  'sudoku-chooser': { intent: 'choose' },
  'sudoku-generator': { intent: 'choose', press: '[data-type=generate]' },
  'sudoku-share': { intent: 'share' },
  'sudoku-keys': { intent: 'keys' },
  'sudoku-games': { intent: 'games' },
  'sudoku-play-settings': { intent: 'menu', id: 'settings' },
};

/**
 * One player of a page is led to a mode, a panel and a dialog.
 * @param {import('../support/app.js').App} app
 * @param {import('./in-page.js').PlayerView} view
 */
async function lead(app, { index, mode, panel, controls, dialog, tab }) {
  const player = app.page.locator('sudoku-player').nth(index);
  await player.evaluate(
    (/** @type {any} */ element, wanted) => {
      if (wanted.controls === null) element.removeAttribute('controls');
      else element.setAttribute('controls', wanted.controls);
      if (wanted.panel) element.store.dispatch({ type: 'panel', panel: wanted.panel });
      if (wanted.mode) element.store.dispatch({ type: 'mode', mode: wanted.mode });
    },
    { mode, panel, controls },
  );
  if (['compare', 'lists'].includes(mode)) await player.locator(`sudoku-${mode}`).first().waitFor();
  if (mode === 'play') await player.locator('sudoku-game-board .cell').first().waitFor();
  await settled(app);
  const way = dialogs[dialog];
  if (!way) return;
  await player.evaluate(
    (element, { intent: type, id }) =>
      element.shadowRoot
        ?.querySelector('.frame')
        ?.dispatchEvent(new CustomEvent('intent', { detail: { type, id }, bubbles: true })),
    way,
  );
  await player.locator('dialog[open]').first().waitFor();
  if (way.press) await player.locator(`dialog[open] ${way.press}`).first().click();
  await player.locator(`${dialog} dialog[open]`).waitFor();
  if (tab) await player.locator(`${dialog} #${tab}`).click();
  await settled(app);
}

export class Fresh {
  /** @type {Map<string, Promise<Map<string, Style>>>} */
  #known = new Map();
  /** @type {Map<string, import('../support/app.js').App>} */
  #pages = new Map();
  #open;
  /** One page is led at a time. @type {Promise<unknown>} */
  #last = Promise.resolve();

  #loads = 0;

  /**
   * @param {(device: import('playwright-core').BrowserContextOptions, path: string) =>
   *   Promise<import('../support/app.js').App>} open
   */
  constructor(open) {
    this.#open = open;
  }

  /**
   * The style of each kind of element.
   * @param {Setting} setting
   * @param {string} path of the page
   * @param {boolean} isAnew what is known is not believed
   * @returns {Promise<Map<string, Style>>}
   */
  stylesOf(setting, path, isAnew) {
    const key = JSON.stringify([setting, path]);
    const known = (!isAnew && this.#known.get(key)) || this.#next(() => this.#look(setting, path));
    this.#known.set(key, known);
    return known;
  }

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #next(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** @param {Setting} setting @param {string} path @returns {Promise<Map<string, Style>>} */
  async #look({ device, width, height, letters, theme, address, player }, path) {
    const app = await this.#page(device, path);
    const { page } = app;
    await page.setViewportSize({ width, height });
    this.#loads += 1; // another address each time: else only the fragment would change
    await page.goto(`${app.site.url}${path}?${this.#loads}${address ? `#${address}` : ''}`);
    await arrived(page);
    await setLetters(page, letters);
    await page.evaluate((value) => {
      if (value) document.documentElement.dataset.theme = value;
    }, theme);
    await settled(app);
    if (player) await lead(app, player);
    await page.evaluate(() => /** @type {any} */ (globalThis)[Symbol.for('eyes')].renew());
    await settled(app);
    const styles = await page.evaluate(() => /** @type {any} */ (globalThis)[Symbol.for('eyes')].everyStyle());
    return new Map(JSON.parse(styles));
  }

  /** @param {import('playwright-core').BrowserContextOptions} device @param {string} path */
  async #page(device, path) {
    const key = JSON.stringify(device);
    const app = this.#pages.get(key) ?? (await this.#open(device, path));
    this.#pages.set(key, app);
    return app;
  }

  async close() {
    for (const app of this.#pages.values()) await app.close();
    this.#pages.clear();
  }
}
