import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createMeter, measureInPieces, PIECE } from '../../../web/app/jobs/meter.js';
import { FakeClock } from '../support/clock.js';
import { LongRun } from '../support/long-run.js';

/** A run of that length, and a meter for it. @param {number} length @param {number} rate steps a millisecond */
function metered(length, rate) {
  const clock = new FakeClock();
  const run = new LongRun({ length, rate, clock });
  return { clock, run, meter: createMeter(run, clock.now) };
}

test('a meter stops after its time, however fast the search is', () => {
  fc.assert(
    fc.property(fc.double({ min: 500, max: 2e6, noNaN: true }), fc.integer({ min: 1, max: 100 }), (rate, ms) => {
      const { clock, run, meter } = metered(1e15, rate);
      for (let slice = 0; slice < 20; slice++) {
        const start = clock.now();
        assert.equal(meter.go(ms), false);
        const took = clock.now() - start;
        const longest = run.calls.slice(-1)[0] / rate;
        assert.ok(took >= ms - 1e-6 && took <= ms + longest + 1e-6, `${took} ms instead of ${ms}`);
        if (slice > 15) assert.ok(longest < 5, `a call of ${longest} ms`);
      }
    }),
  );
});

test('what has taken exactly its time is over', () => {
  // The first call takes one millisecond, and so does each after it.
  const { clock, run, meter } = metered(1e15, 16_384);
  assert.equal(meter.go(8), false);
  assert.deepEqual([clock.now(), run.calls.length], [8, 8]);
});

test('a clock that stands still does not make calls long without end', () => {
  const { run } = metered(1e15, Infinity);
  let readings = 0;
  createMeter(run, () => (++readings > 1000 ? 100 : 0)).go(8);
  assert.ok(Math.max(...run.calls) <= 1 << 20);
});

test('a meter says when the end is known, and then does nothing more', () => {
  const { run, meter } = metered(5547, 1e5);
  assert.equal(meter.go(8), true);
  const { length } = run.calls;
  assert.equal(meter.go(8), true);
  assert.deepEqual([run.known, run.calls.length], [5547, length]);
});

test('the pieces join without a gap, each comes soon and the last one says so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 0, max: 1e6 }), (length, start) => {
      const { clock, run } = metered(length, 1e5);
      run.known = Math.min(start, length);
      const page = new LongRun({ length, rate: 1, clock });
      page.known = run.known;
      /** @type {number[]} */
      const times = [clock.now()];
      let last = false;
      measureInPieces(run, clock.now, ({ bytes, done }) => {
        assert.equal(last, false, 'nothing comes after the last piece');
        assert.equal(page.merge(bytes), true);
        times.push(clock.now());
        last = done;
      });
      assert.deepEqual([page.known, last], [length, true]);
      const waits = times.slice(1).map((time, index) => time - times[index]);
      waits.slice(0, -1).forEach((wait, index) => {
        assert.ok(wait >= PIECE - 1e-6 && wait <= PIECE + 10, `piece ${index} after ${wait} ms`);
      });
    }),
    { numRuns: 30 },
  );
});
