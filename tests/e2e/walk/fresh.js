/**
 * Pages that are fresh: what is compared with them has been walked on. For each size, theme, mode and
 * dialog a page is loaded, led there, and its styles are kept for all walks of this process.
 *
 * @typedef {object} Setting
 * @property {import('playwright-core').BrowserContextOptions} device what style sheets can know of it
 * @property {number} width
 * @property {number} height
 * @property {number} letters in percent
 * @property {import('./in-page.js').View} view
 *
 * @typedef {{ digest: string, styles: string[] }} Style
 */
import { arrived, settled, setLetters } from './walker.js';

/** How a dialog is opened: intents, or what is pressed. @type {Record<string, { intent: string, press?: string }>} */
const dialogs = {
  'sudoku-chooser': { intent: 'choose' },
  'sudoku-generator': { intent: 'choose', press: '[data-type=generate]' },
  'sudoku-share': { intent: 'share' },
  'sudoku-keys': { intent: 'keys' },
};

export class Fresh {
  /** @type {Map<string, Promise<Map<string, Style>>>} */
  #known = new Map();
  /** @type {Map<string, import('../app.js').App>} */
  #pages = new Map();
  #open;
  /** One page is led at a time. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {(device: import('playwright-core').BrowserContextOptions, path: string) => Promise<import('../app.js').App>} open */
  constructor(open) {
    this.#open = open;
  }

  /** The style of each kind of element. @param {Setting} setting @param {string} path of the page @param {boolean} isAnew what is known is not believed @returns {Promise<Map<string, Style>>} */
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
  async #look({ device, width, height, letters, view }, path) {
    const app = await this.#page(device, path);
    const { page } = app;
    await page.setViewportSize({ width, height });
    await page.goto(`${app.site.url}icon.svg`); // without a player: what the last one kept is away
    await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
    await page.goto(app.site.url + path);
    await arrived(page);
    await setLetters(page, letters);
    await settled(app);
    await page.evaluate(({ mode, panel, theme }) => {
      if (theme) document.documentElement.dataset.theme = theme;
      const { store } = /** @type {any} */ (document.querySelector('sudoku-player')) ?? {};
      if (panel) store?.dispatch({ type: 'panel', panel });
      if (mode) store?.dispatch({ type: 'mode', mode });
    }, view);
    if (['compare', 'lists'].includes(view.mode)) await page.locator(`sudoku-${view.mode}`).first().waitFor();
    await settled(app);
    const way = dialogs[view.dialog];
    if (way) {
      await page.evaluate((intent) => document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.frame')?.dispatchEvent(new CustomEvent('intent', { detail: { type: intent }, bubbles: true })), way.intent);
      await page.locator('dialog[open]').first().waitFor();
      if (way.press) await page.locator(`dialog[open] ${way.press}`).first().click();
      await page.locator(`${view.dialog} dialog[open]`).waitFor();
      await settled(app);
    }
    const styles = await page.evaluate(() => /** @type {any} */ (globalThis)[Symbol.for('eyes')].everyStyle());
    return new Map(styles.map((/** @type {Style & { kind: string }} */ { kind, ...style }) => [kind, style]));
  }

  /** @param {import('playwright-core').BrowserContextOptions} device @param {string} path */
  async #page(device, path) {
    const key = JSON.stringify(device);
    const app = this.#pages.get(key) ?? await this.#open(device, path);
    this.#pages.set(key, app);
    return app;
  }

  async close() {
    for (const app of this.#pages.values()) await app.close();
    this.#pages.clear();
  }
}
