/**
 * What a file is that holds no text, by its first bytes.
 *
 *     noTextIn(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d));   // 'pdf'
 *
 * @typedef {'picture' | 'packed' | 'pdf' | 'binary'} NoText
 */
import { encodingOf } from './encoding.js';

/** Bytes that are enough to tell. */
const TELLING_BYTES = 4096;

/** How files begin: `?` is any byte. Office documents are packed files as well. @type {[start: string, NoText][]} */
const starts = [
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF????WEBP', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['BM????\0\0\0\0', 'picture'],
  ['\0\0\x01\0', 'picture'],
  ['????ftypheic', 'picture'],
  ['????ftypheix', 'picture'],
  ['????ftypmif1', 'picture'],
  ['????ftypmsf1', 'picture'],
  ['????ftypavif', 'picture'],
  ['\xff\x0a', 'picture'],
  ['PK\x03\x04', 'packed'],
  ['PK\x05\x06', 'packed'],
  ['\x1f\x8b', 'packed'],
  ['BZh', 'packed'],
  ['\xfd7zXZ\0', 'packed'],
  ['7z\xbc\xaf\x27\x1c', 'packed'],
  ['Rar!\x1a\x07', 'packed'],
  ['\x28\xb5\x2f\xfd', 'packed'],
  ['\x04\x22\x4d\x18', 'packed'],
  ['%PDF-', 'pdf'],
  ['SQLite format 3\0', 'binary'],
];

/** @param {Uint8Array} bytes the first ones of a file @returns {NoText | null} null: it may be a text */
export function noTextIn(bytes) {
  const known = starts.find(([start]) => begins(bytes, start));
  if (known) return known[1];
  const isWide = encodingOf(bytes) !== 'utf-8';
  return !isWide && bytes.subarray(0, TELLING_BYTES).includes(0) ? 'binary' : null;
}

/** @param {Uint8Array} bytes @param {string} start */
const begins = (bytes, start) =>
  bytes.length >= start.length &&
  Array.from(start).every((sign, index) => sign === '?' || bytes[index] === sign.charCodeAt(0));

/**
 * What a file is that holds no text; null where it may be one, or cannot be read.
 * @param {Blob} blob
 */
export async function noTextOf(blob) {
  const head = await blob
    .slice(0, TELLING_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return noTextIn(new Uint8Array(head));
}
