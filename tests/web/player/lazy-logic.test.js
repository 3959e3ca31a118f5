import assert from 'node:assert/strict';
import { test } from 'node:test';
import { features } from '../../../web/app/features.js';
import { LazyLogic } from '../../../web/app/player/lazy-logic.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles } from '../support/solver.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/**
 * A player without a page whose part for logic comes, or does not, when the test says so.
 * @param {import('node:test').TestContext} t @param {Partial<State>} settings
 */
function world(t, settings) {
  const { logic } = features;
  t.after(() => {
    features.logic = logic;
  });
  /** @type {{ resolve: (part: any) => void, reject: (error: Error) => void }[]} */
  const loads = [];
  features.logic = async () =>
    /** @type {any} */ ({ loadLogicPart: () => new Promise((resolve, reject) => loads.push({ resolve, reject })) });
  /** @type {any[]} */
  const log = [];
  const part = {
    layer: 'layer',
    grade: (/** @type {State} */ state) => log.push(`grade ${state.algorithm}`),
    explain: (/** @type {string} */ id) => log.push(`explain ${id}`),
    close: () => log.push('close'),
  };
  const page = { state: initialState(puzzles.school, { solver: 'ready', ...settings }) };
  const board = { cover: (/** @type {string} */ layer) => log.push(`cover ${layer}`) };
  const host = /** @type {any} */ ({
    state: () => page.state,
    dispatch: (/** @type {any} */ action) => log.push(action.notice?.code ?? action.type),
  });
  const player = new LazyLogic(/** @type {any} */ (board), host, () => log.push('changed'));
  const follow = (/** @type {Partial<State>} */ change = {}) => {
    page.state = { ...page.state, ...change };
    player.follow(page.state);
    return settled();
  };
  return { loads, log, part, player, follow };
}

test('nothing of logic is loaded before it is watched', async (t) => {
  const { loads, log, part, follow } = world(t, { algorithm: 'mrv' });
  await follow();
  await follow({ algorithm: 'logic', mode: 'edit' });
  await follow({ mode: 'watch', solver: 'loading' });
  assert.equal(loads.length, 0);
  await follow({ solver: 'ready' });
  await follow();
  assert.equal(loads.length, 1);
  loads[0].resolve(part);
  await settled();
  assert.deepEqual(log, ['cover layer', 'grade logic', 'changed']);
  await follow();
  assert.deepEqual(log.slice(3), ['grade logic']);
});

test('who wants to know how hard puzzles are has it loaded, whatever is watched', async (t) => {
  const { loads, log, part, player } = world(t, { algorithm: 'mrv' });
  player.grade();
  await settled();
  loads[0].resolve(part);
  await settled();
  assert.deepEqual(log, ['cover layer', 'grade mrv', 'changed']);
});

test('where logic was taken out nothing is graded', async (t) => {
  const { loads, player } = world(t, { algorithm: 'mrv', features: [] });
  player.grade();
  await settled();
  assert.equal(loads.length, 0);
});

test('what could not be loaded is told who watches it, and asked for again when he wants it anew', async (t) => {
  const { loads, log, player, follow } = world(t, { algorithm: 'logic' });
  await follow();
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(log, ['laterFailed']);
  await follow();
  assert.equal(loads.length, 1, 'not at each change of the state');
  player.retry();
  await settled();
  assert.equal(loads.length, 2);
  loads[1].reject(new Error('404'));
  await settled();
  await follow({ algorithm: 'mrv' });
  await follow({ algorithm: 'logic' });
  assert.equal(loads.length, 3);
});

test('who only looks at a board is not told that it cannot be graded', async (t) => {
  const { loads, log, player } = world(t, { algorithm: 'mrv' });
  player.grade();
  await settled();
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(log, []);
});

test('a technique is explained as soon as its part is there, and closing may be repeated', async (t) => {
  const { loads, log, part, player } = world(t, { algorithm: 'mrv' });
  player.close();
  player.commands.technique({ id: 'x-wing' });
  await settled();
  loads[0].resolve(part);
  await settled();
  assert.deepEqual(
    log.filter((each) => each !== 'changed'),
    ['explain x-wing'],
  );
  player.close();
  player.close();
  assert.equal(player.tell(), null, 'its words have not come');
});
