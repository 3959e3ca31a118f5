/**
 * <sudoku-picker>: which algorithm is at work, and what it does in a sentence. Property in:
 * `appearance`. Intent out: `algorithm` { algorithm }.
 */
import { define, html, intend, setText } from './element.js';

class SudokuPicker extends HTMLElement {
  #select = html('select', { id: 'algorithm', 'aria-describedby': 'algorithm-about' });
  #label = html('label', { for: 'algorithm' });
  #about = html('p', { id: 'algorithm-about' });

  constructor() {
    super();
    this.#select.addEventListener('change', () => intend(this, { type: 'algorithm', algorithm: this.#select.value }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#label, this.#select, this.#about);
  }

  /** @param {import('../app/appearance.js').Appearance['picker']} next */
  set appearance({ label, chosen, about, choices }) {
    const select = this.#select;
    setText(this.#label, label);
    if (select.options.length !== choices.length) {
      select.replaceChildren(...choices.map(({ id }) => html('option', { value: id })));
    }
    choices.forEach(({ name }, index) => setText(select.options[index], name));
    if (select.value !== chosen) select.value = chosen;
    setText(this.#about, about);
  }
}

define('sudoku-picker', SudokuPicker);
