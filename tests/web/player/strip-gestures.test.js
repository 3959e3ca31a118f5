import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindGestures } from '../../../web/elements/player/strip-gestures.js';

/** A strip of 300 px, fingers on it, and what they ask for. */
function world() {
  const strip = Object.assign(new EventTarget(), {
    clientWidth: 300,
    getBoundingClientRect: () => ({ left: 0, width: 300 }),
    setPointerCapture: () => {},
  });
  /** @type {string[]} */
  const asked = [];
  const note = (/** @type {string} */ what) => () => void asked.push(what);
  bindGestures(/** @type {any} */ (strip), {
    seek: note('seek'),
    point: () => {},
    zoom: note('zoom'),
    pinch: note('pinch'),
    pan: note('pan'),
    hold: (on) => asked.push(on ? 'hold' : 'let go'),
  });
  const does =
    (/** @type {string} */ type) =>
    (/** @type {number} */ pointerId, clientX = 0, timeStamp = 0) => {
      const event = new Event(type);
      const facts = { pointerId, clientX, timeStamp, button: 0, pointerType: 'touch' };
      for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
      strip.dispatchEvent(event);
    };
  const [down, move, up, cancel] = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'].map(does);
  return { asked, down, move, up, cancel };
}

test('a finger that goes sideways drags, one that is lifted where it came down goes there', () => {
  const { asked, down, move, up } = world();
  down(1, 100);
  move(1, 103);
  move(1, 110);
  up(1, 110);
  assert.deepEqual(asked, ['hold', 'seek', 'let go']);
  down(1, 100);
  up(1, 100);
  assert.deepEqual(asked.slice(3), ['hold', 'let go', 'seek']);
});

test('fingers that pinched move nothing, whichever is lifted first, and where it goes then', () => {
  for (const [first, last] of [
    [1, 2],
    [2, 1],
  ]) {
    const { asked, down, move, up } = world();
    down(1, 100);
    down(2, 200);
    move(2, 260);
    up(first, 260);
    move(last, 150);
    up(last, 150);
    assert.deepEqual(asked, ['hold', 'pinch', 'let go']);
  }
});

test('two pinches in a row are no double tap, and the next finger drags again', () => {
  const { asked, down, move, up } = world();
  for (let time = 0; time < 200; time += 100) {
    down(1, 100);
    down(2, 110);
    up(2, 110, time);
    up(1, 100, time);
  }
  down(1, 100);
  move(1, 150);
  up(1, 150, 250);
  assert.deepEqual(asked, ['hold', 'let go', 'hold', 'let go', 'hold', 'seek', 'let go']);
});

test('a finger that is taken away by the page ends a pinch as well', () => {
  const { asked, down, move, cancel, up } = world();
  down(1, 100);
  down(2, 200);
  cancel(2, 200);
  move(1, 150);
  up(1, 150);
  assert.deepEqual(asked, ['hold', 'let go']);
});
