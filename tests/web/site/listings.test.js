/**
 * The listings in JavaScript, Python and Java, run as they are: they solve the puzzles, and what they do,
 * counted from outside, is what their search says that it does. The C++ ones: tests/solver.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { languagesOf } from '../../../web/app/view/code.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, solver } from '../support/solver.js';
import { languages, read, translators } from '../support/texts.js';
import { runJava, withJava } from './java.js';

/**
 * @typedef {{ answer: boolean | null, board: string, solutions: string[], counted: Record<string, number> }} Outcome
 */

const { school, workshop, classic, small, six, fourDead, sixDead } = puzzles;
const tasks = [school, workshop, classic, small, six, fourDead, sixDead];

/** The function of each listing, and the one that chooses a cell. */
const functions = /** @type {const} */ ({
  backtracking: ['backtracking', 'nextEmptyField'],
  'all-solutions': ['allSolutions', 'nextEmptyField'],
  'lookup-tables': ['lookupTables', 'nextEmptyField'],
  mrv: ['mrv', 'fieldWithFewest'],
});

/** @param {string} puzzle */
function expectedOf(puzzle, algorithm = 'backtracking') {
  const run = solver.run(puzzle, { algorithm });
  try {
    /** @type {string[]} */
    const solutions = [];
    for (const step of run) if (step.kind === 'solution') solutions.push(run.board().join(''));
    return { solutions, counters: run.counters(), board: run.board().join('') };
  } finally {
    run.dispose();
  }
}

/**
 * Runs a JavaScript listing with its functions wrapped, and rows and tables that count.
 * @param {string} algorithm
 * @param {string} puzzle
 * @returns {Outcome}
 */
function runScript(algorithm, puzzle) {
  const size = Math.sqrt(puzzle.length);
  /** @type {Record<string, number>} */
  const counted = {};
  const count = (/** @type {string} */ name) => {
    counted[name] = (counted[name] ?? 0) + 1;
  };
  let validating = false;
  /** @type {any} */
  const listing = vm.createContext({});
  vm.runInContext(read(`listings/${algorithm}.js`), listing);
  for (const [name, work] of Object.entries(listing)) {
    listing[name] = (/** @type {any[]} */ ...values) => {
      count(name);
      validating = name === 'isValid';
      const result = work(...values);
      validating = false;
      return result;
    };
  }
  const rowOf = (/** @type {number[]} */ digits) =>
    new Proxy(digits, {
      get(row, key) {
        if (validating) count('check');
        return Reflect.get(row, key);
      },
      set(row, key, digit) {
        count(digit === 0 ? 'erase' : 'place');
        return Reflect.set(row, key, digit);
      },
    });
  const table = () =>
    Array.from(
      { length: size },
      () =>
        new Proxy(/** @type {boolean[]} */ ([]), {
          get(unit, key) {
            count('check');
            return Reflect.get(unit, key);
          },
        }),
    );
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(puzzle.slice(row * size, (row + 1) * size), (given) => Number(given.replace('.', '0'))),
  );
  const sudoku = rows.map(rowOf);
  const tables = [table(), table(), table()];
  const solutions = /** @type {number[][][]} */ ([]);
  const [name] = functions[/** @type {keyof typeof functions} */ (algorithm)];
  const more = algorithm === 'all-solutions' ? [solutions] : algorithm === 'lookup-tables' ? tables : [];
  if (algorithm === 'lookup-tables') listing.fillTables(sudoku, ...tables);
  for (const key of Object.keys(counted)) delete counted[key];
  const answer = listing[name](sudoku, ...more) ?? null;
  return {
    answer,
    board: rows.flat().join(''),
    solutions: solutions.map((board) => board.flat().join('')),
    counted: { ...counted },
  };
}

