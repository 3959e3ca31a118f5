import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseWhileHidden } from '../../../web/app/run/pause-while-hidden.js';
import { Rest } from '../../../web/app/run/rest.js';

/** A page that can be hidden, and something on it that plays. @param {boolean} playing */
function world(playing) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const store = {
    state: { playing },
    /** @param {{ type: 'play' | 'pause' }} action */
    dispatch: ({ type }) => {
      store.state = { playing: type === 'play' };
    },
  };
  const ends = new AbortController();
  pauseWhileHidden(new Rest(store), ends.signal, page);
  /** @param {boolean} hidden */
  const turn = (hidden) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
    return store.state.playing;
  };
  return { store, ends, hide: () => turn(true), show: () => turn(false) };
}

test('what plays is paused while the page is hidden, and goes on once when it is seen', () => {
  const { store, hide, show } = world(true);
  assert.equal(hide(), false);
  assert.equal(show(), true);
  store.dispatch({ type: 'pause' });
  assert.equal(show(), false, 'seen twice in a row');
});

test('what stood still stands still, also where it had played when the page was hidden before', () => {
  const { store, hide, show } = world(true);
  hide();
  show();
  store.dispatch({ type: 'pause' });
  assert.equal(hide(), false);
  assert.equal(show(), false);
});

test('after the end the page is no longer listened to', () => {
  const { ends, hide, show } = world(true);
  hide();
  ends.abort();
  assert.equal(show(), false, 'nothing is left that would go on');
});
