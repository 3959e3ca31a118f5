/**
 * <sudoku-why>: what speaks for or against each digit in a cell. Property in: `appearance`, null
 * for none; the place of the panel is kept. Intents out: `light` { digit }, null when none is in
 * hand any more; `ask` { cell: null } for Escape.
 */
import { define, html, intend, setAttribute, setText } from '../element.js';

export class SudokuWhy extends HTMLElement {
  #text = html('p');
  #digits = html('div', { class: 'why-digits', role: 'group', translate: 'no' });
  #count = -1;

  constructor() {
    super();
    /** @param {Event} event */
    const light = ({ target }) => {
      const chip = target instanceof Element ? target.closest('button') : null;
      this.#keepHeight();
      intend(this, { type: 'light', digit: chip ? Number(chip.dataset.digit) : null });
    };
    for (const type of ['pointerover', 'focusin', 'click']) this.addEventListener(type, light);
    for (const type of ['pointerleave', 'focusout']) {
      this.addEventListener(type, () => {
        this.#text.style.minHeight = '';
        intend(this, { type: 'light', digit: null });
      });
    }
  }

  /** A shorter reason would take the digits away from under the pointer, which would bring back the longer one. */
  #keepHeight() {
    this.#text.style.minHeight = `${this.#text.offsetHeight}px`;
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#text, this.#digits);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['why']} next */
  set appearance(next) {
    setAttribute(this, 'data-open', next ? '' : null);
    setAttribute(this, 'inert', next ? null : '');
    if (!next) {
      this.#text.style.minHeight = '';
      return;
    }
    setText(this.#text, next.text);
    if (next.digits.length !== this.#count) {
      this.#count = next.digits.length;
      this.#digits.replaceChildren(...next.digits.map(() => html('button', { type: 'button' }, [html('b')])));
    }
    this.#digits.hidden = this.#count === 0;
    next.digits.forEach(({ digit, allowed, tried, unit, label }, index) => {
      const chip = this.#digits.children[index];
      setAttribute(chip, 'data-digit', String(digit));
      setAttribute(chip, 'data-allowed', String(allowed));
      setAttribute(chip, 'data-tried', tried ? '' : null);
      setAttribute(chip, 'data-lit', digit === next.lit ? '' : null);
      setAttribute(chip, 'aria-label', label);
      setText(chip.children[0], String(digit));
      setAttribute(chip, 'data-unit', unit || null);
    });
  }
}

define('sudoku-why', SudokuWhy);
