/**
 * scripts/bench page: the longest main-thread task, in CPU milliseconds, while the page does its
 * heaviest work; five runs each, the median is what counts. One JSON line per figure. Needs Chromium.
 */
import { App } from '../e2e/app.js';
import { desktop, launch, phone, serve } from '../e2e/site.js';
import { median, traceTasks } from './trace.js';

const RUNS = 5;
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const hard = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** @type {Record<string, { device: object, prepare?: (app: App) => Promise<void>, work: (app: App) => Promise<void> }>} */
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
    prepare: (app) => app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), classic),
    work: async (app) => {
      await app.reads('verdict', '422,480');
      await app.slide('.speed-range', 100);
      await app.button('toggle').click();
      await app.reads('sentence', 'Solved!');
    },
  },
  'classic puzzle at full speed, placement by placement': {
    device: desktop,
    prepare: (app) => app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), classic),
    work: async (app) => {
      await app.page.locator('button[data-grain="placement"]').click();
      await app.slide('.speed-range', 100);
      await app.button('toggle').click();
      await app.reads('sentence', 'Solved!');
    },
  },
  'hard puzzle, looked ahead to the horizon': {
    device: desktop,
    work: async (app) => {
      await app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), hard);
      await app.reads('verdict', 'more than 1,000,000');
    },
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
try {
  for (const [name, { device, prepare, work }] of Object.entries(scenes)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ locale: 'en-US', ...device });
      const page = await context.newPage();
      const app = new App(page);
      await page.goto(site.url);
      await app.reads('verdict', '5,547');
      await prepare?.(app);
      runs.push(await traceTasks(browser, page, () => work(app)));
      await context.close();
    }
    console.log(JSON.stringify({
      bench: 'page',
      scene: name,
      unit: 'ms of CPU time, longest main-thread task',
      median: median(runs.map((run) => run.longest)),
      worst: Math.max(...runs.map((run) => run.longest)),
      over50: runs.reduce((sum, run) => sum + run.over50, 0),
      tasks: median(runs.map((run) => run.count)),
    }));
  }
} finally {
  await browser.close();
  site.close();
}
