import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { answers, any, changing, puzzle } from '../support/actions.js';
import { deepFreeze } from '../support/freeze.js';
import { unsound } from '../support/sound.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */
/** @typedef {import('../../../web/app/state/state.js').Action} Action */

const history = fc.record({ first: puzzle, actions: fc.array(any, { maxLength: 60 }) });

/**
 * Every state on the way, each frozen, so that an impure `reduce` throws.
 * @param {{ first: string, actions: Action[] }} history
 */
function statesOf({ first, actions }) {
  const states = [deepFreeze(initialState(first))];
  for (const action of actions) states.push(deepFreeze(reduce(states[states.length - 1], deepFreeze(action))));
  return states;
}

/** @param {{ first: string, actions: Action[] }} history */
const lastOf = (history) => /** @type {State} */ (statesOf(history).at(-1));

/** What undo restores. @param {State} state */
const memoryOf = ({ puzzle, origin, resume }) => ({ puzzle, origin, resume });

/** The same action so many times. @param {State} state @param {Action} action @param {number} times */
function repeat(state, action, times) {
  let now = state;
  for (let i = 0; i < times; i++) now = deepFreeze(reduce(now, action));
  return now;
}

test('the same actions lead to the same states, and leave every state before as it was', () => {
  fc.assert(
    fc.property(history, (events) => {
      const states = statesOf(events);
      for (const state of states) assert.deepEqual(unsound(state), []);
      assert.deepEqual(statesOf(events), states);
    }),
  );
});

test('every change of the puzzle ends the run', () => {
  fc.assert(
    fc.property(history, (events) => {
      statesOf(events).reduce((before, now, index) => {
        if (now.puzzle === before.puzzle) return now;
        const { run, check, playing, revealed, resume } = now;
        assert.deepEqual(
          { run, check, playing, revealed },
          { run: null, check: null, playing: false, revealed: false },
        );
        if (!['undo', 'redo'].includes(events.actions[index - 1].type)) assert.equal(resume, 0);
        return now;
      });
    }),
  );
});

test('what the solver said is lost with the puzzle or the solver only: a player asks again for nothing less', () => {
  fc.assert(
    fc.property(history, (events) => {
      statesOf(events).reduce((before, now) => {
        if (now.puzzle === before.puzzle && before.check && now.solver !== 'failed') assert.notEqual(now.check, null);
        return now;
      });
    }),
  );
});

test('undo after any change brings back puzzle, origin and position', () => {
  fc.assert(
    fc.property(history, changing(puzzle), (events, action) => {
      const before = lastOf(events);
      const after = reduce(before, action);
      if (after.past === before.past) assert.equal(after.puzzle, before.puzzle);
      else assert.deepEqual(memoryOf(reduce(after, { type: 'undo' })), memoryOf(before));
    }),
    { numRuns: 300 },
  );
});

test('undoing all and redoing all leads back to where it was', () => {
  fc.assert(
    fc.property(history, fc.nat(), (events, number) => {
      const state = lastOf(events);
      const times = number % (state.past.length + 1);
      const back = repeat(state, { type: 'undo' }, times);
      assert.equal(back.past.length, state.past.length - times);
      const forth = repeat(back, { type: 'redo' }, times);
      assert.deepEqual(memoryOf(forth), memoryOf(state));
      assert.deepEqual([forth.past, forth.future], [state.past, state.future]);
    }),
    { numRuns: 300 },
  );
});

test('undoing all leads to the first puzzle', () => {
  fc.assert(
    fc.property(history, (events) => {
      const state = lastOf(events);
      const { puzzle, origin } = repeat(state, { type: 'undo' }, state.past.length);
      assert.deepEqual({ puzzle, origin }, { puzzle: events.first, origin: events.first });
    }),
  );
});

test('typing in Watch changes nothing of puzzle and run, and leaves an offer that does what was typed', () => {
  const typed = fc.record({ type: fc.constant(/** @type {const} */ ('enter')), cell: fc.nat(80), digit: fc.nat(9) });
  fc.assert(
    fc.property(history, typed, (events, action) => {
      const before = deepFreeze(reduce(lastOf(events), { type: 'mode', mode: 'watch' }));
      const after = deepFreeze(reduce(before, action));
      const { puzzle, origin, past, future, run, check, resume, mode } = before;
      for (const [name, value] of Object.entries({ puzzle, origin, past, future, run, check, resume, mode })) {
        assert.equal(after[/** @type {keyof State} */ (name)], value, name);
      }
      if (after === before) return assert.ok(action.cell >= puzzle.length || action.digit > before.size);
      const offered = reduce(after, /** @type {Action} */ (after.notice?.offer?.action));
      assert.deepEqual([offered.puzzle[action.cell], offered.mode], [String(action.digit || '.'), 'edit']);
      return undefined;
    }),
    { numRuns: 300 },
  );
});

test('nothing plays that cannot be played', () => {
  fc.assert(
    fc.property(history, fc.array(answers, { maxLength: 3 }), ({ first, actions }, said) => {
      const state = lastOf({ first, actions: [...actions, ...said] });
      const after = reduce(state, { type: 'play' });
      if (state.check && state.check.status !== 'invalid') assert.equal(after.playing, true);
      else assert.equal(after, state);
    }),
  );
});
