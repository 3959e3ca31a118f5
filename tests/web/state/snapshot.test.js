import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { change } from '../../../web/app/state/history.js';
import { isSnapshot, restored, snapshotOf } from '../../../web/app/state/snapshot.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { any, puzzle } from '../support/actions.js';
import { anyJson } from '../support/any-json.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles } from '../support/solver.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */

/** Any state that a player can come to. */
const states = fc
  .tuple(puzzle, fc.array(any, { maxLength: 60 }))
  .map(([first, actions]) => deepFreeze(actions.reduce(reduce, initialState(first))));

/** As through a storage. @param {State} state */
const stored = (state) => JSON.parse(JSON.stringify(snapshotOf(state)));

const fresh = deepFreeze(initialState(puzzles.medium));

test('a player that is restored has the same snapshot', () => {
  fc.assert(
    fc.property(states, states, (state, other) => {
      const kept = snapshotOf(state);
      assert.deepEqual(JSON.parse(JSON.stringify(kept)), kept);
      assert.deepEqual(snapshotOf(reduce(other, { type: 'restore', snapshot: stored(state) })), kept);
    }),
    { numRuns: 500 },
  );
});

test('a player that is restored knows nothing of the run yet, plays nothing, and says nothing', () => {
  fc.assert(
    fc.property(states, states, (state, other) => {
      const {
        run,
        playing,
        measuring,
        notice,
        asked,
        lit,
        bound,
        solver,
        size,
        puzzle: digits,
      } = reduce(other, { type: 'restore', snapshot: stored(state) });
      assert.deepEqual(
        { run, playing, measuring, notice, asked, lit, bound, solver },
        {
          run: null,
          playing: false,
          measuring: false,
          notice: null,
          asked: null,
          lit: null,
          bound: null,
          solver: other.solver,
        },
      );
      assert.equal(size, Math.sqrt(digits.length));
    }),
  );
});

test('undo goes on after it is restored', () => {
  /** @type {import('../../../web/app/state/state.js').Action[]} */
  const edits = [
    { type: 'mode', mode: 'edit' },
    { type: 'enter', cell: 1, digit: 2 },
    { type: 'enter', cell: 2, digit: 3 },
    { type: 'undo' },
  ];
  const state = edits.reduce(reduce, initialState(puzzles.small));
  const again = reduce(fresh, { type: 'restore', snapshot: stored(state) });
  assert.equal(again.puzzle, '12....3..4.....2');
  assert.equal(reduce(again, { type: 'undo' }).puzzle, puzzles.small);
  assert.equal(reduce(again, { type: 'redo' }).puzzle, '123...3..4.....2');
  assert.equal(reduce(again, { type: 'reset' }).puzzle, puzzles.small);
});

test('undo goes back after it is restored to the search and the speed that were left, growing or not', () => {
  for (const growing of [true, false]) {
    const before = { ...initialState(puzzles.small), growing, algorithm: 'mrv', speed: 7 };
    const state = change(before, puzzles.medium, { algorithm: 'propagation' });
    const again = reduce({ ...fresh, growing: true }, { type: 'restore', snapshot: stored(state) });
    const { algorithm, puzzle: digits, speed, growing: grows } = reduce(again, { type: 'undo' });
    assert.deepEqual([algorithm, digits, speed, grows], ['mrv', puzzles.small, 7, growing]);
  }
});

test('200 changes are kept, the last ones', () => {
  let state = initialState(puzzles.small);
  for (let i = 0; i < 300; i++) {
    state = reduce(state, { type: 'load', puzzle: i % 2 ? puzzles.small : puzzles.four.padEnd(16, '.') });
  }
  const { past } = snapshotOf(state);
  assert.equal(past.length, 200);
  assert.deepEqual(past.at(-1), state.past.at(-1));
});

test('what a host does to a snapshot does nothing to the player', () => {
  const state = reduce(initialState(puzzles.small), { type: 'load', puzzle: puzzles.medium });
  const kept = snapshotOf(state);
  kept.past[0].puzzle = 'x';
  kept.hints.push(99);
  assert.deepEqual([state.past[0].puzzle, state.insight.hints], [puzzles.small, []]);
});

const whole = stored(reduce(initialState(puzzles.small), { type: 'algorithm', algorithm: 'mrv' }));

/** @type {import('../../../web/app/state/compared.js').Compared} */
const compared = {
  chosen: ['backtracking', 'mrv'],
  unit: 'read',
  speed: 55,
  puzzle: puzzles.small,
  count: 7,
  sort: { column: 'retreat', descending: true },
};

