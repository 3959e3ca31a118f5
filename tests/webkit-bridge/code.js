/**
 * Code on its way into a page. The policy of the page forbids `eval`, by which Playwright evaluates
 * what a test hands it; WebDriver's scripts may come as they are. So all code travels as part of such
 * a script, once for each document, and is known there by its number.
 */
import { Script } from 'node:vm';

/** What stands for `eval` in Playwright's own scripts. */
const EVAL = /\b(?:this\.global|this\.window|globalThis)\.eval\(/g;
/** Names under which Playwright hands code to its scripts. */
const CODE = new Set(['expression', 'callbackText']);

/** @typedef {import('./in-page/realm.js').RemoteValue} RemoteValue */

/** A text as the body of a function: that of an expression has its value. @param {string} text */
function body(text) {
  const expression = text.trim().replace(/;+$/, '');
  try {
    new Script(`(${expression}\n)`);
    return `return (${expression}\n);`;
  } catch {
    return `${text}\n`;
  }
}

/** @type {Map<string, { id: string, body: string }>} */
const known = new Map();

/** @param {string} text */
function numbered(text) {
  const found = known.get(text) ?? {
    id: `#${known.size}`,
    body: body(text).replace(EVAL, "globalThis[Symbol.for('bridge')].evaluate("),
  };
  known.set(text, found);
  return found;
}

/** What a document does not have yet. */
export class Code {
  /** @type {Set<string>} */
  #sent = new Set();
  /** @type {string[]} */
  #next = [];

  /** The number of a text. @param {string} text */
  number(text) {
    const { id, body: compiled } = numbered(text);
    if (!this.#sent.has(id)) {
      this.#sent.add(id);
      this.#next.push(`${JSON.stringify(id)}: () => { ${compiled} }`);
    }
    return id;
  }

  /**
   * Arguments of a call of Playwright's, the code in them replaced by its number.
   * @param {RemoteValue[]} values
   * @returns {RemoteValue[]}
   */
  numberAll(values) {
    return values.map((value, index) =>
      index === 3 && value.type === 'string'
        ? { type: 'string', value: this.number(value.value) }
        : this.#within(value),
    );
  }

  /** @param {RemoteValue} value @returns {RemoteValue} */
  #within(value) {
    if (value.type === 'array') {
      return { ...value, value: value.value.map((/** @type {RemoteValue} */ entry) => this.#within(entry)) };
    }
    if (value.type !== 'object') return value;
    const name = value.value.find((/** @type {[RemoteValue, RemoteValue]} */ [key]) => key.value === 'k')?.[1].value;
    return {
      ...value,
      value: value.value.map((/** @type {[RemoteValue, RemoteValue]} */ [key, entry]) => [
        key,
        key.value === 'v' && CODE.has(name) && entry.type === 'string'
          ? { type: 'string', value: this.number(entry.value) }
          : this.#within(entry),
      ]),
    };
  }

  /** What has to be compiled in the document with the next call, as the text of an object. */
  take() {
    return `{ ${this.#next.splice(0).join(',\n')} }`;
  }
}
