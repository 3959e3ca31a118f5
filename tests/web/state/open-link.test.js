import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { readLink } from '../../../web/app/state/link.js';
import { opened } from '../../../web/app/state/open-link.js';
import { snapshotOf } from '../../../web/app/state/snapshot.js';
import { initialState, reduce, resumeAt } from '../../../web/app/state/state.js';
import { any, puzzle } from '../support/actions.js';
import { deepFreeze } from '../support/freeze.js';
import { emptyProgress } from '../support/progress.js';
import { puzzles, sessionOf } from '../support/solver.js';
import { translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */

const { small, medium } = puzzles;

/** @param {State} state @param {string} fragment */
const open = (state, fragment) => deepFreeze(reduce(state, { type: 'open', arrival: deepFreeze(readLink(fragment)) }));

const untouched = deepFreeze(initialState(medium));
const touched = deepFreeze(
  reduce(reduce(reduce(untouched, { type: 'mode', mode: 'edit' }), { type: 'enter', cell: 0, digit: 1 }), {
    type: 'speed',
    speed: 60,
  }),
);

/** @type {[what: string, before: State, fragment: string, after: Partial<State>][]} */
const rows = [
  [
    'a puzzle alone',
    untouched,
    `#p=${small}`,
    { puzzle: small, origin: small, past: [], resume: 0, algorithm: 'backtracking', notice: null },
  ],
  [
    'a place in a run',
    untouched,
    `#p=${small}&a=mrv&g=1&n=7`,
    { puzzle: small, algorithm: 'mrv', resume: 7, resumed: 'mrv', run: null },
  ],
  [
    'a position without an algorithm is one of backtracking',
    { ...untouched, algorithm: 'mrv' },
    `#p=${small}&n=7`,
    { algorithm: 'backtracking', resume: 7, resumed: 'backtracking' },
  ],
  [
    'a puzzle without an algorithm takes the one in use',
    { ...untouched, algorithm: 'mrv' },
    `#p=${small}`,
    { algorithm: 'mrv', resume: 0 },
  ],
  ['a position alone', untouched, '#n=7', { puzzle: medium, resume: 7 }],
  ['speed and size of steps', untouched, '#s=80&r=digit', { speed: 80, grain: 'digit', puzzle: medium, notice: null }],
  ['Edit', untouched, `#p=${small}&m=edit`, { mode: 'edit' }],
  ['from a list to the board', { ...untouched, mode: 'lists' }, `#p=${small}`, { mode: 'watch' }],
  ['nothing of a run: the mode stays', { ...untouched, mode: 'lists' }, '#l=de', { mode: 'lists' }],
  ['another grammar', untouched, `#p=${small}&g=7&n=5`, { puzzle: small, resume: 0, notice: { code: 'link.grammar' } }],
  [
    'another algorithm',
    untouched,
    `#p=${small}&a=magic&n=5`,
    { puzzle: small, resume: 0, notice: { code: 'link.algorithm' } },
  ],
  [
    'a puzzle that is none',
    touched,
    '#p=12&n=5',
    { puzzle: touched.puzzle, past: touched.past, mode: 'edit', notice: { code: 'link.puzzle' } },
  ],
  [
    'a position that is none',
    untouched,
    `#p=${small}&n=x`,
    { puzzle: small, resume: 0, notice: { code: 'link.position' } },
  ],
  ['a language that is none', untouched, `#p=${small}&l=xx`, { puzzle: small, notice: { code: 'link.rest' } }],
  [
    'nothing that can be read',
    touched,
    '#%%%',
    { puzzle: touched.puzzle, past: touched.past, mode: 'edit', notice: { code: 'link.fields' } },
  ],
  ['too long', touched, `#p=${'.'.repeat(3000)}`, { puzzle: touched.puzzle, notice: { code: 'link.length' } }],
];

for (const [what, before, fragment, after] of rows) {
  test(`a link opens: ${what}`, () => {
    const state = open(before, fragment);
    assert.deepEqual({ ...state, ...after }, state);
  });
}

/** What a link may change. @param {State} state */
const placeOf = (state) => [state.puzzle, state.origin, state.algorithm, resumeAt(state), state.speed, state.grain];

test('what the reader had comes back by undo, and the notice offers it', () => {
  const state = open(touched, `#p=${small}&n=3`);
  assert.equal(state.notice?.code, 'link.opened');
  const back = reduce(
    state,
    /** @type {import('../../../web/app/state/state.js').Action} */ (state.notice?.offer?.action),
  );
  assert.deepEqual([placeOf(back), back.past], [placeOf(touched), touched.past]);
});

test('undo after a link brings back algorithm, position, speed and size of steps, and redo those of the link', () => {
  const before = deepFreeze({
    ...touched,
    algorithm: 'lookup-tables',
    resumed: 'lookup-tables',
    resume: 411,
    speed: 45,
  });
  for (const link of [`#p=${small}&n=118&s=22&r=digit`, '#a=mrv', '#n=412&s=22']) {
    const there = open(before, link);
    const back = reduce(there, { type: 'undo' });
    assert.deepEqual([placeOf(back), back.past], [placeOf(before), before.past], link);
    assert.deepEqual(placeOf(reduce(back, { type: 'redo' })), placeOf(there), link);
  }
});

test('a link to another place in the run of the same puzzle can be undone, one to the same place is nothing', () => {
  const once = open(untouched, `#p=${small}&n=3`);
  const twice = open(once, `#p=${small}&n=8`);
  assert.deepEqual([twice.resume, twice.run, twice.past.length, twice.notice?.code], [8, null, 1, 'link.place']);
  assert.deepEqual(placeOf(reduce(twice, { type: 'undo' })), placeOf(once));
  const again = open(twice, `#p=${small}&n=8`);
  assert.deepEqual([again.past, again.notice], [twice.past, null]);
});

test('undo of a change of the puzzle leaves the algorithm alone that was chosen since', () => {
  const edited = reduce(reduce(touched, { type: 'enter', cell: 1, digit: 2 }), { type: 'algorithm', algorithm: 'mrv' });
  assert.equal(reduce(edited, { type: 'undo' }).algorithm, 'mrv');
});

test('whatever was done before a link and whatever the link says: undo brings it back, also after it was kept', () => {
  const links = fc.record({
    p: fc.option(puzzle, { nil: undefined }),
    a: fc.option(fc.constantFrom(...algorithms), { nil: undefined }),
    n: fc.option(fc.nat(9), { nil: undefined }),
    s: fc.option(fc.nat(100), { nil: undefined }),
  });
  fc.assert(
    fc.property(puzzle, fc.array(any, { maxLength: 40 }), links, (first, actions, link) => {
      const before = deepFreeze(actions.reduce(reduce, initialState(first)));
      const fields = Object.entries({ ...link, g: 1 }).filter(([, value]) => value !== undefined);
      const there = open(before, `#${fields.map((field) => field.join('=')).join('&')}`);
      if (there.past === before.past) return;
      const kept = reduce(initialState(first), {
        type: 'restore',
        snapshot: JSON.parse(JSON.stringify(snapshotOf(there))),
      });
      for (const state of [there, kept]) assert.deepEqual(placeOf(reduce(state, { type: 'undo' })), placeOf(before));
    }),
    { numRuns: 300 },
  );
});

test('a link from the page to itself takes up the run, and keeps what is known of the puzzle', (t) => {
  const session = sessionOf(t, small);
  session.seek(5);
  let state = reduce(initialState(small), { type: 'checked', check: session.solver.check(small) });
  state = open(reduce(state, { type: 'moved', run: session.view() }), `#p=${small}&n=9`);
  assert.deepEqual([state.check?.status, state.run, state.resume], ['unique', null, 9]);
});

for (const fragment of ['', '#', '#top', '#x=1', '#:~:text=a']) {
  test(`"${fragment}" is no link, and changes nothing`, () => {
    assert.deepEqual(open(touched, fragment), touched);
  });
}

test('what is said of a link has words in every language', () => {
  for (const code of [
    'opened',
    'place',
    'stay',
    'length',
    'puzzle',
    'grammar',
    'algorithm',
    'position',
    'progress',
    'rest',
  ]) {
    for (const t of Object.values(translators)) assert.notEqual(t(`link.${code}`), '');
  }
});

test('a link with digits and notes leads to Play, and hands them over until they are taken', () => {
  const progress = emptyProgress(puzzles.small);
  progress.digits[1] = 2;
  const link = { puzzle: puzzles.small, progress };
  const state = reduce(initialState(puzzles.school), { type: 'open', arrival: { link, faults: [] } });
  assert.deepEqual(state.handed, { puzzle: puzzles.small, progress });
  assert.equal(reduce(state, { type: 'taken' }).handed, null);
  assert.equal(reduce(state, { type: 'load', puzzle: puzzles.school }).handed, null);
  assert.equal(opened(state, { link, faults: [] }).mode, 'play');
  assert.equal(opened(state, { link: { ...link, mode: 'watch' }, faults: [] }).mode, 'watch');
  assert.equal(opened(state, { link: { puzzle: puzzles.small }, faults: ['progress'] }).notice?.code, 'link.progress');
});

test('a link with questions sets the size of a step and their seed; one without leaves both', () => {
  const state = open(initialState(small), '#q=placement-17&r=digit');
  assert.deepEqual([state.grain, state.questions], ['placement', 17]);
  const next = open(state, `#p=${small}&n=9`);
  assert.deepEqual([next.grain, next.questions], ['placement', 17]);
  assert.equal(open(initialState(small), '#q=17').notice?.code, 'link.rest');
});
