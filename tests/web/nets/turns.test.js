import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thoseInTurn } from '../../support/chance.js';

test('of each kind some have their turn, and with other chances all of them', () => {
  for (let length = 0; length < 30; length++) {
    const all = Array.from({ length }, (_, index) => index);
    const turns = [0, 1, 2, 3, 4].map((turn) => thoseInTurn(all, turn));
    for (const some of turns) assert.ok(some.length >= Math.floor(length / 5) && (some.length > 0 || length === 0));
    for (const some of turns) assert.ok(some.length <= Math.ceil(length / 5), `${some.length} of ${length}`);
    assert.deepEqual(
      [...new Set(turns.flat())].sort((a, b) => a - b),
      all,
    );
  }
});
