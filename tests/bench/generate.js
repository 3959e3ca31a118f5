/**
 * scripts/bench generate: how many minimal puzzles a second are made, by calls of `generate` in one
 * thread, and how many of 24 clues, beside the generators of npm; and how many of 100 of each have one
 * solution.
 * Needs the native build. Needs packages. One JSON line per figure, and a table.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { Contest, rateOf } from './contest.js';
import { nativeProgram } from './native.js';
import { generatorPackages } from './packages.js';
import { solver } from './race.js';

const SAMPLE = 100;
let seed = 1;

const makers = [
  { name: 'wasm', generate: () => solver.generate({ seed: seed++, minimal: true }).puzzle },
  { name: 'wasm, 24 clues', generate: () => solver.generate({ seed: seed++, clues: 24 }).puzzle },
  ...(await generatorPackages()),
];
const contenders = makers.map(({ name, generate }) => {
  const facts = judge(Array.from({ length: SAMPLE }, generate));
  if (facts.unique < SAMPLE) {
    console.error(`WARNING: ${SAMPLE - facts.unique} of ${SAMPLE} puzzles of ${name} have more than one solution`);
  }
  return {
    name,
    facts,
    rate: () =>
      rateOf(() => {
        generate();
        return 1;
      }),
  };
});
assert.deepEqual([contenders[0].facts.unique, contenders[0].facts.minimal], [SAMPLE, SAMPLE]);

const contest = new Contest({ baseline: 'qqwing', unit: 'puzzles a second' });
await contest.race('9x9', { bench: 'generate' }, [...contenders, { name: 'native', rate: nativeRate }]);
contest.print();

/** How many have one solution, and how many of those need every clue. @param {string[]} puzzles */
function judge(puzzles) {
  const { counts } = solver.solveMany(puzzles);
  const unique = puzzles.filter((_, i) => counts[i] === 1);
  const minimal = unique.filter((puzzle) => solver.solveMany(withoutEach(puzzle)).counts.every((count) => count === 2));
  const clues = puzzles.reduce((sum, puzzle) => sum + puzzle.replaceAll('.', '').length, 0) / SAMPLE;
  return { of: SAMPLE, unique: unique.length, minimal: minimal.length, clues };
}

/** The puzzle without each of its clues. @param {string} puzzle */
function withoutEach(puzzle) {
  return Array.from(puzzle).flatMap((digit, cell) =>
    digit === '.' ? [] : [`${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`],
  );
}

function nativeRate() {
  const [wall, cpu] = execFileSync(nativeProgram('bench_lists'), ['generate', '0', String(seed)], { encoding: 'utf8' })
    .split(' ')
    .map(Number);
  return { wall, cpu };
}
