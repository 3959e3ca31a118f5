/** A stream of bytes in pieces of whole lines: a list of any length never lies in memory whole. */
import { encodingOf } from '../app/formats/encoding.js';
import { noTextIn } from '../app/formats/no-text.js';
import { lastLineEnd, lengthUntorn, nextLine } from '../app/solver/cut.js';
import { joined } from '../app/solver/bytes.js';
import { gridLayout } from '../app/solver/grid-lines.js';
import { GridReader } from '../app/solver/grid-reader.js';

/** A line of so many bytes holds no puzzle: what follows of it is left out. */
const LONGEST_LINE = 1 << 20;
/** Bytes that are enough to see whether they are a list. */
const HEAD = 1 << 16;

/**
 * @param {AsyncIterable<Uint8Array>} source
 * @returns {AsyncGenerator<Uint8Array, void>}
 */
export async function* wholeLines(source) {
  /** @type {Uint8Array} */
  let rest = new Uint8Array();
  let isInLongLine = false;
  for await (const chunk of source) {
    let bytes = joined([rest, chunk], Uint8Array);
    if (isInLongLine) {
      const start = nextLine(bytes, 0);
      isInLongLine = start < 0;
      bytes = bytes.subarray(isInLongLine ? lengthUntorn(bytes) : start);
    }
    const end = isInLongLine ? 0 : lastLineEnd(bytes);
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
    if (rest.length <= LONGEST_LINE) continue;
    const cut = lengthUntorn(rest);
    yield rest.subarray(0, cut);
    [rest, isInLongLine] = [rest.subarray(cut), true];
  }
  if (rest.length > 0 && !isInLongLine) yield rest;
}

/** A stream holds no text. */
export class NoTextError extends Error {
  /** @param {import('../app/formats/no-text.js').NoText} kind */
  constructor(kind) {
    super(`this is no text: ${kind}`);
    this.kind = kind;
  }
}

/**
 * A stream of text in UTF-8: what is UTF-16 is written anew. Throws NoTextError.
 * @param {AsyncIterable<Uint8Array>} source
 * @returns {AsyncGenerator<Uint8Array, void>}
 */
export async function* inUtf8(source) {
  const encoder = new TextEncoder();
  /** @type {TextDecoder | null} */
  let decoder = null;
  /** @type {Uint8Array} */
  let bytes = new Uint8Array();
  let isKnown = false;
  for await (const chunk of source) {
    bytes = joined([bytes, chunk], Uint8Array);
    if (!isKnown && bytes.length < 16) continue;
    const noText = isKnown ? null : noTextIn(bytes);
    if (noText) throw new NoTextError(noText);
    const encoding = isKnown ? 'utf-8' : encodingOf(bytes);
    if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    isKnown = true;
    yield decoder ? encoder.encode(decoder.decode(bytes, { stream: true })) : bytes;
    bytes = new Uint8Array();
  }
  const noText = isKnown ? null : noTextIn(bytes);
  if (noText) throw new NoTextError(noText);
  if (!isKnown && encodingOf(bytes) !== 'utf-8') decoder = new TextDecoder(encodingOf(bytes));
  yield decoder ? encoder.encode(decoder.decode(bytes)) : bytes;
}

/**
 * What a stream begins with.
 * @param {AsyncIterable<Uint8Array>} source
 * @returns {Promise<{ head: Uint8Array, isAll: boolean, pieces: AsyncIterable<Uint8Array> }>} head: its first whole
 *   lines; isAll: there is nothing else; pieces: all of it, the head too
 */
export async function headOf(source) {
  const lines = wholeLines(inUtf8(source));
  /** @type {Uint8Array[]} */
  const first = [];
  let length = 0;
  let isAll = false;
  while (length < HEAD && !isAll) {
    const { value, done } = await lines.next();
    if (value) first.push(value);
    length += value?.length ?? 0;
    isAll = done === true;
  }
  const head = joined(first, Uint8Array);
  return { head, isAll, pieces: after(head, lines) };
}

/** @param {Uint8Array} head @param {AsyncIterable<Uint8Array>} others */
async function* after(head, others) {
  if (head.length > 0) yield head;
  yield* others;
}

/**
 * Pieces of a list. Those of a file of grids are written anew, each puzzle in the line of its first row.
 * @param {Uint8Array} head the first whole lines
 * @param {AsyncIterable<Uint8Array>} pieces whole lines each, the head too
 * @returns {AsyncGenerator<Uint8Array, void>}
 */
export async function* withoutGrids(head, pieces) {
  const layout = gridLayout(new TextDecoder().decode(head));
  if (!layout) {
    yield* pieces;
    return;
  }
  const reader = new GridReader(layout);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  for await (const bytes of pieces) yield encoder.encode(reader.push(decoder.decode(bytes, { stream: true })));
  yield encoder.encode(reader.end());
}
