/**
 * Writes the answers to standard output, each to its last byte or not at all.
 *
 *     const output = new Output(process.stdout);
 *     await output.write('1.....2..3.....4,1,1432\n');   // rejected with Unwritten
 */
import { fstatSync, writeSync } from 'node:fs';

/** Characters that an empty pipe takes at once. */
const SHORT = 512;

/** An answer could not be written. */
export class Unwritten extends Error {
  /**
   * @param {string} code of the system, such as ENOSPC
   * @param {boolean} isEnough whether the reader of a pipe has closed it after some answers, as `head` does
   */
  constructor(code, isEnough) {
    super(`the answers could not be written: ${code}`);
    this.isEnough = isEnough;
  }
}

export class Output {
  #stream;
  #isFile;
  #hasWritten = false;

  /** @param {NodeJS.WriteStream & { fd?: number }} stream */
  constructor(stream) {
    this.#stream = stream;
    this.#isFile = typeof stream.fd === 'number' && !stream.isTTY && isFile(stream.fd);
    stream.on('error', () => {}); // each write is told of its own
  }

  /**
   * Settled when there is room for more.
   * @param {string} text
   */
  async write(text) {
    if (text === '') return;
    try {
      await (this.#isFile ? this.#toFile(text) : this.#toStream(text));
    } catch (error) {
      const { code = 'EIO' } = /** @type {NodeJS.ErrnoException} */ (error);
      throw new Unwritten(code, code === 'EPIPE' && this.#hasWritten);
    }
  }

  /** A stream of node loses the rest where a file takes only the first bytes. @param {string} text */
  #toFile(text) {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;) at += writeSync(/** @type {number} */ (this.#stream.fd), bytes, at);
  }

  /** A pipe may be closed within a long text: whether it took anything is seen by a short one. @param {string} text */
  async #toStream(text) {
    if (!this.#hasWritten) await this.#send(text.slice(0, SHORT));
    const rest = this.#hasWritten ? text : text.slice(SHORT);
    this.#hasWritten = true;
    if (rest) await this.#send(rest);
  }

  /** @param {string} text @returns {Promise<void>} */
  #send(text) {
    return new Promise((resolve, reject) => {
      this.#stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** A file or a device, on which writing never has to wait. @param {number} fd */
function isFile(fd) {
  const stat = fstatSync(fd);
  return stat.isFile() || stat.isCharacterDevice();
}
