/** The protocol of features: loaded once, when it is wanted; late, failed and missing in one way for all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as table from '../../../web/app/features.js';
import { FeatureHost, presentIn } from '../../../web/app/kernel/feature-host.js';
import { LateFeature } from '../../../web/app/kernel/late-feature.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles } from '../support/solver.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */
/** @typedef {import('../../../web/app/kernel/late-feature.js').Feature<any>} Feature */

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A class whose only instance is this part. @param {any} part */
const classOf = (part) =>
  /** @type {any} */ (
    function One() {
      return part;
    }
  );

/**
 * A player without a page, with a feature whose part comes, or does not, when the test says so.
 * @param {Partial<Feature>} feature
 * @param {Partial<State>} [settings]
 */
function world(feature, settings = {}) {
  /** @type {{ resolve: (part: any) => void, reject: (error: Error) => void }[]} */
  const loads = [];
  /** @type {string[]} */
  const log = [];
  const page = {
    state: initialState(puzzles.school, { solver: 'ready', ...settings }),
    isConnected: true,
    permitted: true,
  };
  const host = /** @type {any} */ ({
    root: { host: page, adoptedStyleSheets: [] },
    clock: { setTimeout: queueMicrotask },
    translate: () => null,
    changed: () => log.push('changed'),
    state: () => page.state,
    permits: () => page.permitted,
    dispatch: (/** @type {any} */ action) => log.push(action.notice?.code ?? action.type),
  });
  const part = {
    follow: (/** @type {State} */ state) => log.push(`follow ${state.mode}`),
    close: () => log.push('close'),
  };
  const late = new LateFeature(
    {
      id: 'fork',
      load: () => new Promise((resolve, reject) => loads.push({ resolve: (made) => resolve(classOf(made)), reject })),
      sheets: [],
      wanted: ({ mode, algorithm }) => (mode === 'watch' ? algorithm : null),
      ...feature,
    },
    host,
  );
  const follow = (/** @type {Partial<State>} */ change = {}) => {
    page.state = { ...page.state, ...change };
    late.follow(page.state);
    return settled();
  };
  return { loads, log, page, part, host, late, follow };
}

test('it is loaded once, when it is wanted, and follows what the player knows by then', async () => {
  const { loads, log, part, follow } = world({}, { mode: 'edit' });
  await follow();
  assert.equal(loads.length, 0);
  await follow({ mode: 'watch' });
  await follow({ cursor: 3 });
  assert.equal(loads.length, 1);
  await follow({ mode: 'edit' });
  loads[0].resolve(part);
  await settled();
  assert.deepEqual(log, ['follow edit', 'changed']);
  await follow({ mode: 'watch' });
  assert.deepEqual(log.slice(2), ['follow watch']);
  assert.equal(loads.length, 1);
});

test('what failed is told, and asked for again when it is wanted for something else, or anew', async () => {
  const { loads, log, late, follow } = world({}, { algorithm: 'mrv' });
  const fail = async () => {
    loads.at(-1)?.reject(new Error('404'));
    await settled();
  };
  await follow();
  await fail();
  assert.deepEqual(log, ['laterFailed', 'changed']);
  assert.equal(late.missing, 'failed');
  await follow({ cursor: 3 });
  assert.equal(loads.length, 1, 'not at each change of the state');
  await follow({ algorithm: 'logic' });
  assert.equal(loads.length, 2, 'for something else');
  await fail();
  await follow({ mode: 'edit' });
  await follow({ mode: 'watch' });
  assert.equal(loads.length, 3, 'anew');
  await fail();
  late.retry();
  await settled();
  assert.equal(loads.length, 4, 'by a retry');
});

test('a reader who does not miss it is not told that it failed', async () => {
  const { loads, log, follow } = world({ tellsReader: () => false });
  await follow();
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(log, ['changed']);
});

test('a feature may say in its own way what did not come', async () => {
  const failure = /** @type {const} */ ({ code: 'link.fork' });
  const { loads, log, follow } = world({ failure });
  await follow();
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(log, ['link.fork', 'changed']);

  const other = world({ tell: (news) => other.log.push(`told ${news}`) });
  await other.follow();
  other.loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(other.log, ['told failed', 'changed']);
});

test('nothing is loaded for a feature that is taken out, or for a player that is on no page', async () => {
  const absent = world({}, { features: [] });
  await absent.follow();
  assert.equal(absent.loads.length, 0);
  const away = world({});
  away.page.isConnected = false;
  await away.follow();
  assert.equal(away.loads.length, 0);
  away.page.isConnected = true;
  await away.follow();
  away.page.isConnected = false;
  away.loads[0].resolve(away.part);
  await settled();
  await away.follow();
  assert.deepEqual(away.log, ['changed'], 'a part that comes to a player on no page does not begin to work');
});

