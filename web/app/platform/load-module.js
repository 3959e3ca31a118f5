/**
 * Modules that are loaded later. Their files are fetched before they are imported: a browser imports an
 * address once. A module that could not be loaded, or that imports one, is kept for failed by Firefox until
 * the page is loaded anew; one that never comes is waited for by whoever imports it again, in every browser.
 *
 *     const { speak } = await later(() => import('../view/announcer.js'));
 */
import { addressOf } from '../files.js';
import { loadOnce } from './load-once.js';

const fetched = /* @__PURE__ */ loadOnce(
  (path) => path,
  (response) => response.arrayBuffer().then(() => true),
);

/**
 * @template T
 * @param {() => Promise<T>} load imports a module
 * @param {readonly string[]} [files] what it needs that is not there yet, below the site's folder; written in where the
 *   scripts are bundled
 * @returns {Promise<T>} rejected where a file could not be loaded; the next call tries again
 */
export async function later(load, files = []) {
  if (addressOf('').protocol !== 'file:') await Promise.all(files.map(fetched)); // a program has its files at hand
  return load();
}
