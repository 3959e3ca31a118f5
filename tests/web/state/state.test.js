import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState, isPlayable, reduce } from '../../../web/app/state/state.js';
import { deepFreeze } from '../support/freeze.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */
/** @typedef {import('../../../web/app/state/state.js').Action} Action */
/** @typedef {import('../../../web/app/state/state.js').RunView} RunView */
/** @typedef {import('../../../web/app/solver.js').CheckResult} CheckResult */

const puzzle = '1.....2..3.....4';
const other = '....12..........';
const [empty4, empty6, empty9] = [16, 36, 81].map((cells) => '.'.repeat(cells));

/** @param {CheckResult['status']} status @param {string | null} [solution] @returns {CheckResult} */
const checked = (status, solution = null) => ({ status, solution, second: null, conflicts: [], impossible: null });
const unique = checked('unique', '1234341243212143');

/** @param {Partial<RunView>} [facts] @returns {RunView} */
const run = (facts) => ({
  position: 7,
  known: 9,
  complete: false,
  done: false,
  step: null,
  board: new Uint8Array(16),
  stack: [],
  counters: /** @type {import('../../../web/app/solver.js').Counters} */ ({}),
  ...facts,
});

/** @param {Partial<State>} [settings] */
const state = (settings) => deepFreeze(initialState(puzzle, settings));
const [at0, at7] = [0, 7].map((position) => ({ puzzle, origin: puzzle, position, algorithm: 'backtracking' }));
const watching = { check: unique, run: run(), resume: 7 };
const shown = { ...watching, playing: true, revealed: true };
const ended = { check: null, run: null, resume: 0, playing: false, revealed: false };
const entry = { puzzle: other, origin: other, position: 3, algorithm: 'backtracking' };
const notice = { code: 'given' };
const lateShare = { code: 'laterLate', part: 'share' };
/** @param {number} cell @param {string} digit */
const withDigit = (cell, digit) => puzzle.slice(0, cell) + digit + puzzle.slice(cell + 1);

/**
 * What an action changes; all the rest must stay.
 * @type {[sentence: string, before: Partial<State>, action: Action, changes: Partial<State>][]}
 */
