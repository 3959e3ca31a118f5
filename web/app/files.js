/**
 * The files of the site that scripts load: style sheets, texts, listings, modules. Everything that is
 * fetched goes through here, so that a page which has all files inside needs another version of this
 * module alone.
 */

/** Whether the files are inside the page, so that nothing can be fetched beside it. @type {boolean} */
export const areInside = false;

/** @param {string} path below the site's folder, such as `styles/board.css` @returns {URL} */
export const addressOf = (path) => new URL(`../${path}`, import.meta.url);

/**
 * What app/early.js has asked for before the modules came, by its path: null where it did not come. Each is taken once.
 * @type {Record<string, Promise<string | null>>}
 */
const early = /** @type {any} */ (globalThis).early ?? {};

/** @param {string} path one that was asked for */
function takeEarly(path) {
  const text = early[path];
  delete early[path];
  return text;
}

/**
 * @param {string} path below the site's folder
 * @param {boolean} [again] an answer to the same question is still waited for: a browser's cache would have this one
 *   wait as well
 * @returns {Promise<Response>} rejected where there is no such file, or no way to it
 */
export async function fetchFile(path, again = false) {
  const text = again || !(path in early) ? null : await takeEarly(path);
  // A Response made of it would be read by tasks of their own, after the frame that can show it.
  if (text !== null) return /** @type {any} */ ({ text: async () => text, json: async () => JSON.parse(text) });
  const response = await fetch(addressOf(path), again ? { cache: 'reload' } : {});
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response;
}
