/**
 * scripts/bench lesson [PART OF A SCENE'S NAME]: what the lesson costs the main thread, in CPU milliseconds: its
 * longest task and each frame, while it is scrolled through, while it is read with figures coming to life where the
 * reader rests, and while a figure plays; and how long it takes until the first figure is alive, by the clock, on a
 * phone slowed four times. Five runs each, the median of them and the worst. `painting` is the task that paints a
 * frame, by itself; `collected` the longest that only collects garbage, which counts for nothing else. One JSON line
 * per figure. Needs Chromium.
 */
import { launch, slowDown } from '../e2e/engines/chromium.js';
import { desktop, phone, serve } from '../e2e/support/site.js';
import { median, traceTasks } from './trace.js';

/** @typedef {import('playwright-core').Page} Page */

const RUNS = 5;
const SLOWER = 4;
const FIRST = 'start';
const ALIVE = 'the first figure is alive, on a phone slowed four times';
const round = (/** @type {number} */ ms) => Math.round(ms * 10) / 10;

/**
 * Goes down, and no further than to the end: what comes near makes the page longer or shorter.
 * @param {Page} page
 * @param {number} pixels
 * @returns {Promise<boolean>} whether there is more
 */
const goDown = (page, pixels) =>
  page.evaluate((by) => {
    scrollBy(0, by);
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  }, pixels);

/**
 * Goes through the page as a wheel does that is turned without a stop: each frame a little.
 * @param {Page} page
 */
async function scroll(page) {
  const session = await page.context().newCDPSession(page);
  for (let left = Infinity; left > 1;) {
    left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await session.send('Input.synthesizeScrollGesture', {
      x: 190,
      y: 400,
      yDistance: -left,
      speed: 1200,
      gestureSourceType: 'mouse',
    });
  }
}

/** Window by window, and goes on when all figures that are to be seen are alive. @param {Page} page */
async function read(page) {
  for (let isMore = true; isMore;) {
    isMore = await goDown(page, 500);
    await page.waitForTimeout(500);
    await page.waitForFunction(() => {
      const isNear = (/** @type {Element} */ element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      const sections = [...document.querySelectorAll('section')].filter(isNear); // to ask others would lay them out
      const figures = sections.flatMap((section) => [...section.querySelectorAll('figure[data-figure]')]);
      return figures.filter(isNear).every((figure) => figure.querySelector('.still.printed'));
    });
    await page.waitForTimeout(500);
  }
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
  'scrolled through, 1,200 pixels a second': { device: desktop, work: scroll },
  'scrolled through on a phone, 1,200 pixels a second': { device: phone, work: scroll },
  'scrolled through on a phone slowed four times, 1,200 pixels a second': {
    device: phone,
    slower: SLOWER,
    work: scroll,
  },
  'read on a phone, window by window': { device: phone, work: read },
  'read on a phone slowed four times, window by window': { device: phone, slower: SLOWER, work: read },
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

/** @param {object} device @param {number} slower @param {string} [part] of the page, where it opens */
async function openLesson(device, slower, part = '') {
  const page = await (await browser.newContext({ locale: 'en-US', ...device })).newPage();
  if (slower > 1) await slowDown(page, slower);
  await page.goto(`${site.url}lesson/en.html${part}`, { waitUntil: 'commit' });
  return page;
}

/** From the wish for a page that opens at its first figure until that one has its player, in milliseconds. */
async function firstAlive() {
  const page = await openLesson(phone, SLOWER, `#fig-${FIRST}`);
  await page.locator(`#fig-${FIRST} sudoku-player:not([class])`).waitFor();
  const ms = await page.evaluate(() => performance.now());
  await page.context().close();
  return ms;
}

/** @param {Scene} scene */
async function tasksOf({ device, slower = 1, prepare, work }) {
  const page = await openLesson(device, slower);
  await page.locator('[data-light][tabindex]').first().waitFor();
  await page.waitForLoadState();
  await prepare?.(page);
  const tasks = await traceTasks(browser, page, () => work(page));
  await page.context().close();
  return tasks;
}

/**
 * @template Figure
 * @param {() => Promise<Figure>} measure
 * @returns {Promise<Figure[]>}
 */
async function runsOf(measure) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure());
  return runs;
}

/** @param {object} figures */
const report = (figures) => console.log(JSON.stringify({ bench: 'lesson', ...figures }));

const wanted = process.argv[2] ?? '';
const site = await serve();
const browser = await launch();
try {
  if (ALIVE.includes(wanted)) {
    const times = await runsOf(firstAlive);
    const [middle, worst] = [median(times), Math.max(...times)].map(Math.round);
    report({ scene: ALIVE, unit: 'ms by the clock', median: middle, worst });
  }
  for (const [name, scene] of Object.entries(scenes).filter(([one]) => one.includes(wanted))) {
    const runs = await runsOf(() => tasksOf(scene));
    const slowest = runs.reduce((worst, run) => (run.longest > worst.longest ? run : worst));
    report({
      scene: name,
      unit: 'ms of CPU time on the main thread',
      longest: { median: round(median(runs.map((run) => run.longest))), worst: round(slowest.longest) },
      collected: round(Math.max(...runs.map((run) => run.collected))),
      over50: runs.reduce((sum, run) => sum + run.over50, 0),
      frame: {
        median: round(median(runs.map((run) => median(run.frames)))),
        worstMedian: round(median(runs.map((run) => Math.max(...run.frames)))),
        worst: round(Math.max(...runs.flatMap((run) => run.frames))),
      },
      painting: {
        worstMedian: round(median(runs.map((run) => Math.max(...run.painting)))),
        over16: runs.reduce((sum, run) => sum + run.painting.filter((ms) => ms > 16).length, 0),
      },
      over16: runs.reduce((sum, run) => sum + run.frames.filter((ms) => ms > 16).length, 0),
      frames: median(runs.map((run) => run.frames.length)),
      inside: slowest.inside,
    });
  }
} finally {
  await browser.close();
  site.stop();
}
