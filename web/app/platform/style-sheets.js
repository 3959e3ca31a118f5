/**
 * Style sheets for shadow roots: constructable, so that they pass `style-src 'self'` and are shared
 * by all players of a page.
 */
import { loadOnce } from './load-once.js';

/** The sheet of a file of web/styles, named without `.css`; none where the last rule is not there. */
export const loadSheet = /* @__PURE__ */ loadOnce(
  (name) => `styles/${name}.css`,
  async (response, name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await response.text());
    if ([...sheet.cssRules].at(-1)?.cssText.startsWith('.end-of-sheet')) return sheet;
    throw new Error(`the style sheet ${name} is not whole`);
  },
);

/**
 * Loads sheets and gives them to a document or a shadow root, behind those that it has; each once.
 * @param {DocumentOrShadowRoot} root
 * @param {...string} names
 * @returns {Promise<void>} rejected where one could not be loaded; then it gets none
 */
export async function adoptSheets(root, ...names) {
  const sheets = await Promise.all(names.map(loadSheet));
  const adopted = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [...adopted, ...sheets.filter((sheet) => !adopted.includes(sheet))];
}
