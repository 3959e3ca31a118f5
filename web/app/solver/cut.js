/** Cuts bytes between lines. */

const LF = 10;
const CR = 13;

/**
 * Where to cut, so that no line is torn: after the last line that ends in `bytes`, which go on after
 * them. 0 if none ends there.
 * @param {Uint8Array} bytes
 */
export function lastLineEnd(bytes) {
  const feed = bytes.lastIndexOf(LF);
  if (feed >= 0) return feed + 1;
  // CR LF is one end, and of a CR at the very end nobody knows what follows.
  return bytes.subarray(0, -1).lastIndexOf(CR) + 1;
}

/**
 * How many of `bytes`, which go on after them, can be told apart: what follows a CR at the very end may belong to it.
 * @param {Uint8Array} bytes
 */
export const lengthUntorn = (bytes) => bytes.length - Number(bytes.at(-1) === CR);

/**
 * The start of the next line; -1 where none starts in `bytes`, or where what follows them may
 * belong to the end of this line.
 * @param {Uint8Array} bytes @param {number} from
 */
export function nextLine(bytes, from) {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === LF) return at + 1;
    if (bytes[at] === CR && at + 1 < bytes.length) return bytes[at + 1] === LF ? at + 2 : at + 1;
  }
  return -1;
}
