/**
 * <sudoku-picker>: which algorithm is at work, and what it does in a sentence; whether candidates
 * are shown; the way to play from here. Property in: `appearance`. Intents out: `algorithm` { algorithm },
 * `candidates`, `play-on`.
 */
import { define, html, intend, setAttribute, setText } from '../element.js';

export class SudokuPicker extends HTMLElement {
  #select = html('select', { id: 'algorithm', 'aria-describedby': 'algorithm-about' });
  #label = html('label', { for: 'algorithm' });
  #about = html('p', { id: 'algorithm-about' });
  #candidates = html('button', { type: 'button', 'data-type': 'candidates' });
  #playOn = html('button', { type: 'button', 'data-type': 'play-on' });

  constructor() {
    super();
    this.#select.addEventListener('change', () => intend(this, { type: 'algorithm', algorithm: this.#select.value }));
    for (const button of [this.#candidates, this.#playOn]) {
      button.addEventListener('click', () => intend(this, { type: button.dataset.type ?? '' }));
    }
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#label, this.#select, this.#candidates, this.#about, this.#playOn);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['picker']} next */
  set appearance({ label, chosen, about, choices, candidates, playOn }) {
    const select = this.#select;
    setText(this.#label, label);
    if (select.options.length !== choices.length) {
      select.replaceChildren(...choices.map(({ id }) => html('option', { value: id })));
    }
    choices.forEach(({ name }, index) => setText(select.options[index], name));
    if (select.value !== chosen) select.value = chosen;
    setText(this.#about, about);
    setText(this.#candidates, candidates.text);
    setAttribute(this.#candidates, 'title', candidates.title);
    setAttribute(this.#candidates, 'aria-pressed', String(candidates.on));
    setText(this.#playOn, playOn);
    this.#playOn.hidden = playOn === '';
  }
}

define('sudoku-picker', SudokuPicker);