/** Runs a Python listing on all puzzles. @param {string} algorithm @returns {Outcome[]} */
function runPython(algorithm) {
  const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
  const [name] = functions[/** @type {keyof typeof functions} */ (algorithm)];
  const { status, stdout, stderr, error } = spawnSync(
    'python3',
    ['-B', path('run_listing.py'), path(`../../../web/listings/${algorithm}.py`), name],
    { input: tasks.join('\n'), encoding: 'utf8' },
  );
  assert.equal(status, 0, String(error ?? stderr));
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Arrays of Java cannot count: what a copy of a listing reads, writes and calls does. @param {string} listing */
const counting = (listing) =>
  listing
    .replace(/^ {2}static [^(]* (\w+)\([^{]*\{$/gm, '$& RunListing.count("$1");')
    .replace(/if \((\w+\[\w+\]\[\w+\](?: == number)?)\)/g, 'if (RunListing.check($1))')
    .replace(/sudoku\[row\]\[column\] = (number|0);/g, (write, digit) => {
      return `${write} RunListing.count("${digit === '0' ? 'erase' : 'place'}");`;
    });

/**
 * Runs the Java listings on all puzzles: of each algorithm the outcomes.
 * @param {(listing: string) => string} change
 * @returns {Record<string, Outcome[]>}
 */
function runAllJava(change) {
  const files = Object.fromEntries(
    Object.keys(functions).map((algorithm) => [`${algorithm}.java`, change(read(`listings/${algorithm}.java`))]),
  );
  const runner = readFileSync(new URL('run_listing.java', import.meta.url), 'utf8');
  const names = Object.values(functions).map(([name]) => name);
  const lines = runJava({ ...files, 'run_listing.java': runner }, 'RunListing', names, tasks.join('\n'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return Object.fromEntries(Object.keys(functions).map((algorithm) => [algorithm, lines.splice(0, tasks.length)]));
}

/**
 * What must have been counted. Only the listings that check by `isValid` have it, and `mrv` asks it for candidates,
 * which its search does not count.
 * @param {string} algorithm
 * @param {import('../../../web/app/solver.js').Counters} counters
 */
function countsOf(algorithm, { select, try: tries, check, place, erase, solution }) {
  const [, chooser] = functions[/** @type {keyof typeof functions} */ (algorithm)];
  // Once more at each solution, where it finds no cell.
  const all = { [chooser]: select + solution, place, erase };
  if (algorithm === 'mrv') return all;
  return algorithm === 'lookup-tables' ? { ...all, check } : { ...all, check, isValid: tries };
}

/** @param {string} algorithm @param {string} puzzle @param {Outcome} outcome */
function assertSame(algorithm, puzzle, { answer, board, solutions, counted }) {
  const expected = expectedOf(puzzle, algorithm);
  const counts = countsOf(algorithm, expected.counters);
  assert.deepEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, counted[name] ?? 0])), counts);
  if (algorithm === 'all-solutions') assert.deepEqual(solutions, expected.solutions);
  else assert.deepEqual([answer, board], [expected.solutions.length > 0, expected.board]);
  if (algorithm === 'mrv') assert.equal(counted.place, expected.counters.try);
}

for (const algorithm of Object.keys(functions)) {
  test(`${algorithm} in JavaScript does what its search does`, () => {
    for (const puzzle of tasks) assertSame(algorithm, puzzle, runScript(algorithm, puzzle));
  });

  test(`${algorithm} in Python does what its search does`, () => {
    const outcomes = runPython(algorithm);
    assert.equal(outcomes.length, tasks.length);
    outcomes.forEach((outcome, index) => assertSame(algorithm, tasks[index], outcome));
  });
}

test('each listing in Java does what its search does, as it is and while it is counted', withJava, () => {
  const asTheyAre = runAllJava((listing) => listing);
  const counted = runAllJava(counting);
  for (const algorithm of Object.keys(functions)) {
    assert.equal(asTheyAre[algorithm].length, tasks.length);
    for (const [index, puzzle] of tasks.entries()) {
      const outcome = counted[algorithm][index];
      assertSame(algorithm, puzzle, outcome);
      assert.deepEqual(asTheyAre[algorithm][index], { ...outcome, counted: {} });
    }
  }
});

test('all-solutions finds each of several solutions', () => {
  const { solutions } = runScript('all-solutions', puzzles.two);
  assert.deepEqual(solutions, expectedOf(puzzles.two, 'all-solutions').solutions);
  assert.equal(solutions.length, 2);
});

test('the known numbers of the school puzzle', () => {
  const { board, counted } = runScript('backtracking', school);
  assert.equal(board, '817629345935748261642351897396182574581497632724563918479235186268914753153876429');
  const { isValid, check, place, erase } = counted;
  assert.deepEqual({ isValid, check, place, erase }, { isValid: 452, check: 4513, place: 69, erase: 30 });
  assert.equal(runScript('lookup-tables', school).counted.check, 685);
});

test('each listing that the lesson shows is run, here or in tests/solver', () => {
  const native = readFileSync(new URL('../../solver/searches/listings_test.cc', import.meta.url), 'utf8');
  for (const language of languages) {
    for (const [, name, ending] of read(`lesson/${language}.html`).matchAll(/data-listing="([\w-]+)\.(\w+)"/g)) {
      assert.ok(
        ending === 'cc' ? native.includes(`#include "../../../web/listings/${name}.cc"`) : name in functions,
        `${name}.${ending}`,
      );
    }
  }
});

test('wherever a listing in C++ is shown it is said which standard it needs: the one that it is tested with', () => {
  const [, standard] =
    /cxx_std_(\d+)/.exec(readFileSync(new URL('../../../CMakeLists.txt', import.meta.url), 'utf8')) ?? [];
  for (const language of languages) {
    const tab = languagesOf(initialState(school), translators[language]).choices.find(({ id }) => id === 'cpp');
    assert.ok(tab?.text.includes(`C++${standard}`), `${language}: ${tab?.text}`);
    const heads = [
      ...read(`lesson/${language}.html`).matchAll(
        /<summary>((?:(?!<\/summary>).)*)<\/summary>\s*<pre data-listing="[\w-]+\.cc"/g,
      ),
    ].map(([, head]) => head);
    assert.ok(heads.length > 0 && heads.every((head) => head.includes(`-std=c++${standard}`)), `${language}: ${heads}`);
  }
});
