/**
 * scripts/bench lesson [PART OF A SCENE'S NAME]: what the lesson costs the main thread, in CPU milliseconds: its
 * longest task and each frame, while it is scrolled through with figures coming to life, and while a figure plays;
 * and how long it takes until the first figure is alive, by the clock, on a phone slowed four times. Five runs
 * each, the median of them and the worst. One JSON line per figure. Needs Chromium.
 */
import { launch } from '../e2e/engines/chromium.js';
import { desktop, phone, serve } from '../e2e/support/site.js';
import { median, traceTasks } from './trace.js';

/** @typedef {import('playwright-core').Page} Page */

const RUNS = 5;
const SLOWER = 4;
const FIRST = 'start';
const round = (/** @type {number} */ ms) => Math.round(ms * 10) / 10;

/**
 * From top to bottom, so many pixels every so many milliseconds, and until the last figure is alive.
 * @param {Page} page
 * @param {number} pixels
 * @param {number} pause
 */
async function scroll(page, pixels, pause) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height * 1.1; top += pixels) {
    // figures that come to life make it longer
    await page.evaluate((by) => scrollBy(0, by), pixels);
    await page.waitForTimeout(pause);
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.still')].every((still) => still.matches('.printed')),
  );
}

/** @param {Page} page @param {string} figure */
async function show(page, figure) {
  await page.locator(`#fig-${figure}`).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (id) => /** @type {any} */ (document.querySelector(`#fig-${id} sudoku-player`))?.status,
    figure,
  );
  await page.waitForTimeout(1000); // its neighbours come to life as well
}

/**
 * Plays a figure for so long, or to its end.
 * @param {Page} page
 * @param {string} figure
 * @param {number | null} speed steps a second, or as it is
 * @param {number} ms
 */
async function play(page, figure, speed, ms) {
  await page.evaluate(([id, rate]) => {
    const player = /** @type {any} */ (document.querySelector(`#fig-${id} sudoku-player`));
    if (rate !== null) player.speed = rate;
    player.play();
  }, /** @type {const} */ ([figure, speed]));
  await page.waitForTimeout(ms);
}

/**
 * @typedef {object} Scene
 * @property {object} device
 * @property {number} [slower] so many times
 * @property {(page: Page) => Promise<void>} [prepare]
 * @property {(page: Page) => Promise<void>} work
 */

/** @type {Record<string, Scene>} */
const scenes = {
  'scrolled through, 1,200 pixels a second': { device: desktop, work: (page) => scroll(page, 120, 100) },
  'scrolled through on a phone, 1,200 pixels a second': { device: phone, work: (page) => scroll(page, 120, 100) },
  'scrolled through on a phone slowed four times, 1,200 pixels a second': {
    device: phone,
    slower: SLOWER,
    work: (page) => scroll(page, 120, 100),
  },
  'the search plays, 13 steps a second': {
    device: desktop,
    prepare: (page) => show(page, 'search'),
    work: (page) => play(page, 'search', null, 4000),
  },
  'the search plays, as fast as it can': {
    device: desktop,
    prepare: (page) => show(page, 'search'),
    work: (page) => play(page, 'search', 1e5, 2000),
  },
  'the tree of the search plays, 13 steps a second': {
    device: desktop,
    prepare: (page) => show(page, 'tree'),
    work: (page) => play(page, 'tree', null, 4000),
  },
  'the long search plays, as fast as it can': {
    device: desktop,
    prepare: (page) => show(page, 'hard'),
    work: (page) => play(page, 'hard', 1e5, 4000),
  },
};

/** @param {import('playwright-core').BrowserContext} context @param {number} [rate] */
async function slowed(context, rate) {
  const page = await context.newPage();
  if (rate) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** From the wish for a page that opens at its first figure until that one has its player, in milliseconds. */
async function firstAlive() {
  const context = await browser.newContext({ locale: 'en-US', ...phone });
  const page = await slowed(context, SLOWER);
  await page.goto(`${site.url}lesson/en.html#fig-${FIRST}`, { waitUntil: 'commit' });
  await page.locator(`#fig-${FIRST} sudoku-player:not([class])`).waitFor();
  const ms = await page.evaluate(() => performance.now());
  await context.close();
  return ms;
}

const wanted = process.argv[2] ?? '';
const site = await serve();
const browser = await launch();
try {
  const name = 'the first figure is alive, on a phone slowed four times';
  if (name.includes(wanted)) {
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await firstAlive());
    const alive = { median: Math.round(median(times)), worst: Math.round(Math.max(...times)) };
    console.log(JSON.stringify({ bench: 'lesson', scene: name, unit: 'ms by the clock', alive }));
  }
  const asked = Object.entries(scenes).filter(([scene]) => scene.includes(wanted));
  for (const [name, { device, slower, prepare, work }] of asked) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ locale: 'en-US', ...device });
      const page = await slowed(context, slower);
      await page.goto(`${site.url}lesson/en.html`);
      await page.locator('[data-light][tabindex]').first().waitFor();
      await prepare?.(page);
      runs.push(await traceTasks(browser, page, () => work(page)));
      await context.close();
    }
    const slowest = runs.reduce((worst, run) => (run.longest > worst.longest ? run : worst));
    console.log(
      JSON.stringify({
        bench: 'lesson',
        scene: name,
        unit: 'ms of CPU time on the main thread',
        longest: { median: round(median(runs.map((run) => run.longest))), worst: round(slowest.longest) },
        over50: runs.reduce((sum, run) => sum + run.over50, 0),
        frame: {
          median: round(median(runs.map((run) => median(run.frames)))),
          worstMedian: round(median(runs.map((run) => Math.max(...run.frames)))),
          worst: round(Math.max(...runs.flatMap((run) => run.frames))),
        },
        over16: runs.reduce((sum, run) => sum + run.frames.filter((ms) => ms > 16).length, 0),
        frames: median(runs.map((run) => run.frames.length)),
        inside: slowest.inside,
      }),
    );
  }
} finally {
  await browser.close();
  site.stop();
}
