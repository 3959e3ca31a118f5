/**
 * Mutants of the page's scripts and of the library's JavaScript: a copy of the repository that has all of them at
 * once, the site built of it, and the tests that run under node, a process for each file. What no such test
 * reaches is the browser's part, and no mutants are drawn there.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { placesOf } from './js-places.js';
import { withMutants } from './places.js';
import { link, writeIfOther } from './tree.js';

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').Mutant} Mutant */
/** @typedef {import('./hunt.js').Test} Test */
/** @typedef {{ name: string, milliseconds: number, reached: number[] }} Measured */

const ROOT = new URL('../../..', import.meta.url).pathname;
const TREE = `${ROOT}build/mutation/js`;
const ASK = new URL('mutated.mjs', import.meta.url).href;
const MODULES = ['sudoku', 'sudoku-plain', 'batch', 'batch-plain', 'logic'];

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
 * Every test file that passes without a mutant, kept from the last time if nothing has changed.
 * @returns {Promise<Measured[]>}
 */
async function measure() {
  const kept = `${TREE}/measured.json`;
  const hash = createHash('sha256');
  for (const path of tracked().filter((name) => /^(web|scripts|tests\/(web|wasm|support|data))\//.test(name))) {
    hash.update(readFileSync(ROOT + path));
  }
  const sum = hash.digest('hex');
  if (existsSync(kept)) {
    const { of, found } = JSON.parse(readFileSync(kept, 'utf8'));
    if (of === sum) return found;
  }
  /** @type {Measured[]} */
  const found = [];
  for (const name of tracked().filter((path) => /^tests\/(web|wasm)\/.*\.test\.js$/.test(path))) {
    const folder = `${TREE}/reached`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    if (await run(name, 300, { REACHED: folder })) found.push({ name, ...joined(folder) });
    else console.error(`left out, since it fails by itself: ${name}`);
  }
  writeFileSync(kept, JSON.stringify({ of: sum, found }));
  return found;
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

/** The test of the same name first, then those of the same room. @param {Mutant} mutant @param {Test[]} reaching */
export function sort(mutant, reaching) {
  const [stem, room] = [basename(mutant.file, '.js'), basename(dirname(mutant.file))];
  const distance = (/** @type {string} */ name) =>
    basename(name) === `${stem}.test.js` ? 0 : basename(dirname(name)) === room ? 1 : 2;
  return [...reaching].sort((a, b) => distance(a.name) - distance(b.name) || a.milliseconds - b.milliseconds);
}

/** Do all of these pass with this mutant? @param {Mutant} mutant @param {Test[]} batch */
export async function passes(mutant, batch) {
  for (const { name, milliseconds } of batch) {
    if (!(await run(name, Math.ceil(2 + (5 * milliseconds) / 1000), { MUTANT: String(mutant.id) }))) return false;
  }
  return true;
}

/**
 * @param {string} name of a test file
 * @param {number} seconds of processor time; what only waits has longer
 * @param {Record<string, string>} variables
 * @returns {Promise<boolean>} whether it passed in that time
 */
function run(name, seconds, variables) {
  const env = { ...process.env, ...variables, NODE_OPTIONS: `--import ${ASK}` };
  const limited = ['-c', 'ulimit -t "$0"; exec node "$1"', String(seconds), name];
  const options = { cwd: TREE, env, timeout: 20_000 * seconds };
  const child = spawn('sh', limited, { ...options, stdio: 'ignore', killSignal: 'SIGKILL' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
