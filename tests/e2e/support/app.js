/**
 * The app page as a test sees it, in Chromium or in the browser of $ENGINE. Every page that a test
 * opens must end without an error on its console and without a violation of its
 * Content-Security-Policy: `close()` checks it.
 *
 * So that a test runs in every browser, it uses the page, locators, keyboard and mouse as Playwright
 * has them, but neither `page.route`, `page.addInitScript`, `page.emulateMedia` nor DevTools:
 *
 *     const app = await open({ ...phone, colorScheme: 'dark' }, {
 *       head: [deniedStorage],                    // scripts before those of the page: head.js, kill.js,
 *                                                 // workers.js here
 *       faults: [[/\.wasm$/, { status: 404 }]],   // the server does the faults: site.js here
 *     });
 *     app.site.mend();                                           // from now on all files are there
 *     await app.site.stop();                                     // the server is gone, until start()
 *     assert.ok(app.site.asked.includes('/styles/tree.css'));    // what the page asked for
 *     const fingers = await app.fingers();                       // more than a tap: drags, two fingers
 *     await app.close({ despite: /404/ });                       // what the browser itself says of it
 */
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { engine } from '../engines/engine.js';
import { known, outspoken, withoutServiceWorker } from './head.js';
import { desktop, serve } from './site.js';
import { slowness } from './slow.js';

export const school = '..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..';
/** Under backtracking it takes 7,074,378,785 steps. */
export const hard = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
export const schoolSolved = '817629345935748261642351897396182574581497632724563918479235186268914753153876429';

/** How often a test looks whether something moves, each time after it was painted. */
const LOOKS = 10;

/** How long a test waits for what has to come, in milliseconds: a busy machine is slow, and no failure. */
const PATIENCE = 60_000;

/**
 * How a page is opened.
 * @typedef {object} Means
 * @property {string[]} [head] scripts that run before those of the page, see tests/e2e/support/head.js
 * @property {import('./site.js').Rule[]} [faults] what is wrong with the files that the page asks for, see
 *   tests/e2e/support/site.js; `app.site.fault` and `app.site.mend` change it later
 * @property {boolean} [serviceWorker] whether the page may have its service worker; else there is none
 * @property {boolean} [first] whether the reader comes for the first time
 * @property {string} [path] of the page, with its fragment
 * @property {boolean} [isStrict] whether the server sends a policy of its own, beside that of the page
 * @property {string} [root] the folder of another site than the one that is built
 * @property {string} [shows] what stands on it when it is there: a cell of a board
 */

/**
 * Pages for the tests of a file, in the browser of $ENGINE. Each has a server and a storage of its own.
 * `options` are those of a browser context of Playwright (viewport, locale, colorScheme, ...), or a device of
 * tests/e2e/support/site.js.
 * @returns {{ open: (options?: import('playwright-core').BrowserContextOptions, means?: Means) => Promise<App> }}
 */
export function useApp() {
  /** @type {Awaited<ReturnType<typeof serve>>[]} */
  const sites = [];
  after(async () => {
    await engine.close();
    for (const site of sites) await site.stop(); // a test that failed left it: the process would wait for it
  });
  return {
    async open(
      options = {},
      {
        head = [],
        faults = [],
        serviceWorker = false,
        first = false,
        path = '',
        shows = 'sudoku-board .cell',
        root,
        isStrict,
      } = {},
    ) {
      const slow = slowness();
      const wanted = { locale: 'en-US', ...desktop, ...options };
      const scripts = [
        outspoken,
        ...(first ? [] : [known]),
        ...(serviceWorker ? [] : [withoutServiceWorker]),
        ...slow.head,
        ...head,
      ];
      const site = await serve({
        root,
        isStrict,
        faults,
        lasting: engine.rules?.(wanted),
        delay: slow.delay,
        head: engine.head ? [...engine.head(wanted), ...scripts] : [],
      });
      sites.push(site);
      const page = await engine.open(wanted);
      page.context().setDefaultTimeout(PATIENCE);
      const app = new App(page, site);
      for (const content of engine.head ? [] : scripts) await page.addInitScript({ content });
      if (slow.rate > 1) await engine.slowDown?.(page, slow.rate);
      await page.goto(site.url + path);
      await page.locator(shows).first().waitFor();
      return app;
    },
  };
}

export class App {
  /** @type {string[]} */
  errors = [];

