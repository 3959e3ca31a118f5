import { fetchFile } from '../files.js';
import { insist } from './patience.js';

/**
 * Files that are fetched once for all players of a page.
 *
 *     const loadText = loadOnce((name) => `texts/${name}.txt`, (response) => response.text());
 *     await loadText('about');
 *
 * @template T
 * @param {(name: string) => string} path below the site's folder
 * @param {(response: Response, name: string) => Promise<T>} read what is made of the answer
 * @returns {(name: string) => Promise<T>} rejects where there is no such file; a failure is forgotten, so that the next
 *   one tries again
 */
export function loadOnce(path, read) {
  /** @type {Map<string, Promise<T>>} */
  const known = new Map();

  /** @param {string} name */
  const load = (name) => insist(async (again) => read(await fetchFile(path(name), again), name));

  return (name) => {
    const loading = known.get(name) ?? load(name);
    if (!known.has(name)) {
      known.set(name, loading);
      loading.catch(() => known.delete(name));
    }
    return loading;
  };
}
