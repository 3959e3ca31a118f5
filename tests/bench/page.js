/**
 * scripts/bench page: the longest main-thread task, in CPU milliseconds, while the page does its
 * heaviest work; five runs each, the median is what counts. And while a game is played: that, and from a key press or a
 * hint to the painted frame. `scripts/bench page play` measures the latter alone. One JSON line per figure.
 * Needs Chromium.
 */
import { App, hard } from '../e2e/support/app.js';
import { launch } from '../e2e/engines/chromium.js';
import { desktop, phone, serve } from '../e2e/support/site.js';
import { measurePlay } from './play.js';
import { median, traceTasks } from './trace.js';

const RUNS = 5;
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/**
 * Loads the run of 7,074,378,785 steps, drags through what is known while it is measured, and waits until so much is
 * known.
 * @param {App} app
 * @param {number} steps
 */
async function measureHard(app, steps) {
  await app.load(hard);
  for (let known = 0; known < steps; known = await app.known()) {
    await app.slide('sudoku-scrubber input', Math.floor(known * Math.random()));
    await app.page.waitForTimeout(50);
  }
}

/** The page may start no worker. @param {import('playwright-core').Page} page */
const withoutWorkers = (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));

/**
 * @type {Record<string, { device: object, before?: (page: import('playwright-core').Page) => Promise<unknown>,
 *   prepare?: (app: App) => Promise<void>, work: (app: App) => Promise<void> }>}
 */
const scenes = {
  'load, until the verdict': {
    device: phone,
    work: async (app) => {
      await app.page.reload();
      await app.reads('verdict', '5,547');
    },
  },
  'classic puzzle at full speed': {
    device: desktop,
    prepare: (app) =>
      app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), classic),
    work: async (app) => {
      await app.reads('verdict', '422,480');
      await app.slide('.speed-range', 100);
      await app.button('toggle').click();
      await app.reads('sentence', 'Solved!');
    },
  },
  'classic puzzle at full speed, placement by placement': {
    device: desktop,
    prepare: (app) =>
      app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), classic),
    work: async (app) => {
      await app.page.locator('button[data-grain="placement"]').click();
      await app.slide('.speed-range', 100);
      await app.button('toggle').click();
      await app.reads('sentence', 'Solved!');
    },
  },
  'the 7,074,378,785-step run at full speed, half a million steps of it': {
    device: desktop,
    prepare: (app) => app.load(hard),
    work: async (app) => {
      await app.slide('.speed-range', 100);
      await app.button('toggle').click();
      await app.page.waitForFunction(
        () => Number(/** @type {any} */ (document.querySelector('sudoku-player')).position) > 500_000,
      );
    },
  },
  'measuring the 7,074,378,785-step run, all of it in a worker': {
    device: desktop,
    work: (app) => measureHard(app, 7_074_378_785),
  },
  'measuring the 7,074,378,785-step run, 10^9 of it without workers': {
    device: desktop,
    before: withoutWorkers,
    work: (app) => measureHard(app, 1e9),
  },
  '10 MB pasted': {
    device: desktop,
    work: async (app) => {
      await app.cell(0).click();
      await app.paste('1', 10_000_000);
      await app.page.locator('#chooser-error', { hasText: '10,000,000' }).waitFor();
    },
  },
};

const site = await serve();
const browser = await launch();

/** @param {object} device @param {(page: import('playwright-core').Page) => Promise<unknown>} [before] */
async function open(device, before) {
  const context = await browser.newContext({ locale: 'en-US', ...device });
  const page = await context.newPage();
  const app = new App(page, site);
  await before?.(page);
  await page.goto(site.url);
  await app.reads('verdict', '5,547');
  return app;
}

try {
  for (const [name, { device, before, prepare, work }] of process.argv[2] === 'play' ? [] : Object.entries(scenes)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const app = await open(device, before);
      await prepare?.(app);
      runs.push(await traceTasks(browser, app.page, () => work(app)));
      await app.page.context().close();
    }
    console.log(
      JSON.stringify({
        bench: 'page',
        scene: name,
        unit: 'ms of CPU time, longest main-thread task',
        median: median(runs.map((run) => run.longest)),
        worst: Math.max(...runs.map((run) => run.longest)),
        collected: Math.max(...runs.map((run) => run.collected)),
        over50: runs.reduce((sum, run) => sum + run.over50, 0),
        tasks: median(runs.map((run) => run.count)),
      }),
    );
  }
  await measurePlay(open, browser);
} finally {
  await browser.close();
  site.stop();
}