test('what is asked of it before it is there is done in order when it comes', async () => {
  const { loads, log, part, late } = world({ wanted: undefined });
  late.use(() => log.push('first'));
  late.use(() => log.push('second'));
  await settled();
  assert.equal(loads.length, 1, 'an intent alone loads it');
  loads[0].resolve(part);
  await settled();
  late.use(() => log.push('third'));
  assert.deepEqual(log, ['first', 'second', 'third']);
});

test('until it is there its placeholder is painted, which knows whether it is missing', async () => {
  const { loads, log, page, late, follow } = world({
    paintPlaceholder: (root, state, t, isMissing) => log.push(`stand-in ${isMissing}`),
  });
  const t = /** @type {any} */ ({ language: 'en' });
  await follow();
  late.paint(page.state, t);
  loads[0].reject(new Error('404'));
  await settled();
  late.paint(page.state, t);
  assert.deepEqual(
    log.filter((each) => each.startsWith('stand-in')),
    ['stand-in false', 'stand-in true'],
  );
});

test('after a failure a player shows what is left without it', async () => {
  const { loads, page, late, follow } = world({ fallback: (state) => ({ ...state, questions: null }) });
  const draw = (/** @type {State} */ { questions }) => /** @type {any} */ (questions);
  const t = /** @type {any} */ ({ language: 'en' });
  await follow({ questions: 7 });
  assert.equal(late.cover(page.state, t, draw), 7);
  loads[0].reject(new Error('404'));
  await settled();
  assert.equal(late.cover(page.state, t, draw), null);
});

test('a feature without its base is absent, and its intents mean nothing', () => {
  const { logic, ...rest } = table;
  assert.deepEqual(presentIn(table).sort(), Object.keys(table).sort());
  assert.deepEqual(
    presentIn(rest).sort(),
    Object.keys(rest)
      .filter((id) => id !== 'play')
      .sort(),
  );
  const { host } = world({});
  const commandsOf = (/** @type {any} */ features) => Object.keys(new FeatureHost(features, host).commands);
  assert.ok(commandsOf(table).includes('technique'));
  assert.ok(!commandsOf(rest).includes('technique'));
  assert.ok(logic.id);
});

test('no two features obey the same intent, and each that they obey is in the table of intents', async () => {
  const { intents } = await import('../../../web/app/kernel/intents.js');
  const { host } = world({});
  const types = Object.values(table).flatMap((feature) => {
    const one = /** @type {any} */ ({ [feature.id]: { ...feature, builtUpon: [] } });
    return Object.keys(new FeatureHost(one, host).commands);
  });
  assert.equal(new Set(types).size, types.length);
  for (const type of types) assert.ok(intents.has(type), type);
});

for (const feature of Object.values(table)) {
  test(`${feature.id} stands in the table under its own id`, () => {
    assert.equal(/** @type {any} */ (table)[feature.id], feature);
  });
}

/** What each feature is wanted for. @type {[keyof typeof table, Partial<State>, string | null][]} */
const wishes = [
  ['logic', { algorithm: 'mrv' }, null],
  ['logic', { algorithm: 'logic', mode: 'edit' }, null],
  ['logic', { algorithm: 'logic', mode: 'watch', solver: 'loading' }, null],
  ['logic', { algorithm: 'logic', mode: 'watch' }, 'steps'],
  ['logic', { algorithm: 'mrv', grading: true }, 'grade'],
  ['tree', { panel: 'tree', mode: 'watch' }, 'tree'],
  ['tree', { panel: 'tree', mode: 'play' }, null],
  ['predict', { questions: null }, null],
  ['predict', { questions: 7 }, 'questions'],
  ['predict', { questions: 7, solver: 'loading' }, null],
  ['play', { mode: 'play' }, 'play'],
  ['lists', { mode: 'play' }, null],
  ['fork', { fork: [0, 0, 1] }, 'fork'],
  ['fork', {}, null],
];
for (const [id, settings, purpose] of wishes) {
  test(`with ${JSON.stringify(settings)} ${id} is wanted for ${purpose ?? 'nothing'}`, () => {
    const { page, host } = world({}, settings);
    assert.equal(/** @type {Feature} */ (table[id]).wanted?.(page.state, host), purpose);
  });
}

test('a page that does not permit forks does not load them', () => {
  const { page, host } = world({}, { fork: [0, 0, 1] });
  page.permitted = false;
  assert.equal(/** @type {Feature} */ (table.fork).wanted?.(page.state, host), null);
});