const changes = [
  [
    'loading replaces the puzzle and ends the run',
    shown,
    { type: 'load', puzzle: other, notice },
    { puzzle: other, origin: other, past: [at7], notice, ...ended },
  ],
  [
    'loading a larger puzzle changes the size and leaves the cursor',
    { cursor: 15 },
    { type: 'load', puzzle: empty9 },
    { size: 9, puzzle: empty9, origin: empty9, past: [at0] },
  ],
  [
    'loading a smaller puzzle brings the cursor back in',
    { puzzle: empty6, origin: empty6, size: 6, cursor: 16 },
    { type: 'load', puzzle },
    {
      size: 4,
      puzzle,
      origin: puzzle,
      cursor: 0,
      past: [{ puzzle: empty6, origin: empty6, position: 0, algorithm: 'backtracking' }],
    },
  ],
  [
    'loading forgets what was undone',
    { future: [entry] },
    { type: 'load', puzzle: other },
    { puzzle: other, origin: other, past: [at0], future: [] },
  ],
  [
    'a digit in Edit goes into the cell, and the cursor with it',
    { mode: 'edit', ...shown },
    { type: 'enter', cell: 3, digit: 4 },
    { puzzle: withDigit(3, '4'), cursor: 3, past: [at7], ...ended },
  ],
  [
    'a digit in Edit replaces another',
    { mode: 'edit' },
    { type: 'enter', cell: 0, digit: 2 },
    { puzzle: withDigit(0, '2'), past: [at0] },
  ],
  [
    '0 in Edit empties the cell',
    { mode: 'edit' },
    { type: 'enter', cell: 6, digit: 0 },
    { puzzle: withDigit(6, '.'), cursor: 6, past: [at0] },
  ],
  [
    'the digit that is there already only moves the cursor',
    { mode: 'edit', ...watching },
    { type: 'enter', cell: 6, digit: 2 },
    { cursor: 6 },
  ],
  [
    'typing in Watch leaves an offer',
    { ...shown },
    { type: 'enter', cell: 3, digit: 4 },
    {
      cursor: 3,
      playing: false,
      notice: {
        code: 'offerEdit',
        offer: { code: 'editAndEnter', params: { digit: 4 }, action: { type: 'edit-and-enter', cell: 3, digit: 4 } },
      },
    },
  ],
  [
    'erasing in Watch leaves another offer',
    {},
    { type: 'enter', cell: 6, digit: 0 },
    {
      cursor: 6,
      notice: {
        code: 'offerEdit',
        offer: { code: 'editAndErase', params: { digit: 0 }, action: { type: 'edit-and-enter', cell: 6, digit: 0 } },
      },
    },
  ],
  [
    'the offer of Watch leads to Edit and enters the digit',
    { ...shown, notice },
    { type: 'edit-and-enter', cell: 3, digit: 4 },
    { mode: 'edit', puzzle: withDigit(3, '4'), cursor: 3, notice: null, past: [at7], ...ended },
  ],
  ['clearing empties every cell', shown, { type: 'clear' }, { puzzle: empty4, past: [at7], ...ended }],
  [
    'resetting brings the loaded puzzle back',
    { puzzle: other },
    { type: 'reset' },
    { puzzle, past: [{ puzzle: other, origin: puzzle, position: 0, algorithm: 'backtracking' }] },
  ],
  [
    'undo brings puzzle, origin and position back',
    { ...shown, past: [at0, entry] },
    { type: 'undo' },
    { ...entryOf(entry), past: [at0], future: [at7], ...ended, resume: 3 },
  ],
  [
    'redo brings back what was undone',
    { ...shown, future: [at0, entry] },
    { type: 'redo' },
    { ...entryOf(entry), past: [at7], future: [at0], ...ended, resume: 3 },
  ],
  [
    'the mode changes and playing stops',
    { ...shown, notice },
    { type: 'mode', mode: 'edit' },
    { mode: 'edit', playing: false, notice: null },
  ],
  ['the cursor moves', { notice }, { type: 'cursor', cell: 15 }, { cursor: 15 }],
  ['the solver says what it found', { revealed: true }, { type: 'checked', check: unique }, { check: unique }],
  [
    'a solution that is not there any more is not shown',
    { revealed: true },
    { type: 'checked', check: checked('none') },
    { check: checked('none'), revealed: false },
  ],
  [
    'the run moves, and is taken up there',
    { playing: true },
    { type: 'moved', run: run({ position: 8 }) },
    { run: run({ position: 8 }), resume: 8 },
  ],
  [
    'playing stops at the end',
    { playing: true },
    { type: 'moved', run: run({ done: true }) },
    { run: run({ done: true }), resume: 7, playing: false },
  ],
  [
    'more of the run becomes known',
    watching,
    { type: 'measured', known: 5547, complete: true, going: false },
    { run: run({ known: 5547, complete: true }) },
  ],
  [
    'playing starts, and leads to Watch',
    { check: unique, mode: 'edit', notice },
    { type: 'play' },
    { playing: true, mode: 'watch', notice: null },
  ],
  ['a puzzle without a solution can be played', { check: checked('none') }, { type: 'play' }, { playing: true }],
  [
    'a puzzle with several solutions can be played',
    { check: checked('multiple') },
    { type: 'play' },
    { playing: true },
  ],
  ['a puzzle too hard for the check can be played', { check: checked('unknown') }, { type: 'play' }, { playing: true }],
  ['playing pauses', { playing: true, notice }, { type: 'pause' }, { playing: false }],
  ['the speed changes', {}, { type: 'speed', speed: 40 }, { speed: 40 }],
  ['the speed ends at 100', {}, { type: 'speed', speed: 103 }, { speed: 100 }],
  ['the speed starts at 0', {}, { type: 'speed', speed: -2 }, { speed: 0 }],
  ['the size of a step changes', {}, { type: 'grain', grain: 'placement' }, { grain: 'placement' }],
  ['the solution is shown', { check: unique }, { type: 'reveal' }, { revealed: true }],
  ['the solution is hidden', { check: unique, revealed: true }, { type: 'reveal' }, { revealed: false }],
  ['candidates are shown', {}, { type: 'candidates' }, { candidates: true }],
  [
    'candidates that an algorithm shows by itself are hidden',
    { algorithm: 'propagation' },
    { type: 'candidates' },
    { candidates: false },
  ],
  ['there is nothing to show without a solution', { check: checked('none') }, { type: 'reveal' }, {}],
  ['there is nothing to show before the check', {}, { type: 'reveal' }, {}],
  [
    'without a solver there is no run, and it is to be taken up where it was',
    { ...watching, playing: true },
    { type: 'solver', solver: 'failed' },
    { solver: 'failed', run: null, check: null, playing: false },
  ],
  [
    'a puzzle from the page has no history',
    { ...shown, past: [entry], future: [entry] },
    { type: 'start', puzzle: other },
    {
      puzzle: other,
      origin: other,
      past: [],
      future: [],
      run: null,
      check: null,
      resume: 0,
      playing: false,
      revealed: false,
      notice: null,
    },
  ],
  [
    'a puzzle from the page leaves what is told of a part that could not be loaded',
    { ...shown, notice: { code: 'laterFailed' } },
    { type: 'start', puzzle },
    { past: [], future: [], notice: { code: 'laterFailed' } },
  ],
  ['a notice is shown', {}, { type: 'notice', notice }, { notice }],
  [
    'the notice of a late part goes when that part has come',
    { notice: lateShare },
    { type: 'come', part: 'share' },
    { notice: null },
  ],
  ['a notice is dismissed', { notice }, { type: 'dismiss' }, { notice: null }],
  [
    'loading the very same puzzle says nothing of a change',
    { past: [entry], notice },
    { type: 'load', puzzle, notice: { code: 'given', offer: { code: 'undo', action: { type: 'undo' } } } },
    { notice: null },
  ],
  [
    'loading the digits that stand there anew keeps the run and changes the origin',
    { ...shown, origin: other },
    { type: 'load', puzzle, notice },
    { origin: puzzle, past: [{ puzzle, origin: other, position: 7, algorithm: 'backtracking' }], notice },
  ],
];

