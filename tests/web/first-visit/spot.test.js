import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spotFor } from '../../../web/app/first-visit/spot.js';

const card = { width: 300, height: 90 };
const phone = { width: 390, height: 844 };
const board = { left: 10, top: 180, right: 380, bottom: 545 };
const buttons = { left: 10, top: 740, right: 380, bottom: 786 };
const grain = { left: 85, top: 400, right: 200, bottom: 440 };

test('a card stands below what it speaks of, in its middle, where that is free', () => {
  assert.deepEqual(spotFor(card, phone, grain, [grain]), { left: 8, top: 448 });
  assert.deepEqual(spotFor(card, { width: 1280, height: 800 }, { left: 700, top: 300, right: 900, bottom: 340 }, []), {
    left: 650,
    top: 348,
  });
});

test('above it, where below is something that is needed', () => {
  const strip = { left: 10, top: 650, right: 380, bottom: 690 };
  assert.deepEqual(spotFor(card, phone, strip, [board, buttons, strip]), { left: 45, top: 552 });
});

test('in a corner, where both sides are needed, and on the screen where what it speaks of is not', () => {
  const strip = { left: 10, top: 638, right: 380, bottom: 685 };
  assert.deepEqual(
    spotFor(card, phone, strip, [board, buttons, strip, { left: 10, top: 556, right: 380, bottom: 628 }]),
    { left: 82, top: 8 },
  );
  assert.deepEqual(spotFor(card, phone, { left: 10, top: 900, right: 100, bottom: 940 }, [board, buttons]), {
    left: 82,
    top: 8,
  });
});

test('beside what is needed, in line with what it speaks of', () => {
  const beside = { left: 0, top: 100, right: 632, bottom: 726 };
  const read = { left: 750, top: 391, right: 807, bottom: 425 };
  assert.deepEqual(spotFor({ width: 336, height: 139 }, { width: 1280, height: 800 }, read, [beside, read]), {
    left: 750,
    top: 433,
  });
});

test('where it covers less of what is spared, if there is such a place', () => {
  const bar = { left: 10, top: 60, right: 380, bottom: 110 };
  const below = { left: 0, top: 830, right: 390, bottom: 1000 };
  const lines = [{ left: 0, top: 120, right: 390, bottom: 740 }];
  assert.deepEqual(spotFor(card, phone, below, lines), { left: 82, top: 8 });
  assert.deepEqual(spotFor(card, phone, below, lines, [bar]), { left: 82, top: 746 });
  assert.deepEqual(
    spotFor(card, phone, below, [...lines, buttons], [bar, { left: 0, top: 750, right: 390, bottom: 844 }]),
    { left: 82, top: 8 },
  );
});

test('nowhere, where there is no room', () => {
  assert.equal(
    spotFor(card, { width: 390, height: 300 }, grain, [{ left: 0, top: 50, right: 390, bottom: 250 }]),
    null,
  );
  assert.equal(spotFor(card, { width: 280, height: 844 }, grain, []), null);
});

test('beside what it speaks of rather than in a corner, though it covers what is spared', () => {
  const strip = { left: 660, top: 160, right: 1250, bottom: 224 };
  const sentence = { left: 660, top: 90, right: 1250, bottom: 150 };
  const transport = { left: 660, top: 250, right: 1250, bottom: 300 };
  const spot = spotFor(
    { width: 260, height: 110 },
    { width: 1280, height: 800 },
    strip,
    [strip, transport],
    [sentence],
  );
  assert.equal(spot && spot.top, 160 - 110 - 8);
});
