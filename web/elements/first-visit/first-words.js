/**
 * <sudoku-first-words>: a card with a few words for a first visit, one after the other. Property in:
 * `appearance`; method `stand()`. Intents out: `next`, `close`.
 */
import { define, html, intend, onPress, setAttribute, setText } from '../element.js';
import { icon } from '../icons.js';

/** @typedef {{ label: string, text: string, count: string, next: string, close: string }} Appearance */

export class SudokuFirstWords extends HTMLElement {
  #text = html('p', { role: 'status' });
  #count = html('span', { class: 'count' });
  #next = html('button', { type: 'button', 'data-type': 'next', class: 'primary' });
  #close = html('button', { type: 'button', 'data-type': 'close', class: 'quiet' }, [icon('close')]);

  connectedCallback() {
    if (this.firstChild) return;
    this.setAttribute('role', 'group');
    this.append(this.#text, this.#close, html('div', {}, [this.#count, this.#next]));
    onPress(this, ({ dataset }) => intend(this, { type: dataset.type ?? '' }));
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      intend(this, { type: 'close' });
    });
  }

  /** @param {Appearance} next */
  set appearance({ label, text, count, next, close }) {
    setAttribute(this, 'aria-label', label);
    setText(this.#text, text);
    setText(this.#count, count);
    setText(this.#next, next);
    setAttribute(this.#close, 'aria-label', close);
  }

  /** Stands there on the screen; null: it is not to be seen. @param {{ left: number, top: number } | null} spot */
  stand(spot) {
    setAttribute(this, 'data-off', spot ? null : '');
    if (spot) Object.assign(this.style, { left: `${spot.left}px`, top: `${spot.top}px` });
  }
}

define('sudoku-first-words', SudokuFirstWords);
