/**
 * <sudoku-position>: where the run stands, as a plain range; <sudoku-scrubber> without its picture.
 * Property in: `appearance`. Intent out: `seek` { position }.
 */
import { define, html, intend, setAttribute, setParts, setText } from '../element.js';

export class SudokuPosition extends HTMLElement {
  #range = html('input', { type: 'range', part: 'slider position', min: '0', step: '1' });
  #text = html('span');
  #depth = html('span');

  constructor() {
    super();
    this.#range.addEventListener('input', () => intend(this, { type: 'seek', position: Number(this.#range.value) }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#range, html('div', { class: 'position-line' }, [this.#text, this.#depth]));
  }

  /** @param {ReturnType<typeof import('../../app/view/strip.js').positionAppearance>} next */
  set appearance({ label, position, end, text, parts, depth }) {
    setAttribute(this.#range, 'aria-label', label);
    setAttribute(this.#range, 'aria-valuetext', text);
    setAttribute(this.#range, 'max', String(end));
    if (this.#range.value !== String(position)) this.#range.value = String(position);
    setParts(this.#text, parts, 'position');
    setText(this.#depth, depth);
  }
}

define('sudoku-position', SudokuPosition);
