import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, puzzles, randomPositions, runOf, solver, stateOf } from '../support/solver.js';

/** @typedef {import('../support/solver.js').Kind} Kind */

const END = golden.S1.backtracking.steps;
const walk = [...solver.run(puzzles.S1)];

/**
 * The position of the `count`-th step of these kinds after `start`.
 * @param {number} start
 * @param {Kind[]} until
 * @param {number} count
 */
function expectedStop(start, until, count) {
  const hits = walk.slice(start).filter(({ kind }) => until.includes(kind));
  return hits[count - 1]?.position ?? null;
}

test('advance() goes on by the budget and says where it is', (t) => {
  const run = runOf(t);
  assert.deepEqual(run.advance(10), { step: walk[9], found: false, done: false });
  assert.deepEqual(run.advance(1), { step: walk[10], found: false, done: false });
  assert.equal(run.position, 11);
  assert.deepEqual(run.next().value, walk[11]);
});

/** @type {[until: Kind[], count: number][]} */
const stops = [
  [['place'], 1],
  [['place'], 5],
  [['place', 'erase'], 1],
  [['place', 'erase'], 20],
  [['retreat'], 3],
  [['conflict', 'select', 'try'], 1],
  [['check'], 1],
  [['check'], 400],
];

for (const [until, count] of stops) {
  test(`advance() stops at step ${count} of ${until.join(', ')}, from anywhere`, (t) => {
    const run = runOf(t);
    for (const start of [0, ...randomPositions(40, 4500)]) {
      run.seek(start);
      const stop = expectedStop(start, until, count) ?? END;
      const found = stop !== END;
      assert.deepEqual(run.advance(1e6, { until, count }), { step: walk[stop - 1], found, done: !found });
      assert.deepEqual(run.step, walk[stop - 1]);
    }
  });
}

test('the count-th step is found when it is the last one of the budget, and not one step before', (t) => {
  const stop = expectedStop(0, ['place'], 3) ?? 0;
  const run = runOf(t);
  assert.equal(run.advance(stop - 1, { until: ['place'], count: 3 }).found, false);
  assert.equal(run.position, stop - 1);
  run.seek(0);
  assert.equal(run.advance(stop, { until: ['place'], count: 3 }).found, true);
  assert.equal(run.position, stop);
});

test('the terminal step can be what was looked for', (t) => {
  assert.deepEqual(runOf(t).advance(1e6, { until: ['solution'] }), { step: walk.at(-1), found: true, done: true });
});

test('too few steps of a kind lead to the end, not found', (t) => {
  const { found, done } = runOf(t).advance(1e6, { until: ['solution'], count: 2 });
  assert.deepEqual({ found, done }, { found: false, done: true });
});

test('a kind that never comes leads to the end, not found', (t) => {
  const run = runOf(t);
  assert.deepEqual(run.advance(Infinity, { until: ['eliminate'] }), { step: walk.at(-1), found: false, done: true });
  assert.equal(run.position, END);
});

for (const budget of [0, -1, -Infinity, NaN, 0.99]) {
  test(`advance(${budget}) does not move`, (t) => {
    const run = runOf(t);
    assert.deepEqual(run.advance(budget), { step: null, found: false, done: false });
    run.seek(50);
    const before = stateOf(run);
    assert.deepEqual(run.advance(budget, { until: ['try'] }), { step: walk[49], found: false, done: false });
    assert.deepEqual(stateOf(run), before);
  });
}

test('advance() at the end stays there', (t) => {
  const run = runOf(t);
  run.seek(END);
  assert.deepEqual(run.advance(5), { step: walk.at(-1), found: false, done: true });
  assert.deepEqual(run.advance(5, { until: ['solution'] }), { step: walk.at(-1), found: false, done: true });
  assert.equal(run.position, END);
});

test('advance() in pieces sees the same as in one go', (t) => {
  const [whole, pieces] = [runOf(t), runOf(t)];
  whole.advance(2222);
  for (const budget of [1, 1000, 221, 0, 1000]) pieces.advance(budget);
  assert.deepEqual(stateOf(pieces), stateOf(whole));
});

for (const until of [['Place'], ['place', 'nothing'], [''], ['__proto__'], [null], ['none']]) {
  test(`advance() and find() refuse the kinds ${JSON.stringify(until)} and do not move`, (t) => {
    const run = runOf(t);
    run.seek(10);
    assert.throws(() => run.advance(5, { until: /** @type {any} */ (until) }), { name: 'SolverError', code: 'kind' });
    assert.throws(() => run.find(/** @type {any} */ (until)), { name: 'SolverError', code: 'kind' });
    assert.equal(run.position, 10);
  });
}
