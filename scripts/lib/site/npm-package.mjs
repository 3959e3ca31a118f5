/** The player for other pages: stepdoku.js, a classic script with all inside, and the package for npm. */
import { basename, join } from 'node:path';
import { PLAYER, SOLVER } from './doors.mjs';
import { copy, emptyFolder, readJson, write } from './files.mjs';
import { ALL, bundleInside, MODULES } from './inside.mjs';

const FILES = [
  'npm/README.md',
  '../LICENSE',
  'app/sudoku-player.d.ts',
  'app/solver.d.ts',
  'npm/react.d.ts',
  'npm/stepdoku.d.ts',
];

/**
 * Nothing is fetched beside these scripts, so that it does not matter where they lie; and a bundler that finds
 * an address beside a module would look for the file.
 */
const nowhere = { 'import.meta.url': '"file:///"' };

/**
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {import('./bundles.mjs').Site} site finished
 * @param {string} target the folder of the package
 */
export async function makePackage(esbuild, site, target) {
  const { sources, out } = site;
  const [classic, element, solver] = await Promise.all([
    bundleInside(esbuild, site, PLAYER, ALL, { format: 'iife', define: nowhere }),
    bundleInside(esbuild, site, PLAYER, ALL, { format: 'esm', define: nowhere }),
    bundleInside(esbuild, site, SOLVER, MODULES, { format: 'esm', define: nowhere }),
  ]);
  write(join(out, 'stepdoku.js'), classic);
  emptyFolder(target);
  const scripts = { 'stepdoku.js': classic, 'element.js': element, 'solver.js': solver };
  for (const [name, code] of Object.entries(scripts)) write(join(target, name), code);
  for (const path of FILES) copy(join(sources, path), join(target, basename(path)));
  const { private: isPrivate, ...about } = readJson(sources, 'package.json');
  const description = { ...about, ...readJson(sources, 'npm/package.json') };
  write(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}
