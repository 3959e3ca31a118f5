import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../support/random.js';
import { loadSolver, SolverError } from '../../../build/web/app/solver.js';
import { golden, puzzles, solver as healthy, wasmBinary } from '../support/solver.js';
import { tighten } from '../support/tight.js';

/**
 * @typedef {import('../support/solver.js').Run} Run
 * @typedef {import('../../../build/web/app/solver.js').Solver} Solver
 * @typedef {ReturnType<typeof createRandom>} Random
 */

const EMPTY = '.'.repeat(81);
/** Beside logic: one search that keeps much, and one that keeps little. */
const algorithms = ['logic', 'logic', 'logic', 'backtracking', 'dancing-links'];
/** What each module gets: that of logic has room for some hundred runs beside what it needs to think. */
const LIMIT = 2 ** 24;

/** A solver whose modules get little memory. @param {import('node:test').TestContext} t */
function tight(t) {
  t.mock.method(console, 'warn', () => {}); // the module says that it cannot have more
  tighten(t, LIMIT);
  return loadSolver({ wasmBinary });
}

/** Opens runs, and has each learn all that it can, until there is no room for another. @param {Solver} solver */
function filled(solver) {
  /** @type {Run[]} */
  const runs = [];
  const isFull = { name: 'SolverError', code: 'memory' };
  assert.throws(() => {
    for (;;) {
      const run = solver.run(EMPTY, { algorithm: 'logic' });
      runs.push(run);
      for (let steps = 64; steps >= 1; steps /= 2) assert.doesNotThrow(() => learn(run, steps));
    }
  }, isFull);
  return runs;
}

/** Learns so many steps at a time, until there are no more, or no room. @param {Run} run @param {number} steps */
function learn(run, steps) {
  try {
    while (!run.measure(steps).done);
  } catch (error) {
    assert.ok(isRefusal(error), String(error));
  }
}

/** @param {unknown} error */
const isRefusal = (error) => error instanceof SolverError && error.code === 'memory';

/** What needs no more memory than was kept for it is answered. @param {Solver} solver @param {Run[]} runs */
function answers(solver, runs) {
  assert.equal(solver.solve(puzzles.S1), golden.S1.solution);
  assert.deepEqual(solver.grade(puzzles.S3), healthy.grade(puzzles.S3));
  assert.deepEqual(solver.deduce(puzzles.S3), healthy.deduce(puzzles.S3));
  assert.deepEqual(solver.deductions(puzzles.S3), healthy.deductions(puzzles.S3));
  for (const run of runs) {
    const { position } = run;
    assert.equal(run.seek(position)?.position ?? 0, position);
    run.notes();
    run.pattern();
  }
}

/**
 * All that may be asked of a run, and of others.
 * @type {((run: Run, random: Random, solver: Solver) => unknown)[]}
 */
const questions = [
  (run, random) => run.seek(random.below(run.known + 50)),
  (run, random) => run.measure(10 ** random.below(8)),
  (run, random) => run.advance(random.below(300)),
  (run, random) => run.find(['deduce'], { backward: random.below(2) === 0 }),
  (run, random) => run.read(random.below(4096)),
  (run, random) => run.nth('place', 1 + random.below(20)),
  (run) => run.placedAt(0),
  (run, random) => run.shape(random.below(5000)),
  (run) => run.merge(run.save()),
  (run) => run.previous(),
  (run) => run.pattern(),
  (run) => run.notes(),
  (run) => run.next(),
  (_run, _random, solver) => solver.grade(puzzles.S3),
  (_run, _random, solver) => solver.deduce(puzzles.S3),
  (_run, _random, solver) => solver.deductions(puzzles.S3),
];

test('where memory is used up by runs of logic, those that ask for more are refused; all else lives on', async (t) => {
  const solver = await tight(t);
  const runs = filled(solver);
  assert.ok(runs.length > 10 && runs.length < 1000, String(runs.length));
  answers(solver, runs);
});

test('what logic lists is given back, however often it is asked', async (t) => {
  const solver = await tight(t);
  const runs = filled(solver);
  for (let i = 0; i < 20; i++) assert.ok(solver.deductions(puzzles.S3).length > 0);
  answers(solver, runs);
});

test('what logic was refused for want of memory can be had when other runs are closed', async (t) => {
  const solver = await tight(t);
  const [first, ...rest] = filled(solver);
  for (const run of rest) run.dispose();
  assert.equal(first.measure(1e7).done, true);
  assert.equal(solver.run(EMPTY, { algorithm: 'logic' }).measure(1e7).steps, first.known);
});

/** @param {Random} random */
const wish = (random) => ({ algorithm: random.pick(algorithms) });

for (const seed of [1, 2, 3]) {
  test(`a module that logic has filled is never killed, whatever is asked of it, seed ${seed}`, async (t) => {
    const solver = await tight(t);
    const runs = filled(solver);
    const random = createRandom(seed);
    let refused = 0;
    for (let i = 0; i < 2000; i++) {
      const run = random.pick(runs);
      const { position } = run;
      try {
        const chance = random.below(10);
        if (chance === 0) runs.splice(runs.indexOf(run), 1)[0].dispose();
        else if (chance < 3) runs.push(solver.run(random.pick([EMPTY, puzzles.S3]), wish(random)));
        else random.pick(questions)(run, random, solver);
      } catch (error) {
        if (error instanceof SolverError && error.code === 'index') continue;
        assert.ok(isRefusal(error), String(error));
        assert.equal(run.position, position);
        refused += 1;
        if (refused % 20 === 0) answers(solver, runs.slice(0, 5));
      }
    }
    assert.ok(refused > 0);
    answers(solver, runs);
  });
}

/** Puzzles by what they need: each takes memory for as long as it is looked for. */
const thinking = {
  sets: '9......5...3..29.1..5.8.7.....4.6.7.....2...9.16....3....8.5........3.1.7.....54.',
  chains: '...1.83..9...2.1....8.......4...6.5..3.8.192....35....5......1..8.5....779.......',
  groups: '..7......1..9.2...64.....9.9...4.82...86..4.......3..5...4...6....1.....7.3.....1',
  assumptions: '...63...4..17..8......4..7...4...1...93...42..16....53.2.8...6............8452...',
};

for (const [name, puzzle] of Object.entries(thinking)) {
  test(`without memory a run that needs ${name} is refused a step, and takes it when others are closed`, async (t) => {
    const solver = await tight(t);
    const run = solver.run(puzzle, { algorithm: 'logic' });
    const runs = filled(solver);
    const sound = healthy.run(puzzle, { algorithm: 'logic' });
    let refused = 0;
    for (const step of sound) {
      const { position } = run;
      try {
        assert.deepEqual(run.next().value, step);
      } catch (error) {
        assert.ok(isRefusal(error), String(error));
        assert.equal(run.position, position);
        refused += 1;
        for (const other of runs.splice(0)) other.dispose();
        assert.deepEqual(run.next().value, step);
      }
    }
    assert.equal(refused, 1);
    sound.dispose();
    for (const method of /** @type {const} */ (['deduce', 'deductions', 'grade'])) {
      assert.deepEqual(solver[method](puzzle), healthy[method](puzzle));
    }
  });
}
