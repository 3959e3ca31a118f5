/**
 * Chance that can be had again: the same seed, the same numbers (mulberry32).
 *
 *     const random = createRandom(7);
 *     random.below(6);                                   // 0 to 5
 *     random.pick(['a', 'b']);
 *     random.weighted([[9, 'often'], [1, 'seldom']]);
 *
 * @typedef {ReturnType<typeof createRandom>} Random
 */

/** @param {number} seed a whole number */
export function createRandom(seed) {
  let state = seed >>> 0;

  /** @returns {number} from 0 to 1, without 1 */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} end @returns {number} a whole number from 0 on, below the end */
  const below = (end) => Math.floor(next() * end);

  return {
    next,
    below,
    /** @template Value @param {readonly Value[]} values at least one @returns {Value} */
    pick: (values) => values[below(values.length)],
    /**
     * @template Value
     * @param {readonly (readonly [weight: number, value: Value])[]} choices at least one of a weight above 0
     * @returns {Value}
     */
    weighted(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      const found = choices.find(([weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? choices[choices.length - 1])[1];
    },
  };
}
