/**
 * Mutants of the page's scripts and of the library's JavaScript: a copy of the repository that has all of them at
 * once, the site built of it, and the tests that run under node, a process for each file. What no such test
 * reaches is the browser's part, and no mutants are drawn there. Tests that make sites of their own are left out: they
 * ask how a site is made, and reach next to nothing of the scripts that no other test reaches.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { placesOf } from './js-places.js';
import { withMutants } from './places.js';
import { link, writeIfOther } from './tree.js';

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').Mutant} Mutant */
/** @typedef {import('./hunt.js').Test} Test */
/**
 * @typedef {object} Measured a test file that passes without a mutant
 * @property {string} name
 * @property {number} milliseconds of processor time
 * @property {number} waited milliseconds by the clock
 * @property {number[]} reached
 */

const ROOT = new URL('../../..', import.meta.url).pathname;
const TREE = `${ROOT}build/mutation/js`;
const ASK = new URL('mutated.mjs', import.meta.url).href;
const MODULES = ['sudoku', 'batch', 'logic'];

/** @returns {Map<string, string>} the scripts by their paths */
export function sources() {
  const paths = tracked().filter((path) => /^web\/(app|command|elements)\/.*(?<!\.d)\.m?js$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(ROOT + path, 'utf8')]));
}

/** @returns {string[]} the files of the repository, new ones among them */
function tracked() {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  return listed.filter((path) => existsSync(ROOT + path));
}

/** @type {Measured[]} */
let measured = [];

/**
 * All places that a test reaches.
 * @param {Map<string, string>} texts @returns {Promise<Place[]>}
 */
export async function places(texts) {
  const all = [...texts]
    .flatMap(([file, text]) => placesOf(file, text))
    .map((place, index) => ({ ...place, id: index + 1 }));
  makeTree(texts, all);
  measured = await measure();
  const reached = new Set(measured.flatMap((test) => test.reached));
  console.error(`${reached.size} of ${all.length} places are reached under node`);
  return all.filter(({ id }) => reached.has(id));
}

/** @param {Map<string, string>} texts @param {(Place & { id: number })[]} all */
function makeTree(texts, all) {
  /** @type {Map<string, Mutant[]>} */
  const byFile = new Map();
  for (const place of all) {
    if (!byFile.has(place.file)) byFile.set(place.file, []);
    byFile.get(place.file)?.push({ ...place, line: 0, text: '' });
  }
  for (const path of tracked()) {
    const text = texts.get(path);
    const mutants = byFile.get(path) ?? [];
    const content = text === undefined ? readFileSync(ROOT + path) : Buffer.from(withMutants(text, mutants));
    writeIfOther(`${TREE}/${path}`, content);
  }
  link(`${ROOT}tests/node_modules`, `${TREE}/tests/node_modules`);
  const wasm = `${ROOT}build/web/wasm`;
  const modules = MODULES.map((name) => `${wasm}/${name}.wasm=${name}.wasm`);
  const words = ['scripts/lib/site/main.mjs', 'web', 'build/web', `${wasm}/sudoku.mjs`, ...modules];
  execFileSync('node', ['--import', ASK, ...words], { cwd: TREE, stdio: ['ignore', 2, 2] });
}

/**
 * Every test file that passes without a mutant, each kept from the last time if nothing but other tests has changed.
 * @returns {Promise<Measured[]>}
 */
async function measure() {
  const kept = `${TREE}/measured.json`;
  const paths = tracked();
  const isTest = (/** @type {string} */ path) => /^tests\/(web|wasm)\/.*\.test\.js$/.test(path);
  const isCommon = (/** @type {string} */ path) =>
    /^(web|scripts|tests\/(web|wasm|support|data)|tests\/bench\/mutation\/(mutated|places|js-places))\b/.test(path);
  const common = sumOf(paths.filter((path) => isCommon(path) && !isTest(path)));
  /** @type {Record<string, Measured | null>} null: it fails by itself */
  const last = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  /** @type {typeof last} */
  const found = {};
  for (const name of paths.filter(isTest)) {
    if (makesSites(name)) continue;
    const key = `${common} ${sumOf([name])} ${name}`;
    found[key] = key in last ? last[key] : await measuredOf(name);
    if (!found[key]) console.error(`left out, since it fails by itself: ${name}`);
  }
  writeFileSync(kept, JSON.stringify(found));
  return Object.values(found).filter((test) => test !== null);
}

