/**
 * scripts/bench effort: how long it takes to make puzzles by what a search has to do. 100 wishes, drawn by a seed
 * (--seed 2), over sizes, algorithms, dead ends, steps, numbers of clues and symmetries, each of which can be had: what
 * is wished is what the search does on a puzzle that was made at random before. Each answer is judged by running the
 * search, and made once more by the same seed. One JSON line for each wish, and one for all: milliseconds of the clock.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { solver } from './race.js';
import { median } from './trace.js';

const COUNT = 100;
/** Milliseconds after which a wish counts as not met. */
const LONGEST = 60_000;
/** How exactly more than some ten dead ends, and steps, are wished. */
const SPREAD = 0.1;
const FEW = 10;
/** So many more puzzles are looked at for one with a dead end. */
const ATTEMPTS = 200;

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const sizes = [4, 6, 9];
const algorithms = solver.algorithms.map(({ id }) => id);
const kinds = /** @type {const} */ (['dead ends', 'steps', 'both', 'dead ends of so many clues', 'both, symmetric']);
/** The fewest clues of the puzzles that wishes are taken from. @type {Record<number, number>} */
const fewest = { 4: 4, 6: 9, 9: 24 };

/** What the search does, by running it. @param {string} puzzle @param {string} algorithm */
function effortOf(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  while (!run.measure(1e6).done);
  const effort = { algorithm, deadEnds: run.totals().retreat, steps: run.known };
  run.dispose();
  return effort;
}

/** @param {number} value @returns {[number, number]} */
const about = (value) => [Math.floor(value * (1 - SPREAD)), Math.ceil(value * (1 + SPREAD))];

/** @param {number} value @returns {[number, number]} */
const nearly = (value) => (value > FEW ? about(value) : [value, value]);

/**
 * A puzzle made at random, on which the search is at a dead end if that is to be had, and what it does there.
 * @param {{ size: number, symmetry: 'none' | 'half-turn' }} form
 * @param {string} algorithm
 * @param {number} index
 */
function modelOf({ size, symmetry }, algorithm, index) {
  // From the fewest clues to a board that is three quarters full; even numbers, which are symmetric on each board.
  const least = fewest[size] + (fewest[size] % 2);
  const places = Math.max(Math.floor((0.75 * size * size - least) / 2), 1);
  let clues = least + 2 * ((index * 7) % places);
  for (let attempt = 0; ; attempt++) {
    const { puzzle } = solver.generate({ size, clues, symmetry, seed: `model ${values.seed} ${index} ${attempt}` });
    const effort = effortOf(puzzle, algorithm);
    if (effort.deadEnds > 0 || attempt === ATTEMPTS) return { clues, ...effort };
    clues = Math.max(clues - 2, least);
  }
}

/** @param {number} index @returns {import('../../build/web/app/solver.js').Wish & { kind: string }} */
function wishAt(index) {
  const size = sizes[index % sizes.length];
  const algorithm = algorithms[index % algorithms.length];
  const kind = kinds[Math.floor(index / sizes.length) % kinds.length];
  const symmetry = kind === 'both, symmetric' ? 'half-turn' : 'none';
  const { clues, deadEnds, steps } = modelOf({ size, symmetry }, algorithm, index);
  const effort = {
    algorithm,
    ...(kind === 'steps' ? {} : { deadEnds: nearly(deadEnds) }),
    ...(kind === 'steps' || kind.startsWith('both') ? { steps: about(steps) } : {}),
  };
  const seed = `${values.seed} ${index}`;
  return { kind, size, symmetry, effort, seed, ...(kind.endsWith('clues') ? { clues } : {}) };
}

/** @param {number} value @param {readonly number[]} [range] */
const isWithin = (value, [least, most] = [0, Infinity]) => value >= least && value <= most;

const times = [];
let met = 0;
for (let index = 0; index < COUNT; index++) {
  const { kind, ...wish } = wishAt(index);
  const start = performance.now();
  const made = solver.generate({ ...wish, milliseconds: LONGEST });
  const milliseconds = performance.now() - start;
  times.push(milliseconds);
  const { algorithm = '', deadEnds, steps } = wish.effort ?? {};
  const found = effortOf(made.puzzle, algorithm);
  const isMet = isWithin(found.deadEnds, deadEnds) && isWithin(found.steps, steps);
  assert.equal(made.complete, isMet, 'what is told of it');
  assert.deepEqual(made.effort, found, 'what the search does');
  assert.equal(solver.check(made.puzzle).status, 'unique');
  if (isMet) {
    met += 1;
    assert.equal(solver.generate({ ...wish, milliseconds: 2 * LONGEST }).puzzle, made.puzzle, 'the same seed');
  }
  const { size, symmetry } = wish;
  console.log(
    JSON.stringify({
      bench: 'effort',
      kind,
      size,
      symmetry,
      clues: made.clues,
      algorithm,
      deadEnds,
      steps,
      ...{
        found: [found.deadEnds, found.steps],
        met: isMet,
        ms: Number(milliseconds.toFixed(1)),
      },
    }),
  );
}
const round = (/** @type {number} */ value) => Number(value.toFixed(1));
console.log(
  JSON.stringify({
    bench: 'effort',
    wishes: COUNT,
    met,
    'ms, median': round(median(times)),
    'ms, worst': round(Math.max(...times)),
    'within a second': times.filter((time) => time < 1000).length,
  }),
);
