/**
 * <sudoku-notice>: a message that stays until it is closed, with something to do about it. Property
 * in: `appearance`, null for none. Intents out: `dismiss`, or the one that the offer names.
 */
import { define, html, intend, setName, setText } from '../element.js';
import { icon } from '../icons.js';

export class SudokuNotice extends HTMLElement {
  #text = html('p');
  #offer = html('button', { type: 'button', class: 'offer' });
  #close = html('button', { type: 'button', class: 'quiet' }, [icon('close')]);
  /** @type {{ type: string } | null} */
  #action = null;

  constructor() {
    super();
    this.#offer.addEventListener('click', () => this.#action && intend(this, this.#action));
    this.#close.addEventListener('click', () => intend(this, { type: 'dismiss' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#text, this.#offer, this.#close);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['notice']} next */
  set appearance(next) {
    this.hidden = next === null;
    if (!next) return;
    setText(this.#text, next.text);
    this.#action = next.offer?.action ?? null;
    this.#offer.hidden = !next.offer;
    setText(this.#offer, next.offer?.text ?? '');
    this.#close.hidden = next.dismiss === null;
    setName(this.#close, next.dismiss);
  }
}

define('sudoku-notice', SudokuNotice);
