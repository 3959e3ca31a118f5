/**
 * <sudoku-scrubber>: the position in the run, to be read and to be dragged. Property in:
 * `appearance`. Intent out: `seek` { position }.
 */
import { define, html, intend, setAttribute, setText } from './element.js';

class SudokuScrubber extends HTMLElement {
  #range = html('input', { type: 'range', min: '0', step: '1', part: 'scrubber' });
  #text = html('span', { class: 'position' });
  #depth = html('span');

  constructor() {
    super();
    this.#range.addEventListener('input', () => intend(this, { type: 'seek', position: Number(this.#range.value) }));
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(this.#range, html('div', { class: 'position-line' }, [this.#text, this.#depth]));
  }

  /** @param {import('../app/appearance.js').Appearance['scrubber']} next */
  set appearance({ label, position, end, text, parts, depth }) {
    const range = this.#range;
    setAttribute(range, 'aria-label', label);
    setAttribute(range, 'aria-valuetext', text);
    setAttribute(range, 'max', String(end));
    if (range.value !== String(position)) range.value = String(position);
    if (this.#text.textContent !== text) {
      this.#text.replaceChildren(...parts.map((part) => (part.name === 'position' ? html('b', {}, [part.text]) : part.text)));
    }
    setText(this.#depth, depth);
  }
}

define('sudoku-scrubber', SudokuScrubber);