for (const [sentence, before, action, after] of changes) {
  test(sentence, () => {
    assert.deepEqual(reduce(state(before), deepFreeze(action)), { ...state(before), ...after });
  });
}

/** @type {[sentence: string, before: Partial<State>, action: Action][]} */
const refusals = [
  ['a digit above the size is ignored in Edit', { mode: 'edit' }, { type: 'enter', cell: 3, digit: 5 }],
  ['a digit above the size is ignored in Watch', {}, { type: 'enter', cell: 3, digit: 9 }],
  ['a digit outside the board is ignored', { mode: 'edit' }, { type: 'enter', cell: 16, digit: 1 }],
  ['a digit before the board is ignored', { mode: 'edit' }, { type: 'enter', cell: -1, digit: 1 }],
  ['a cursor outside the board is ignored', {}, { type: 'cursor', cell: 80 }],
  ['the cursor is where it is', {}, { type: 'cursor', cell: 0 }],
  ['playing is refused before the check', {}, { type: 'play' }],
  ['playing is refused with equal digits in a unit', { check: checked('invalid'), mode: 'edit' }, { type: 'play' }],
  ['a pause pauses nothing that stands', {}, { type: 'pause' }],
  ['nothing is measured without a run', {}, { type: 'measured', known: 5, complete: true, going: false }],
  ['nothing is undone at the beginning', { future: [entry] }, { type: 'undo' }],
  ['nothing is redone at the end', { past: [entry] }, { type: 'redo' }],
  [
    'the notice of a late part stays when another part has come',
    { notice: lateShare },
    { type: 'come', part: 'lists' },
  ],
  ['a notice of something else stays when a part has come', { notice }, { type: 'come', part: 'share' }],
  ['no notice is dismissed', {}, { type: 'dismiss' }],
  ['where nothing was told to be missing there is nothing to try again', {}, { type: 'retry' }],
];

for (const [sentence, before, action] of refusals) {
  test(`${sentence}: the state is the same object`, () => {
    const start = state(before);
    assert.equal(reduce(start, deepFreeze(action)), start);
  });
}

for (const [status, playable] of /** @type {const} */ ([
  ['unique', true],
  ['multiple', true],
  ['none', true],
  ['unknown', true],
  ['invalid', false],
])) {
  test(`a puzzle of status ${status} is ${playable ? '' : 'not '}playable`, () => {
    assert.equal(isPlayable(state({ check: checked(status) })), playable);
  });
}

test('a thousand changes can be undone, and no more', () => {
  let now = state({ mode: 'edit' });
  for (let i = 0; i < 1003; i++) now = reduce(now, { type: 'enter', cell: 5, digit: (i % 4) + 1 });
  assert.equal(now.past.length, 1000);
  for (let i = 0; i < 1003; i++) now = reduce(now, { type: 'undo' });
  assert.equal(now.puzzle, withDigit(5, '3'));
  assert.equal(now.future.length, 1000);
});

/** @param {{ puzzle: string, origin: string }} entry */
function entryOf({ puzzle, origin }) {
  return { puzzle, origin };
}
