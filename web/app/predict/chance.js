/**
 * Which positions are asked about: what follows from a seed and a position alone, so that a whole class gets the same
 * questions whichever way each of them goes. Pure.
 */

/** 32 bits by chance. @param {number} seed @param {number} position @returns {number} */
export function rollOf(seed, position) {
  let bits = (seed ^ Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(Math.floor(position / 2 ** 32), 0x85ebca77)) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** How many places there are to each that is asked about. */
const RARE = { fine: 4, coarse: 2 };

/** @param {number} roll @param {boolean} isFine */
export const isDrawn = (roll, isFine) => (roll & 255) % (isFine ? RARE.fine : RARE.coarse) === 0;
