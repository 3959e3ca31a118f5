/** Firefox, by Playwright, which drives that of the system through WebDriver BiDi. */
import { firefox } from 'playwright-core';
import { Browsers, fingers, print, scriptless } from './bidi.js';

/** What Firefox says of a pointer: coarse is 1, fine 2, and able to hover 4. */
const FINGER = 1;
const MOUSE = 6;

const browsers = new Browsers(({ colorScheme, reducedMotion, forcedColors, hasTouch }) =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
      'browser.display.document_color_use': forcedColors === 'active' ? 2 : 0,
      'dom.w3c_touch_events.enabled': hasTouch ? 1 : 0,
      'ui.useOverlayScrollbars': hasTouch ? 1 : 0,
      'ui.primaryPointerCapabilities': hasTouch ? FINGER : MOUSE,
      'ui.allPointerCapabilities': hasTouch ? FINGER : MOUSE,
    },
  }),
);

/** @type {import('./engine.js').Engine} */
export const engine = {
  name: 'firefox',
  rules: scriptless,
  open: (options) => browsers.open(options),
  complaint: /^(Loading module from|Loading failed for|NetworkError)/,
  close: () => browsers.close(),
  fingers,
  print,
};
