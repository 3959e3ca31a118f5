/**
 * Unpacks what lz-string has packed: an LZ78 with words of growing width, six bits to a character of
 * base64, the high bit first; numbers have their low bit first. The words 0, 1 and 2 mean: a new
 * character of 8 bits, one of 16 bits, the end. A new character gets the next word; then each word
 * that is read adds one more, what was read before it and its own first character.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const [BYTE, UNIT, END] = [0, 1, 2];

/** No puzzle needs more: a text can be made that grows without end. */
const LONGEST = 1 << 16;

/** @param {string} packed base64 @returns {string | null} null: this is nothing that lz-string has packed */
export function unpackBase64(packed) {
  const bits = bitsOf(packed);
  /** @type {(string | null)[]} */
  const words = [null, null, null];
  let width = 2;
  let text = '';
  let last = '';
  while (text.length < LONGEST) {
    let word = bits(width);
    if (word === END) return text;
    if (word === BYTE || word === UNIT) {
      const code = bits(word === BYTE ? 8 : 16);
      if (code === null) return null;
      words.push(String.fromCharCode(code));
      word = words.length - 1;
    }
    if (word === null || word > words.length || (word === words.length && last === '')) return null;
    const piece = words[word] ?? last + last[0];
    text += piece;
    if (last !== '') words.push(last + piece[0]);
    last = piece;
    while (words.length + (last === '' ? 0 : 1) > 2 ** width) width += 1;
  }
  return null;
}

/**
 * @param {string} packed
 * @returns {(width: number) => number | null} the next number of so many bits; null: there is no more
 */
function bitsOf(packed) {
  let at = 0;
  return (width) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++, at++) {
      const six = ALPHABET.indexOf(packed[Math.floor(at / 6)] ?? ' ');
      if (six < 0) return null;
      value += ((six >> (5 - (at % 6))) & 1) * 2 ** bit;
    }
    return value;
  };
}
