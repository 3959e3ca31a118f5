/**
 * <sudoku-update>: a button among the page's tools that takes over a newer version of the page, and
 * below it, when that cannot be done yet, why. Property in: `appearance`. Intents out: `take`, `later`.
 */
import { define, html, onPress, intend, setAttribute, setText } from '../element.js';
import { icon } from '../icons.js';

/**
 * @typedef {{ take: string, text: string, isBlocked: boolean, later: string }} Appearance isBlocked: the text says what
 *   is in the way, and is to be seen
 */

export class SudokuUpdate extends HTMLElement {
  #take = html('button', { type: 'button', 'data-type': 'take' });
  #text = html('p', { role: 'status' });
  #later = html('button', { type: 'button', 'data-type': 'later', class: 'quiet' }, [icon('close')]);

  connectedCallback() {
    if (this.firstChild) return;
    this.append(this.#take, html('div', {}, [this.#text, this.#later]));
    onPress(this, ({ dataset }) => intend(this, { type: dataset.type ?? '' }));
  }

  /** @param {Appearance} next */
  set appearance({ take, text, isBlocked, later }) {
    setText(this.#take, take);
    setText(this.#text, text);
    setAttribute(this.#later, 'aria-label', later);
    this.#later.hidden = !isBlocked;
    setAttribute(this, 'data-blocked', isBlocked ? '' : null);
  }
}

define('sudoku-update', SudokuUpdate);
