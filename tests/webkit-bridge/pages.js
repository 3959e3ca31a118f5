/** All pages, each in a browser of its own. A browser whose page was closed gets the next one. */
import { Driver } from './driver.js';
import { Page } from './page.js';

export class Pages {
  #env;
  /** @type {Driver[]} */
  #idle = [];
  /** @type {Set<Driver>} */
  #drivers = new Set();
  /** @type {Map<string, Page>} */
  #pages = new Map();

  /** @param {NodeJS.ProcessEnv} env what browsers are started with */
  constructor(env) {
    this.#env = env;
  }

  /** @param {string} userContext @param {import('./page.js').Tell} tell */
  async open(userContext, tell) {
    const page = new Page(this.#idle.pop() ?? (await this.#start()), userContext, tell);
    this.#pages.set(page.context, page);
    return page;
  }

  async #start() {
    const driver = await Driver.start(this.#env);
    this.#drivers.add(driver);
    await Page.window(driver);
    return driver;
  }

  /** @param {string} context @returns {Page} */
  get(context) {
    const page = this.#pages.get(context);
    if (!page) throw new Error('no such frame');
    return page;
  }

  /** @param {string} userContext */
  of(userContext) {
    return [...this.#pages.values()].filter((page) => page.userContext === userContext);
  }

  /** @param {Page} page */
  async close(page) {
    this.#pages.delete(page.context);
    this.#idle.push(await page.close());
  }

  /** Ends all browsers. */
  async stop() {
    await Promise.all([...this.#drivers].map((driver) => driver.stop()));
  }
}
