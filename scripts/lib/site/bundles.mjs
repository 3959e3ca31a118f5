/**
 * Bundles the scripts of the page: a page loads a few files instead of a hundred.
 *
 * @typedef {object} Site
 * @property {string} sources the folder web/
 * @property {string} out the folder of the site
 * @property {import('./changes.mjs').Changes} changes of modules, by their paths from `sources`
 */
import { join, posix, relative } from 'node:path';
import { changed, redirected } from './changes.mjs';
import { withHint } from './compile-hints.mjs';
import { coreImports } from './core-imports.mjs';
import { FRAME, GLUE, isWorker, MAIN, NOT_IN_FRAME, PLAYER, READERS, SHARED, SOLVER } from './doors.mjs';
import { bundled } from './esbuild.mjs';
import { filesIn, write } from './files.mjs';
import { withFiles } from './later.mjs';
import { Scripts } from './scripts.mjs';

/** All scripts lie there, so that addresses beside a module stay right. */
const FOLDER = 'app';
/** Where the site is seen from its sources: what is made must not depend on where it really is. */
const SITE = '../build/web';

/**
 * The app, each page of text and the workers are bundled apart: esbuild cuts a chunk for each set of scripts
 * that share a module, and the app would wait for a dozen small files. The frame has of each module what the
 * light player needs, and no more; neither what it never asks for.
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {Site} site
 * @returns {Promise<Scripts>}
 */
export async function bundleScripts(esbuild, site) {
  const workers = filesIn(site.sources).filter(isWorker);
  const app = [MAIN, PLAYER, SHARED, SOLVER];
  const core = await coreImports(esbuild, site.sources, [
    { core: SOLVER, entries: [SOLVER, ...workers] },
    { core: PLAYER, entries: [...app, ...READERS] },
  ]);
  const tied = { ...site, changes: { ...site.changes, ...core } };
  const made = await Promise.all([
    bundle(esbuild, site, [FRAME], [PLAYER, ...NOT_IN_FRAME]),
    bundle(esbuild, tied, app),
    bundle(esbuild, tied, workers),
    ...READERS.map((reader) => bundle(esbuild, tied, [reader], [PLAYER, SHARED])),
  ]);
  const scripts = new Scripts([GLUE], ...made.map(({ outputs }) => outputs));
  const first = new Set([MAIN, ...scripts.atOnce(MAIN)]);
  for (const { path, text } of made.flatMap(({ files }) => files)) {
    const whole = path.endsWith('.js') ? withFiles(path, text, scripts) : text;
    write(join(site.out, path), first.has(path.replace(/\.map$/, '')) ? withHint(path, whole) : whole);
  }
  return scripts;
}

/**
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {Site} site
 * @param {string[]} entryPoints
 * @param {string[]} [outer] doors that are imported instead of being bundled
 * @returns {Promise<{ files: { path: string, text: string }[], outputs: import('./scripts.mjs').Outputs }>} by paths
 *   in the site
 */
async function bundle(esbuild, { sources, changes }, entryPoints, outer = []) {
  const external = [GLUE, ...outer].map((path) => [path, { path: addressOf(path), external: true }]);
  const { outputFiles, metafile } = await bundled(esbuild, sources, {
    entryPoints,
    outbase: FOLDER,
    outdir: join(sources, SITE, FOLDER),
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
    minify: true,
    sourcemap: true,
    plugins: [redirected(sources, Object.fromEntries(external)), changed(sources, changes)],
  });
  const inSite = (/** @type {string} */ path) => posix.relative(SITE, path);
  const outputs = Object.entries(metafile.outputs).map(([path, { imports }]) => {
    const named = imports.map(({ path: name, kind, external: isOuter }) => {
      return { path: isOuter ? posix.join(FOLDER, name) : inSite(name), kind };
    });
    return [inSite(path), named];
  });
  return {
    files: outputFiles.map(({ path, text }) => ({ path: relative(join(sources, SITE), path), text })),
    outputs: Object.fromEntries(outputs),
  };
}

/** What a script imports a door by. @param {string} path in the site */
function addressOf(path) {
  const address = posix.relative(FOLDER, path);
  return address.startsWith('.') ? address : `./${address}`;
}
