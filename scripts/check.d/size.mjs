/** What a first visit loads, gzipped and in files, stays within its budget: size.mjs FOLDER [--list]. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn } from '../lib/site/files.mjs';
import { Findings, ROOT } from './files.mjs';
import { asyncOf, loadsOf } from './loads.mjs';

const SOLVER_BUDGET = 42_500;
const SINGLE_BUDGET = 875_000; // as it is, not gzipped
const SCRIPTS_BUDGET = 6; // before the board is there: a slow processor takes 40 ms for each
const pages = [
  { page: 'index.html', texts: 'i18n', budget: 123_000 },
  { page: 'embed.html', texts: 'i18n/light', budget: 81_500 },
];
const GLUE = 'wasm/sudoku.mjs';
const MODULE = 'wasm/sudoku.wasm';

const [folder, ...options] = process.argv.slice(2);
const site = resolve(folder);
const single = `${site.replace(/[^/]+$/, '')}stepdoku.html`; // made with esbuild only
const findings = new Findings();

/** @param {string} path */
const packed = (path) => gzipSync(readFileSync(join(site, path)), { level: 9 }).length;
/** @param {number[]} sizes */
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
/** @param {number} count */
const written = (count) => count.toLocaleString('en');

/** @param {string} name @param {number} size @param {number} budget @param {'bytes' | 'files'} [unit] */
function judge(name, size, budget, unit = 'bytes') {
  console.log(`${name}: ${written(size)} of ${written(budget)} ${unit}`);
  if (size > budget) findings.add('build/web', 1, `${name}: ${written(size - budget)} ${unit} over budget`);
}

/** The size of each file that a page leads to. @param {string} page @returns {Map<string, number>} */
function firstLoad(page) {
  const paths = new Set([page]);
  /** @type {Map<string, number>} */
  const sizes = new Map();
  // The set grows while it is walked.
  for (const path of paths) {
    const file = join(site, path);
    if (existsSync(file)) {
      sizes.set(path, packed(path));
      for (const address of loadsOf(file)) paths.add(join(path, '..', address));
    } else {
      findings.add(relative(ROOT, file), 1, 'is loaded by the page and does not exist');
    }
  }
  return sizes;
}

/** The dictionary that weighs most. @param {string} texts its folder */
function largest(texts) {
  const paths = filesIn(join(site, texts))
    .filter((name) => !name.includes('/'))
    .map((name) => join(texts, name));
  return paths.reduce((most, path) => (packed(path) > packed(most) ? path : most));
}

judge('solver', sum([GLUE, MODULE].map(packed)), SOLVER_BUDGET);
for (const { page, texts, budget } of pages) {
  const loaded = firstLoad(page);
  for (const path of [GLUE, MODULE, largest(texts)]) loaded.set(path, packed(path));
  judge(`first load of ${page}`, sum([...loaded.values()]), budget);
  const beside = asyncOf(join(site, page));
  const scripts = [...loaded.keys()].filter((path) => /\.m?js$/.test(path) && !beside.includes(path));
  if (existsSync(single)) judge(`scripts of ${page}`, scripts.length, SCRIPTS_BUDGET, 'files');
  if (options.includes('--list')) {
    const heaviestFirst = [...loaded].sort(([, a], [, b]) => b - a);
    for (const [path, size] of heaviestFirst) console.log(`${written(size).padStart(8)} ${path}`);
  }
}
if (existsSync(single)) judge('single file', statSync(single).size, SINGLE_BUDGET);
