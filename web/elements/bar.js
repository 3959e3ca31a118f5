/**
 * <sudoku-bar>: the switch between Watch, Edit and Compare, a new puzzle, the solution. Property in:
 * `appearance`. Intents out: `mode` { mode }, `choose`, `reveal`.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setText } from './element.js';
import { icon } from './icons.js';

class SudokuBar extends HTMLElement {
  #modes = html('div', { role: 'group', class: 'segments' });
  #createText = html('span');
  #create = html('button', { type: 'button', 'data-type': 'choose' }, [icon('plus'), this.#createText]);
  #revealText = html('span');
  #reveal = html('button', { type: 'button', 'data-type': 'reveal' }, [icon('reveal'), this.#revealText]);

  constructor() {
    super();
    onPress(this, (button) => {
      const { type = '', mode } = button.dataset;
      intend(this, { type, mode });
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#modes, this.#create, this.#reveal);
  }

  /** @param {import('../app/appearance.js').Appearance['bar']} next */
  set appearance({ label, modes, create, reveal }) {
    setAttribute(this.#modes, 'aria-label', label);
    if (this.#modes.children.length !== modes.length) {
      this.#modes.replaceChildren(...modes.map(({ id }) => html('button', { type: 'button', 'data-type': 'mode', 'data-mode': id })));
    }
    modes.forEach(({ text, on }, index) => {
      setText(this.#modes.children[index], text);
      setAttribute(this.#modes.children[index], 'aria-pressed', String(on));
    });
    setText(this.#createText, create);
    setAttribute(this.#create, 'title', create);
    setAttribute(this.#create, 'aria-label', create); // on a narrow screen the text is not shown
    setText(this.#revealText, reveal.text);
    setAttribute(this.#reveal, 'aria-label', reveal.text);
    setAttribute(this.#reveal, 'title', reveal.title);
    setAttribute(this.#reveal, 'aria-pressed', String(reveal.on));
    setEnabled(this.#reveal, reveal.enabled);
  }
}

define('sudoku-bar', SudokuBar);
