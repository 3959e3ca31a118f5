import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlayerControls } from '../../../web/app/player/shown-controls.js';
import { readControls } from '../../../web/app/player/controls.js';
import { driverWorld } from '../support/driving.js';

/** A player of which all is shown, so that no style sheet is asked for. @param {import('node:test').TestContext} t */
function world(t) {
  const { store } = driverWorld(t);
  const nothing = () => null;
  const controls = new PlayerControls({
    root: /** @type {any} */ (null),
    frame: /** @type {any} */ ({ getAttribute: nothing, setAttribute: nothing, removeAttribute: nothing }),
    state: () => store.state,
    dispatch: (action) => store.dispatch(action),
  });
  controls.dress = async () => {};
  return { store, show: (/** @type {string | null} */ names, code = '') => controls.show(readControls(names, code)) };
}

test('what plays goes on playing, whatever else is shown of it', (t) => {
  const { store, show } = world(t);
  store.dispatch({ type: 'play' });
  show('transport', 'python');
  show('none');
  show(null);
  assert.equal(store.state.playing, true);
});

for (const mode of /** @type {const} */ (['watch', 'compare', 'lists', 'play'])) {
  test(`who is in ${mode} stays there where other controls are shown`, (t) => {
    const { store, show } = world(t);
    store.dispatch({ type: 'mode', mode });
    assert.equal(store.state.mode, mode);
    show('none', 'java');
    assert.equal(store.state.mode, mode);
  });
}

test('who edits is led out of it where nobody can edit any more', (t) => {
  const { store, show } = world(t);
  store.dispatch({ type: 'mode', mode: 'edit' });
  show('edit transport');
  assert.equal(store.state.mode, 'edit');
  show('transport');
  assert.equal(store.state.mode, 'watch');
});
