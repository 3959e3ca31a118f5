/**
 * The player for other pages: stepdoku.js, a classic script with all inside, and the package for npm, which has a
 * program beside it.
 */
import { basename, join } from 'node:path';
import { changed, redirected } from './changes.mjs';
import { COMMAND, COMMAND_INSIDE, PLAYER, SOLVER } from './doors.mjs';
import { bundled } from './esbuild.mjs';
import { copy, emptyFolder, filesIn, readJson, write } from './files.mjs';
import { ALL, bundleInside, MODULES } from './inside.mjs';

const FILES = [
  'npm/README.md',
  '../LICENSE',
  'notices.txt',
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
  const [classic, element, solver, command] = await Promise.all([
    bundleInside(esbuild, site, PLAYER, ALL, { format: 'iife', define: nowhere }),
    bundleInside(esbuild, site, PLAYER, ALL, { format: 'esm', define: nowhere }),
    bundleInside(esbuild, site, SOLVER, MODULES, { format: 'esm', define: nowhere }),
    bundleCommand(esbuild, site),
  ]);
  write(join(out, 'stepdoku.js'), classic);
  emptyFolder(target);
  const scripts = { 'stepdoku.js': classic, 'element.js': element, 'solver.js': solver, 'command.js': command };
  for (const [name, code] of Object.entries(scripts)) write(join(target, name), code);
  for (const path of FILES) copy(join(sources, path), join(target, basename(path)));
  const { private: isPrivate, ...about } = readJson(sources, 'package.json');
  const description = { ...about, ...readJson(sources, 'npm/package.json') };
  write(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}

/**
 * The program `stepdoku`: it has the solver of the package beside it, and all texts inside.
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {import('./bundles.mjs').Site} site
 */
async function bundleCommand(esbuild, { sources, changes }) {
  const { outputFiles } = await bundled(esbuild, sources, {
    entryPoints: [COMMAND],
    format: 'esm',
    external: ['node:*'],
    plugins: [
      redirected(sources, { [SOLVER]: { path: './solver.js', external: true } }),
      changed(sources, { ...changes, [COMMAND_INSIDE]: () => insideCommand(sources) }),
    ],
  });
  return outputFiles[0].text;
}

/** The code of web/command/inside.js. @param {string} sources */
function insideCommand(sources) {
  const texts = Object.fromEntries(
    filesIn(join(sources, 'i18n')).map((name) => [basename(name, '.json'), readJson(sources, 'i18n', name)]),
  );
  const { version } = readJson(sources, 'package.json');
  return `export const texts = ${JSON.stringify(texts)};\nexport const version = ${JSON.stringify(version)};\n`;
}
