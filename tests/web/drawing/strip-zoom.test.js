import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  extentOf,
  fit,
  following,
  isFine,
  keyTarget,
  LEAST,
  positionAt,
  shareOf,
  STEP_WIDTH,
  viewOf,
  wantOf,
  zoomed,
} from '../../../web/app/drawing/strip-zoom.js';

const LONG = 7_074_378_785;
const known = fc.oneof(fc.nat(300), fc.nat(500_000), fc.integer({ min: 1, max: 2 ** 50 }));
const extent = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2 ** 50 }));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const width = fc.integer({ min: 200, max: 1400 });

/** A run's extent, and a part of it that a strip can show. */
const windowed = fc.tuple(extent, share, share).map(([end, a, b]) => {
  const span = LEAST + b * b * b * Math.max(end - LEAST, 0);
  return { end, window: fit(a * end, span, end) };
});

/** @param {import('../../../web/app/drawing/strip-zoom.js').View | null} window @param {number} end */
function assertFits(window, end) {
  if (!window) return;
  const { from, to } = window;
  assert.ok(Number.isInteger(from) && Number.isInteger(to), `${from}..${to}`);
  assert.ok(from >= 0 && to <= end && to - from >= Math.min(LEAST, end) && to - from < end, `${from}..${to} of ${end}`);
}

test('a run that is known ends where the strip ends', () => {
  fc.assert(fc.property(known, (steps) => assert.equal(extentOf(steps, true), Math.max(steps, 1))));
});

test('what is known of a run fills the better part of the strip, and the scale changes rarely', () => {
  fc.assert(
    fc.property(known, (steps) => {
      const end = extentOf(steps, false);
      assert.ok(end > steps && steps >= Math.min(end * 0.66, steps));
      if (steps >= LEAST) assert.ok(steps / end > 0.66, `${steps} of ${end}`);
      assert.ok(extentOf(Math.floor(end), false) > end);
    }),
  );
  const scales = new Set(Array.from({ length: 1000 }, (_, i) => extentOf((LONG * (i + 1)) / 1000, false)));
  assert.ok(scales.size < 22, String(scales.size));
});

test('every position has its place, and the place leads back to the position', () => {
  fc.assert(
    fc.property(windowed, width, share, ({ end, window }, pixels, where) => {
      const view = viewOf(window, end);
      const position = Math.round(view.from + where * (view.to - view.from));
      const back = positionAt(view, shareOf(view, position), pixels, end);
      assert.ok(Math.abs(back - position) <= (view.to - view.from) * 1e-12 + 0.001, `${back} for ${position}`);
    }),
  );
});

test('places go up with positions, and never beyond what is known', () => {
  fc.assert(
    fc.property(windowed, width, share, share, share, ({ end, window }, pixels, a, b, part) => {
      const view = viewOf(window, end);
      const most = Math.round(part * end);
      const [left, right] = [Math.min(a, b), Math.max(a, b)].map((where) => positionAt(view, where, pixels, most));
      assert.ok(left <= right && right <= most && left >= 0);
    }),
  );
});

test('where steps are told apart, all of a column leads to its step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: LONG - 100 }),
      fc.integer({ min: 0, max: LEAST - 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (from, step, inside) => {
        const view = { from, to: from + LEAST };
        assert.ok(isFine(view, 320));
        assert.equal(positionAt(view, (step + inside) / LEAST, 320, LONG), from + step + 1);
      },
    ),
  );
});

test('zooming keeps what is under the pointer in place', () => {
  fc.assert(
    fc.property(windowed, share, fc.double({ min: 0.1, max: 10, noNaN: true }), ({ end, window }, where, factor) => {
      const view = viewOf(window, end);
      const at = view.from + where * (view.to - view.from);
      const next = zoomed(window, end, factor, at);
      assertFits(next, end);
      const { from, to } = viewOf(next, end);
      const inner = from > 0 && to < end && next;
      if (inner) assert.ok(Math.abs(shareOf({ from, to }, at) - where) < 1.5 / (to - from), 'it stays');
      assert.ok(at >= from - 1 && at <= to + 1, 'it is in sight');
    }),
  );
});

