/**
 * Style sheets for shadow roots: constructable, so that they pass `style-src 'self'` and are shared
 * by all players of a page.
 */
import { loadOnce } from './load-once.js';

/** The sheet of a file of web/styles, named without `.css`. */
export const loadSheet = /* @__PURE__ */ loadOnce(
  (name) => `styles/${name}.css`,
  async (response) => new CSSStyleSheet().replace(await response.text()),
);
