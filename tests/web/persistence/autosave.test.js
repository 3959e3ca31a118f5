import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Autosave, REST } from '../../../web/app/persistence/autosave.js';
import { linkTo, readLink } from '../../../web/app/state/link.js';
import { snapshotOf } from '../../../web/app/state/snapshot.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { SafeStorage } from '../../../web/app/persistence/storage.js';
import { FakeClock } from '../support/clock.js';
import { puzzles } from '../support/solver.js';
import { denied, FakeStorage } from '../support/storage.js';

/** A page with a autosave. @param {{ tab?: () => Storage, shared?: () => Storage }} [storages] */
function world({ tab: openTab, shared: openShared } = {}) {
  const clock = new FakeClock();
  const storages = { tab: new FakeStorage(), shared: new FakeStorage() };
  const [tab, shared] = [
    new SafeStorage(openTab ?? (() => storages.tab)),
    new SafeStorage(openShared ?? (() => storages.shared)),
  ];
  const page = { language: 'en', address: { fragment: '' }, told: /** @type {string[]} */ ([]) };
  /** @param {import('../../../web/app/state/state.js').Notice} notice */
  const tell = (notice) => {
    page.told.push(notice.code);
    act({ type: 'notice', notice });
  };
  let state = initialState(puzzles.medium);
  const autosave = new Autosave(
    { clock, tab, shared, address: page.address, language: () => page.language, tell },
    state,
  );
  /** @param {import('../../../web/app/state/state.js').Action} action */
  const act = (action) => {
    state = reduce(state, action);
    autosave.follow(state);
  };
  return { clock, tab, shared, page, autosave, act, state: () => state };
}

/** @type {import('../../../web/app/state/state.js').Action} */
const load = { type: 'load', puzzle: puzzles.small };

test('what changes is kept in the tab and for all, soon after', () => {
  const { clock, tab, shared, page, act, state } = world();
  act(load);
  assert.equal(tab.read().kept, null);
  clock.advance(REST);
  const kept = { fragment: linkTo(state(), 'en'), before: '', language: 'en', work: snapshotOf(state()) };
  assert.deepEqual([tab.read().kept, shared.read().kept], [kept, kept]);
  assert.equal(page.address.fragment, kept.fragment);
  assert.deepEqual(page.told, []);
});

test('half a second after a change it is kept, and no later, however much is changed meanwhile', () => {
  const { clock, tab, act } = world();
  act(load);
  clock.advance(300);
  act({ type: 'speed', speed: 9 });
  clock.advance(199);
  assert.equal(tab.read().kept, null);
  clock.advance(1);
  assert.equal(/** @type {any} */ (tab.read().kept?.work).speed, 9);
});

test('the address before is kept as well: a page that is loaded again just then comes back by it', () => {
  const { clock, tab, page, act, state } = world();
  page.address.fragment = '#p=came';
  act(load);
  clock.fireAll();
  const first = linkTo(state(), 'en');
  assert.deepEqual([tab.read().kept?.before, tab.read().kept?.fragment], ['#p=came', first]);
  act({ type: 'speed', speed: 9 });
  clock.fireAll();
  assert.equal(tab.read().kept?.before, first);
});

test('what a game has begun with is no longer in the address', () => {
  const { clock, tab, page, act, state } = world();
  const link = `#p=${puzzles.small}&m=play&d=kAA`;
  act({ type: 'open', arrival: readLink(link) });
  clock.fireAll();
  assert.ok(state().handed);
  page.address.fragment = link; // the same state could have begun with it
  act({ type: 'taken' });
  assert.equal(page.address.fragment, linkTo(state(), 'en'));
  assert.doesNotMatch(page.address.fragment, /&d=/);
  assert.deepEqual([tab.read().kept?.before, tab.read().kept?.fragment], [link, page.address.fragment]);
});

test('many changes are kept once', () => {
  const { clock, act, page } = world();
  let written = 0;
  Object.defineProperty(page, 'address', { value: page.address });
  Object.defineProperty(page.address, 'fragment', {
    get: () => '',
    set: () => {
      written += 1;
    },
  });
  for (let i = 0; i < 100; i++) act({ type: 'speed', speed: i });
  clock.fireAll();
  assert.deepEqual([written, clock.waiting], [1, 0]);
});

