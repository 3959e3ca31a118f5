/**
 * Contenders measured in turn, so that a busy minute of the machine meets all of them, and what is
 * printed about them. Rates are steps per second of CPU time, for the same reason.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadSolver } from '../../build/web/app/solver.js';
import { nativeProgram } from './native.js';
import { tightGenerator } from './tight-generator.js';
import { median } from './trace.js';

const ROUNDS = 5;

export const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Has 7,074,378,785 steps under backtracking. */
export const hard = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** @typedef {{ name: string, rate: () => number }} Contender in million steps per second */

/** The solver as the site has it. */
export const solver = await loadSolver({
  wasmBinary: readFileSync(new URL('../../build/web/wasm/sudoku.wasm', import.meta.url)),
});

/** Million steps per second of this process's CPU time. @param {() => number} work returns how many steps it took */
export function rateOf(work) {
  const start = process.cpuUsage();
  const steps = work();
  const { user, system } = process.cpuUsage(start);
  return steps / (user + system);
}

/**
 * What the native library's program prints.
 * @param {'next' | 'read' | 'leap' | 'seek'} way @param {string} puzzle @param {number} amount of steps or seeks
 */
export function native(way, puzzle, amount) {
  return execFileSync(nativeProgram('bench_solver'), [way, puzzle, String(amount)], { encoding: 'utf8' }).trim();
}

/**
 * The same rate from a process of the native library.
 * @param {'next' | 'read' | 'leap'} way @param {string} puzzle @param {number} steps
 */
export function nativeRate(way, puzzle, steps) {
  return Number(native(way, puzzle, steps));
}

let sink = 0; // what is not used might not be computed

/**
 * Takes the tight generator's next steps, or all.
 * @param {string} puzzle
 * @param {number} steps
 * @returns {number} how many
 */
export function walkTight(puzzle, steps) {
  let mix = 0;
  let taken = 0;
  for (const word of tightGenerator(puzzle)) {
    mix ^= word;
    if (++taken === steps) break;
  }
  sink ^= mix;
  return taken;
}

/**
 * Prints a JSON line for each contender: the median of five rounds, and of the ratios to each
 * baseline in the same round.
 * @param {object} about of every line @param {Contender[]} contenders @param {string[]} baselines names of contenders
 */
export function race(about, contenders, baselines) {
  /** @type {Record<string, number>[]} */
  const rounds = [];
  for (let round = -1; round < ROUNDS; round++) {
    const rates = Object.fromEntries(contenders.map(({ name, rate }) => [name, settled(rate)]));
    if (round >= 0) rounds.push(rates); // the first one is for the compilers of the engine
  }
  for (const { name } of contenders) {
    const rates = rounds.map((round) => round[name]);
    const times = baselines.map((base) => [
      `times ${base}`,
      rounded(median(rounds.map((round) => round[name] / round[base]))),
    ]);
    console.log(
      JSON.stringify({
        ...about,
        what: name,
        unit: 'million steps per second of CPU time',
        median: rounded(median(rates)),
        worst: rounded(Math.min(...rates)),
        best: rounded(Math.max(...rates)),
        ...Object.fromEntries(times),
      }),
    );
  }
}

/**
 * The second of two in a row: the first pays for what the contender before it left behind. After a
 * program was run, each page of this process's memory takes a fault when it is next written.
 * @param {() => number} rate
 */
function settled(rate) {
  rate();
  return rate();
}

/** @param {number} value to three digits, or whole */
function rounded(value) {
  return value < 100 ? Number(value.toPrecision(3)) : Math.round(value);
}
