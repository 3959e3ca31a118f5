import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { readAlgorithm, readMode, readPosition, readSpeed, textOf } from '../../../web/app/player/attributes.js';
import { stepsPerSecond } from '../../../web/app/state/speed.js';

/**
 * @type {[read: (text: string) => { value: unknown, isBad: boolean }, text: string, value: unknown, isBad: boolean][]}
 */
const readings = [
  [readPosition, '0', 0, false],
  [readPosition, ' 1308\n', 1308, false],
  [readPosition, '9007199254740991', 9007199254740991, false],
  [readPosition, '9007199254740993', null, true],
  [readPosition, '-1', null, true],
  [readPosition, '1.5', null, true],
  [readPosition, '1e3', null, true],
  [readPosition, 'Infinity', null, true],
  [readPosition, '', null, true],
  [readSpeed, '1', 0, false],
  [readSpeed, '10', 20, false],
  [readSpeed, '100000', 100, false],
  [readSpeed, '1e2', 40, false],
  [readSpeed, '0', 0, true],
  [readSpeed, '-5', 0, true],
  [readSpeed, '1000000', 100, true],
  [readSpeed, 'Infinity', 100, true],
  [readSpeed, 'fast', null, true],
  [readSpeed, ' ', null, true],
  [readAlgorithm, 'mrv', 'mrv', false],
  [readAlgorithm, ' MRV ', 'mrv', false],
  [readAlgorithm, 'bogosort', null, true],
  [readAlgorithm, '__proto__', null, true],
  [readAlgorithm, '', null, true],
  [readMode, 'play', 'play', false],
  [readMode, ' Watch\n', 'watch', false],
  [readMode, 'listen', null, true],
  [readMode, '', null, true],
];

for (const [read, text, value, isBad] of readings) {
  test(`${read.name}(${JSON.stringify(text)}) is ${value}${isBad ? ', and reported' : ''}`, () => {
    assert.deepEqual(read(text), { value, isBad });
  });
}

test('each speed of the slider comes back from its steps a second', () => {
  for (let slider = 0; slider <= 100; slider++) {
    const { value, isBad } = readSpeed(String(stepsPerSecond(slider)));
    assert.equal(isBad, false);
    assert.equal(stepsPerSecond(Number(value)), stepsPerSecond(slider));
  }
});

test('whatever an attribute says, its value is one that holds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [position, speed, algorithm] = [readPosition(text), readSpeed(text), readAlgorithm(text)];
      assert.ok(
        position.value === null ? position.isBad : Number.isSafeInteger(position.value) && Number(position.value) >= 0,
      );
      assert.ok(speed.value === null ? speed.isBad : Number(speed.value) >= 0 && Number(speed.value) <= 100);
      assert.ok(algorithm.value === null ? algorithm.isBad : algorithms.includes(String(algorithm.value)));
    }),
  );
});

test('of a value a text is made as usual; of one that cannot be a text none, and nothing is thrown', () => {
  const fail = () => {
    throw new Error('mine');
  };
  assert.deepEqual([5, null, 7n, ['a', 'b'], Symbol('mine')].map(textOf), ['5', 'null', '7', 'a,b', 'Symbol(mine)']);
  for (const value of [{ toString: fail }, Object.create(null), [Symbol('mine')], new Proxy({}, { get: fail })]) {
    assert.equal(textOf(value), null);
  }
});
