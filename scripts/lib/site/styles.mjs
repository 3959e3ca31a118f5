/** The style sheets: bundled, or with what they import in its place. */
import { basename, dirname, join } from 'node:path';
import { bundled } from './esbuild.mjs';
import { filesIn, readText, write } from './files.mjs';
import { filled } from './html.mjs';

const IMPORT = /^@import "(.+)";$/gm;
const PLAYER = 'player.css';
/** The last rule of each sheet, of no element: one that lacks it is cut short, or is none. */
const END = '.end-of-sheet{order:0}';

/**
 * The sheets that have an address in the site, `styles/NAME.css` whatever folder they lie in: all but those of which
 * that of the player is made.
 * @param {string} folder
 */
function addressed(folder) {
  const parts = new Set([...readText(folder, PLAYER).matchAll(IMPORT)].map(([, path]) => path));
  return filesIn(folder).filter((path) => path.endsWith('.css') && !parts.has(path));
}

/** @param {string} path of a sheet @returns {string} in the site */
const addressOf = (path) => `styles/${basename(path)}`;

/** @param {import('./esbuild.mjs').Esbuild} esbuild @param {{ sources: string, out: string }} site */
export async function bundleStyles(esbuild, { sources, out }) {
  const entryPoints = addressed(join(sources, 'styles')).map((path) => `styles/${path}`);
  const outdir = join(sources, '../build/web/styles');
  const options = { entryPoints, outdir, minify: true, sourcemap: true, footer: { css: END } };
  const { outputFiles } = await bundled(esbuild, sources, options);
  for (const { path, contents } of outputFiles) write(join(out, addressOf(path)), contents);
}

/** Without a bundler. @param {{ sources: string, out: string }} site */
export function copyStyles({ sources, out }) {
  const folder = join(sources, 'styles');
  for (const path of addressed(folder)) write(join(out, addressOf(path)), `${withImports(folder, path)}${END}\n`);
}

/**
 * A sheet with those that it imports in their places: shadow roots ignore `@import`, and folders have no addresses.
 * @param {string} folder
 * @param {string} path
 * @returns {string}
 */
function withImports(folder, path) {
  return filled(readText(folder, path), IMPORT, (other) => withImports(folder, join(dirname(path), other)));
}
