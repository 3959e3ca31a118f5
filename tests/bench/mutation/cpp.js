/**
 * Mutants of the C++ library: one build with all that were drawn, and the native tests, each as a process of
 * its own where it is measured, in batches where mutants are hunted.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { placesOf } from './cpp-places.js';
import { withMutants } from './places.js';
import { link, writeIfOther } from './tree.js';

/** @typedef {import('./places.js').Place} Place */
/** @typedef {import('./places.js').Mutant} Mutant */
/** @typedef {import('./hunt.js').Test} Test */

const ROOT = new URL('../../..', import.meta.url).pathname;
const TREE = `${ROOT}build/mutation/cpp`;
const PROGRAM = `${TREE}/build/tests/solver/solver_tests`;
const FLAGS = ['-std=c++20', '-Isolver/include', '-Isolver/src'];
/** Checked as in the tests under sanitizers, where that costs little: a read behind the end is a failure. */
const CHECKED = '-D_GLIBCXX_ASSERTIONS -fsanitize=bounds,shift,unreachable,return -fsanitize-trap=all';

/** @returns {Map<string, string>} the sources by their paths; a character for each byte, as clang counts */
export function sources() {
  return new Map(
    readdirSync(`${ROOT}solver`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(include|src)\/.*\.(cc|h)$/.test(path))
      .map((path) => [`solver/${path}`, readFileSync(`${ROOT}solver/${path}`, 'latin1')]),
  );
}

/**
 * All places, kept from the last time if the sources are still the same.
 * @param {Map<string, string>} texts @returns {Place[]}
 */
export function places(texts) {
  const kept = `${TREE}/places.json`;
  const readers = ['cpp-places.js', 'places.js'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
  const sum = createHash('sha256')
    .update(JSON.stringify([[...texts], readers]))
    .digest('hex');
  if (existsSync(kept)) {
    const { of, found } = JSON.parse(readFileSync(kept, 'utf8'));
    if (of === sum) return found;
  }
  /** @type {Map<string, Place>} a header is read once for each source that includes it */
  const found = new Map();
  for (const path of texts.keys()) {
    if (!path.endsWith('.cc')) continue;
    for (const place of placesOf(path, FLAGS, (file) => texts.get(file))) {
      found.set([place.file, place.begin, place.end, place.other].join('\n'), place);
    }
  }
  mkdirSync(TREE, { recursive: true });
  writeFileSync(kept, JSON.stringify({ of: sum, found: [...found.values()] }));
  return [...found.values()];
}

/** @param {Map<string, string>} texts @param {Mutant[]} mutants */
export function build(texts, mutants) {
  for (const [path, text] of texts) {
    const mutated = withMutants(
      text,
      mutants.filter(({ file }) => file === path),
    );
    writeIfOther(`${TREE}/${path}`, Buffer.from(mutated, 'latin1'));
  }
  for (const path of ['CMakeLists.txt', 'solver/CMakeLists.txt', 'tests', 'web']) {
    link(`${ROOT}${path}`, `${TREE}/${path}`);
  }
  const header = new URL('mutated.h', import.meta.url).pathname;
  const flags = `-O1 -w -Wno-c++11-narrowing ${CHECKED} -include ${header}`;
  const options = [
    'CMAKE_CXX_COMPILER=clang++',
    'CMAKE_BUILD_TYPE=Release',
    `CMAKE_CXX_FLAGS_RELEASE=${flags}`,
    'SUDOKU_INSTALL=OFF',
  ];
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const out = { stdio: ['ignore', 2, 2] };
  execFileSync(
    'cmake',
    ['-G', 'Ninja', '-S', TREE, '-B', `${TREE}/build`, ...options.map((option) => `-D${option}`)],
    out,
  );
  execFileSync('cmake', ['--build', `${TREE}/build`], out);
}

/** Every test that passes without a mutant, measured. @returns {Promise<Test[]>} */
export async function tests() {
  const listed = execFileSync(PROGRAM, ['--gtest_list_tests'], { encoding: 'utf8' }).split('\n');
  const reached = `${TREE}/reached`;
  /** @type {Test[]} */
  const found = [];
  let suite = '';
  for (const line of listed) {
    if (/^\S+\.\s*(#.*)?$/.test(line)) suite = line.split(/\s/)[0];
    if (!line.startsWith('  ')) continue;
    const name = suite + line.trim().split(/\s/)[0];
    rmSync(reached, { force: true });
    if (!(await run([name], 600, { REACHED: reached }))) console.error(`left out, since it fails by itself: ${name}`);
    else found.push({ name, ...measured(reached) });
  }
  return found;
}

/** @param {string} path */
function measured(path) {
  const [milliseconds, ...ids] = readFileSync(path, 'utf8').trim().split('\n').map(Number);
  return { milliseconds, reached: new Set(ids) };
}

/** Do all of these pass with this mutant? @param {Mutant} mutant @param {Test[]} batch */
export function passes(mutant, batch) {
  const milliseconds = batch.reduce((sum, test) => sum + test.milliseconds + 1, 0);
  const names = batch.map(({ name }) => name);
  return run(names, Math.ceil(1 + (5 * milliseconds) / 1000), { MUTANT: String(mutant.id) });
}

/**
 * @param {string[]} names @param {number} seconds of processor time
 * @param {Record<string, string>} variables
 * @returns {Promise<boolean>} whether all passed in that time
 */
function run(names, seconds, variables) {
  const env = {
    ...process.env,
    ...variables,
    SECONDS: String(seconds),
    GTEST_FILTER: names.join(':'),
    FUZZ_RUNS: '20000', // enough to reach what the kept inputs reach
    GTEST_FAIL_FAST: '1',
  };
  const child = spawn(PROGRAM, ['--gtest_brief=1'], {
    env,
    stdio: 'ignore',
    timeout: 60_000 * seconds,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
