/**
 * <sudoku-help>: the way to the list of keys, a sign beside the verdict; <sudoku-foot>: the same at the
 * end, with its name, for a screen where there is no room for more signs. Property in: `appearance`. Intent out:
 * `keys`.
 */
import { define, html, intend, onPress, setAttribute, setText } from '../element.js';

class SudokuHelp extends HTMLElement {
  #text = html('span');
  #key = html('kbd', { 'aria-hidden': 'true' });
  #button = html('button', { type: 'button', class: 'quiet', 'data-type': 'keys' }, [this.#text, this.#key]);

  constructor() {
    super();
    onPress(this, () => intend(this, { type: 'keys' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['help']} next */
  set appearance({ text, key }) {
    setText(this.#text, text);
    setAttribute(this.#button, 'aria-label', text); // beside the verdict the text is not shown
    setAttribute(this.#button, 'title', text);
    setText(this.#key, key);
  }
}

define('sudoku-help', SudokuHelp);
define('sudoku-foot', class extends SudokuHelp {});
