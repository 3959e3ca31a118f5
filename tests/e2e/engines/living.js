/** @typedef {import('playwright-core').Browser} Browser */

/**
 * Browsers by a key, each started when it is first needed, and once more when it has ended by itself: a browser that
 * the system has killed fails the test in which it died, and not all that come after.
 */
export class LivingBrowsers {
  /** @type {Map<string, Promise<Browser>>} */
  #browsers = new Map();

  /** @param {string} key @param {() => Promise<Browser>} launch @returns {Promise<Browser>} */
  async get(key, launch) {
    const known = this.#browsers.get(key);
    if (known) return known;
    const started = launch();
    this.#browsers.set(key, started);
    const forget = () => {
      if (this.#browsers.get(key) === started) this.#browsers.delete(key);
    };
    try {
      const browser = await started;
      browser.on('disconnected', forget);
      if (!browser.isConnected()) forget();
      return browser;
    } catch (error) {
      forget();
      throw error;
    }
  }

  async close() {
    const all = [...this.#browsers.values()];
    this.#browsers.clear();
    await Promise.all(all.map(async (browser) => (await browser).close()));
  }
}
