import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRAME_RATE, stepsPerSecond } from '../../../web/app/state/speed.js';

const sliders = Array.from({ length: 101 }, (_, slider) => slider);

/** @type {[slider: number, rate: number][]} */
const rates = [
  [0, 1],
  [20, 10],
  [22, 13],
  [40, 100],
  [50, 320],
  [60, 1000],
  [80, 10_000],
  [90, 32_000],
  [99, 89_000],
  [100, 100_000],
];

for (const [slider, rate] of rates) {
  test(`the slider at ${slider} is ${rate} steps a second`, () => {
    assert.equal(stepsPerSecond(slider), rate);
  });
}

test('the slider never gets slower to the right', () => {
  for (const slider of sliders.slice(1)) {
    assert.ok(stepsPerSecond(slider) >= stepsPerSecond(slider - 1), `at ${slider}`);
  }
});

test('every speed is a whole number of two digits and zeros', () => {
  for (const slider of sliders) assert.match(String(stepsPerSecond(slider)), /^[1-9]\d?0*$/);
});

test('every speed is close to the exponential scale', () => {
  for (const slider of sliders.slice(10)) {
    assert.ok(Math.abs(stepsPerSecond(slider) / 10 ** (slider / 20) - 1) < 0.16, `at ${slider}`);
  }
});

test('steps can be seen one by one at some speeds, and not at the fastest', () => {
  assert.ok(stepsPerSecond(0) <= FRAME_RATE);
  assert.ok(stepsPerSecond(100) > FRAME_RATE);
});
