/**
 * Files that are fetched once for all players of a page.
 *
 *     const loadText = loadOnce((name) => new URL(`../texts/${name}.txt`, import.meta.url), (response) => response.text());
 *     await loadText('about');
 *
 * @template T
 * @param {(name: string) => URL} address
 * @param {(response: Response, name: string) => Promise<T>} read what is made of the answer
 * @returns {(name: string) => Promise<T>} rejects where there is no such file; a failure is forgotten, so that the next one tries again
 */
export function loadOnce(address, read) {
  /** @type {Map<string, Promise<T>>} */
  const known = new Map();

  /** @param {string} name */
  const load = async (name) => {
    const response = await fetch(address(name));
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    return read(response, name);
  };

  return (name) => {
    const loading = known.get(name) ?? load(name);
    if (!known.has(name)) {
      known.set(name, loading);
      loading.catch(() => known.delete(name));
    }
    return loading;
  };
}
