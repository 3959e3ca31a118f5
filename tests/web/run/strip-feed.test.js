import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStripFeed, LONG_WAIT, PART, SHORT_WAIT } from '../../../web/app/run/strip-feed.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { FakeClock } from '../support/clock.js';
import { puzzles } from '../support/solver.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */

/**
 * @param {number} position
 * @param {number} known
 * @param {boolean} [complete]
 * @returns {import('../../../web/app/state/state.js').RunView}
 */
const run = (position, known, complete = true) => ({
  position,
  known,
  complete,
  done: false,
  step: null,
  board: new Uint8Array(81),
  stack: [],
  counters: /** @type {any} */ ({}),
});

/**
 * A run that knows of itself no more than a stretch for each 1,700,000 steps.
 * @param {import('../../../web/app/drawing/strip-zoom.js').Want} want
 * @returns {import('../../../web/app/run/strip-feed.js').Shape}
 */
function answer({ from, to, columns }) {
  const count = to - from > 2e6 ? Math.min(columns, Math.ceil((to - from) / 1.7e6)) : columns;
  const low = Uint8Array.from({ length: count }, (_, i) => Math.floor((from + (i * (to - from)) / count) / 1e6) % 64);
  const counts = new Float64Array(count).fill(1);
  return {
    from,
    to,
    columns: count,
    low,
    high: low,
    placements: counts,
    retreats: counts,
    solutions: counts,
    kinds: null,
  };
}

function world() {
  const clock = new FakeClock();
  /** @type {import('../../../web/app/drawing/strip-zoom.js').Want[]} */
  const wants = [];
  let wakes = 0;
  const feed = createStripFeed({
    clock,
    ask: (want) => {
      wants.push(want);
      return answer(want);
    },
    wake: () => {
      wakes += 1;
    },
  });
  const state = {
    ...initialState(puzzles.school),
    run: run(0, 5547),
    strip: { window: null, width: 400, pointed: null },
  };
  return { clock, wants, feed, state, wakes: () => wakes };
}

test('the first shape is asked for at once, and once only while the run is played', () => {
  const { clock, wants, feed, state } = world();
  for (let position = 0; position < 200; position++) {
    clock.advance(16);
    feed.pull({ ...state, run: run(position, 5547) });
  }
  assert.deepEqual(wants, [{ from: 0, to: 5547, columns: 400, fine: false }]);
});

test('while more comes to be known, a shape is asked for a few times a second', () => {
  const { clock, wants, feed, state } = world();
  for (let ms = 0; ms < 5000; ms += 16) {
    clock.advance(16);
    feed.pull({ ...state, run: run(0, 1000 + ms, false) });
  }
  const scales = 5; // 1536, 2048, 3072, 4096, 6144: another scale is another look
  assert.ok(wants.length <= 5000 / LONG_WAIT + scales + 1 && wants.length > 10, String(wants.length));
});

test('what was too soon is asked for later, without a further change', () => {
  const { clock, wants, feed, state, wakes } = world();
  feed.pull(state);
  assert.equal(feed.pull({ ...state, run: run(0, 6000) }), undefined);
  assert.equal(wants.length, 1);
  clock.advance(LONG_WAIT);
  assert.equal(wakes(), 1);
  feed.pull({ ...state, run: run(0, 6000) });
  assert.deepEqual(wants.at(-1), { from: 0, to: 6000, columns: 400, fine: false });
  assert.equal(clock.waiting, 0);
});

test('another part of the run comes soon, and with its kinds where steps are told apart', () => {
  const { clock, wants, feed, state } = world();
  feed.pull(state);
  clock.advance(SHORT_WAIT);
  const zoomed = { ...state, strip: { ...state.strip, window: { from: 100, to: 140 } } };
  feed.pull(zoomed);
  assert.deepEqual(wants.at(-1), { from: 100, to: 140, columns: 40, fine: true });
  feed.pull(zoomed);
  assert.equal(wants.length, 2);
});

for (const [what, change] of /** @type {[string, Partial<State>][]} */ ([
  ['puzzle', { puzzle: puzzles.workshop }],
  ['algorithm', { algorithm: 'mrv' }],
])) {
  test(`another ${what} is asked for at once, even where its run looks the same`, () => {
    const { wants, feed, state } = world();
    feed.pull(state);
    assert.notEqual(feed.pull({ ...state, ...change }), undefined);
    assert.equal(wants.length, 2);
  });
}

test('without a run there is nothing to show, which is said once', () => {
  const { feed, state } = world();
  assert.equal(feed.pull({ ...state, run: null }), undefined);
  feed.pull(state);
  assert.equal(feed.pull({ ...state, run: null }), null);
  assert.equal(feed.pull({ ...state, run: null }), undefined);
  assert.notEqual(feed.pull(state), undefined);
});