test('a page that goes away keeps at once, with the address that it will come back by', () => {
  const { clock, tab, page, autosave, act, state } = world();
  act(load);
  autosave.leave();
  assert.deepEqual(tab.read().kept, { fragment: '', before: '', language: 'en', work: snapshotOf(state()) });
  assert.equal(page.address.fragment, '');
  clock.fireAll();
  assert.equal(page.address.fragment, linkTo(state(), 'en'), 'unless it stays');
  assert.equal(tab.read().kept?.fragment, page.address.fragment);
});

test('what is not changed is not kept, and the address stays', () => {
  const { clock, tab, page, autosave, act } = world();
  autosave.save();
  act({ type: 'light', digit: 3 });
  clock.fireAll();
  assert.deepEqual([tab.read().kept, page.address.fragment], [null, '']);
});

test('a change of the language is kept', () => {
  const { tab, page, autosave } = world();
  page.language = 'zh';
  autosave.save();
  assert.equal(tab.read().kept?.language, 'zh');
  assert.deepEqual(readLink(page.address.fragment).link.language, 'zh');
});

test('while it plays the work is kept, and the address stays; once it stops it follows', () => {
  const { clock, tab, page, act } = world();
  const check = {
    status: /** @type {const} */ ('unique'),
    solution: null,
    second: null,
    conflicts: [],
    impossible: null,
  };
  act({ type: 'checked', check });
  act({ type: 'play' });
  act({ type: 'speed', speed: 70 });
  clock.fireAll();
  assert.equal(page.address.fragment, '');
  assert.equal(/** @type {any} */ (tab.read().kept?.work).speed, 70);
  act({ type: 'pause' });
  clock.fireAll();
  assert.equal(readLink(page.address.fragment).link.speed, 70);
  assert.equal(tab.read().kept?.fragment, page.address.fragment);
});

/** @type {[what: string, storages: Parameters<typeof world>[0], told: string[]][]} */
const faults = [
  ['storage is denied', { tab: denied, shared: denied }, ['keep.page']],
  ['storage is full', { tab: () => new FakeStorage(10), shared: () => new FakeStorage(10) }, ['keep.page']],
  ['only the tab can keep', { shared: denied }, ['keep.tab']],
  ['only the tab cannot', { tab: denied }, []],
];

for (const [what, storages, told] of faults) {
  test(`${what}: it is said once, and the address follows all the same`, () => {
    const { clock, page, act } = world(storages);
    for (const action of [
      load,
      .../** @type {import('../../../web/app/state/state.js').Action[]} */ ([
        { type: 'speed', speed: 9 },
        { type: 'dismiss' },
        { type: 'speed', speed: 8 },
        { type: 'undo' },
      ]),
      load,
    ]) {
      act(action);
      clock.fireAll();
    }
    assert.deepEqual(page.told, told);
    assert.equal(readLink(page.address.fragment).link.puzzle, puzzles.small);
  });
}

test('what is to be read already is not covered by it', () => {
  const { clock, page, act } = world({ tab: denied, shared: denied });
  act({ ...load, notice: { code: 'given' } });
  clock.fireAll();
  assert.deepEqual(page.told, []);
  act({ type: 'undo' });
  clock.fireAll();
  assert.deepEqual(page.told, ['keep.page']);
});

test('it is said again if something came over it before the reader closed it', () => {
  const { clock, page, act } = world({ tab: denied, shared: denied });
  for (const action of [load, /** @type {const} */ ({ type: 'undo' }), load]) {
    act(action);
    clock.fireAll();
  }
  assert.deepEqual(page.told, ['keep.page', 'keep.page', 'keep.page']);
});

test('two tabs keep apart; the one that changed last is what a new tab starts with', () => {
  const shared = new FakeStorage();
  const [one, two] = [world({ shared: () => shared }), world({ shared: () => shared })];
  one.act({ type: 'load', puzzle: puzzles.small });
  two.act({ type: 'load', puzzle: puzzles.school });
  two.clock.fireAll();
  one.clock.fireAll();
  const puzzleIn = (/** @type {SafeStorage} */ safe) => /** @type {any} */ (safe.read().kept?.work).puzzle;
  assert.deepEqual(
    [puzzleIn(one.tab), puzzleIn(two.tab), puzzleIn(one.shared), puzzleIn(two.shared)],
    [puzzles.small, puzzles.school, puzzles.small, puzzles.small],
  );
});
