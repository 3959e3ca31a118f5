/**
 * A list of puzzles in pieces of whole lines, as they are asked for: a file of any length never lies
 * in memory whole.
 *
 *     const source = new ListSource(file);
 *     for (let piece; (piece = await source.next()) !== null;) use(piece.bytes);
 *
 * @typedef {{ at: number, bytes: Uint8Array }} Cut a piece: where it begins in the file, and its bytes, in a buffer of
 *   their own
 */
import { lastLineEnd, lengthUntorn, nextLine } from '../solver/cut.js';
import { Reading } from './reading.js';

/** Bytes of a piece: some 25,000 puzzles, which take a worker some thirty milliseconds. */
export const PIECE = 1 << 21;

export class ListSource {
  #blob;
  #reading;
  #piece;
  #first;
  #at = 0;
  /** The line that was begun is longer than a piece: the rest of it is left out. */
  #inLongLine = false;
  /** What is read already while the pieces before it are worked on. @type {Promise<Cut | null> | null} */
  #coming = null;

  /**
   * @param {Blob} blob a file, or a text
   * @param {number} [piece] bytes of a piece at most
   * @param {number} [first] and of the first one
   */
  constructor(blob, piece = PIECE, first = piece) {
    this.#blob = blob;
    this.#reading = new Reading(blob);
    this.#piece = piece;
    this.#first = first;
  }

  /** In bytes. */
  get size() {
    return this.#blob.size;
  }

  /** There is no more. */
  get ended() {
    return this.#at >= this.size && !this.#coming;
  }

  /**
   * The next piece; null at the end. Rejected where the file cannot be read, or not any more.
   * @returns {Promise<Cut | null>}
   */
  async next() {
    const piece = await (this.#coming ?? this.#read());
    this.#coming = this.#at < this.size ? this.#read() : null;
    this.#coming?.catch(() => {}); // whoever asks for it is told
    return piece;
  }

  /**
   * A piece that was handed out before. Rejected as `next` is.
   * @param {number} at
   * @param {number} length
   */
  async again(at, length) {
    const bytes = new Uint8Array(await this.#blob.slice(at, at + length).arrayBuffer());
    if (bytes.length < length) throw new Error('shorter than it was');
    return bytes;
  }

  /** @param {Uint8Array} bytes of a piece that nobody needs any more */
  reuse(bytes) {
    this.#reading.reuse(bytes);
  }

  /** No more pieces are wanted. */
  close() {
    this.#reading.close();
  }

  async #read() {
    while (this.#at < this.size) {
      const at = this.#at;
      const bytes = await this.#reading.next(at === 0 ? this.#first : this.#piece);
      if (bytes.length === 0) throw new Error('shorter than it was');
      const piece = this.#inLongLine ? this.#skip(bytes) : this.#take(bytes);
      this.#reading.giveBack(bytes.subarray(this.#at - at));
      if (piece) return { at, bytes: piece };
    }
    return null;
  }

  /** @param {Uint8Array} bytes */
  #take(bytes) {
    const last = this.#at + bytes.length >= this.size;
    const whole = last ? bytes.length : lastLineEnd(bytes);
    this.#inLongLine = whole === 0;
    const piece = bytes.subarray(0, whole || lengthUntorn(bytes));
    this.#at += piece.length;
    return piece;
  }

  /** @param {Uint8Array} bytes */
  #skip(bytes) {
    const start = nextLine(bytes, 0);
    this.#inLongLine = start < 0;
    const last = this.#at + bytes.length >= this.size;
    const passed = last ? bytes.length : lengthUntorn(bytes);
    this.#at += start < 0 ? passed : start;
    return null;
  }
}
