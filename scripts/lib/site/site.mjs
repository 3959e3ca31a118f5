/** How the site is made, from the sources to build/web, the single file and the package for npm. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleScripts } from './bundles.mjs';
import { readDictionaries, writeDictionaries } from './dictionaries.mjs';
import * as doors from './doors.mjs';
import { ADDRESS, CLASSIC, DIGESTS, GLUE, LANGUAGES } from './doors.mjs';
import { findEsbuild } from './esbuild.mjs';
import { copy, emptyFolder, filesIn, readText, write } from './files.mjs';
import { makeLesson } from './lesson/lesson.mjs';
import { makePackage } from './npm-package.mjs';
import { digestOf, keep } from './offline.mjs';
import { readPages, withLanguages, withPreloads } from './pages.mjs';
import { Scripts } from './scripts.mjs';
import { singleFile } from './single-file.mjs';
import { bundleStyles, copyStyles } from './styles.mjs';

/** How the site is made, and what is there for developers, is no part of it; lesson and i18n are made anew. */
const AT_HOME = /(^|\/)CMakeLists\.txt$|^(npm|lesson|i18n)\/|\.md$/;
/** Scripts and style sheets of the page. */
const CODE = /^(app|elements)\/.*\.js$|^styles\//;

/**
 * @typedef {object} Order
 * @property {string} sources the folder web/
 * @property {string} out the folder of the site
 * @property {string} address where it will be public, with its last slash; '' where that is not known
 * @property {{ source: string, name: string }[]} modules of Emscripten, with their names in the site
 * @property {string} glue between them and JavaScript
 */

/** @param {Order} order */
export async function makeSite({ sources, out, address, glue, modules }) {
  findDoors(sources);
  const esbuild = findEsbuild();
  const dictionaries = readDictionaries(sources);
  const changes = {
    [LANGUAGES]: () => `export const languages = ${JSON.stringify(Object.keys(dictionaries))};\n`,
    [ADDRESS]: () => `export const publicAddress = ${JSON.stringify(address)};\n`,
    [DIGESTS]: () => `export const digests = ${JSON.stringify(digestsOf(modules))};\n`,
  };
  const site = { sources, out, changes };

  emptyFolder(out);
  const paths = filesIn(sources).filter((path) => !AT_HOME.test(path));
  const [pagePaths, others] = parted(paths, (path) => path.endsWith('.html'));
  const [code, assets] = parted(others, (path) => CODE.test(path));
  for (const path of assets) copy(join(sources, path), join(out, path));
  for (const { source, name } of modules) copy(source, join(out, 'wasm', name));
  writeDictionaries(dictionaries, out);
  const scripts = esbuild ? await bundleCode(esbuild, site, glue) : copyCode(site, code, glue);

  const lesson = await makeLesson(sources, out, dictionaries);
  const pages = readPages(sources, pagePaths, dictionaries);
  const index = pages['index.html'];
  const all = { ...pages, ...lesson.pages, 'index.html': withLanguages(index, lesson.languages) };
  for (const [path, page] of Object.entries(all)) write(join(out, path), withPreloads(page, scripts));
  keep(out);
  if (!esbuild) return;
  write(join(dirname(out), 'stepdoku.html'), await singleFile(esbuild, site, index));
  await makePackage(esbuild, site, join(dirname(out), 'npm'));
}

/** A module that is looked for where it is not any more would go into the site as it is. @param {string} sources */
function findDoors(sources) {
  const paths = Object.values(doors)
    .flat()
    .filter((door) => typeof door === 'string' && door !== GLUE);
  const missing = paths.filter((path) => !existsSync(join(sources, String(path))));
  if (missing.length > 0) throw new Error(`doors.mjs names what is not there: ${missing.join(', ')}`);
}

/** What each module must hash to, by its path in the site. @param {Order['modules']} modules */
const digestsOf = (modules) =>
  Object.fromEntries(modules.map(({ source, name }) => [`wasm/${name}`, digestOf(readFileSync(source))]));

/** Those that are meant, and the rest. @param {string[]} paths @param {(path: string) => boolean} isMeant */
const parted = (paths, isMeant) => [true, false].map((meant) => paths.filter((path) => isMeant(path) === meant));

/** The language of the classic scripts: they tell the reader of an old browser that it is too old. */
const OLDEST = 'es2015';

/** @param {import('./esbuild.mjs').Esbuild} esbuild @param {import('./bundles.mjs').Site} site @param {string} glue */
async function bundleCode(esbuild, site, glue) {
  const { sources, out } = site;
  const alone = [
    { path: GLUE, source: glue, target: 'esnext' },
    ...CLASSIC.map((path) => ({ path, source: join(sources, path), target: OLDEST })),
  ];
  for (const { path, source, target } of alone) {
    const { code } = await esbuild.transform(readText(source), { minify: true, target });
    write(join(out, path), code);
  }
  await bundleStyles(esbuild, site);
  return bundleScripts(esbuild, site);
}

/**
 * Without esbuild the files are served as they are.
 * @param {import('./bundles.mjs').Site} site
 * @param {string[]} paths
 * @param {string} glue
 */
function copyCode(site, paths, glue) {
  const { sources, out, changes } = site;
  for (const path of paths.filter((path) => !path.endsWith('.css'))) copy(join(sources, path), join(out, path));
  for (const [path, change] of Object.entries(changes)) write(join(out, path), change(readText(sources, path)));
  copyStyles(site);
  copy(glue, join(out, GLUE));
  return new Scripts([]);
}
