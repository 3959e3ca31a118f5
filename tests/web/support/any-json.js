/** Whatever JSON can hold, for the readers of what was kept. */
import fc from 'fast-check';

/** Names that mean something to the language itself: `{ toString: null }`, say, cannot be made a text. */
const meaningful = ['toString', 'valueOf', 'toJSON', 'length', 'constructor', '__proto__'];

/**
 * A value as `JSON.parse` gives it. −0 and infinity are among its numbers, as `-0` and `1e999` are JSON.
 *
 * @type {fc.Arbitrary<any>}
 */
export const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false, -0, Infinity),
    fc.double({ noNaN: true }),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...meaningful), fc.string()), tie('value'), { maxKeys: 5 }),
  ),
})).value;
