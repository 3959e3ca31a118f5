/**
 * <sudoku-assist>: the one thing beside the verdict that can be asked for. Property in:
 * `appearance`, null for none. Intent out: the type that the appearance names.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setText } from '../element.js';

class SudokuAssist extends HTMLElement {
  #button = html('button', { type: 'button' });

  constructor() {
    super();
    onPress(this, ({ dataset }) => intend(this, { type: dataset.type ?? '' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['assist']} next */
  set appearance(next) {
    this.hidden = next === null;
    if (!next) return;
    setText(this.#button, next.text);
    setAttribute(this.#button, 'data-type', next.type);
    setAttribute(this.#button, 'title', next.title || null);
    setAttribute(this.#button, 'aria-pressed', next.on === null ? null : String(next.on));
    setEnabled(this.#button, next.enabled);
  }
}

define('sudoku-assist', SudokuAssist);
