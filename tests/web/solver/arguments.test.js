import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsOf, namesOf, numberOf, options } from '../../../web/app/solver/arguments.js';
import { hostile, OwnType } from '../../support/hostile-values.js';

/**
 * What each hostile value is made plain by.
 * @type {[name: string, convert: (value: any) => unknown, hostile: string[]][]}
 */
const conversions = [
  ['a number', numberOf, ['valueOf that throws a TypeError', 'a getter that throws a TypeError']],
  ['options', (given) => options(given, { limit: (value) => value }), ['a getter that throws a TypeError']],
  ['an option', (limit) => options({ limit }, { limit: numberOf }), ['valueOf that throws a TypeError']],
  ['an array', elementsOf, ['an array with a getter that throws a TypeError']],
  [
    'names',
    namesOf,
    [
      'an iterator that throws a TypeError',
      'an iterator whose step throws a TypeError',
      'a getter that throws a TypeError',
    ],
  ],
];

for (const [name, convert, values] of conversions) {
  for (const value of values) {
    test(`${name}: the TypeError of the caller's own code comes out as it is: ${value}`, () => {
      assert.throws(
        () => convert(hostile[value]()),
        (error) => error instanceof OwnType && error.message === 'mine',
      );
    });
  }
}

/**
 * What the engine would refuse by itself.
 * @type {[name: string, convert: (value: any) => unknown, hostile: string[]][]}
 */
const refused = [
  [
    'a number',
    numberOf,
    [
      'a symbol',
      'an object without a prototype',
      'a cyclic object',
      'valueOf that gives a symbol',
      'a revoked proxy',
      'a revoked proxy of a function',
    ],
  ],
  ['options', (given) => options(given, { limit: (value) => value }), ['a revoked proxy', '10n', 'a text']],
  ['an array', elementsOf, ['a revoked proxy of an array', 'a revoked proxy']],
  [
    'names',
    namesOf,
    [
      'undefined',
      'null',
      '5',
      'an empty object',
      'a revoked proxy',
      'a detached array',
      'a proxy of bytes',
      'an iterator that is none',
      'an iterator whose step is nothing',
    ],
  ],
];

for (const [name, convert, values] of refused) {
  for (const value of values) {
    test(`${name}: what cannot be converted is SolverError 'type': ${value}`, () => {
      assert.throws(() => convert(hostile[value]()), { name: 'SolverError', code: 'type' });
    });
  }
}

test('names without end are ended by their own iterator', () => {
  let ended = 0;
  function* endless() {
    try {
      for (;;) yield 'place';
    } finally {
      ended += 1;
    }
  }
  assert.throws(() => namesOf(endless()), { code: 'kind' });
  assert.equal(ended, 1);
});

for (const step of [5, 'place', true, Symbol('place'), 10n]) {
  test(`an iterator whose step gives ${String(step)}, which is no object, is refused as engines do, at once`, () => {
    let steps = 0;
    const next = () => {
      steps += 1;
      return step;
    };
    const names = { [Symbol.iterator]: () => ({ next }) };
    assert.throws(() => [.../** @type {any} */ (names)], TypeError);
    steps = 0;
    assert.throws(() => namesOf(names), { name: 'SolverError', code: 'type' });
    assert.equal(steps, 1);
  });
}

test('what is iterable is made an array, each element once', () => {
  assert.deepEqual(
    [namesOf('ab'), namesOf(new Set(['place'])), namesOf(['place', undefined])],
    [['a', 'b'], ['place'], ['place', undefined]],
  );
});
