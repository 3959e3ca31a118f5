/**
 * scripts/bench forged: what the calls of a run cost that was told lies. Saves are made up with the right
 * hash, 100,000 of them for the native library and 4,000 for the module under node, or as many as are
 * asked for: scripts/bench forged --made 1000. Printed is how many of them were accepted, how many calls
 * were made then, with arguments as large as they come, and the slowest one in milliseconds of CPU time.
 * Needs the native build.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createRandom } from '../support/random.js';
import { nativeProgram } from './native.js';
import { solver } from './race.js';

/** @typedef {import('../../build/web/app/solver.js').Run} Run */

const { made } = parseArgs({ options: { made: { type: 'string', default: '100000' } } }).values;
const BUDGET = 5000;

/** @param {string} way @param {number} count */
const forged = (way, count) =>
  execFileSync(nativeProgram('bench_forged'), [way, String(count)], { encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();

/** Milliseconds of CPU time. @param {() => unknown} call */
function costOf(call) {
  const start = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Every call that a run has.
 * @param {Run} run
 * @param {ReturnType<typeof createRandom>} random
 * @returns {Record<string, () => unknown>}
 */
const callsOf = (run, random) => ({
  seek: () => run.seek(random.below(run.known + 1)),
  placedAt: () => run.stack().length > 0 && run.placedAt(0),
  previous: () => run.previous(),
  next: () => run.next(),
  find: () => run.find(['solution'], { backward: true, budget: BUDGET }),
  shape: () => run.shape(4096),
  'shape of a part': () => run.shape(4096, { from: random.below(run.known + 1) }),
  why: () => run.why(0),
  pattern: () => run.pattern(),
  notes: () => run.notes(),
  'nth check': () => run.nth('check', 2 ** 40),
  'nth place': () => run.nth('place', 1 + random.below(run.totals().place + 1)),
  merge: () => run.merge(run.save()),
  read: () => run.read(4096),
  advance: () => run.advance(BUDGET, { until: ['solution'] }),
  measure: () => run.measure(BUDGET),
  'seek far': () => run.seek(2 ** 45),
});

/** @param {string[]} lines */
function lieTo(lines) {
  const random = createRandom(3);
  let [accepted, calls, slowest, of] = [0, 0, 0, ''];
  for (const line of lines) {
    const [algorithm, puzzle, save] = line.split(' ');
    const run = solver.run(puzzle, { algorithm });
    if (run.merge(Buffer.from(save, 'hex'))) {
      accepted += 1;
      for (const [name, call] of Object.entries(callsOf(run, random))) {
        const cost = costOf(call);
        calls += 1;
        if (cost > slowest) [slowest, of] = [cost, `${name} ${algorithm}`];
      }
    }
    run.dispose();
  }
  const facts = { made: lines.length, accepted, refused: lines.length - accepted, calls, slowest, unit: 'ms', of };
  console.log(JSON.stringify({ bench: 'forged', what: 'wasm', ...facts }));
}

console.log(forged('measure', Number(made)));
const lines = forged('write', Math.ceil(Number(made) / 25)).split('\n');
lieTo(lines);
