/**
 * Puzzles that come as texts: pasted or typed by the reader, or handed over by the page. A text
 * that comes before there is a solver to read it waits; one that cannot be read is not lost.
 *
 * @typedef {{ text: string, from: 'page' | 'user' }} Handed a text, and who handed it over
 */
import { LONGEST_TEXT } from './solver.js';

export class Reader {
  #host;
  /** @type {Handed | null} */
  #waiting = null;

  /**
   * @param {object} host
   * @param {(text: string) => import('./solver.js').ParseResult | undefined} host.parse undefined: not now
   * @param {(action: import('./state.js').Action) => void} host.dispatch
   * @param {() => import('./i18n.js').Translate | null} host.translate null until there is a language
   * @param {() => boolean} host.failed whether the solver could not be loaded
   * @param {{ open(text?: string): void, close(): void, complain(error: { text: string, index: number }): void }} host.chooser the dialog
   */
  constructor(host) {
    this.#host = host;
  }

  /** Keeps a text until `resume`. @param {Handed} handed */
  wait(handed) {
    this.#waiting = handed;
  }

  /** Reads the text that waits. @returns {boolean} whether there was one */
  resume() {
    const handed = this.#waiting;
    if (!handed || !this.#host.translate()) return false;
    this.read(handed);
    return true;
  }

  /** @param {Handed} handed */
  read({ text, from }) {
    const { translate, parse, failed, dispatch } = this.#host;
    // Lines end in LF here, as in the text field that shows the place of a mistake.
    const lines = text.length > LONGEST_TEXT ? text : text.replace(/\r\n?/g, '\n');
    const result = translate() ? parse(lines) : undefined;
    if (!result) {
      this.#waiting = { text, from };
      if (from === 'user' && failed()) this.#complain(lines, 'notice.loadFailed', {}, 0);
      return;
    }
    this.#waiting = null;
    if (result.ok) {
      this.#take(result.puzzle, from);
      return;
    }
    const { code, found, expected, line, column, index } = result.error;
    const params = { found: found ?? '', expected: expected ?? '', line, column };
    if (from === 'user') this.#complain(lines, `error.${code}`, params, index);
    else dispatch({ type: 'notice', notice: { code: 'unreadable', params: { error: this.#say(`error.${code}`, params) } } });
  }

  /** @param {string} puzzle @param {Handed['from']} from */
  #take(puzzle, from) {
    const { dispatch, chooser } = this.#host;
    if (from === 'page') {
      dispatch({ type: 'start', puzzle });
      return;
    }
    chooser.close();
    dispatch({ type: 'load', puzzle, notice: { code: 'given', offer: { code: 'undo', action: { type: 'undo' } } } });
  }

  /** Shows a text that is no puzzle, and why. @param {string} text @param {string} key @param {import('./i18n.js').Params} params @param {number} index */
  #complain(text, key, params, index) {
    const { chooser } = this.#host;
    chooser.open(text.length > LONGEST_TEXT ? undefined : text);
    chooser.complain({ text: this.#say(key, params), index });
  }

  /** @param {string} key @param {import('./i18n.js').Params} params */
  #say(key, params) {
    return this.#host.translate()?.(key, params) ?? '';
  }
}
