import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureInPieces } from '../../../web/app/jobs/meter.js';
import { puzzles, solver } from '../support/solver.js';

/**
 * A clock that goes on by so many milliseconds with each look at it, so that a run falls into many pieces.
 * @param {number} ms
 */
function ticking(ms) {
  let now = 0;
  return () => (now += ms);
}

/** The run of the page, and that of its worker. @param {import('node:test').TestContext} t @param {string} algorithm */
function pair(t, algorithm) {
  return [1, 2].map(() => {
    const run = solver.run(puzzles.classic, { algorithm });
    t.after(() => run.dispose());
    return run;
  });
}

for (const { id: algorithm } of solver.algorithms) {
  test(`what a worker finds of ${algorithm} in pieces is what the page would have found`, (t) => {
    const [page, worker] = pair(t, algorithm);
    const alone = pair(t, algorithm)[0];
    while (!alone.measure(1e6).done);
    page.measure(1000);
    assert.equal(worker.merge(page.save()), true);
    let pieces = 0;
    measureInPieces(worker, ticking(40), ({ bytes, done }) => {
      pieces += 1;
      assert.equal(page.merge(bytes), true);
      assert.deepEqual([page.known, page.complete], [worker.known, done]);
    });
    assert.equal(page.known, alone.known);
    assert.ok(pieces > 1 || page.known < 200_000);
    assert.deepEqual(page.shape(100), alone.shape(100));
    const middle = Math.floor(page.known / 2);
    page.seek(middle);
    alone.seek(middle);
    assert.deepEqual([page.step, page.board(), page.counters()], [alone.step, alone.board(), alone.counters()]);
  });
}

test('a page that went ahead of its worker takes over what comes after', (t) => {
  const [page, worker] = pair(t, 'backtracking');
  page.measure(20_000);
  worker.merge(page.save());
  measureInPieces(worker, ticking(40), ({ bytes }) => {
    if (page.known < 300_000) page.seek(page.known + 70_000);
    assert.equal(page.merge(bytes), true);
    assert.ok(page.known >= worker.known);
  });
  assert.deepEqual([page.known, page.complete], [422_480, true]);
});
