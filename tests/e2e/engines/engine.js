/**
 * The browser in which the tests of this process run: that of $ENGINE, or Chromium. All are driven
 * through the same interface, that of Playwright; what it lacks in one of them is here.
 */
import { thoseInTurn } from '../../support/chance.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {[number, number]} Point x and y, in CSS pixels from the corner of the window */

/**
 * Fingers on a screen: each call says where all of them are.
 * @typedef {object} Fingers
 * @property {(...points: Point[]) => Promise<unknown>} down
 * @property {(...points: Point[]) => Promise<unknown>} move
 * @property {() => Promise<unknown>} up all of them
 * @property {(point: Point, between: () => Promise<unknown>) => Promise<unknown>} tapTwice within the time of a double
 *   tap; what the page did at the first one is looked at in between
 */

/**
 * @typedef {object} Format of paper
 * @property {'A4' | 'Letter'} format
 * @property {boolean} landscape whether it lies across
 * @property {number} [margin] in millimetres; else that of the page's style sheet
 */

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {(options: import('playwright-core').BrowserContextOptions) => Promise<Page>} open a page that shares
 *   nothing with others, in a browser that is started when it is first needed
 * @property {(options: import('playwright-core').BrowserContextOptions) => string[]} [head] scripts that do what the
 *   browser cannot; where this is, the server has to put all scripts that run first into the documents
 * @property {(options: import('playwright-core').BrowserContextOptions) => import('../support/site.js').Rule[]} [rules]
 *   what the server has to change in files, for the same reason
 * @property {RegExp} [complaint] what it says on the console of a file that cannot be loaded, where that names no
 *   status
 * @property {() => Promise<unknown>} close ends the browser
 * @property {(page: Page) => Promise<Fingers>} fingers
 * @property {(page: Page, on: boolean) => Promise<unknown>} [paper] shows the page as it is printed, or on the screen
 *   again
 * @property {(page: Page, format: Format) => Promise<Buffer>} [print] what its own Print puts on paper, as a PDF
 * @property {true} [canScroll] whether a finger that a test moves scrolls the page: drivers of other browsers send
 *   touches past what scrolls
 * @property {(page: Page, rate: number) => Promise<unknown>} [slowDown] gives a page only a part of the processor
 */

const NAMES = ['chromium', 'firefox', 'webkit'];
const name = process.env.ENGINE ?? 'chromium';
if (!NAMES.includes(name)) throw new Error(`ENGINE is one of ${NAMES.join(', ')}`);

/** @type {Engine} */
export const engine = (await import(`./${name}.js`)).engine;

/**
 * What is done again and again in Chromium, and only for those that have their turn elsewhere, or where CI has no time:
 * another language, theme or position seldom finds there what another browser does not. `scripts/test --full` sets
 * FULL.
 * @template T @param {readonly T[]} all @returns {readonly T[]}
 */
export const some = (all) =>
  process.env.FULL || (engine.name === 'chromium' && !process.env.CI) ? all : thoseInTurn(all);
