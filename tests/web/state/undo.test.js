import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hintAction } from '../../../web/app/state/insight.js';
import { typed } from '../../../web/app/state/digit-first.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { answers, changing, other, puzzle, travelling } from '../support/actions.js';
import { deepFreeze } from '../support/freeze.js';

/**
 * @typedef {import('../../../web/app/state/state.js').State} State
 * @typedef {import('../../../web/app/state/state.js').Action} Action
 */
/** @typedef {(state: State) => Action | null} Deed what a reader does, as the action that it comes to in this state */

/**
 * Everything by which a reader changes the puzzle: the pad and the keys, digit-first, a long press, one cell of the
 * solution, another puzzle, an empty grid, a generated one.
 * @type {fc.Arbitrary<Deed>}
 */
const deed = fc.oneof(
  fc.nat(9).map((digit) => /** @type {Deed} */ ((state) => typed(state, digit))),
  fc.nat(80).map((cell) => /** @type {Deed} */ (() => ({ type: 'ask', cell }))),
  fc.constant(
    /** @type {Deed} */ (
      (state) =>
        hintAction({
          ...state,
          mode: 'edit',
          check: {
            status: 'unique',
            solution: '1'.repeat(state.puzzle.length),
            second: null,
            conflicts: [],
            impossible: null,
          },
        })
    ),
  ),
  puzzle.map(
    (text) =>
      /** @type {Deed} */ (
        () => ({ type: 'load', puzzle: text, notice: { code: 'generated', params: { count: 20, seed: '7' } } })
      ),
  ),
  fc
    .oneof(changing(puzzle), other, answers, fc.constantFrom({ type: 'pen' }, { type: 'mode', mode: 'edit' }))
    .map((action) => /** @type {Deed} */ (() => /** @type {Action} */ (action))),
);

/** What an undo brings back. @param {State} state */
const kept = ({ puzzle: text, origin, resume, resumed }) => ({ text, origin, resume, resumed });

/**
 * Every state at which the reader was before a change, and the last one: what undo can go through.
 * @param {string} first
 * @param {Deed[]} deeds
 */
function live(first, deeds) {
  let state = deepFreeze(initialState(first));
  const before = [];
  for (const act of deeds) {
    const action = act(state);
    const next = action ? deepFreeze(reduce(state, action)) : state;
    if (next.past.length > state.past.length) before.push(kept(state));
    state = next;
  }
  return { state, before };
}

/** @param {State} state @param {'undo' | 'redo'} type @param {number} times */
function travel(state, type, times) {
  const seen = [];
  for (let i = 0; i < times; i++) {
    state = deepFreeze(reduce(state, { type }));
    seen.push(kept(state));
  }
  return { state, seen };
}

test('undo goes through every state before a change to the very first, redo through the same to the last', () => {
  fc.assert(
    fc.property(puzzle, fc.array(deed, { maxLength: 80 }), (first, deeds) => {
      const { state, before } = live(first, deeds);
      const back = travel(state, 'undo', before.length);
      assert.deepEqual(back.seen, before.slice().reverse());
      assert.equal(reduce(back.state, { type: 'undo' }), back.state);
      const forth = travel(back.state, 'redo', before.length);
      assert.deepEqual(forth.seen, [...before, kept(state)].slice(1));
      assert.equal(reduce(forth.state, { type: 'redo' }), forth.state);
    }),
    { numRuns: 300 },
  );
});

test('no change of the puzzle goes past the history, whatever is done in between', () => {
  const step = fc.oneof(
    deed,
    travelling.map((action) => () => action),
  );
  fc.assert(
    fc.property(puzzle, fc.array(step, { maxLength: 60 }), (first, deeds) => {
      let state = initialState(first);
      for (const act of deeds) {
        const action = act(state);
        const next = action ? reduce(state, action) : state;
        if (next.puzzle !== state.puzzle && action?.type !== 'undo') {
          assert.equal(next.past.at(-1)?.puzzle, state.puzzle);
        }
        if (action?.type === 'undo' && next !== state) assert.equal(next.future.at(-1)?.puzzle, state.puzzle);
        state = next;
      }
    }),
    { numRuns: 300 },
  );
});

test('undo brings back the algorithm as well, where a puzzle came with another one', () => {
  const first = '1'.padEnd(81, '.');
  const before = deepFreeze({ ...initialState(first), algorithm: 'lookup-tables' });
  const loaded = reduce(before, { type: 'load', puzzle: '1'.padEnd(16, '.'), algorithm: 'mrv' });
  assert.deepEqual([loaded.algorithm, loaded.resumed, loaded.run], ['mrv', 'mrv', null]);
  const back = reduce(loaded, { type: 'undo' });
  assert.deepEqual([back.algorithm, back.puzzle], ['lookup-tables', first]);
  const again = reduce(back, { type: 'redo' });
  assert.deepEqual([again.algorithm, again.puzzle], ['mrv', loaded.puzzle]);
  assert.equal(reduce(before, { type: 'load', puzzle: loaded.puzzle }).algorithm, 'lookup-tables', 'else it stays');
  const run = /** @type {any} */ ({ position: 7 });
  const other = reduce({ ...before, run }, { type: 'load', puzzle: first, algorithm: 'mrv' });
  assert.deepEqual([other.algorithm, other.run, other.past.length], ['mrv', null, 1], 'of the same puzzle too');
});
