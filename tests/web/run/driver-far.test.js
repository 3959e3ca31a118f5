import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rest } from '../../../web/app/run/rest.js';
import { readLink } from '../../../web/app/state/link.js';
import { snapshotOf } from '../../../web/app/state/snapshot.js';
import { driverWorld, END } from '../support/driving.js';
import { puzzles, viewsOf } from '../support/solver.js';

/** Beyond what is known at once. */
const FAR = 5_000_000;

/** @param {import('node:test').TestContext} t */
function onTheWay(t) {
  const world = driverWorld(t);
  world.store.dispatch({ type: 'open', arrival: readLink(`#p=${puzzles.hard}&n=${FAR}`) });
  return world;
}

test('a link that leads far is on its way, and arrives exactly there', (t) => {
  const { store, clock, position } = onTheWay(t);
  assert.deepEqual([store.state.bound, store.state.playing], [FAR, false]);
  assert.ok(Number(position()) < FAR);
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  assert.equal(position(), FAR);
  assert.deepEqual(store.state.run?.step, viewsOf(puzzles.hard, [1e6, 2e6, 3e6, 4e6, FAR]).at(-1)?.step);
  assert.equal(store.state.notice, null);
});

test('on the way it counts as being there: what is kept is where the link leads', (t) => {
  const { store, clock } = onTheWay(t);
  clock.fireNext();
  assert.equal(snapshotOf(store.state).position, FAR);
});

test('an instance that dies on the way goes on to the same position', (t) => {
  const { store, clock, driver, session, position } = onTheWay(t);
  clock.fireNext();
  session.close();
  driver.open(); // what the engine has done once there is a new one
  assert.equal(store.state.bound, FAR);
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  assert.equal(position(), FAR);
});

test('what plays by itself plays from where it was led, not from as far as is known', (t) => {
  const { store, clock, position } = onTheWay(t);
  store.dispatch({ type: 'play' });
  assert.deepEqual([store.state.bound, store.state.playing], [FAR, true]);
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  assert.deepEqual([position(), store.state.playing], [FAR, true]);
  clock.advance(1000);
  assert.ok(Number(position()) > FAR);
});

test('taken from its page while it plays there, it goes on from there', (t) => {
  const { store, clock, driver, session, position } = onTheWay(t);
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  store.dispatch({ type: 'play' });
  const rest = new Rest(store);
  rest.begin();
  driver.close();
  session.close();
  driver.open();
  rest.end();
  assert.deepEqual([store.state.bound, store.state.playing], [FAR, true]);
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  assert.deepEqual([position(), store.state.playing], [FAR, true]);
});

test('who pauses it on the way finds it paused there', (t) => {
  const { store, clock, driver, position } = onTheWay(t);
  store.dispatch({ type: 'play' });
  clock.fireNext();
  driver.commands.toggle({});
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  clock.advance(1000);
  assert.deepEqual([position(), store.state.playing], [FAR, false]);
});

test('who stays on the way of what would play has stopped it', (t) => {
  const { store, clock, driver, position } = onTheWay(t);
  store.dispatch({ type: 'play' });
  clock.fireNext();
  driver.commands.stay({});
  const here = position();
  clock.advance(1000);
  assert.deepEqual([position(), store.state.playing, store.state.bound], [here, false, null]);
});

/** @type {[how: string, leave: (world: ReturnType<typeof onTheWay>) => void][]} */
const ways = [
  ['to stay', ({ driver }) => driver.commands.stay({})],
  ['a step', ({ driver }) => driver.commands.step({})],
  ['to play', ({ driver }) => driver.commands.toggle({})],
  ['to stop looking for the end', ({ driver }) => driver.commands['measure-stop']({})],
  ['another algorithm', ({ store }) => store.dispatch({ type: 'algorithm', algorithm: 'mrv' })],
  ['another puzzle', ({ store }) => store.dispatch({ type: 'load', puzzle: puzzles.small })],
];

for (const [how, leave] of ways) {
  test(`on the way a reader can choose ${how}, and stays there`, (t) => {
    const world = onTheWay(t);
    world.clock.fireNext();
    leave(world);
    assert.equal(world.store.state.bound, null);
    world.store.dispatch({ type: 'pause' });
    const here = world.position();
    for (let i = 0; i < 30; i++) world.clock.fireNext();
    assert.equal(world.position(), here);
    assert.equal(snapshotOf(world.store.state).position, here);
  });
}

test('a position beyond the end is the end, and it is said', (t) => {
  const { store, clock, position } = driverWorld(t);
  store.dispatch({ type: 'open', arrival: readLink('#n=9007199254740991') });
  clock.fireAll();
  assert.equal(position(), END);
  assert.deepEqual(store.state.notice, {
    code: 'link.beyond',
    params: { position: Number.MAX_SAFE_INTEGER, count: END },
  });
  assert.equal(snapshotOf(store.state).position, END);
});

test('a link to another position of the same run goes there', (t) => {
  const { store, clock, position } = driverWorld(t);
  clock.fireAll();
  store.dispatch({ type: 'open', arrival: readLink(`#p=${puzzles.school}&n=1308`) });
  assert.equal(position(), 1308);
});

test('to seek goes far as well', (t) => {
  const { store, clock, driver, position } = driverWorld(t);
  store.dispatch({ type: 'load', puzzle: puzzles.hard });
  driver.commands.seek({ position: FAR });
  assert.equal(store.state.bound, FAR);
  while (store.state.bound !== null) assert.ok(clock.fireNext());
  assert.equal(position(), FAR);
  driver.commands.seek({ position: 7 });
  assert.deepEqual([position(), store.state.bound], [7, null]);
});

test('a snapshot of the same puzzle takes the run up where it stood', (t) => {
  const { store, clock, driver, position } = driverWorld(t);
  clock.fireAll();
  driver.commands.seek({ position: 1308 });
  const kept = snapshotOf(store.state);
  driver.commands.seek({ position: 5 });
  store.dispatch({ type: 'restore', snapshot: kept });
  assert.equal(position(), 1308);
});

test('where a listener of the check brings another puzzle, the run is of that one', (t) => {
  const { store } = driverWorld(t);
  let isDone = false;
  store.subscribe((now) => {
    if (isDone || now.puzzle !== puzzles.hard || !now.check) return;
    isDone = true;
    store.dispatch({ type: 'load', puzzle: puzzles.school });
  });
  store.dispatch({ type: 'load', puzzle: puzzles.hard });
  assert.equal(store.state.puzzle, puzzles.school);
  const board = Array.from(store.state.run?.board ?? [], (digit) => digit || '.').join('');
  assert.equal(board, puzzles.school);
});
