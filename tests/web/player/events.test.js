import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTelling } from '../../../web/app/player/events.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';

/** A state that is told of, and what was told, as `type detail` in order. @param {string} puzzle */
function told(puzzle) {
  /** @type {{ type: string, detail: any }[]} */
  const events = [];
  const tell = createTelling((type, detail) => events.push({ type, detail }));
  let state = initialState(puzzle);
  return {
    /** What these actions make it tell. @param {import('../../../web/app/state/state.js').Action[]} actions */
    by(...actions) {
      events.length = 0;
      for (const action of actions) {
        const before = state;
        state = reduce(before, action);
        if (state !== before) tell(state, before);
      }
      return events.map(({ type }) => type);
    },
    events,
  };
}

/** @param {string} puzzle @param {number} position @returns {import('../../../web/app/state/state.js').Action} */
const at = (puzzle, position) => ({ type: 'moved', run: viewsOf(puzzle, [position])[0] });

test('a step tells where the run is and what it was; the same position tells nothing', () => {
  const { by, events } = told(puzzles.small);
  assert.deepEqual(by(at(puzzles.small, 0)), []);
  assert.deepEqual(by(at(puzzles.small, 7)), ['positionchange', 'step']);
  assert.equal(events[0].detail.position, 7);
  assert.deepEqual(events[1].detail, { position: 7, step: viewsOf(puzzles.small, [7])[0].step });
  assert.deepEqual(by(at(puzzles.small, 7)), []);
  assert.deepEqual(by(at(puzzles.small, 0)), ['positionchange']);
});

test('the end is told once, and the solution with its digits', () => {
  const { by, events } = told(puzzles.small);
  const end = solver.run(puzzles.small);
  const { steps } = end.measure(1e6);
  end.dispose();
  assert.deepEqual(by({ type: 'checked', check: solver.check(puzzles.small) }, at(puzzles.small, steps)), [
    'positionchange',
    'step',
    'solved',
    'ended',
  ]);
  assert.deepEqual(events[2].detail, { position: steps, solution: solver.solve(puzzles.small) });
  assert.deepEqual(events[3].detail, { position: steps, kind: 'solution' });
  assert.deepEqual(by(at(puzzles.small, steps)), []);
  assert.deepEqual(
    by(at(puzzles.small, 3), at(puzzles.small, steps)).filter((type) => type === 'ended'),
    ['ended'],
  );
});

test('play and pause are told when they change something', () => {
  const { by } = told(puzzles.small);
  by({ type: 'checked', check: solver.check(puzzles.small) }, at(puzzles.small, 0));
  assert.deepEqual(by({ type: 'play' }, { type: 'play' }, { type: 'pause' }, { type: 'pause' }), ['play', 'pause']);
});

test('another puzzle is told, and that its run begins anew', () => {
  const { by, events } = told(puzzles.small);
  by(at(puzzles.small, 9));
  assert.deepEqual(by({ type: 'load', puzzle: puzzles.four }, at(puzzles.four, 0)), ['puzzlechange', 'positionchange']);
  assert.deepEqual(events[0].detail, { puzzle: puzzles.four, size: 4 });
  assert.deepEqual(by({ type: 'undo' }, at(puzzles.small, 9)), ['puzzlechange', 'positionchange', 'step']);
});

test('what goes wrong is told once, other messages are not', () => {
  const { by, events } = told(puzzles.small);
  assert.deepEqual(by({ type: 'solver', solver: 'failed' }, { type: 'solver', solver: 'failed' }), ['error']);
  assert.deepEqual(events[0].detail, { code: 'load' });
  assert.deepEqual(
    by({ type: 'notice', notice: { code: 'unreadable', params: { error: 'why' } } }, { type: 'dismiss' }),
    ['error'],
  );
  assert.deepEqual(events[0].detail, { code: 'unreadable', message: 'why' });
  assert.deepEqual(by({ type: 'notice', notice: { code: 'noDeadEnd' } }), []);
  assert.deepEqual(
    by({ type: 'start', puzzle: puzzles.invalid }, { type: 'checked', check: solver.check(puzzles.invalid) }),
    ['puzzlechange', 'error'],
  );
  assert.deepEqual(events[1].detail, {
    code: 'invalid',
    conflicts: [
      [0, 1, 0],
      [0, 1, 8],
    ],
  });
});
