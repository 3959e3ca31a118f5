/**
 * WebKit, as MiniBrowser of WebKitGTK. Its driver speaks the older WebDriver; a bridge
 * (tests/webkit-bridge) makes a browser of it that Playwright can drive as it drives Firefox.
 */
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';
import { script } from '../support/head.js';
import { Browsers, fingers, scriptless } from './bidi.js';

const BRIDGE = fileURLToPath(new URL('../../webkit-bridge/main.js', import.meta.url));

const browsers = new Browsers(({ colorScheme, reducedMotion }) =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: BRIDGE,
    env: /** @type {Record<string, string>} */ ({
      ...process.env,
      GTK_SETTINGS: [
        `gtk-application-prefer-dark-theme=${colorScheme === 'dark' ? 1 : 0}`,
        `gtk-enable-animations=${reducedMotion === 'reduce' ? 0 : 1}`,
      ].join('\n'),
    }),
  }),
);

/** The language that the reader wants: WebKitGTK has that of the system. @param {string} locale */
const language = (locale) =>
  script((wanted) => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => wanted });
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [wanted] });
  }, locale);

/**
 * Nothing can tell WebKitGTK that the screen is touched, so its style sheets say so.
 * @type {import('../support/site.js').Rule[]}
 */
const touched = [[/\.css$/, { edit: (text) => text.replace(/\(pointer: ?coarse\)/g, 'all') }]];

/** @type {import('./engine.js').Engine} */
export const engine = {
  name: 'webkit',
  head: ({ locale }) => (locale ? [language(locale)] : []),
  rules: (options) => [...(options.hasTouch ? touched : []), ...scriptless(options)],
  open: (options) => browsers.open(options),
  close: () => browsers.close(),
  fingers,
};
