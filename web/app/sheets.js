/**
 * Style sheets for shadow roots: constructable, so that they pass `style-src 'self'` and are shared
 * by all players of a page.
 *
 * @type {Map<string, Promise<CSSStyleSheet>>}
 */
const sheets = new Map();

/** @param {string} name a file of web/styles, without `.css` @returns {Promise<CSSStyleSheet>} */
export function loadSheet(name) {
  const known = sheets.get(name);
  if (known) return known;
  const sheet = fetchSheet(name);
  sheets.set(name, sheet);
  sheet.catch(() => sheets.delete(name)); // the next one tries again
  return sheet;
}

/** @param {string} name */
async function fetchSheet(name) {
  const response = await fetch(new URL(`../styles/${name}.css`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return new CSSStyleSheet().replace(await response.text());
}
