import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from '../../../web/app/player/turns.js';
import { initialState } from '../../../web/app/state/state.js';
import { watched } from '../../../web/app/state/run-reducer.js';
import { puzzles, viewsOf } from '../support/solver.js';

const names = /** @type {const} */ (['bar', 'board', 'sentence', 'scrubber', 'code', 'stack', 'counters', 'legend']);
const SECOND = 60;

const views = viewsOf(
  puzzles.school,
  Array.from({ length: SECOND }, (_, index) => index),
);
const fast = initialState(puzzles.school, { run: views[0], playing: true, speed: 100 });

/** The state as playing goes on. @param {typeof fast} state @param {number} frame */
const on = (state, frame) => watched(state, { type: 'moved', run: views[frame % views.length] });

/** How often each part is painted in a second of playing. @param {Turns<string>} turns @param {typeof fast} state */
function paintedIn(turns, state) {
  turns.next(state);
  /** @type {Record<string, number>} */
  const counts = {};
  for (let frame = 1; frame <= SECOND; frame++) {
    for (const name of turns.next(on(state, frame))) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('in a second at its fastest there are 60 boards, 10 strips and 5 of all else', () => {
  const { board, scrubber, ...others } = paintedIn(new Turns(names), fast);
  assert.deepEqual([board, scrubber], [60, 10]);
  assert.deepEqual(others, { bar: 5, sentence: 5, code: 5, stack: 5, counters: 5, legend: 5 });
});

test('no frame paints two parts with texts that change with every step', () => {
  const turns = new Turns(names);
  turns.next(fast);
  const busy = ['sentence', 'scrubber', 'code', 'stack', 'counters'];
  for (let frame = 1; frame <= SECOND; frame++) {
    assert.ok(turns.next(on(fast, frame)).filter((name) => busy.includes(name)).length <= 1);
    assert.ok(turns.isHurried);
  }
});

test('where frames keep up with the steps each paints all, and so does one without a run that plays', () => {
  for (const state of [
    { ...fast, speed: 20 },
    { ...fast, playing: false },
  ]) {
    const turns = new Turns(names);
    for (let frame = 0; frame < 20; frame++) assert.deepEqual(turns.next(on(state, frame)), names);
    assert.equal(turns.isHurried, false);
  }
});

test('whatever else changes while it plays is painted whole at once, wherever the turn stands', () => {
  /** @type {Partial<typeof fast>[]} */
  const changes = [
    { playing: false },
    { notice: { code: 'clipboard' } },
    { mode: 'edit' },
    { cursor: 7 },
    { candidates: true },
    { panel: 'tree' },
    { asked: 3 },
    { measuring: true },
    { algorithm: 'mrv' },
  ];
  for (const change of changes) {
    for (let frames = 1; frames <= 13; frames++) {
      const turns = new Turns(names);
      let state = fast;
      turns.next(state);
      for (let frame = 1; frame <= frames; frame++) turns.next((state = on(state, frame)));
      assert.deepEqual(turns.next({ ...state, ...change }), names, JSON.stringify(change));
    }
  }
});

test('a speed that grows by itself is no reason to paint all', () => {
  const turns = new Turns(names);
  turns.next({ ...fast, speed: 90 });
  assert.notDeepEqual(turns.next({ ...on(fast, 1), speed: 91 }), names);
});

test('what the state does not know of is painted whole with the next frame', () => {
  const turns = new Turns(names);
  turns.next(fast);
  turns.next(on(fast, 1));
  turns.reset();
  assert.deepEqual(turns.next(on(fast, 2)), names);
});