test('zooming in ends with single steps, zooming out with all of the run', () => {
  fc.assert(
    fc.property(extent, share, (end, where) => {
      let window = /** @type {import('../../../web/app/drawing/strip-zoom.js').View | null} */ (null);
      for (let i = 0; i < 40; i++) window = zoomed(window, end, 4, where * end);
      const { from, to } = viewOf(window, end);
      assert.equal(to - from, Math.min(LEAST, end));
      for (let i = 0; i < 40; i++) window = zoomed(window, end, 1 / 4, where * end);
      assert.equal(window, null);
    }),
  );
});

test('a window follows the position, and does not move while it is inside', () => {
  fc.assert(
    fc.property(windowed, share, share, ({ end, window }, a, b) => {
      const [before, position] = [Math.round(a * end), Math.round(b * end)];
      const next = following(window, end, position, before);
      if (!window) {
        assert.equal(next, null);
        return;
      }
      assertFits(next, end);
      assert.ok(next && next.to - next.from === window.to - window.from, 'as large as before');
      if (position !== before) assert.ok(next && position >= next.from && position <= next.to, 'it is in sight');
      if (position > window.from && position <= window.to) assert.equal(next, window);
    }),
  );
});

test('playing on, a window turns over with room ahead; going back, with room behind', () => {
  const window = { from: 1000, to: 1040 };
  assert.deepEqual(following(window, LONG, 1041, 1040), { from: 1037, to: 1077 });
  assert.deepEqual(following(window, LONG, 1000, 1001), { from: 964, to: 1004 });
  assert.deepEqual(following(window, LONG, 5_000_000_000, 1001), { from: 4_999_999_980, to: 5_000_000_020 });
});

test('the shape has no more columns than pixels and steps, and nothing beyond what is known', () => {
  fc.assert(
    fc.property(windowed, width, share, ({ end, window }, pixels, part) => {
      const view = viewOf(window, end);
      const most = Math.round(part * end);
      const want = wantOf(view, most, pixels);
      if (!want) {
        assert.ok(most <= view.from);
        return;
      }
      assert.ok(want.columns >= 1 && want.columns <= pixels && want.columns <= want.to - want.from);
      assert.ok(want.from === view.from && want.to <= most && want.to <= view.to);
      if (want.fine) assert.ok(want.columns === want.to - want.from && pixels / (view.to - view.from) >= STEP_WIDTH);
    }),
  );
  assert.equal(wantOf({ from: 0, to: 10 }, 10, 0), null, 'a strip that is not on the screen needs none');
});

test('a view of more steps than can be multiplied exactly has no column beyond its pixels', () => {
  assert.equal(wantOf({ from: 0, to: 160_062_575_721_907 }, 160_062_575_721_907, 478)?.columns, 478);
});

/** @type {[key: string, shift: boolean, target: number | null][]} */
const keys = [
  ['ArrowRight', false, 2_000_000_001],
  ['ArrowUp', false, 2_000_000_001],
  ['ArrowLeft', false, 1_999_999_999],
  ['ArrowDown', false, 1_999_999_999],
  ['ArrowRight', true, 2_005_000_000],
  ['ArrowLeft', true, 1_995_000_000],
  ['PageUp', false, 2_200_000_000],
  ['PageDown', false, 1_800_000_000],
  ['Home', false, 0],
  ['End', false, LONG],
  ['a', false, null],
  ['toString', false, null],
];

for (const [key, shift, target] of keys) {
  test(`${shift ? 'Shift+' : ''}${key} leads to ${target}`, () => {
    assert.equal(keyTarget(key, shift, { from: 1_000_000_000, to: 3_000_000_000 }, 400, 2_000_000_000, LONG), target);
  });
}

test('keys lead no further than the ends', () => {
  assert.equal(keyTarget('ArrowLeft', false, { from: 0, to: 100 }, 400, 0, 100), 0);
  assert.equal(keyTarget('PageUp', false, { from: 0, to: 100 }, 400, 95, 100), 100);
});
