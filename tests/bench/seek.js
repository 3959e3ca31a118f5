/**
 * scripts/bench seek: how long it takes to go to 1,000 random positions of a run of 7,074,378,785
 * steps, native, under node and in Chromium, and what memory its timeline holds.
 * Needs the native build. Needs Chromium. One JSON line for each; milliseconds of the clock, so that
 * a busy machine counts against it.
 */
import assert from 'node:assert/strict';
import { launch } from '../e2e/engines/chromium.js';
import { serve } from '../e2e/support/site.js';
import { hard, native, solver } from './race.js';

const SEEKS = 1000;
const LENGTH = 7_074_378_785;

/**
 * Measures a run to its end and goes to random positions of it. Runs in a browser too: knows nothing
 * but its arguments.
 * @param {{ solver: import('../../build/web/app/solver.js').Solver, puzzle: string, seeks: number }} trip
 */
async function wander({ solver, puzzle, seeks }) {
  const run = solver.run(puzzle);
  while (!run.measure(1e7).done) await new Promise((resolve) => setTimeout(resolve));
  const times = [];
  let state = 1;
  for (let i = 0; i < seeks; i++) {
    state = (state * 48271) % 2147483647;
    const target = Math.floor((state / 2147483647) * run.known);
    const start = performance.now();
    run.seek(target);
    times.push(performance.now() - start);
    if (run.position !== target) throw new Error(`${run.position} instead of ${target}`);
  }
  const result = { steps: run.known, memory: run.memory, times };
  run.dispose();
  return result;
}

/** @param {string} what @param {{ steps: number, memory: number, times: number[] }} result */
function report(what, { steps, memory, times }) {
  assert.equal(steps, LENGTH);
  assert.equal(times.length, SEEKS);
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(100 * sorted[Math.ceil(share * SEEKS) - 1]) / 100;
  console.log(
    JSON.stringify({ bench: 'seek', what, unit: 'ms', median: at(0.5), p99: at(0.99), worst: at(1), memory }),
  );
}

const [memory, ...times] = native('seek', hard, SEEKS).split(' ').map(Number);
report('native', { steps: LENGTH, memory, times });
report('wasm', await wander({ solver, puzzle: hard, seeks: SEEKS }));

const site = await serve();
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto(site.url);
  const inPage = await page.evaluateHandle(async () => {
    const module = await import(new URL('app/page-solver.js', location.href).href);
    return module.sharedSolver(null);
  });
  report('Chromium', await page.evaluate(wander, { solver: inPage, puzzle: hard, seeks: SEEKS }));
} finally {
  await browser.close();
  site.stop();
}