/** @type {[what: string, damage: object, expected: Partial<State>][]} */
const damages = [
  ['a puzzle that is none', { puzzle: '12a' }, { puzzle: fresh.puzzle, algorithm: fresh.algorithm, mode: 'watch' }],
  ['a puzzle with a digit too large', { puzzle: `9${'.'.repeat(15)}` }, { puzzle: fresh.puzzle }],
  ['no puzzle', { puzzle: undefined, speed: 55 }, { puzzle: fresh.puzzle, speed: 55 }],
  ['a puzzle that is an object', { puzzle: { length: 16 } }, { puzzle: fresh.puzzle }],
  ['an origin of another side', { origin: puzzles.school }, { origin: puzzles.small }],
  ['a position below zero', { position: -1 }, { resume: 0 }],
  ['half a position', { position: 0.5 }, { resume: 0 }],
  ['a position that is a text', { position: '5' }, { resume: 0 }],
  ['a position of another grammar', { position: 5, grammar: 2 }, { resume: 0 }],
  ['a position of this grammar', { position: 5 }, { resume: 5, resumed: 'mrv' }],
  ['an algorithm that is not known', { algorithm: 'guess', position: 5 }, { algorithm: 'backtracking', resume: 0 }],
  ['the prototype as algorithm', { algorithm: '__proto__' }, { algorithm: 'backtracking' }],
  ['a mode that is none', { mode: 'fly' }, { mode: 'watch' }],
  ['a speed that is none', { speed: null }, { speed: 22 }],
  ['a speed beyond all', { speed: 1e9 }, { speed: 22 }],
  ['a grain that is none', { grain: 'byte' }, { grain: 'read' }],
  ['questions by a seed', { questions: 17 }, { questions: 17 }],
  ['questions by no seed', { questions: 1e6 }, { questions: null }],
  ['questions that are a text', { questions: 'digit-17' }, { questions: null }],
  ['candidates that are no choice', { candidates: 'yes' }, { candidates: null }],
  ['a cursor beyond the board', { cursor: 16 }, { cursor: 0 }],
  ['a history that is none', { past: 5, future: { length: 3 } }, { past: [], future: [] }],
  [
    'a history with holes',
    { past: [null, 5, {}, { puzzle: 'x' }, { puzzle: puzzles.four.padEnd(16, '.') }] },
    {
      past: [
        {
          puzzle: puzzles.four.padEnd(16, '.'),
          origin: puzzles.four.padEnd(16, '.'),
          position: 0,
          algorithm: 'backtracking',
        },
      ],
    },
  ],
  ['hints that are no cells', { hints: [3, 3, -1, 16, '4', null] }, { insight: { ...fresh.insight, hints: [3] } }],
  ['a view that is no choice', { both: 1 }, { insight: fresh.insight }],
  ['a pen that is no choice', { digitFirst: 'x' }, { pen: fresh.pen }],
  ['a comparison', { compared }, { compared }],
  ['a comparison of one algorithm', { compared: { ...compared, chosen: ['mrv', 'mrv', 'guess'] } }, { compared: null }],
  [
    'a comparison sorted by what is no column',
    { compared: { ...compared, sort: { column: 'beauty', descending: true } } },
    { compared: { ...compared, sort: { column: 'step', descending: false } } },
  ],
  [
    'a comparison of before its order was kept',
    { compared: { ...compared, sort: undefined } },
    { compared: { ...compared, sort: { column: 'step', descending: false } } },
  ],
  ['a comparison by no clock', { compared: { ...compared, unit: 'hour' } }, { compared: null }],
  ['a comparison before its start', { compared: { ...compared, count: -1 } }, { compared: null }],
  ['a comparison at no puzzle', { compared: { ...compared, puzzle: '12' } }, { compared: null }],
  ['a comparison that is a text', { compared: 'mrv' }, { compared: null }],
  ['a pen', { digitFirst: true }, { pen: { first: true, digit: null } }],
];

for (const [what, damage, expected] of damages) {
  test(`${what} leaves the rest as it was kept`, () => {
    const state = reduce(fresh, { type: 'restore', snapshot: { ...whole, ...damage } });
    assert.deepEqual({ ...state, ...expected }, state);
    assert.equal(reduce(state, { type: 'cursor', cell: 3 }).cursor, 3);
  });
}

/** @type {unknown[]} */
const strangers = [
  null,
  undefined,
  5,
  'text',
  [],
  {},
  { version: 2, puzzle: puzzles.small },
  { version: '1', puzzle: puzzles.small },
  JSON.parse('{"__proto__":{"version":1}}'),
];

for (const value of strangers) {
  test(`${JSON.stringify(value)} is no snapshot, and changes nothing`, () => {
    assert.equal(isSnapshot(value), false);
    assert.equal(restored(fresh, value), fresh);
  });
}

test('whatever JSON can hold restores to something sound', () => {
  const values = fc.dictionary(fc.constantFrom(...Object.keys(whole)), anyJson);
  fc.assert(
    fc.property(values, (value) => {
      const state = reduce(fresh, { type: 'restore', snapshot: { ...whole, ...value, version: 1 } });
      assert.deepEqual(reduce(fresh, { type: 'restore', snapshot: stored(state) }), state);
    }),
    { numRuns: 2000 },
  );
});

test('a fork is kept with its run, and not where its position means nothing any more', () => {
  const state = reduce(initialState(puzzles.small), { type: 'fork', fork: [118, 5, 3] });
  const kept = stored(state);
  assert.deepEqual(restored(initialState(puzzles.school), kept).fork, [118, 5, 3]);
  assert.equal(restored(initialState(puzzles.school), { ...kept, grammar: 99 }).fork, null);
  for (const fork of ['118,0,3', '118,5,9', 118, null, ['118,5,3', 4]]) {
    assert.equal(restored(initialState(puzzles.school), { ...kept, fork }).fork, null, String(fork));
  }
});
