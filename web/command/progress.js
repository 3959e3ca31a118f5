/** How far a list is, and in the end what was found in it, for whoever looks on. */
import { mistakeSentence } from '../app/i18n/line-errors.js';
import { visible } from './visible.js';

/** @typedef {import('./answers.js').Answered} Answered @typedef {import('../app/i18n/i18n.js').Translate} Translate */

/** Milliseconds from one line of progress to the next. */
const OFTEN = 200;
/** So many lines that could not be read are told one by one. */
const TOLD = 10;

export class Progress {
  #stderr;
  #t;
  #size;
  #bytes = 0;
  #unreadable = 0;
  #puzzles = 0;
  /** With no solution, one, several; and not decided. */
  #counts = [0, 0, 0, 0];
  #shown = 0;

  /**
   * @param {NodeJS.WriteStream} stderr
   * @param {Translate} t
   * @param {number | null} size of the list in bytes; null: nobody knows
   */
  constructor(stderr, t, size) {
    this.#stderr = stderr;
    this.#t = t;
    this.#size = size;
  }

  /** Puzzles that have not exactly one solution, and lines that could not be read. */
  get unsound() {
    return this.#puzzles - this.#counts[1] + this.#unreadable;
  }

  /** @param {Answered} answered a piece of the list @param {number} linesBefore it @param {number} bytes of it */
  add({ puzzles, counts, errors, unreadable }, linesBefore, bytes) {
    this.#bytes += bytes;
    this.#puzzles += puzzles;
    this.#counts = this.#counts.map((sum, kind) => sum + counts[kind]);
    for (const error of errors.slice(0, Math.max(0, TOLD - this.#unreadable))) {
      const line = linesBefore + error.line;
      this.#line(`${line}:${error.column}: ${visible(mistakeSentence(error, this.#t))}`);
    }
    this.#unreadable += unreadable;
    this.#show();
  }

  /** What was found in all of it. */
  end() {
    const [none, unique, several, unknown] = this.#counts;
    const kinds = Object.entries({ unique, none, several, unknown, unreadable: this.#unreadable });
    const found = kinds.filter(([kind, count]) => count > 0 || kind === 'unique');
    const told = found.map(([kind, count]) => `${this.#t(`lists.kind.${kind}`)}: ${this.#t.number(count)}`);
    this.#line([this.#t('lists.puzzles', { count: this.#puzzles }), ...told].join(' · '));
  }

  /** A line that stays. @param {string} text */
  #line(text) {
    this.#stderr.write(`${this.#stderr.isTTY ? CLEAR : ''}${text}\n`);
  }

  /** A line that the next one replaces: only where somebody looks on. */
  #show() {
    const now = performance.now();
    if (!this.#stderr.isTTY || now - this.#shown < OFTEN) return;
    this.#shown = now;
    const part = this.#size ? ` · ${Math.min(Math.floor((100 * this.#bytes) / this.#size), 100)} %` : '';
    this.#stderr.write(`${CLEAR}${this.#t('lists.puzzles', { count: this.#puzzles })}${part}`);
  }
}

/** Takes back what the present line of a terminal says. */
const CLEAR = '\r\u001b[K';
