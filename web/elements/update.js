/**
 * <sudoku-update>: says that a newer version of the page waits. Property in: `appearance`. Intents out:
 * `take` and `later`.
 */
import { define, html, onPress, intend, setAttribute, setText } from './element.js';
import { icon } from './icons.js';

export class SudokuUpdate extends HTMLElement {
  #text = html('p', { role: 'status' });
  #take = html('button', { type: 'button', 'data-type': 'take' });
  #later = html('button', { type: 'button', 'data-type': 'later', class: 'quiet' }, [icon('close')]);

  connectedCallback() {
    if (this.firstChild) return;
    this.append(this.#text, this.#take, this.#later);
    onPress(this, ({ dataset }) => intend(this, { type: dataset.type ?? '' }));
  }

  /** @param {{ text: string, take: string, later: string }} next */
  set appearance({ text, take, later }) {
    setText(this.#text, text);
    setText(this.#take, take);
    setAttribute(this.#later, 'aria-label', later);
  }
}

define('sudoku-update', SudokuUpdate);