  /**
   * @param {import('playwright-core').Page} page
   * @param {import('./site.js').Site} site what serves it: tells what was asked for, and does faults
   */
  constructor(page, site) {
    this.page = page;
    this.site = site;
    page.on('pageerror', (error) => this.errors.push(String(error.stack)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  /**
   * Ends the page, which must have had no error.
   * @param {{ despite?: RegExp }} [options] despite: the browser's own lines about what the test provokes; they are
   *   told by some browsers only
   */
  async close({ despite } = {}) {
    await this.page.context().close();
    await this.site.stop();
    assert.deepEqual(
      this.errors.filter((error) => !despite?.test(error) && !(despite && engine.complaint?.test(error))),
      [],
    );
  }

  /** Fingers on its screen. */
  fingers() {
    return engine.fingers(this.page);
  }

  /** @param {string} type the `data-type` of a button */
  button(type) {
    return this.page.locator(`button[data-type="${type}"]`).first();
  }

  /** Puts a puzzle into the player, as its page does. @param {string} puzzle */
  async load(puzzle) {
    await this.page.evaluate((text) => document.querySelector('sudoku-player')?.setAttribute('puzzle', text), puzzle);
  }

  /** How many steps of the run are known: as far as the range goes. @returns {Promise<number>} */
  async known() {
    await this.painted();
    return Number(await this.page.locator('sudoku-scrubber input').getAttribute('max'));
  }

  /**
   * Goes back in the history. page.goBack() would wait for ever in Firefox, whose driver hears of no load where the
   * page is the same one or comes from the cache.
   * @param {import('playwright-core').Locator} [shown] what the page that comes shows and the page that goes does not:
   *   must be given where they are two documents, since whatever is asked of a page that goes fails
   */
  async goBack(shown) {
    await this.page.evaluate(() => void setTimeout(() => history.back()));
    await shown?.waitFor();
  }

  /** @param {string} mode 'watch' or 'edit' */
  mode(mode) {
    return this.page.locator(`sudoku-bar button[data-type="mode"][data-mode="${mode}"]`);
  }

  /** @param {number} cell */
  cell(cell) {
    return this.page.locator('sudoku-board .cell').nth(cell);
  }

  /** Waits until what was asked for is painted. */
  async painted() {
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }

  /** What stands on the board, '.' for an empty cell. */
  async board() {
    await this.painted();
    return this.page
      .locator('sudoku-board .cell')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent || '.').join(''));
  }

  /** @param {string} mark */
  async marked(mark) {
    await this.painted();
    return this.page
      .locator('sudoku-board .cell')
      .evaluateAll(
        (cells, wanted) => cells.flatMap((cell, index) => (cell.getAttribute('data-mark') === wanted ? [index] : [])),
        mark,
      );
  }

  async sentence() {
    await this.painted();
    return (await this.page.locator('sudoku-sentence').innerText()).trim();
  }

  async verdict() {
    await this.painted();
    return (await this.page.locator('sudoku-verdict').innerText()).trim();
  }

  async position() {
    await this.painted();
    return Number(await this.page.locator('sudoku-scrubber input').first().inputValue());
  }

  /** @param {string} name the term @returns {Promise<string>} */
  async counter(name) {
    await this.painted();
    return this.page.locator('sudoku-counters dl > div', { hasText: name }).locator('dd').innerText();
  }

  /**
   * Waits until a text of the page reads so, not counting what it read before.
   * @param {'sentence' | 'verdict' | 'notice'} part
   * @param {string | RegExp} text
   */
  async reads(part, text) {
    await this.painted();
    await this.page.locator(`sudoku-${part}`, { hasText: text }).waitFor();
  }

  /** Waits until the page is in a language, whose words may come late. @param {string} language */
  async speaks(language) {
    await this.page.locator(`html[lang=${language}]`).waitFor();
  }

  /** Waits until the scrubber stands at a position and the page shows that step. @param {number} position */
  async stands(position) {
    await this.painted();
    await this.page.waitForFunction((wanted) => {
      const range = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-scrubber input');
      return range instanceof HTMLInputElement && Number(range.value) === wanted;
    }, position);
    await this.painted();
  }

  /** Waits until the scrubber stands behind a position. @param {number} position */
  async passes(position) {
    await this.painted();
    await this.page.waitForFunction((least) => {
      const range = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-scrubber input');
      return range instanceof HTMLInputElement && Number(range.value) > least;
    }, position);
  }

  /** Waits until more steps of the run are known. @param {number} steps */
  async growsTo(steps) {
    await this.painted();
    await this.page.waitForFunction((least) => {
      const range = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-scrubber input');
      return Number(range?.getAttribute('max')) > least;
    }, steps);
  }

  /**
   * What has ended stays as it is, however often it is looked at.
   * @template Value
   * @param {() => Promise<Value>} read
   * @returns {Promise<Value>}
   */
  async stays(read) {
    const first = await read();
    for (let look = 0; look < LOOKS; look++) {
      await this.painted();
      assert.deepEqual(await read(), first);
    }
    return first;
  }

  /** Waits until the page has asked for a file whose path matches. @param {RegExp} path */
  async asksFor(path) {
    while (!this.site.asked.some((file) => path.test(file))) await this.painted();
  }

  /**
   * Waits until something does not move any more, and all files have come that the page asked for. What may not have
   * begun is waited for before: until then it does not move either.
   * @template Value
   * @param {() => Promise<Value>} read
   * @returns {Promise<Value>}
   */
  async settles(read) {
    let last = await read();
    for (let same = 0; same < LOOKS; same++) {
      await this.painted();
      const now = await read();
      if (!isDeepStrictEqual(now, last) || this.site.waiting > 0) same = 0;
      last = now;
    }
    return last;
  }

  /** Hides the tab, as when the reader turns to another one, or shows it again. @param {boolean} hidden */
  async hide(hidden) {
    await this.page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }

  /**
   * Drags the range to a position that is known, as a pointer or a screen reader would.
   * @param {string} range a selector
   * @param {number} value
   */
  async slide(range, value) {
    await this.page.waitForFunction(([selector, least]) => {
      const element = document.querySelector('sudoku-player')?.shadowRoot?.querySelector(selector);
      return element instanceof HTMLInputElement && Number(element.max) >= least;
    }, /** @type {const} */ ([range, value]));
    await this.page.locator(range).fill(String(value));
  }

  /** Pastes on whatever has the focus; so many times over. @param {string} text @param {number} [times] */
  async paste(text, times = 1) {
    await this.page.evaluate(([piece, count]) => {
      const data = piece.repeat(count);
      let target = document.activeElement ?? document.body;
      while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData }); // Firefox takes none from outside
      target.dispatchEvent(event);
    }, /** @type {const} */ ([text, times]));
  }

  /** The page is no wider than the screen. @param {string} [where] what it shows */
  async assertNoSidewaysScrolling(where = 'it') {
    await this.painted();
    const [content, screen] = await this.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(content <= screen, `${where} is ${content} px wide on a screen of ${screen} px`);
  }
}
