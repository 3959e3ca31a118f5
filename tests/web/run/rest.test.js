import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rest } from '../../../web/app/run/rest.js';
import { driverWorld } from '../support/driving.js';
import { puzzles } from '../support/solver.js';

/** What plays, and its rest. @param {import('node:test').TestContext} t */
function world(t) {
  const { store, driver } = driverWorld(t);
  const rest = new Rest(store);
  store.dispatch({ type: 'play' });
  assert.ok(store.state.playing);
  return { store, driver, rest };
}

test('what plays is paused, and plays again, once', (t) => {
  const { store, rest } = world(t);
  rest.begin();
  assert.equal(store.state.playing, false);
  rest.end();
  assert.equal(store.state.playing, true);
  store.dispatch({ type: 'pause' });
  rest.end();
  assert.equal(store.state.playing, false);
});

test('what stood still stands still, unless somebody plays it meanwhile', (t) => {
  const { store, rest } = world(t);
  store.dispatch({ type: 'pause' });
  rest.begin();
  rest.end();
  assert.equal(store.state.playing, false);
  rest.begin();
  rest.resolve();
  assert.equal(store.state.playing, false);
  rest.end();
  assert.equal(store.state.playing, true);
});

/** @type {[what: string, want: (on: ReturnType<typeof world>) => void][]} */
const wants = [
  ['a pause', ({ rest }) => rest.forget()],
  ['another position', ({ driver }) => driver.commands.seek({ position: 5 })],
  ['a step', ({ driver }) => driver.commands.step({})],
  ['another puzzle', ({ store }) => store.dispatch({ type: 'load', puzzle: puzzles.small })],
  ['another algorithm', ({ store }) => store.dispatch({ type: 'algorithm', algorithm: 'mrv' })],
  ['Play', ({ store }) => store.dispatch({ type: 'mode', mode: 'play' })],
  ['to edit', ({ store }) => store.dispatch({ type: 'mode', mode: 'edit' })],
];
for (const [what, want] of wants) {
  test(`who wants ${what} meanwhile has it`, (t) => {
    const { store, driver, rest } = world(t);
    rest.begin();
    want({ store, driver, rest });
    const { mode } = store.state;
    rest.end();
    assert.deepEqual([store.state.playing, store.state.mode], [false, mode]);
  });
}
