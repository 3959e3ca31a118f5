import assert from 'node:assert/strict';
import { test } from 'node:test';
import { driverWorld } from '../support/driving.js';

/** A player that was taken from its page, as it does that. @param {import('node:test').TestContext} t */
function takenOut(t) {
  const world = driverWorld(t);
  world.driver.commands.seek({ position: 321 });
  world.page.isConnected = false;
  world.driver.close();
  world.session.close();
  const putBack = () => {
    world.page.isConnected = true;
    world.driver.open();
  };
  return { ...world, putBack };
}

/** @type {Record<string, any>} */
const details = { seek: { position: 5 }, frame: { index: 0 } };
const taken = ['toggle', 'step', 'back', 'to-start', 'to-end', 'find', 'find-back', 'stay', 'measure', 'measure-stop'];
for (const name of [...taken, ...Object.keys(details)]) {
  test(`on no page "${name}" neither throws nor leaves a timer running`, (t) => {
    const { driver, store, clock } = takenOut(t);
    driver.commands[name](details[name] ?? {});
    assert.equal(store.state.playing, false);
    clock.advance(10_000);
    assert.equal(clock.waiting, 0);
  });
}

test('on no page a step moves nothing', (t) => {
  const { driver, putBack, position } = takenOut(t);
  for (const name of ['step', 'back', 'to-end', 'find']) driver.commands[name]({});
  putBack();
  assert.equal(position(), 321);
});

for (const [name, there] of /** @type {const} */ ([
  ['seek', 5],
  ['to-start', 0],
])) {
  test(`where "${name}" leads on no page, it is when it is put back`, (t) => {
    const { driver, putBack, position, store } = takenOut(t);
    driver.commands[name](details[name] ?? {});
    putBack();
    assert.deepEqual([position(), store.state.bound], [there, null]);
  });
}
