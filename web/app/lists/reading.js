/**
 * Reads a blob from its front, once: by its stream, where that fills buffers of ours; else slice by slice, which costs
 * the browser three times as much.
 *
 *     const reading = new Reading(file);
 *     const bytes = await reading.next(1 << 20);   // as many, or fewer at the end
 *     reading.giveBack(bytes.slice(1000));         // these come again, first
 *     reading.close();
 *
 * @typedef {{ done: boolean, value?: Uint8Array }} Filled done: there is no more; value: the front of the buffer that
 *   was handed over, as far as it is filled, in the same memory under a new name
 * @typedef {{ read: (room: Uint8Array) => Promise<Filled>, cancel: () => Promise<unknown> }} Source
 */
import { joined } from '../solver/bytes.js';

export class Reading {
  #source;
  /** @type {Uint8Array} */
  #back = new Uint8Array();
  /** @type {ArrayBufferLike[]} */
  #spare = [];

  /** @param {Blob} blob */
  constructor(blob) {
    this.#source = streamOf(blob) ?? slicesOf(blob);
  }

  /**
   * The next bytes, in a buffer of their own. Rejected where the file cannot be read, or not any more.
   * @param {number} length
   */
  async next(length) {
    const back = this.#back.subarray(0, length);
    this.#back = this.#back.subarray(back.length);
    let bytes = this.#room(length);
    bytes.set(back);
    for (let filled = back.length; ;) {
      if (filled === length) return bytes;
      const { done, value } = await this.#source.read(bytes.subarray(filled));
      if (value) bytes = new Uint8Array(value.buffer);
      if (done || !value) return bytes.subarray(0, filled);
      filled += value.length;
    }
  }

  /** @param {Uint8Array} bytes the last ones of what came */
  giveBack(bytes) {
    this.#back = joined([bytes, this.#back], Uint8Array);
  }

  /** @param {Uint8Array} bytes that came, and that nobody needs any more: what comes next may lie there */
  reuse(bytes) {
    this.#spare.push(bytes.buffer);
  }

  /** Nothing more is wanted. */
  close() {
    this.#source.cancel().catch(() => {});
    this.#spare = [];
  }

  /** @param {number} length @returns {Uint8Array} */
  #room(length) {
    const spare = this.#spare.pop();
    return new Uint8Array(spare?.byteLength === length ? spare : new ArrayBuffer(length));
  }
}

/** Null: this browser's streams bring buffers of their own. @param {Blob} blob @returns {Source | null} */
function streamOf(blob) {
  try {
    return /** @type {Source} */ (blob.stream().getReader({ mode: 'byob' }));
  } catch {
    return null;
  }
}

/** @param {Blob} blob @returns {Source} */
function slicesOf(blob) {
  let at = 0;
  return {
    async read(room) {
      const bytes = new Uint8Array(await blob.slice(at, at + room.length).arrayBuffer());
      at += bytes.length;
      room.set(bytes);
      return { done: bytes.length === 0, value: room.subarray(0, bytes.length) };
    },
    cancel: async () => {},
  };
}