/** Is minutes by the clock, for each mutant that it does not notice. @param {string} path of a test file */
const makesSites = (path) => readFileSync(ROOT + path, 'utf8').includes('/making-site.js');

/** @param {string[]} paths of files of the repository @returns {string} */
function sumOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(ROOT + path));
  return hash.digest('hex');
}

/** @param {string} name of a test file @returns {Promise<Measured | null>} */
async function measuredOf(name) {
  const folder = `${TREE}/reached`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const begin = performance.now();
  const passed = await run(name, 300, 6_000_000, { REACHED: folder });
  return passed ? { name, waited: Math.round(performance.now() - begin), ...joined(folder) } : null;
}

/** What the processes of one test have written. @param {string} folder */
function joined(folder) {
  /** @type {{ milliseconds: number, reached: number[] }[]} */
  const parts = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return {
    milliseconds: parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    reached: [...new Set(parts.flatMap(({ reached }) => reached))],
  };
}

/** All mutants are built already. */
export function build() {}

/** @returns {Test[]} */
export function tests() {
  return measured.map((test) => ({ ...test, reached: new Set(test.reached) }));
}

/** What failed by a mutant, after the file where that was. @type {Set<string>} */
const failed = new Set();

/**
 * The test of the same name first, then those that failed by another mutant of that file, then those of the same room.
 * @param {Mutant} mutant @param {Test[]} reaching
 */
export function sort({ file }, reaching) {
  const [stem, room] = [basename(file, '.js'), basename(dirname(file))];
  const distance = (/** @type {string} */ name) => {
    if (basename(name) === `${stem}.test.js`) return 0;
    if (failed.has(`${file} ${name}`)) return 1;
    return basename(dirname(name)) === room ? 2 : 3;
  };
  return [...reaching].sort((a, b) => distance(a.name) - distance(b.name) || a.milliseconds - b.milliseconds);
}

/** Do all of these pass with this mutant? @param {Mutant} mutant @param {Test[]} batch */
export async function passes({ id, file }, batch) {
  for (const { name, milliseconds } of batch) {
    const waited = measured.find((test) => test.name === name)?.waited ?? 0;
    const seconds = Math.ceil(2 + (5 * milliseconds) / 1000);
    if (await run(name, seconds, 20_000 + 10 * waited, { MUTANT: String(id) })) continue;
    failed.add(`${file} ${name}`);
    return false;
  }
  return true;
}

/**
 * Runs a test file until one of its tests fails.
 * @param {string} name
 * @param {number} seconds of processor time
 * @param {number} patience milliseconds by the clock, for what waits and does not end
 * @param {Record<string, string>} variables
 * @returns {Promise<boolean>} whether it passed in that time
 */
function run(name, seconds, patience, variables) {
  const env = { ...process.env, ...variables, NODE_OPTIONS: `--import ./tests/support/older-node.js --import ${ASK}` };
  const limited = ['-c', 'ulimit -t "$0"; exec node --test-reporter=tap "$1"', String(seconds), name];
  const child = spawn('sh', limited, { cwd: TREE, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const stop = () => kill(child.pid);
  const timer = setTimeout(stop, patience);
  process.on('exit', stop);
  createInterface(child.stdout).on('line', (line) => {
    if (/^\s*not ok /.test(line)) stop();
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      stop();
      resolve(code === 0);
    });
  });
}

process.once('SIGINT', () => process.exit(130));

/** Ends a process and all that it has started. @param {number} [id] */
function kill(id) {
  try {
    if (id) process.kill(-id, 'SIGKILL');
  } catch {
    // It has ended, and nothing of it is left.
  }
}
