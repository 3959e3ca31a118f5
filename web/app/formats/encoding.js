/** Bytes from the front of a text that are looked at. */
export const TELLING_BYTES = 1024;
/** From this share of them on, noughts in every other byte are what UTF-16 makes of such a text. */
const MOST = 0.7;

/**
 * How a text is encoded. A byte order mark tells it. Without one, a text is UTF-16 where every other byte is 0, as in
 * Latin letters and digits, and UTF-8 otherwise. Some programs of Windows write UTF-16.
 * @param {Uint8Array} bytes the first ones, some hundred at best
 * @returns {'utf-8' | 'utf-16le' | 'utf-16be'} a name that TextDecoder knows
 */
export function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (isLatinIn(bytes, 1)) return 'utf-16le';
  return isLatinIn(bytes, 0) ? 'utf-16be' : 'utf-8';
}

/**
 * Whether most pairs of bytes are a sign of Latin-1 and a nought, and none is a sign that texts do not have.
 * @param {Uint8Array} bytes
 * @param {0 | 1} nought where it stands in a pair
 */
function isLatinIn(bytes, nought) {
  const pairs = Math.min(bytes.length, TELLING_BYTES) >> 1;
  let latin = 0;
  for (let at = 0; at < 2 * pairs; at += 2) {
    const [sign, high] = [bytes[at + 1 - nought], bytes[at + nought]];
    if (high === 0 && isControl(sign)) return false;
    if (high === 0) latin += 1;
  }
  return pairs > 1 && latin >= MOST * pairs;
}

/** Whether it is a control character other than a blank or the end of a line. @param {number} sign */
const isControl = (sign) => (sign < 0x20 && sign !== 9 && sign !== 10 && sign !== 13) || (sign >= 0x7f && sign < 0xa0);
