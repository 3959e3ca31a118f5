/** Scripts that have all files of the site inside, for pages that cannot fetch anything beside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { changed, redirected } from './changes.mjs';
import { FILES, GLUE, NODE_FILES } from './doors.mjs';
import { bundled } from './esbuild.mjs';
import { filesIn } from './files.mjs';

const FOLDER = fileURLToPath(new URL('./inside', import.meta.url));

export const MODULES = /^wasm\/(sudoku|batch|logic)\.wasm$/;
/** But for what only embed.html and the examples need. */
const REST = /^styles\/(?!embed|demo)[^/]+\.css$|^i18n\/(?!light\/|demo\/).+\.json$|^listings\//;
export const ALL = new RegExp(`${REST.source}|${MODULES.source}`);

/**
 * Bundles a script with files of the finished site.
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {import('./bundles.mjs').Site} site
 * @param {string} entry by its path from `sources`
 * @param {RegExp} wanted paths of files
 * @param {Pick<import('./esbuild.mjs').BuildOptions, 'format' | 'define'>} options
 */
export async function bundleInside(esbuild, { sources, out, changes }, entry, wanted, options) {
  const { outputFiles } = await bundled(esbuild, sources, {
    ...options,
    entryPoints: [entry],
    minify: true,
    plugins: [
      redirected(sources, {
        [FILES]: { path: join(FOLDER, 'files.mjs') },
        [NODE_FILES]: { path: join(FOLDER, 'node-files.mjs') },
        [GLUE]: { path: join(out, GLUE) },
      }),
      changed(FOLDER, { 'pack.mjs': () => packed(out, wanted) }),
      changed(sources, changes),
    ],
  });
  return outputFiles[0].text;
}

/** The code of inside/pack.mjs. @param {string} out @param {RegExp} wanted */
function packed(out, wanted) {
  let end = 0;
  const paths = filesIn(out).filter((path) => wanted.test(path));
  const files = paths.map((path) => {
    const contents = slim(out, path);
    const start = end;
    end += contents.length;
    return { path, contents, place: [start, end] };
  });
  const places = Object.fromEntries(files.map(({ path, place }) => [path, place]));
  const pack = gzipSync(Buffer.concat(files.map(({ contents }) => contents)), { level: 9 }).toString('base64');
  return `export const places = ${JSON.stringify(places)};\nexport const pack = '${pack}';\n`;
}

/** A file without what is not needed in it. @param {string} out @param {string} path */
export function slim(out, path) {
  const contents = readFileSync(join(out, path));
  const map = path.endsWith('.css') ? contents.indexOf('/*# sourceMappingURL') : -1;
  return map < 0 ? contents : contents.subarray(0, map);
}
