/**
 * <sudoku-help>: the way to the list of keys, below the board; <sudoku-foot>: the same at the end, for
 * a screen where nothing must come between board and transport. Property in: `appearance`. Intent out: `keys`.
 */
import { define, html, intend, onPress, setText } from './element.js';

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

  /** @param {import('../app/appearance.js').Appearance['help']} next */
  set appearance({ text, key }) {
    setText(this.#text, text);
    setText(this.#key, key);
  }
}

define('sudoku-help', SudokuHelp);
define('sudoku-foot', class extends SudokuHelp {});
