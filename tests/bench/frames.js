/**
 * scripts/bench frames [FOLDER]: how many frames a second a player paints at its fastest, 100,000 steps a second of a
 * run of 7 * 10^9 steps, on a processor slowed four times; how many of them bring another board; and what a frame takes
 * of the main thread in the mean, as CPU time. With a folder, another built site is measured in turn, as `beside`.
 * Counted when the scripts are warm, and while no worker looks ahead, which has a processor of its own only where there
 * are three. Five runs, medians. Needs Chromium.
 */
import { launch, slowDown } from '../e2e/engines/chromium.js';
import { App, hard } from '../e2e/support/app.js';
import { desktop, phone } from '../e2e/support/site.js';
import { serveBeside } from './beside.js';
import { median, traceTasks } from './trace.js';

const RUNS = 5;
const SLOWER = 4;
const WARM = 4000;
const COUNTED = 4000;

/** @typedef {{ rate: number, boards: number, cpu: number }} Measured */

/** Frames and boards a second. @param {import('playwright-core').Page} page @param {number} ms */
const count = (page, ms) =>
  page.evaluate(
    (long) =>
      new Promise((/** @type {(counted: Omit<Measured, 'cpu'>) => void} */ resolve) => {
        const board = /** @type {Element} */ (
          document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-board')
        );
        const start = performance.now();
        let frames = 0;
        let boards = 0;
        new MutationObserver(() => (boards += 1)).observe(board, { subtree: true, childList: true, attributes: true });
        const next = () => {
          frames += 1;
          const passed = performance.now() - start;
          if (passed < long) requestAnimationFrame(next);
          else resolve({ rate: (frames * 1000) / passed, boards: (boards * 1000) / passed });
        };
        requestAnimationFrame(next);
      }),
    ms,
  );

/** @param {import('./beside.js').Site} site @param {object} device @returns {Promise<Measured>} */
async function measure(site, device) {
  const context = await browser.newContext({ locale: 'en-US', ...device });
  const page = await context.newPage();
  const app = new App(page, site);
  await page.goto(site.url);
  await app.reads('verdict', '5,547');
  await app.load(hard);
  await app.slide('.speed-range', 100);
  await app.button('measure-stop').click();
  await app.button('toggle').click();
  await slowDown(page, SLOWER);
  await page.waitForTimeout(WARM);
  const counted = await count(page, COUNTED); // not traced: that takes its share
  const { frames } = await traceTasks(browser, page, () => page.waitForTimeout(COUNTED));
  await context.close();
  return { ...counted, cpu: frames.reduce((sum, ms) => sum + ms, 0) / frames.length };
}

const { inTurn, stop } = await serveBeside(process.argv[2]);
const browser = await launch();
try {
  for (const [device, settings] of Object.entries({ desktop, phone })) {
    for (const [name, measured] of Object.entries(await inTurn(RUNS, (site) => measure(site, settings)))) {
      const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
      console.log(
        JSON.stringify({
          bench: 'frames',
          site: name,
          device,
          slower: SLOWER,
          'frames a second': round(median(measured.map(({ rate }) => rate))),
          'boards a second': round(median(measured.map(({ boards }) => boards))),
          'ms of CPU a frame': round(median(measured.map(({ cpu }) => cpu))),
        }),
      );
    }
  }
} finally {
  await browser.close();
  stop();
}
