/**
 * Style sheets for shadow roots: constructable, so that they pass `style-src 'self'` and are shared
 * by all players of a page.
 *
 * @type {Map<string, Promise<CSSStyleSheet>>}
 */
const sheets = new Map();

/** @param {string} name a file of web/styles @returns {Promise<CSSStyleSheet>} */
export function loadSheet(name) {
  const known = sheets.get(name);
  if (known) return known;
  const sheet = fetch(new URL(`../styles/${name}`, import.meta.url))
    .then((response) => response.text())
    .then((text) => new CSSStyleSheet().replace(text));
  sheets.set(name, sheet);
  return sheet;
}
