/**
 * Plugins of esbuild that hand it other modules than those of web/. Modules are known by their files, not by what an
 * import says of them.
 *
 * @typedef {Record<string, (code: string) => string>} Changes by the path of a module: its code, made of what it was
 * @typedef {Record<string, { path: string, external?: true }>} Targets by the path of a module: the one that is taken
 *   for it; an external one is not bundled, and imported by this path
 */
import { join, relative } from 'node:path';
import { readText } from './files.mjs';

/**
 * @param {string} folder that the paths start from
 * @param {Changes} changes
 * @returns {import('./esbuild.mjs').Plugin}
 */
export const changed = (folder, changes) => ({
  name: 'changed',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.m?js$/ }, ({ path }) => {
      const change = changes[relative(folder, path)];
      return change && { contents: change(readText(path)) };
    }),
});

/**
 * @param {string} folder that the paths start from
 * @param {Targets} targets
 * @returns {import('./esbuild.mjs').Plugin}
 */
export const redirected = (folder, targets) => ({
  name: 'redirected',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => targets[relative(folder, join(resolveDir, path))]),
});