test('a solver that cannot answer is asked again', () => {
  const { clock, state } = world();
  let asked = 0;
  const feed = createStripFeed({ clock, ask: (want) => (++asked > 1 ? answer(want) : undefined), wake: () => {} });
  assert.equal(feed.pull(state), undefined);
  assert.equal(feed.pull(state)?.columns, 400);
});

/** A part of a long run of which the run itself has but some columns. @param {number} span */
function partOfLong(span) {
  const all = world();
  const state = {
    ...all.state,
    run: run(0, 7e9),
    strip: { window: { from: 3e9, to: 3e9 + span }, width: 400, pointed: null },
  };
  return { ...all, state };
}

test('a part of which little is known is asked for again in parts, one at a time, then shown in detail', () => {
  const { clock, wants, feed, state, wakes } = partOfLong(2e7);
  assert.equal(feed.pull(state)?.columns, 12);
  for (let parts = 1; wakes() === 0; parts++) {
    assert.equal(feed.pull(state), undefined);
    assert.equal(clock.waiting, 1);
    assert.ok(clock.fireNext());
    assert.equal(wants.length, 1 + parts);
  }
  const shape = feed.pull(state);
  assert.deepEqual([shape?.from, shape?.to, shape?.columns], [3e9, 3e9 + 2e7, 400]);
  assert.deepEqual([shape?.low[0], shape?.low[399], shape?.retreats.length], [3000 % 64, 3019 % 64, 400]);
  assert.equal(feed.pull(state), undefined);
  assert.equal(clock.waiting, 0);
  const parts = wants.slice(1);
  assert.ok(parts.every(({ from, to }) => to - from <= PART));
  assert.ok(parts.length <= 2 * Math.ceil(2e7 / PART), `${parts.length} parts: as few as can be`);
  assert.deepEqual(
    parts.slice(1).map(({ from }) => from),
    parts.slice(0, -1).map(({ to }) => to),
  );
});

test('the parts of a view that was left are not asked for', () => {
  const { clock, wants, feed, state } = partOfLong(2e7);
  feed.pull(state);
  clock.fireNext();
  clock.advance(SHORT_WAIT);
  const asked = wants.length;
  feed.pull({ ...state, strip: { ...state.strip, window: null } });
  clock.fireAll();
  assert.deepEqual(
    wants.slice(asked).map(({ from, to }) => [from, to]),
    [[0, 7e9]],
  );
});

test('of a very long part no detail is asked for', () => {
  const { clock, feed, state } = partOfLong(1e8);
  feed.pull(state);
  assert.equal(clock.waiting, 0);
});

/**
 * The state after some actions on a run of 5,547 steps.
 * @param {...import('../../../web/app/state/state.js').Action} actions
 */
const after = (...actions) =>
  actions.reduce(reduce, {
    ...initialState(puzzles.school),
    run: run(2000, 5547),
    strip: { window: null, width: 400, pointed: null },
  });

test('zooming in by a button keeps the position in place, and out again shows all', () => {
  const { strip } = after({ type: 'zoom', factor: 4 });
  assert.ok(strip.window && strip.window.from < 2000 && strip.window.to > 2000);
  assert.equal(after({ type: 'zoom', factor: 4 }, { type: 'zoom', factor: 1 / 4 }).strip.window, null);
});

test('a window that the position leaves follows it', () => {
  const state = after({ type: 'window', from: 1980, span: 40 }, { type: 'moved', run: run(2021, 5547) });
  assert.deepEqual(state.strip.window, { from: 2017, to: 2057 });
});

test('a window that stays where it is is the same object, so that nothing is painted again', () => {
  const zoomed = after({ type: 'window', from: 1980, span: 40 });
  for (const action of /** @type {import('../../../web/app/state/state.js').Action[]} */ ([
    { type: 'moved', run: run(2010, 5547) },
    { type: 'measured', known: 5547, complete: true, going: false },
    { type: 'light', digit: 3 },
  ])) {
    assert.equal(reduce(zoomed, action).strip, zoomed.strip, action.type);
  }
});

test('a run that ends up shorter than the window lay pulls it back', () => {
  const state = after(
    { type: 'measured', known: 7000, complete: false, going: true },
    { type: 'window', from: 7900, span: 100 },
    { type: 'measured', known: 7010, complete: true, going: false },
  );
  assert.deepEqual(state.strip.window, { from: 6910, to: 7010 });
});

for (const action of /** @type {import('../../../web/app/state/state.js').Action[]} */ ([
  { type: 'load', puzzle: puzzles.small },
  { type: 'algorithm', algorithm: 'mrv' },
])) {
  test(`${action.type} shows all of the new run, on a strip as wide as before`, () => {
    const { strip } = after({ type: 'window', from: 1980, span: 40 }, { type: 'point', position: 7 }, action);
    assert.deepEqual(strip, { window: null, width: 400, pointed: null });
  });
}
