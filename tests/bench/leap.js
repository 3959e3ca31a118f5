/**
 * scripts/bench leap [--long]: how fast a run is measured ahead, against a tight generator that takes
 * each step. Needs the native build. One JSON line per figure.
 *
 * With --long, runs of 7 * 10^9 and 1.6 * 10^11 steps are measured to their known ends: minutes.
 */
import assert from 'node:assert/strict';
import { hard, nativeRate, race, rateOf, solver, walkTight } from './race.js';

const PIECE = 1e8;
const dead = '9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2.5';

race(
  { bench: 'leap', puzzle: 'hard' },
  [
    { name: 'tight generator', rate: () => rateOf(() => walkTight(hard, 2e7)) },
    { name: 'native', rate: () => nativeRate('leap', hard, 1e9) },
    { name: 'wasm', rate: () => rateOf(() => measure(solver.run(hard), 1e9)) },
  ],
  ['tight generator'],
);

if (process.argv.includes('--long')) {
  whole('hard', solver.run(hard), { steps: 7_074_378_785, solutions: 1, place: 69_175_316 });
  whole('dead', solver.run(dead), { solutions: 0, place: 1_549_538_077 });
}

/** @param {import('../../build/web/app/solver.js').Run} run @param {number} steps @returns {number} how many it took */
function measure(run, steps) {
  let known = 0;
  for (let done = false; !done && known < steps;) {
    ({ steps: known, done } = run.measure(Math.min(PIECE, steps - known)));
  }
  run.dispose();
  return known;
}

/**
 * A run to its end, and what is known about that.
 * @param {string} name @param {import('../../build/web/app/solver.js').Run} run
 * @param {{ steps?: number, solutions: number, place: number }} expected
 */
function whole(name, run, expected) {
  /** @type {{ steps: number, done: boolean, solutions: number }} */
  let found = { steps: 0, done: false, solutions: 0 };
  const rate = rateOf(() => {
    while (!found.done) found = run.measure(PIECE);
    return found.steps;
  });
  run.seek(found.steps);
  const { steps, solutions } = found;
  const { place } = run.counters();
  assert.equal(run.step?.kind, solutions > 0 ? 'solution' : 'exhausted');
  assert.deepEqual({ steps, solutions, place }, { steps, ...expected });
  console.log(
    JSON.stringify({
      bench: 'leap',
      what: `${name}, to the end`,
      puzzle: run.puzzle,
      steps,
      solutions,
      placements: place,
      memory: run.memory,
      seconds: Math.round(steps / rate / 1e5) / 10,
    }),
  );
  run.dispose();
}
