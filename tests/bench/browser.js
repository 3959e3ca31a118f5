/** The solver in Chromium, as the site delivers it: wall time only. */
import { launch } from '../e2e/engines/chromium.js';
import { serve } from '../e2e/support/site.js';

export class Browser {
  #site;
  #browser;
  #page;
  #solver;

  /**
   * @param {Awaited<ReturnType<typeof serve>>} site
   * @param {import('playwright-core').Browser} browser
   * @param {import('playwright-core').Page} page
   * @param {import('playwright-core').JSHandle} solver
   */
  constructor(site, browser, page, solver) {
    this.#site = site;
    this.#browser = browser;
    this.#page = page;
    this.#solver = solver;
  }

  static async open() {
    const site = await serve();
    const browser = await launch();
    const page = await browser.newPage();
    await page.goto(`${site.url}app/solver.js`); // shown as a text: a page of the site that does nothing
    const solver = await page.evaluateHandle(async (address) => {
      const { loadSolver } = await import(new URL('app/solver.js', address).href);
      return loadSolver();
    }, site.url);
    return new Browser(site, browser, page, solver);
  }

  /** @param {string[]} puzzles @param {number} limit @returns {import('./solvers.js').Solver} */
  contender(puzzles, limit) {
    return {
      name: 'Chromium, file',
      own: true,
      rate: async () => ({ wall: await this.#rate(puzzles, limit), cpu: null }),
    };
  }

  /** @param {string[]} puzzles @param {number} limit @returns {Promise<number>} */
  #rate(puzzles, limit) {
    return this.#page.evaluate(
      ({ solver, text, most }) => {
        const bytes = new TextEncoder().encode(text);
        const start = performance.now();
        let [done, elapsed] = [0, 0];
        while (elapsed < 100) {
          done += solver.solveMany(bytes, most).counts.length;
          elapsed = performance.now() - start;
        }
        return (1000 * done) / elapsed;
      },
      { solver: this.#solver, text: puzzles.join('\n'), most: limit },
    );
  }

  async close() {
    await this.#browser.close();
    this.#site.stop();
  }
}
