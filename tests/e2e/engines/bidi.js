/**
 * What Playwright does not do with a browser that it drives through WebDriver BiDi: looks, which are
 * settings of a whole browser there, and fingers.
 */
import { LivingBrowsers } from './living.js';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContextOptions} Options */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./engine.js').Point} Point */
/**
 * How a reader likes pages to look.
 * @typedef {Pick<Options, 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'hasTouch'>} Look
 */

/**
 * These drivers cannot turn scripts off, so those of a page without scripts are empty.
 * @param {import('playwright-core').BrowserContextOptions} options
 * @returns {import('../support/site.js').Rule[]}
 */
export const scriptless = ({ javaScriptEnabled }) =>
  javaScriptEnabled === false ? [[/\/(?:app|wasm)\/.*\.m?js$/, { edit: () => '' }]] : [];

/** Browsers by their looks, each started when it is first needed. */
export class Browsers {
  #browsers = new LivingBrowsers();
  #launch;

  /** @param {(look: Look) => Promise<Browser>} launch */
  constructor(launch) {
    this.#launch = launch;
  }

  /** A page that shares nothing with others. @param {Options} options @returns {Promise<Page>} */
  async open({
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = 'none',
    hasTouch = false,
    isMobile,
    ...options
  }) {
    const look = { colorScheme, reducedMotion, forcedColors, hasTouch };
    const browser = await this.#browsers.get(JSON.stringify(look), () => this.#launch(look));
    const page = await (await browser.newContext({ hasTouch, ...options })).newPage();
    giveTaps(page);
    return page;
  }

  close() {
    return this.#browsers.close();
  }
}

/**
 * Playwright's own side of a page, which has the session of BiDi.
 * @param {Page} page
 * @returns {{ rawTouchscreen: any, _session: { sessionId: string, send: (method: string, params: object) =>
 *   Promise<any> } }}
 */
const inner = (page) => /** @type {any} */ (page)._connection.toImpl(page).delegate;

/** What a finger does with the screen. */
const move = ([x, y] = /** @type {Point} */ ([0, 0])) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };
const pause = (/** @type {number} */ duration) => ({ type: 'pause', duration });

/** @param {Page} page @param {object[][]} actions of each finger */
function touch(page, actions) {
  const { _session: session } = inner(page);
  return session.send('input.performActions', {
    context: session.sessionId,
    actions: actions.map((each, id) => ({
      type: 'pointer',
      id: `finger ${id}`,
      parameters: { pointerType: 'touch' },
      actions: each,
    })),
  });
}

/** Playwright leaves its taps out here. @param {Page} page */
function giveTaps(page) {
  inner(page).rawTouchscreen.tap = (/** @type {unknown} */ _, /** @type {number} */ x, /** @type {number} */ y) =>
    touch(page, [[move([x, y]), down, up]]);
}

/** @param {Page} page @returns {Promise<import('./engine.js').Fingers>} */
export async function fingers(page) {
  let count = 0;
  return {
    down(...points) {
      count = points.length;
      return touch(
        page,
        points.map((point) => [move(point), down]),
      );
    },
    move: (...points) =>
      touch(
        page,
        points.map((point) => [move(point)]),
      ),
    up: () => touch(page, Array(count).fill([up])),
    async tapTwice(point, between) {
      await touch(page, [[move(point), down, up]]);
      await between(); // for as long as it takes: the double tap comes then
      await touch(page, [[down, pause(30), up, pause(60), down, pause(30), up]]);
    },
  };
}

/** Centimetres. */
const papers = { A4: { width: 21, height: 29.7 }, Letter: { width: 21.59, height: 27.94 } };

/** The margins of web/styles/page.css, at the sides, above and below: a driver that prints has margins of its own. */
const MARGINS = [1.5, 1.4];

/** @type {NonNullable<import('./engine.js').Engine['print']>} */
export async function print(page, { format, landscape, margin }) {
  const { _session: session } = inner(page);
  const [wide, high] = margin === undefined ? MARGINS : [margin / 10, margin / 10];
  const { data } = await session.send('browsingContext.print', {
    context: session.sessionId,
    orientation: landscape ? 'landscape' : 'portrait',
    page: papers[format],
    margin: { top: high, bottom: high, left: wide, right: wide },
  });
  return Buffer.from(data, 'base64');
}
