/** Chromium, by Playwright. */
import { chromium } from 'playwright-core';
import { LivingBrowsers } from './living.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./engine.js').Point} Point */

const browsers = new LivingBrowsers();

/**
 * For each window a process with a page of Chromium's own, for the suggestions under its address bar, and for each page
 * one more process to spare.
 */
const COSTLY = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright has off itself: Chromium takes only the last list of these, which is ours. */
const UNWANTED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BoundaryEventDispatchTracksNodeRemoval',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'AutoDeElevate',
  'RenderDocument',
  'OptimizationHints',
];

/** @param {string[]} [more] arguments of Chromium */
export function launch(more = []) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...more,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...COSTLY, ...UNWANTED]}`,
    ],
  });
}

/** @param {Page} page @returns {Promise<import('./engine.js').Fingers>} */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
    /** @type {Point[]} */ points,
    /** @type {number} */ timestamp = Date.now() / 1000,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      timestamp,
    });
  return {
    down: (...points) => send('touchStart', points),
    move: (...points) => send('touchMove', points),
    up: () => send('touchEnd', []),
    async tapTwice(point, between) {
      const start = Date.now() / 1000;
      await Promise.all([send('touchStart', [point], start), send('touchEnd', [], start + 0.05)]);
      await between();
      // By the fingers' own time, however long the page took.
      await Promise.all([send('touchStart', [point], start + 0.2), send('touchEnd', [], start + 0.25)]);
    },
  };
}

/** Gives a page only a part of the processor. @param {Page} page @param {number} rate so many times slower */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** @type {Engine} */
export const engine = {
  name: 'chromium',
  async open(options) {
    const browser = await browsers.get('', () => launch());
    return (await browser.newContext(options)).newPage();
  },
  close: () => browsers.close(),
  fingers,
  print(page, { format, landscape, margin }) {
    const sides = ['top', 'right', 'bottom', 'left'];
    const margins =
      margin === undefined ? {} : { margin: Object.fromEntries(sides.map((side) => [side, `${margin}mm`])) };
    return page.pdf({ format, landscape, ...margins });
  },
  paper: (page, on) => page.emulateMedia({ media: on ? 'print' : null }),
  canScroll: true,
  slowDown,
};
