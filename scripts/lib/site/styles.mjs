/** The style sheets: bundled, or with what they import in its place. */
import { basename, join } from 'node:path';
import { bundled } from './esbuild.mjs';
import { filesIn, readText, write } from './files.mjs';
import { filled } from './html.mjs';

const IMPORT = /^@import "(.+)";$/gm;

/** @param {import('./esbuild.mjs').Esbuild} esbuild @param {{ sources: string, out: string }} site */
export async function bundleStyles(esbuild, { sources, out }) {
  const sheets = filesIn(join(sources, 'styles')).filter((path) => !path.includes('/'));
  const entryPoints = sheets.map((path) => `styles/${path}`);
  const outdir = join(sources, '../build/web/styles');
  const { outputFiles } = await bundled(esbuild, sources, { entryPoints, outdir, minify: true, sourcemap: true });
  for (const { path, contents } of outputFiles) write(join(out, 'styles', basename(path)), contents);
}

/**
 * Puts the sheets that one imports in their places, for shadow roots: they ignore `@import`.
 * @param {string} folder
 * @param {string} name
 */
export const withImports = (folder, name) => filled(readText(folder, name), IMPORT, (path) => readText(folder, path));
