/**
 * Finds esbuild. A program `esbuild` is on the PATH; what JavaScript can call is in the same package, and with
 * Debian's package in a folder of its own.
 *
 * @typedef {{ path: string, kind: string, external?: true }} Import
 * @typedef {object} Metafile what was read and made, by paths from `absWorkingDir`
 * @property {Record<string, { imports: Import[] }>} inputs
 * @property {Record<string, { imports: Import[] }>} outputs
 *
 * @typedef {{ path: string, contents: Uint8Array, text: string }} OutputFile
 * @typedef {{ filter: RegExp }} Which paths
 * @typedef {object} PluginBuild
 * @property {(which: Which, load: (file: { path: string }) => { contents: string } | undefined) => void} onLoad
 * @property {(which: Which, resolve: (name: { path: string, resolveDir: string }) => Target | undefined) => void}
 *   onResolve
 * @typedef {{ path: string, external?: true }} Target
 * @typedef {{ name: string, setup: (build: PluginBuild) => void }} Plugin
 *
 * @typedef {object} BuildOptions those of https://esbuild.github.io/api that are used here
 * @property {string[]} entryPoints
 * @property {string} [outbase]
 * @property {string} [outdir]
 * @property {'esm' | 'iife'} [format]
 * @property {boolean} [splitting]
 * @property {string} [chunkNames]
 * @property {boolean} [minify]
 * @property {boolean} [sourcemap]
 * @property {{ css: string }} [footer]
 * @property {Record<string, string>} [define]
 * @property {string[]} [external]
 * @property {Plugin[]} [plugins]
 *
 * @typedef {typeof always & { absWorkingDir: string }} Always
 * @typedef {{ outputFiles: OutputFile[], metafile: Metafile }} Made
 *
 * @typedef {object} Esbuild
 * @property {(options: BuildOptions & Always) => Promise<Made>} build
 * @property {(code: string, options: { minify: true, target: string }) => Promise<{ code: string }>} transform
 */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const LIBRARIES = '/usr/lib';

/** @param {string} program @returns {string | undefined} */
function onPath(program) {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
  return found && realpathSync(found);
}

/** Debian has a folder for each architecture. @returns {string | undefined} */
function ofDebian() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders.map((name) => join(LIBRARIES, name, 'nodejs/esbuild/lib/main.js')).find((path) => existsSync(path));
}

/** @returns {Esbuild | null} null where there is none */
export function findEsbuild() {
  const program = onPath('esbuild');
  if (!program) return null;
  const beside = join(dirname(program), '../lib/main.js');
  if (existsSync(beside)) return require(beside);
  const apart = ofDebian();
  if (!apart) {
    console.error(`${program} has no package for JavaScript with it: the site is made without it`);
    return null;
  }
  process.env.ESBUILD_BINARY_PATH ??= program; // else only Debian's own node leads the package to its program
  return require(apart);
}

/** What is made is handed over instead of being written. */
const always = /** @type {const} */ ({ bundle: true, write: false, metafile: true, logLevel: 'error' });

/**
 * @param {Esbuild} esbuild
 * @param {string} sources the folder that paths start from
 * @param {BuildOptions} options
 */
export const bundled = (esbuild, sources, options) => esbuild.build({ ...always, absWorkingDir: sources, ...options });
