import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlayable } from '../../../web/app/state/state.js';
import { driverWorld, END } from '../support/driving.js';
import { puzzles, solver } from '../support/solver.js';

test('an opened run is looked through to its end, and stays where it stands', (t) => {
  const { store, clock, position } = driverWorld(t);
  clock.fireAll();
  assert.deepEqual([position(), store.state.run?.known, store.state.run?.complete], [0, END, true]);
});

test('the verdict is found once for each change of the puzzle, and within the change', (t) => {
  const checks = /** @type {string[]} */ ([]);
  const counting = /** @type {typeof solver} */ ({
    check: (puzzle) => checks.push(puzzle) && solver.check(puzzle),
    run: (puzzle, options) => solver.run(puzzle, options),
  });
  const { store, clock } = driverWorld(t, counting);
  /**
   * @param {import('../../../web/app/state/state.js').Action} action
   * @returns {string | undefined} the verdict as soon as the action is done
   */
  const after = (action) => {
    store.dispatch(action);
    return store.state.check?.status;
  };
  assert.equal(after({ type: 'mode', mode: 'edit' }), 'unique');
  assert.equal(after({ type: 'enter', cell: 0, digit: 8 }), 'unique');
  assert.equal(after({ type: 'enter', cell: 0, digit: 5 }), 'invalid');
  assert.equal(after({ type: 'enter', cell: 0, digit: 2 }), 'none');
  assert.equal(after({ type: 'clear' }), 'multiple');
  assert.equal(after({ type: 'clear' }), 'multiple');
  assert.equal(after({ type: 'undo' }), 'none');
  assert.equal(after({ type: 'algorithm', algorithm: 'mrv' }), 'none');
  clock.fireAll();
  assert.equal(checks.length, 6, 'the first one, three digits, clear, undo');
});

test('where the player stands on no page nothing is opened', (t) => {
  const { store, session, driver, page } = driverWorld(t);
  session.close();
  page.isConnected = false;
  driver.open();
  assert.equal(session.isOpen, false);
  store.dispatch({ type: 'load', puzzle: puzzles.small });
  assert.equal(isPlayable(store.state), false, 'it is not even checked');
});

test('commands move the run, and playing stops', (t) => {
  const { store, clock, driver, page, position } = driverWorld(t);
  clock.fireAll();
  driver.commands.toggle({});
  assert.equal(store.state.playing, true);
  driver.commands.step({ count: 3 });
  assert.deepEqual([store.state.playing, position(), page.settled], [false, 3, 1]);
  driver.commands.back({});
  assert.equal(position(), 2);
  driver.commands['to-end']({});
  assert.equal(position(), END);
  driver.commands.seek({ position: 100 });
  assert.equal(position(), 100);
  driver.commands['to-start']({});
  assert.equal(position(), 0);
});

test('steps back are one move of the session, however many are asked for', (t) => {
  const { store, session, driver, position } = driverWorld(t);
  const back = session.back.bind(session);
  let moves = 0;
  session.back = (grain, count) => {
    moves += 1;
    assert.equal(moves, 1);
    back(grain, count);
  };
  for (const grain of /** @type {const} */ (['read', 'digit', 'placement'])) {
    store.dispatch({ type: 'grain', grain });
    driver.commands.seek({ position: 1308 });
    driver.commands.back({ count: Number.MAX_SAFE_INTEGER });
    assert.equal(position(), 0);
    moves = 0;
  }
});

test('to play at the end is to play from the start', (t) => {
  const { store, clock, driver, position } = driverWorld(t);
  clock.fireAll();
  driver.commands['to-end']({});
  driver.commands.toggle({});
  assert.equal(position(), 0);
  clock.fireNext();
  assert.ok(store.state.playing && Number(position()) > 0);
});

test('a jump to what there is none of moves nothing and says so', (t) => {
  const { store, clock, driver, position } = driverWorld(t);
  clock.fireAll();
  driver.commands.find({ kind: 'solution', backward: true });
  assert.equal(store.state.notice?.code, 'noSolutionBefore');
  driver.commands.find({ kind: 'solution' });
  assert.equal(position(), END);
  assert.equal(store.state.run?.step?.kind, 'solution');
});

test('another puzzle or algorithm opens another run', (t) => {
  const { store, session } = driverWorld(t);
  store.dispatch({ type: 'load', puzzle: puzzles.small });
  assert.equal(session.run.puzzle, puzzles.small);
  store.dispatch({ type: 'algorithm', algorithm: 'all-solutions' });
  assert.equal(session.run.algorithm, 'all-solutions');
});

test('stopped before what a worker found is reported, all that is known is said', (t) => {
  const { store, clock, driver, session } = driverWorld(t);
  store.dispatch({ type: 'load', puzzle: puzzles.hard });
  clock.fireNext();
  session.run.measure(1_000_000); // as a piece that was merged and is not reported yet
  assert.ok(Number(store.state.run?.known) < session.run.known);
  driver.commands['measure-stop']({});
  assert.equal(store.state.run?.known, session.run.known);
  driver.commands['to-end']({});
  assert.equal(store.state.run?.position, store.state.run?.known);
});

test('looking for the end can be stopped and taken up; what is known stays known', (t) => {
  const { store, clock, driver } = driverWorld(t);
  store.dispatch({ type: 'load', puzzle: puzzles.hard });
  clock.fireNext();
  assert.equal(store.state.measuring, true);
  driver.commands['measure-stop']({});
  const known = store.state.run?.known ?? 0;
  assert.ok(known > 0);
  assert.deepEqual([store.state.measuring, clock.waiting], [false, 0]);
  driver.commands.measure({});
  clock.fireNext();
  assert.ok(store.state.measuring && Number(store.state.run?.known) > known);
});
