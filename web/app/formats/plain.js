/**
 * Plain text to the bytes that the C++ reader takes: one byte for each UTF-16 unit, so that its
 * index and column are places in the caller's text. Digits of other scripts become 0..9, frames of
 * box-drawing characters become `|` and `+`, and what has no meaning in a puzzle becomes 127.
 */

/** Longer texts, in UTF-16 units, are not handed to C++. */
export const LONGEST_TEXT = 4096;

export const FOREIGN = 127;

/** Where the decimal digits of other scripts start: full-width, Arabic-Indic, Persian, Devanagari. */
const zeros = [0xff10, 0x0660, 0x06f0, 0x0966];

/** @param {number} unit a UTF-16 code unit @returns {number} a byte; FOREIGN: it has no meaning in a puzzle */
export function byteOf(unit) {
  if (unit === 0x0a || unit === 0x0d || unit === 0x09) return unit;
  if (unit >= 0x20 && unit < 0x7f) return unit;
  if (unit === 0xa0 || unit === 0x3000) return 0x20;
  if (unit === 0xb7 || unit === 0x2022) return 0x2e; // middle dot, bullet: an empty cell
  if (unit >= 0x2500 && unit <= 0x257f) return '│┃║╎╏┆┇┊┋'.includes(String.fromCharCode(unit)) ? 0x7c : 0x2b;
  const zero = zeros.find((start) => unit >= start && unit < start + 10);
  return zero === undefined ? FOREIGN : unit - zero + 0x30;
}

/**
 * The digits of a puzzle that is one character for each cell and no other: what parse() makes of any text, and what
 * most callers have. C++ need not read it.
 * @param {string} text
 * @param {Uint8Array} bytes room for 81 digits
 * @returns {number} the cells; 0: something else, and the bytes are used up
 */
export function readLine(text, bytes) {
  const side = Math.sqrt(text.length);
  if (side !== 9 && side !== 6 && side !== 4) return 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const digit = unit === 0x2e ? 0 : unit - 0x30;
    if (digit < 0 || digit > side) return 0;
    bytes[i] = digit;
  }
  return text.length;
}

/**
 * @param {string} text
 * @param {Uint8Array} bytes room for text.length bytes
 */
export function encode(text, bytes) {
  for (let i = 0; i < text.length; i++) bytes[i] = byteOf(text.charCodeAt(i));
}
