/**
 * What the scripts of the site import of each other.
 *
 * @typedef {{ path: string, kind: string }} Import
 * @typedef {Record<string, Import[]>} Outputs by the path of a script in the site, as esbuild's metafile has it
 */

export class Scripts {
  /** @type {Outputs} */
  #outputs;

  /** @param {string[]} others that are there and import none of these @param {...Outputs} outputs */
  constructor(others, ...outputs) {
    this.#outputs = Object.assign(Object.fromEntries(others.map((path) => [path, []])), ...outputs);
  }

  /** All scripts that one imports at once, in their order, without itself. @param {string} path @returns {string[]} */
  atOnce(path) {
    /** @type {Set<string>} */
    const found = new Set();
    this.#follow(path, found);
    return [...found];
  }

  /** What one loads when it is wanted, as far as it is there. @param {string} path @returns {string[]} */
  later(path) {
    const later = this.#outputs[path].filter(({ kind }) => kind === 'dynamic-import');
    return later.map(({ path: loaded }) => loaded).filter((loaded) => loaded in this.#outputs);
  }

  /** @param {string} path @param {Set<string>} found */
  #follow(path, found) {
    for (const { path: next, kind } of this.#outputs[path] ?? []) {
      if (kind === 'import-statement' && !found.has(next)) this.#follow(next, found.add(next));
    }
  }
}
