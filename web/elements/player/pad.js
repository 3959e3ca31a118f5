/**
 * <sudoku-pad>: digits for the finger, and what can be done to the puzzle as a whole. Property in:
 * `appearance`. Intents out: `digit` { digit }, `erase`, `undo`, `redo`, `pen`, `advance`, `clear`, `reset`.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setName, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';

addIcons({
  pen: 'M4.5 6H6v12H4V8.5l-2 .8V7.2zM7.5 11h3V8l4.5 4-4.5 4v-3h-3zM15 7h7.5v10H15v-2h5.5V9H15z',
  advance: 'M3 5h9v14H3zm2 2v10h5V7zM14 11h3V8l4.5 4-4.5 4v-3h-3z',
  clear: 'M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7z',
  reset: 'M12 5a7 7 0 1 1-6.7 9l1.9-.6A5 5 0 1 0 8.3 8.6L11 11H4V4l2.9 3A7 7 0 0 1 12 5z',
  undo: 'M9 5 3.5 10.5 9 16v-4h6a3 3 0 0 1 0 6h-4v2h4a5 5 0 0 0 0-10H9z',
  redo: 'M15 5l5.5 5.5L15 16v-4H9a3 3 0 0 0 0 6h4v2H9a5 5 0 0 1 0-10h6z',
  erase:
    'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7z' +
    'm2.4 3.6L10 10l2 2-2 2 1.4 1.4 2-2 2 2L16.8 14l-2-2 2-2-1.4-1.4-2 2z',
});

export class SudokuPad extends HTMLElement {
  #digits = html('div', { role: 'group', class: 'digits', translate: 'no' });
  #actions = html('div', { class: 'actions' });

  constructor() {
    super();
    onPress(this, (button) => {
      const { type = '', digit } = button.dataset;
      intend(this, digit === undefined ? { type } : { type, digit: Number(digit) });
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#digits, this.#actions);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['pad']} next */
  set appearance({ label, digits, erase, actions }) {
    setAttribute(this.#digits, 'aria-label', label);
    if (this.#digits.children.length !== digits.length + 1) this.#build(digits.length, actions);
    digits.forEach((look, index) => paintButton(this.#digits.children[index], look));
    setName(this.#digits.children[digits.length], erase);
    actions.forEach((look, index) => {
      const button = this.#actions.children[index];
      setText(/** @type {Element} */ (button.lastElementChild), look.text);
      setAttribute(button, 'title', look.title);
      setEnabled(button, look.enabled);
      paintButton(button, { label: look.text, on: look.on }); // where there is little room, its text is not shown
    });
  }

  /** What is there already stays: it may have the focus. @param {number} size @param {{ id: string }[]} actions */
  #build(size, actions) {
    if (!this.#actions.firstChild) {
      this.#digits.append(html('button', { type: 'button', 'data-type': 'erase' }, [icon('erase')]));
      this.#actions.append(
        ...actions.map(({ id }) => html('button', { type: 'button', 'data-type': id }, [icon(id), html('span')])),
      );
    }
    const [...digits] = this.#digits.children;
    const erase = /** @type {Element} */ (digits.pop());
    for (const digit of digits.slice(size)) digit.remove();
    for (let digit = digits.length + 1; digit <= size; digit++) {
      erase.before(
        html('button', { type: 'button', 'data-type': 'digit', 'data-digit': String(digit) }, [String(digit)]),
      );
    }
    this.setAttribute('data-size', String(size));
  }
}

/** @param {Element} button @param {{ label: string, on: boolean | null }} look on: null for what is no switch */
function paintButton(button, { label, on }) {
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-pressed', on === null ? null : String(on));
}

define('sudoku-pad', SudokuPad);
