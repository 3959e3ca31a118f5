/**
 * scripts/bench logic [--puzzles N]: solving as a person does, native and by the WebAssembly module. How many puzzles a
 * second are graded, and how many deductions that takes, beside how many are made in the same run; how far the ratings
 * agree with those of other programs, the share solved by the techniques up to each, the slowest deduction, how long a
 * seek in a run takes, how long a puzzle of a grade is looked for, and for how many % of puzzles grade and rating
 * differ when digits are renamed, lines moved, or the board mirrored.
 * Needs the native build. One JSON line per figure, and a table of the speeds.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nativeProgram } from './native.js';
import { rateOf, solver } from './race.js';
import { median } from './trace.js';

const ROUNDS = 5;
/** Puzzles of a file of which the runs are walked through by the module. */
const WALKED = 150;
const SEEKS = 20;
/** Puzzles that are graded once more with digits renamed, lines moved, and mirrored. */
const RENAMED = 4000;

const at = process.argv.indexOf('--puzzles');
const puzzles = Math.ceil(Number(at < 0 ? '2000' : process.argv[at + 1]) / ROUNDS);

/** @typedef {{ made: number, graded: number, deductions: number, ratio: number }} Speed each a second, but the ratio */

/** @param {string} name */
const data = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/** @type {Record<string, Record<string, string | number>>} */
const table = {};
for (const kind of /** @type {const} */ (['half-turn', 'random'])) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
    native: nativeSpeed(kind),
    wasm: moduleSpeed(kind, round),
  }));
  for (const engine of /** @type {const} */ (['native', 'wasm'])) {
    const speed = mediansOf(rounds.map((round) => round[engine]));
    for (const [name, value] of Object.entries(speed)) tell({ what: 'speed', kind, engine }, name, value);
    table[`${kind}, ${engine}`] = speed;
  }
}
for (const file of ['rated/natural.txt', 'rated/bank.txt']) {
  print({ file }, 'agreement', data(file));
  print({ file }, 'slowest', data(file));
  walk(file);
}
print({ file: 'puzzles/minimal.txt' }, 'shares', data('puzzles/minimal.txt'));
print({ puzzles: RENAMED }, 'renaming', String(RENAMED));
print({ grade: 5 }, 'search', '5', '50');
print({ grade: 6 }, 'search', '6', '10');
console.table(table);

/** @param {string} kind @returns {Speed} */
function nativeSpeed(kind) {
  const lines = ask('speed', kind, String(puzzles)).map(([name, value]) => [name, Number(value)]);
  return /** @type {any} */ (Object.fromEntries(lines));
}

/**
 * The same by the module, of other puzzles in each round.
 * @param {string} kind
 * @param {number} round
 * @returns {Speed}
 */
function moduleSpeed(kind, round) {
  const symmetry = kind === 'half-turn' ? 'half-turn' : 'none';
  /** @type {string[]} */
  let list = [];
  const made = rateOf(() => {
    list = Array.from({ length: puzzles }, (_, i) => solver.generate({ seed: round * puzzles + i, symmetry }).puzzle);
    return puzzles;
  });
  const graded = rateOf(() => solver.gradeMany(list).grades.length);
  const deductions = list.reduce((sum, puzzle) => sum + sumOf(Object.values(solver.grade(puzzle).counts)), 0);
  const each = deductions / puzzles;
  return { made: 1e6 * made, graded: 1e6 * graded, deductions: 1e6 * graded * each, ratio: graded / made };
}

/** @param {number[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** @param {Speed[]} speeds @returns {Speed} */
function mediansOf(speeds) {
  const names = /** @type {(keyof Speed)[]} */ (['made', 'graded', 'deductions', 'ratio']);
  return /** @type {any} */ (
    Object.fromEntries(names.map((name) => [name, Number(median(speeds.map((speed) => speed[name])).toPrecision(3))]))
  );
}

/** The slowest deduction and seek on the way through the runs of a file, in the module. @param {string} file */
function walk(file) {
  const lines = readFileSync(data(file), 'utf8')
    .split('\n')
    .filter((line) => /^[\d.]{81}/.test(line));
  const stride = Math.max(1, Math.floor(lines.length / WALKED));
  let deduction = 0;
  /** @type {number[]} */
  const seeks = [];
  for (const line of lines.filter((_, index) => index % stride === 0)) {
    const run = solver.run(line.split(' ')[0], { algorithm: 'logic' });
    for (const { kind } of run) {
      if (kind !== 'deduce') continue;
      const [board, notes] = [run.board(), run.notes()];
      deduction = Math.max(
        deduction,
        timed(() => solver.deduce(board, { notes })),
      );
    }
    for (let i = 1; i <= SEEKS; i++) {
      const target = (i * 7919) % run.known;
      seeks.push(
        timed(() => {
          run.seek(0);
          run.seek(target);
        }),
      );
    }
    run.dispose();
  }
  tell({ what: 'slowest', engine: 'wasm', file }, 'first_deduction_ms', deduction);
  tell({ what: 'seek', engine: 'wasm', file }, 'median_ms', median(seeks));
  tell({ what: 'seek', engine: 'wasm', file }, 'worst_ms', Math.max(...seeks));
}

/** Milliseconds, the best of three: what else the machine does must not count. @param {() => unknown} work */
function timed(work) {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/**
 * What the native program prints: names and values.
 * @param {string} what @param {...string} rest
 */
function ask(what, ...rest) {
  const out = execFileSync(nativeProgram('bench_logic'), [what, ...rest], { encoding: 'utf8' });
  return out
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

/**
 * One line for each that it prints.
 * @param {object} of what is measured
 * @param {string} what
 * @param {...string} rest
 */
function print(of, what, ...rest) {
  for (const [name, value] of ask(what, ...rest)) tell({ what, engine: 'native', ...of }, name, Number(value));
}

/** @param {object} about @param {string} name @param {number} value */
function tell(about, name, value) {
  console.log(JSON.stringify({ bench: 'logic', ...about, name, value: Number(value.toPrecision(4)) }));
}
