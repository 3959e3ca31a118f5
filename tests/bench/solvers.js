/**
 * Who is measured by `solve`: the solver as WASM and native, and the packages.
 *
 * @typedef {import('./judge.js').Answer} Answer
 *
 * @typedef {object} Solver
 * @property {string} name
 * @property {() => import('./contest.js').Rate | Promise<import('./contest.js').Rate>} rate
 * @property {boolean} [own] of this project
 * @property {() => { puzzles: string[], answers: Answer[] }} [answers] for the judge
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSolver } from '../../build/web/app/solver.js';
import { loadBatch } from '../../web/app/solver/batch-module.js';
import { solveMany } from '../../web/app/solver/solve-many.js';
import { rateOf } from './contest.js';
import { wrongAnswers } from './judge.js';
import { nativeProgram } from './native.js';
import { solverPackages } from './packages.js';

/** Of a slow one's list in a round. */
const PART = 20;
const packages = await solverPackages();

/** @param {string} file */
const binary = (file) => readFileSync(new URL(`../../build/web/wasm/${file}`, import.meta.url));
const solver = await loadSolver({ wasmBinary: binary('sudoku.wasm') });
const batch = await loadBatch({ wasmBinary: binary('batch.wasm') });

/** A part of a list that comes from all of it. @param {string[]} list @param {number} count */
const spread = (list, count) =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length));

/** @param {string[]} puzzles @param {number} limit @returns {Solver[]} */
export function packageContenders(puzzles, limit) {
  return packages
    .filter(({ limits }) => limits.includes(limit))
    .map(({ name, slow, ask, read }) => {
      const part = slow ? spread(puzzles, PART) : puzzles;
      return {
        name,
        rate: () => rateOf(() => all(part, (puzzle) => ask(puzzle, limit))),
        answers: () => ({ puzzles: part, answers: part.map((puzzle) => read(ask(puzzle, limit))) }),
      };
    });
}

/** @param {string[]} puzzles @param {1 | 2} limit @returns {Solver[]} */
export function wasmContenders(puzzles, limit) {
  const lines = new TextEncoder().encode(puzzles.join('\n'));
  const options = { limit, parse: (/** @type {string} */ text) => solver.parse(text) };
  /** @param {string[] | Uint8Array} list */
  const many = (list) => solveMany(batch, list, options);
  const single =
    limit === 1
      ? (/** @type {string} */ puzzle) => solver.solve(puzzle)
      : (/** @type {string} */ puzzle) => solver.check(puzzle);
  return [
    {
      name: 'wasm, list of texts',
      own: true,
      rate: () => rateOf(() => many(puzzles).counts.length),
      answers: () => ({ puzzles, answers: ofMany(many(puzzles)) }),
    },
    {
      name: 'wasm, file',
      own: true,
      rate: () => rateOf(() => many(lines).counts.length),
      answers: () => ({ puzzles, answers: ofMany(many(lines)) }),
    },
    {
      name: 'wasm, single',
      own: true,
      rate: () => rateOf(() => all(puzzles, single)),
      answers: () => ({ puzzles, answers: puzzles.map((puzzle) => ofSingle(single(puzzle))) }),
    },
  ];
}

const variants = [
  { name: 'native', program: 'bench_lists' },
  { name: "native, this machine's vectors", program: 'bench_lists_host' },
].filter(({ program }) => existsSync(nativeProgram(program)));

/** Compiler, flags and width of vectors of the native programs. */
export const nativeBuilt = () =>
  variants.map(({ name, program }) => ({
    what: name,
    built: execFileSync(nativeProgram(program), ['built'], { encoding: 'utf8' }).trim(),
  }));

/** How many solutions they have. @param {string[]} puzzles @param {number} limit */
export const countsOf = (puzzles, limit) => solver.solveMany(puzzles, limit).counts;

/** @param {string[]} puzzles @param {number} limit @returns {Solver[]} */
export function nativeContenders(puzzles, limit) {
  const expected = countsOf(puzzles, limit).reduce((sum, count) => sum + count, 0);
  return variants.flatMap(({ name, program }) =>
    ['many', 'single'].map((way) => ({
      name: `${name}, ${way === 'many' ? 'list' : 'single'}`,
      own: true,
      rate: () => {
        const { found, ...rate } = nativeRate(program, way, puzzles, limit);
        assert.equal(found, expected, `${name}: the sum of all counts`);
        return rate;
      },
    })),
  );
}

/**
 * @param {string} program
 * @param {string} way
 * @param {string[]} puzzles
 * @param {number} limit
 * @returns {import('./contest.js').Rate & { found: number }}
 */
function nativeRate(program, way, puzzles, limit) {
  const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
  try {
    const file = join(folder, 'list.txt');
    writeFileSync(file, `${puzzles.join('\n')}\n`);
    const [wall, cpu, found] = execFileSync(nativeProgram(program), [way, String(limit), file], { encoding: 'utf8' })
      .split(' ')
      .map(Number);
    return { wall, cpu, found };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Lets all of them answer before they are timed, and says how many answers are wrong; dancing-links,
 * the first one, is believed as to the number of solutions.
 * @template {Solver} S @param {string[]} puzzles @param {number} limit @param {S[]} solvers
 */
export function judged(puzzles, limit, solvers) {
  const reference = new Map(solvers[0].answers?.().answers.map((answer, i) => [puzzles[i], answer]));
  return solvers.map((solver) => {
    if (!solver.answers) return { ...solver, facts: { wrong: 0 } };
    const { puzzles: asked, answers } = solver.answers();
    const wrong = wrongAnswers(
      asked,
      answers,
      asked.map((puzzle) => /** @type {Answer} */ (reference.get(puzzle))),
    );
    if (wrong > 0) {
      console.error(
        `WARNING: ${solver.name} gives ${wrong} wrong answers to ${asked.length} puzzles, asked for ${limit} solutions`,
      );
    }
    return { ...solver, facts: { asked: asked.length, wrong } };
  });
}

let sink = 0; // what is not used might not be computed

/** @param {string[]} puzzles @param {(puzzle: string) => unknown} ask */
function all(puzzles, ask) {
  for (const puzzle of puzzles) sink += ask(puzzle) ? 1 : 0;
  return puzzles.length;
}

/** @param {import('../../build/web/app/solver.js').Many} many @returns {Answer[]} */
function ofMany({ counts, solutions }) {
  return Array.from(counts, (count, i) => ({
    count,
    solution: count > 0 ? solutions.subarray(81 * i, 81 * i + 81).join('') : null,
  }));
}

/** @param {string | null | import('../../build/web/app/solver.js').CheckResult} found @returns {Answer} */
function ofSingle(found) {
  if (found === null || typeof found === 'string') return { count: found ? 1 : 0, solution: found };
  return {
    count: { unique: 1, multiple: 2, none: 0, invalid: 0, unknown: 255 }[found.status],
    solution: found.solution,
  };
}
