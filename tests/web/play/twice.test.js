/** Two presses on the same thing, one soon after the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTwice } from '../../../web/elements/play/twice.js';

test('the second press on the same thing is told from the first, and the third begins anew', () => {
  const isSecond = createTwice();
  assert.deepEqual(
    [100, 300, 400, 500].map((now) => isSecond(7, now)),
    [false, true, false, true],
  );
});

test('what is late, or on something else, is a first press', () => {
  const isSecond = createTwice();
  assert.equal(isSecond(7, 0), false);
  assert.equal(isSecond(7, 400), false);
  assert.equal(isSecond(8, 500), false);
  assert.equal(isSecond(7, 600), false);
});
