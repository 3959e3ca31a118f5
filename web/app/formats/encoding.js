/**
 * How a text is encoded, by its first two bytes: UTF-8 where they say nothing. Windows writes texts in UTF-16 at times.
 * @param {ArrayLike<number>} bytes
 * @returns {'utf-8' | 'utf-16le' | 'utf-16be'} a name that TextDecoder knows
 */
export function encodingOf({ 0: first, 1: second }) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
