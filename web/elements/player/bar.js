/**
 * <sudoku-bar>: the switch between Watch, Play, Edit, Compare and Lists, a new puzzle, the solution. Property in:
 * `appearance`. Intents out: `mode` { mode }, `choose`, `reveal`.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';

addIcons({
  reveal:
    'M12 5c5 0 9 4 10.5 7-1.5 3-5.5 7-10.5 7S3 15 1.5 12C3 9 7 5 12 5z' +
    'm0 2c-3.7 0-6.8 2.7-8.2 5 1.4 2.3 4.5 5 8.2 5s6.8-2.7 8.2-5c-1.4-2.3-4.5-5-8.2-5z' +
    'm0 1.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
  'mode-watch': 'M3 5h18v14H3zM5 7v10h14V7zM10 9l5 3-5 3z',
  'mode-play': 'M8 3h2v5h4V3h2v5h5v2h-5v4h5v2h-5v5h-2v-5h-4v5H8v-5H3v-2h5v-4H3V8h5zM10 10v4h4v-4z',
  'mode-edit': 'M4 16.5l11-11 3.5 3.5-11 11H4zM16.4 4.1l1.4-1.4 3.5 3.5-1.4 1.4z',
  'mode-compare': 'M4 12h4v8H4zM10 4h4v16h-4zM16 9h4v11h-4z',
  'mode-lists': 'M4 5h16v2H4zM4 11h16v2H4zM4 17h16v2H4z',
});

export class SudokuBar extends HTMLElement {
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

  /** @param {import('../../app/view/appearance.js').Appearance['bar']} next */
  set appearance({ label, modes, create, reveal }) {
    setAttribute(this.#modes, 'aria-label', label);
    if (this.#modes.children.length !== modes.length) {
      this.#modes.replaceChildren(
        ...modes.map(({ id }) =>
          html('button', { type: 'button', 'data-type': 'mode', 'data-mode': id }, [icon(`mode-${id}`), html('span')]),
        ),
      );
    }
    modes.forEach(({ text, on }, index) => {
      const button = this.#modes.children[index];
      setText(/** @type {Element} */ (button.lastElementChild), text);
      setAttribute(button, 'aria-label', text); // on a narrow screen only the mode that is on shows its text
      setAttribute(button, 'title', text);
      setAttribute(button, 'aria-pressed', String(on));
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
