/**
 * scripts/bench steps: how fast the steps of `backtracking` reach JavaScript, against a tight and a
 * textbook generator. Needs the native build. One JSON line per figure.
 */
import { classic, hard, nativeRate, race, rateOf, solver, walkTight } from './race.js';
import { textbookGenerator } from './textbook-generator.js';

const BATCH = 4096;
let sink = 0; // what is not used might not be computed
const baselines = ['tight generator', 'textbook generator'];

for (const [name, puzzle] of Object.entries({ classic, hard })) {
  race(
    { bench: 'steps', puzzle: name },
    [
      { name: 'tight generator', rate: () => rateOf(() => again(5e6, (steps) => walkTight(puzzle, steps))) },
      { name: 'textbook generator', rate: () => rateOf(() => again(3e5, (steps) => textbook(puzzle, steps))) },
      { name: 'native, next()', rate: () => nativeRate('next', puzzle, 1e7) },
      { name: 'native, read(4096)', rate: () => nativeRate('read', puzzle, 1e8) },
      { name: 'wasm, for-of', rate: () => rateOf(() => again(3e5, (steps) => walk(puzzle, steps))) },
      { name: 'wasm, next()', rate: () => rateOf(() => again(3e5, (steps) => ask(puzzle, steps))) },
      { name: `wasm, read(${BATCH})`, rate: () => rateOf(() => again(3e7, (steps) => read(puzzle, steps))) },
      {
        name: `wasm, read(${BATCH}, { into })`,
        rate: () => rateOf(() => again(3e7, (steps) => read(puzzle, steps, { into: new Uint32Array(BATCH) }))),
      },
    ],
    baselines,
  );
}

/**
 * Runs that are shorter than that many steps are run again.
 * @param {number} steps
 * @param {(steps: number) => number} run returns how many it took
 */
function again(steps, run) {
  let taken = 0;
  while (taken < steps) taken += run(steps - taken);
  return taken;
}

/** @param {string} puzzle @param {number} steps */
function textbook(puzzle, steps) {
  let mix = 0;
  let taken = 0;
  for (const { digit = 0 } of textbookGenerator(puzzle)) {
    mix ^= digit;
    if (++taken === steps) break;
  }
  sink ^= mix;
  return taken;
}

/** @param {string} puzzle @param {number} steps */
function walk(puzzle, steps) {
  const run = solver.run(puzzle);
  let taken = 0;
  for (const { position } of run) {
    taken = position;
    if (position === steps) break;
  }
  run.dispose();
  return taken;
}

/** @param {string} puzzle @param {number} steps */
function ask(puzzle, steps) {
  const run = solver.run(puzzle);
  let mix = 0;
  let taken = 0;
  for (let next = run.next(); !next.done; next = run.next()) {
    mix ^= next.value.digit ?? 0;
    if (++taken === steps) break;
  }
  run.dispose();
  sink ^= mix;
  return taken;
}

/**
 * @param {string} puzzle
 * @param {number} steps
 * @param {{ into: Uint32Array }} [lent]
 */
function read(puzzle, steps, lent) {
  const run = solver.run(puzzle);
  while (run.position < steps) {
    const words = run.read(BATCH, lent);
    sink ^= mixOf(words);
    if (words.length < BATCH) break;
  }
  const { position } = run;
  run.dispose();
  return position;
}

/** @param {Uint32Array} words */
function mixOf(words) {
  const count = words.length;
  let mix = 0;
  for (let i = 0; i < count; i++) mix ^= words[i];
  return mix;
}
