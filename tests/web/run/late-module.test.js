import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATIENCE } from '../../../web/app/platform/patience.js';
import { LateModule } from '../../../web/app/run/late-module.js';
import { holdTimers } from '../support/clock.js';
import { driverWorld } from '../support/driving.js';
import { puzzles, solver } from '../support/solver.js';

/** @typedef {import('../../../web/app/solver.js').Solver} Solver */

/** A solver whose module for logic comes, or does not, when the test says so. */
function waiting() {
  /** @type {{ resolve: () => void, reject: (error: Error) => void }[]} */
  const loads = [];
  const late = /** @type {Solver} */ (
    Object.assign(Object.create(solver), {
      loadLogic: () => /** @type {Promise<void>} */ (new Promise((resolve, reject) => loads.push({ resolve, reject }))),
      check: (/** @type {string} */ puzzle) => solver.check(puzzle),
      run: (/** @type {string} */ puzzle, /** @type {any} */ options) => solver.run(puzzle, options),
    })
  );
  return { loads, late };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A module of a solver that waits, and what is told of it. */
function moduleWorld() {
  /** @type {string[]} */
  const told = [];
  return { ...waiting(), told, module: new LateModule((news) => told.push(news)) };
}

/** A driver at a run of logic whose module is on its way. @param {import('node:test').TestContext} t */
function driverOfLogic(t) {
  const { loads, late } = waiting();
  const world = driverWorld(t, late, { algorithm: 'logic' });
  return { ...world, loads };
}

test('what needs no module runs at once, and nothing is loaded for it', () => {
  const { module, late, loads } = moduleWorld();
  assert.deepEqual(module.runnable(late, ['mrv', 'backtracking'], assert.fail), ['mrv', 'backtracking']);
  assert.equal(loads.length, 0);
});

test('the others run without logic until its module has come, which is said once', async () => {
  const { module, late, loads, told } = moduleWorld();
  let calls = 0;
  const again = () => {
    calls += 1;
  };
  assert.deepEqual(module.runnable(late, ['mrv', 'logic'], again), ['mrv']);
  assert.deepEqual(module.runnable(late, ['logic'], again), []);
  assert.equal(loads.length, 1);
  loads[0].resolve();
  await settled();
  assert.deepEqual([calls, told], [1, []]);
  assert.deepEqual(module.runnable(late, ['mrv', 'logic'], assert.fail), ['mrv', 'logic']);
});

test('another instance of the solver has to load it too', async () => {
  const { module, late, loads } = moduleWorld();
  module.runnable(late, ['logic'], () => {});
  loads[0].resolve();
  await settled();
  const next = waiting();
  assert.deepEqual(
    module.runnable(next.late, ['logic'], () => {}),
    [],
  );
  assert.equal(next.loads.length, 1);
});

test('when it does not come that is told, and it is loaded anew when it is wanted again', async () => {
  const { module, late, loads, told } = moduleWorld();
  module.runnable(late, ['logic'], assert.fail);
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(told, ['failed']);
  let isThere = false;
  module.runnable(late, ['logic'], () => {
    isThere = true;
  });
  loads[1].resolve();
  await settled();
  assert.equal(isThere, true);
});

test('who does not want it any more is told nothing of it', async () => {
  const { module, late, loads, told } = moduleWorld();
  module.runnable(late, ['mrv', 'logic'], assert.fail);
  module.runnable(late, ['mrv'], assert.fail);
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual(told, []);
});

test('a run of logic is opened when its module comes, where the reader wanted to be', async (t) => {
  const { store, session, loads, driver } = driverOfLogic(t);
  assert.deepEqual([store.state.check?.status, session.isOpen], ['unique', false]);
  store.dispatch({ type: 'load', puzzle: puzzles.small });
  driver.commands.step({ count: 3 }); // nothing to be moved yet
  assert.equal(session.isOpen, false);
  loads[0].resolve();
  await settled();
  assert.equal(loads.length, 1);
  assert.deepEqual([session.run.algorithm, session.run.puzzle, store.state.run?.position], ['logic', puzzles.small, 0]);
  driver.commands.step({ count: 1 });
  assert.equal(store.state.run?.pattern?.places.length, 1);
});

test('a position that is asked for before the module has come is where the run opens', async (t) => {
  const { store, loads, driver } = driverOfLogic(t);
  driver.commands.seek({ position: 7 });
  assert.equal(store.state.bound, 7);
  loads[0].resolve();
  await settled();
  assert.deepEqual([store.state.run?.position, store.state.bound], [7, null]);
});

test('before its module has come nothing can be moved, and no command fails', (t) => {
  const { store, driver } = driverOfLogic(t);
  for (const command of [
    'step',
    'back',
    'to-start',
    'to-end',
    'find',
    'find-back',
    'stay',
    'measure',
    'measure-stop',
  ]) {
    driver.commands[command]({});
  }
  driver.commands.seek({ position: 5 });
  driver.commands.frame({ index: 0 });
  assert.deepEqual([store.state.run, store.state.notice, store.state.bound], [null, null, 5]);
});

test('playing waits for the module, and then begins', async (t) => {
  const { store, driver, loads, clock, position } = driverOfLogic(t);
  driver.commands.toggle({});
  clock.advance(2000);
  assert.deepEqual([store.state.playing, position()], [true, undefined]);
  loads[0].resolve();
  await settled();
  clock.advance(2000);
  assert.ok(Number(position()) > 0);
});

test('playing ends where the module does not come', async (t) => {
  const { store, driver, loads } = driverOfLogic(t);
  driver.commands.toggle({});
  loads[0].reject(new Error('404'));
  await settled();
  assert.deepEqual([store.state.playing, store.state.notice?.code], [false, 'laterFailed']);
});

test('without its module a run of logic is not opened; the notice offers to try again, and it opens', async (t) => {
  const { store, session, loads, driver } = driverOfLogic(t);
  loads[0].reject(new Error('404'));
  await settled();
  assert.equal(session.isOpen, false);
  assert.deepEqual(store.state.notice, {
    code: 'laterFailed',
    offer: { code: 'retry', action: { type: 'reopen' } },
  });
  driver.open();
  assert.equal(loads.length, 2);
  loads[1].resolve();
  await settled();
  assert.deepEqual([session.run.algorithm, store.state.run?.position], ['logic', 0]);
});

test('who has turned to another algorithm meanwhile stays at its run when the module comes', async (t) => {
  const { store, session, loads, driver } = driverOfLogic(t);
  store.dispatch({ type: 'algorithm', algorithm: 'mrv' });
  driver.commands.step({ count: 5 });
  const { run } = store.state;
  loads[0].resolve();
  await settled();
  assert.equal(store.state.run, run);
  assert.equal(session.run.algorithm, 'mrv');
  store.dispatch({ type: 'algorithm', algorithm: 'logic' });
  assert.equal(session.run.algorithm, 'logic', 'now it is there');
});

test('who has turned to another algorithm meanwhile is not told that the module did not come', async (t) => {
  const { store, loads } = driverOfLogic(t);
  store.dispatch({ type: 'algorithm', algorithm: 'mrv' });
  loads[0].reject(new Error('404'));
  await settled();
  assert.equal(store.state.notice, null);
});

test('a module that is late is told as that, and no more when the reader turns to another algorithm', async (t) => {
  const time = holdTimers(t);
  const { store } = driverOfLogic(t);
  time.advance(PATIENCE);
  assert.equal(store.state.notice?.code, 'laterLate');
  store.dispatch({ type: 'algorithm', algorithm: 'mrv' });
  assert.equal(store.state.notice, null);
  assert.equal(store.state.run?.position, 0);
});

test('with equal digits nothing is loaded', (t) => {
  const { late, loads } = waiting();
  const { store } = driverWorld(t, late);
  store.dispatch({ type: 'load', puzzle: puzzles.invalid });
  store.dispatch({ type: 'algorithm', algorithm: 'logic' });
  assert.deepEqual([store.state.check?.status, loads.length], ['invalid', 0]);
  store.dispatch({ type: 'load', puzzle: puzzles.small });
  assert.equal(loads.length, 1);
});
