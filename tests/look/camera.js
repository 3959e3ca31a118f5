/**
 * Takes pictures of a page in Chromium so that the same tree always gives the same pictures: the
 * clock is held, chance has a seed, the address does not tell the port, nothing is animated, no caret
 * blinks, and a picture counts when the next one is the same.
 */
import { App } from '../e2e/support/app.js';
import { launch } from '../e2e/engines/chromium.js';
import { known, outspoken, script, withoutServiceWorker } from '../e2e/support/head.js';
import { serve } from '../e2e/support/site.js';

/** What the page is called in its own address, which some dialogs show. */
const HOST = 'stepdoku.localhost';
const PATIENCE = 30_000;
/** How often a picture may differ from the one before it. */
const TRIES = 60;
const LOCALES = { en: 'en-US', de: 'de-DE', zh: 'zh-CN' };

/**
 * A screen that is touched, told to Chromium as it starts: where only the page is told, a picture of more than the
 * screen shows makes it forget that, and the picture has the small buttons of a mouse.
 */
const TOUCH = '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';

/** No time passes that a page could tell, and chance is the same each time. */
const held = script(() => {
  const now = performance.now();
  const today = Date.UTC(2026, 0, 1);
  performance.now = () => now;
  Date.now = () => today;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
});

/** A picture of more than the window leaves blank what the page does not paint as it is far away: it paints all. */
const painted = script(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.lesson section { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
});

/**
 * Opens a page in a browser of its own.
 * @param {import('./wishes.js').Visit} visit
 * @returns {Promise<{ app: App, close: () => Promise<void> }>}
 */
export async function openStill({ subject, size: { width, height, touch, scale = 1 }, language }) {
  const { path, shows, faults, first } = subject.page(language);
  const site = await serve({ faults, origin: `http://${HOST}` });
  /** @type {import('playwright-core').Browser | undefined} */
  let browser;
  const close = async () => {
    await browser?.close();
    await site.stop();
  };
  try {
    browser = await launch([`--host-resolver-rules=MAP ${HOST}:80 ${site.host}`, ...(touch ? [TOUCH] : [])]);
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      isMobile: touch,
      hasTouch: touch,
      locale: LOCALES[language],
      timezoneId: 'UTC',
    });
    page.context().setDefaultTimeout(PATIENCE);
    for (const content of [outspoken, withoutServiceWorker, held, painted, ...(first ? [] : [known])]) {
      await page.addInitScript({ content });
    }
    const app = new App(page, site);
    await page.goto(site.url + path);
    await page.locator(shows).first().waitFor();
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A picture, once it is the same twice.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<Buffer>} take
 */
export async function settled(page, take) {
  let last = await take();
  for (let tries = 0; tries < TRIES; tries++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    const now = await take();
    if (now.equals(last)) return now;
    last = now;
  }
  throw new Error('it never looks the same twice');
}

/**
 * What is seen: a part of the page, else a dialog as it lies on the screen, else the page from its top down to its
 * foot.
 * @param {App} app @param {string} [part] a selector
 * @returns {Promise<Buffer>} a PNG
 */
export async function picture({ page }, part) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(0, 0);
  if (part) {
    const element = page.locator(part).first();
    await element.scrollIntoViewIfNeeded();
    return settled(page, () => element.screenshot({ animations: 'disabled' }));
  }
  if ((await page.locator('dialog[open]').count()) > 0) {
    return settled(page, () => page.screenshot({ animations: 'disabled' }));
  }
  await page.evaluate(() => scrollTo(0, 0));
  return settled(page, async () => {
    const long = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(long, LONGEST)) };
    return page.screenshot({ animations: 'disabled', fullPage: true, clip });
  });
}

/** A page that is longer is cut off there. */
const LONGEST = 5000;
